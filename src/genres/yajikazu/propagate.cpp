// The trail, the queue of dirty lines, and the three rules; see propagate.h.
#include "genres/yajikazu/propagate.h"

#include <algorithm>
#include <array>

#include "core/bits.h"

namespace hashigo::yajikazu {

namespace {

std::size_t at(int k) {
    return static_cast<std::size_t>(k);
}

}  // namespace

Propagator::Propagator(const Puzzle& p)
    : rows_(p.size.rows),
      border_(p.size.cells()),
      connected_(!p.variant.unconnected),
      thin_(p.size.rows == 1 || p.size.cols == 1),
      state_{std::vector<Mark>(at(p.size.cells()), Mark::Unknown)},
      in_forest_(at(p.size.cells()), 0),
      forest_(p.size.cells() + 1, p.size.cells(), p.size.rows + p.size.cols) {
    lay_out(p);
    for (int cell = 0; cell < p.size.cells(); ++cell) {
        if (p.clues[at(cell)].binds()) add_clue(p, cell);
    }
}

void Propagator::lay_out(const Puzzle& p) {
    const auto [rows, cols] = p.size;
    const auto lay_lane = [&](int first, int stride, int length) {
        Lane lane;
        lane.first = first;
        lane.stride = stride;
        lane.shaded.assign(core::words_for(at(length)), 0);
        lane.open.assign(core::words_for(at(length)), 0);
        for (std::size_t w = 0; w < lane.open.size(); ++w) {
            lane.open[w] = core::range_mask(w, 0, at(length));
        }
        lanes_.push_back(std::move(lane));
    };
    for (int row = 0; row < rows; ++row) lay_lane(row * cols, 1, cols);
    for (int col = 0; col < cols; ++col) lay_lane(col, cols, rows);

    constexpr std::array<std::array<int, 2>, 4> kDiagonals = {{{-1, -1}, {-1, 1}, {1, -1}, {1, 1}}};
    for (int cell = 0; cell < p.size.cells(); ++cell) {
        Place place;
        place.row = p.size.row(cell);
        place.col = p.size.col(cell);
        core::each_neighbour(p.size, cell, [&](int next) { place.neighbours.push_back(next); });
        place.border = place.neighbours.size() < core::kDirections.size();
        for (const auto& [down, right] : kDiagonals) {
            if (!p.size.contains(place.row + down, place.col + right)) continue;
            place.diagonals.push_back(p.size.at(place.row + down, place.col + right));
        }
        places_.push_back(std::move(place));
    }
}

void Propagator::add_clue(const Puzzle& p, int cell) {
    const Clue& clue = p.clues[at(cell)];
    const Place& place = places_[at(cell)];
    const bool across =
        *clue.arrow == core::Direction::Left || *clue.arrow == core::Direction::Right;
    const bool backward =
        *clue.arrow == core::Direction::Left || *clue.arrow == core::Direction::Up;
    const std::size_t here = at(across ? place.col : place.row);
    const std::size_t length = at(across ? p.size.cols : p.size.rows);
    Lane& lane = across ? row_of(place) : col_of(place);
    lane.clues.push_back({cell, *clue.number, backward ? 0 : here + 1, backward ? here : length});
}

bool Propagator::begin(const State& s) {
    for (std::size_t lane = 0; lane < lanes_.size(); ++lane) soil(static_cast<int>(lane));
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
    std::size_t joins = forest_.joins();
    while (trail_.size() > decided) {
        const int cell = trail_.back();
        const std::size_t before = entered_.back();
        trail_.pop_back();
        entered_.pop_back();
        if (before != kNotEntered) {
            joins = before;
            in_forest_[at(cell)] = 0;
        }
        flip_bits(places_[at(cell)], mark(cell));
        state_.marks[at(cell)] = Mark::Unknown;
    }
    forest_.undo_to(joins);
    head_ = trail_.size();
}

bool Propagator::set(int cell, Mark mark) {
    Mark& now = state_.marks[at(cell)];
    if (now != Mark::Unknown) return now == mark;
    now = mark;
    flip_bits(places_[at(cell)], mark);
    trail_.push_back(cell);
    entered_.push_back(kNotEntered);
    return true;
}

// Toggling is its own inverse, so that set and undo share it.
void Propagator::flip_bits(const Place& place, Mark mark) {
    const auto flip = [mark](Lane& lane, std::size_t bit) {
        const std::uint64_t one = std::uint64_t{1} << (bit % core::kWordBits);
        lane.open[bit / core::kWordBits] ^= one;
        if (mark == Mark::Shaded) lane.shaded[bit / core::kWordBits] ^= one;
    };
    flip(row_of(place), at(place.col));
    flip(col_of(place), at(place.row));
}

void Propagator::soil(int lane) {
    if (lanes_[at(lane)].dirty || lanes_[at(lane)].clues.empty()) return;
    lanes_[at(lane)].dirty = true;
    dirty_.push_back(lane);
}

bool Propagator::propagate() {
    bool sound = take_trail();
    while (sound && !dirty_.empty()) {
        Lane& lane = lanes_[at(dirty_.back())];
        dirty_.pop_back();
        lane.dirty = false;
        sound = check_lane(lane) && take_trail();
    }
    for (const int lane : dirty_) lanes_[at(lane)].dirty = false;
    dirty_.clear();
    return sound;
}

bool Propagator::take_trail() {
    while (head_ < trail_.size()) {
        const std::size_t k = head_++;
        const int cell = trail_[k];
        if (mark(cell) == Mark::Shaded && !take_shaded(cell, k)) return false;
        const Place& place = places_[at(cell)];
        soil(place.row);
        soil(rows_ + place.col);
    }
    return true;
}

bool Propagator::take_shaded(int cell, std::size_t trail_index) {
    for (const int next : places_[at(cell)].neighbours) {
        if (!set(next, Mark::White)) return false;
    }
    if (!connected_ || thin_) return true;
    entered_[trail_index] = forest_.joins();
    in_forest_[at(cell)] = 1;
    return enter_forest(cell);
}

bool Propagator::check_lane(Lane& lane) {
    return std::all_of(lane.clues.begin(), lane.clues.end(),
                       [&](const LineClue& clue) { return check_clue(lane, clue); });
}

bool Propagator::check_clue(const Lane& lane, const LineClue& clue) {
    const Mark own = mark(clue.cell);
    if (own == Mark::Shaded) return true;
    int least = 0;
    core::RunHalves room;
    for (std::size_t w = 0; w < lane.open.size(); ++w) {
        const std::uint64_t seen = core::range_mask(w, clue.from, clue.to);
        least += std::popcount(lane.shaded[w] & seen);
        room.add(lane.open[w] & seen);
    }
    const int most = least + room.total();
    if (clue.number < least || clue.number > most) {
        return own == Mark::Unknown && set(clue.cell, Mark::Shaded);
    }
    if (own != Mark::White || room.total() == 0) return true;
    if (clue.number == least) return whiten(lane, clue);
    return clue.number < most || alternate(lane, clue);
}

bool Propagator::is_open(const Lane& lane, std::size_t place) const {
    return ((lane.open[place / core::kWordBits] >> (place % core::kWordBits)) & 1U) != 0;
}

bool Propagator::whiten(const Lane& lane, const LineClue& clue) {
    for (std::size_t k = clue.from; k < clue.to; ++k) {
        const int cell = lane.first + lane.stride * static_cast<int>(k);
        if (is_open(lane, k) && !set(cell, Mark::White)) return false;
    }
    return true;
}

// The line must be as full as it can be: an odd run of open cells alternates, an even one may
// still be filled in several ways.
bool Propagator::alternate(const Lane& lane, const LineClue& clue) {
    for (std::size_t k = clue.from; k < clue.to;) {
        std::size_t end = k;
        while (end < clue.to && is_open(lane, end)) ++end;
        const bool odd = (end - k) % 2 == 1;
        for (std::size_t j = k; odd && j < end; ++j) {
            const int cell = lane.first + lane.stride * static_cast<int>(j);
            if (!set(cell, (j - k) % 2 == 0 ? Mark::Shaded : Mark::White)) return false;
        }
        k = std::max(end, k + 1);
    }
    return true;
}

bool Propagator::enter_forest(int cell) {
    if (closes_loop(cell)) return false;
    const Place& place = places_[at(cell)];
    if (place.border && !link(cell, border_)) return false;
    for (const int next : place.diagonals) {
        if (in_forest_[at(next)] != 0 && !link(cell, next)) return false;
    }
    return std::all_of(place.diagonals.begin(), place.diagonals.end(),
                       [&](int next) { return whiten_if_closing(next); });
}

// After a join, only cells beside the smaller part can have come to touch one part twice.
bool Propagator::link(int cell, int other) {
    if (!forest_.join(cell, other)) return false;
    bool sound = true;
    forest_.each_joined([&](int node) {
        if (node == border_) {
            for (int next = 0; next < border_; ++next) {
                if (places_[at(next)].border) sound = sound && whiten_if_closing(next);
            }
            return;
        }
        for (const int next : places_[at(node)].diagonals) {
            sound = sound && whiten_if_closing(next);
        }
    });
    return sound;
}

bool Propagator::whiten_if_closing(int cell) {
    if (mark(cell) != Mark::Unknown || !closes_loop(cell)) return true;
    return set(cell, Mark::White);
}

bool Propagator::closes_loop(int cell) const {
    const Place& place = places_[at(cell)];
    std::array<int, 5> roots{};
    std::size_t count = 0;
    if (place.border) roots[count++] = forest_.root(border_);
    for (const int next : place.diagonals) {
        if (in_forest_[at(next)] == 0) continue;
        const int root = forest_.root(next);
        if (std::find(roots.begin(), roots.begin() + static_cast<std::ptrdiff_t>(count), root) !=
            roots.begin() + static_cast<std::ptrdiff_t>(count)) {
            return true;
        }
        roots[count++] = root;
    }
    return false;
}

}  // namespace hashigo::yajikazu
