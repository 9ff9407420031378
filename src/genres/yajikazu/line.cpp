// The dynamic programme along a line, from both ends, so that the effect of one more mark anywhere
// is read off in constant time.
#include "genres/yajikazu/line.h"

#include <algorithm>

namespace hashigo::yajikazu {

std::optional<Totals> line_totals(const Puzzle& p, const State& s, int clue) {
    const auto arrow = *p.clues[static_cast<std::size_t>(clue)].arrow;
    Fullest fullest;
    int shaded = 0;
    core::walk(p.size, clue, arrow, [&](int cell) {
        const Mark mark = s.marks[static_cast<std::size_t>(cell)];
        fullest = fullest.extended(mark);
        shaded += mark == Mark::Shaded ? 1 : 0;
    });
    if (fullest.best() < 0) return std::nullopt;
    return Totals{shaded, fullest.best()};
}

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

void Line::measure() {
    const std::size_t n = marks_.size();
    front_.assign(n + 1, {});
    back_.assign(n + 1, {});
    for (std::size_t k = 0; k < n; ++k) front_[k + 1] = front_[k].extended(marks_[k]);
    for (std::size_t k = n; k-- > 0;) back_[k] = back_[k + 1].extended(marks_[k]);
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
