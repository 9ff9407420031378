// The trail, the queue of soiled lanes, and the three rules; see propagate.h.
#include "genres/yajikazu/propagate.h"

#include <algorithm>

namespace hashigo::yajikazu {

namespace {

std::size_t at(int k) {
    return static_cast<std::size_t>(k);
}

}  // namespace

Propagator::Propagator(const Puzzle& p)
    : connected_(!p.variant.unconnected),
      thin_(p.size.rows == 1 || p.size.cols == 1),
      state_{std::vector<Mark>(at(p.size.cells()), Mark::Unknown)},
      lanes_(p.size),
      links_(p.size) {
    for (int cell = 0; cell < p.size.cells(); ++cell) {
        if (p.clues[at(cell)].binds()) lanes_.add(cell, p.clues[at(cell)]);
    }
}

bool Propagator::begin(const State& s) {
    lanes_.soil_all();
    for (std::size_t cell = 0; cell < s.marks.size(); ++cell) {
        if (s.marks[cell] == Mark::Unknown) continue;
        if (!set(static_cast<int>(cell), s.marks[cell])) return false;
    }
    return keep_strip_together() && propagate();
}

// In a strip an inner shaded cell would part its two neighbours, and a lone cell must be white.
bool Propagator::keep_strip_together() {
    if (!connected_ || !thin_) return true;
    const int cells = static_cast<int>(state_.marks.size());
    if (cells == 1) return set(0, Mark::White);
    for (int cell = 1; cell + 1 < cells; ++cell) {
        if (!set(cell, Mark::White)) return false;
    }
    return true;
}

void Propagator::undo(std::size_t decided) {
    while (trail_.size() > decided) {
        const int cell = trail_.back();
        if (entered_.back() != 0) links_.leave();
        trail_.pop_back();
        entered_.pop_back();
        lanes_.flip(cell, mark(cell));
        state_.marks[at(cell)] = Mark::Unknown;
    }
    head_ = trail_.size();
}

bool Propagator::set(int cell, Mark mark) {
    Mark& now = state_.marks[at(cell)];
    if (now != Mark::Unknown) return now == mark;
    now = mark;
    lanes_.flip(cell, mark);
    trail_.push_back(cell);
    entered_.push_back(0);
    return true;
}

bool Propagator::propagate() {
    bool sound = take_trail();
    while (sound && lanes_.soiled()) {
        const Lane& lane = lanes_.take_soiled();
        sound = std::all_of(lane.sights.begin(), lane.sights.end(),
                            [this](int clue) { return check_clue(clue); }) &&
                take_trail();
    }
    lanes_.forget_soiled();
    return sound;
}

bool Propagator::take_trail() {
    while (head_ < trail_.size()) {
        const int cell = trail_[head_];
        if (mark(cell) == Mark::Shaded && !take_shaded(cell)) return false;
        ++head_;
        lanes_.soil(cell);
    }
    return true;
}

bool Propagator::take_shaded(int cell) {
    for (const int next : links_.neighbours(cell)) {
        if (!set(next, Mark::White)) return false;
    }
    if (!connected_ || thin_) return true;
    entered_[head_] = 1;
    return links_.enter(cell, [this](int next) { return whiten_if_closing(next); });
}

bool Propagator::check_clue(int clue) {
    const Sight& sight = lanes_.sight(clue);
    const Mark own = mark(sight.cell);
    if (own == Mark::Shaded) return true;
    const Reach reach = lanes_.reach(clue);
    if (!reach.has(sight.number)) {
        return own == Mark::Unknown && set(sight.cell, Mark::Shaded);
    }
    if (own != Mark::White || reach.least == reach.most) return true;
    const auto force = [this](int cell, Mark mark) { return set(cell, mark); };
    if (sight.number == reach.least) return lanes_.whiten(clue, force);
    return sight.number < reach.most || lanes_.alternate(clue, force);
}

bool Propagator::whiten_if_closing(int cell) {
    if (mark(cell) != Mark::Unknown || !links_.closes(cell)) return true;
    return set(cell, Mark::White);
}

}  // namespace hashigo::yajikazu
