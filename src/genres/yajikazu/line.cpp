// The dynamic programme along a line, from both ends, so that the effect of one more mark anywhere
// is read off in constant time.
#include "genres/yajikazu/line.h"

#include <algorithm>

namespace hashigo::yajikazu {

void Line::look(const Puzzle& p, const State& s, int clue) {
    cells_.clear();
    marks_.clear();
    const auto arrow = *p.clues[static_cast<std::size_t>(clue)].arrow;
    core::walk(p.size, clue, arrow, [&](int cell) {
        cells_.push_back(cell);
        marks_.push_back(s.marks[static_cast<std::size_t>(cell)]);
    });
    measure();
}

void Line::set(std::size_t k, Mark mark) {
    marks_[k] = mark;
    measure();
}

Line::Fullest Line::extend(Fullest before, Mark mark) {
    return {mark == Mark::Shaded ? kNever : before.best(),
            mark == Mark::White ? kNever : before.white + 1};
}

void Line::measure() {
    const std::size_t n = marks_.size();
    front_.assign(n + 1, {0, kNever});
    back_.assign(n + 1, {0, kNever});
    for (std::size_t k = 0; k < n; ++k) front_[k + 1] = extend(front_[k], marks_[k]);
    for (std::size_t k = n; k-- > 0;) back_[k] = extend(back_[k + 1], marks_[k]);
    shaded_ = static_cast<int>(std::count(marks_.begin(), marks_.end(), Mark::Shaded));
}

std::optional<Totals> Line::totals() const {
    const int most = front_.back().best();
    if (most < 0) return std::nullopt;
    return Totals{shaded_, most};
}

std::optional<Totals> Line::totals_with(std::size_t k, Mark mark) const {
    const bool shade = mark == Mark::Shaded;
    const int most =
        shade ? front_[k].white + 1 + back_[k + 1].white : front_[k].best() + back_[k + 1].best();
    if (most < 0) return std::nullopt;
    return Totals{shaded_ + (shade ? 1 : 0), most};
}

}  // namespace hashigo::yajikazu
