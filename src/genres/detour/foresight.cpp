// A trail of edges, each entered into the counts of its cells, regions and cuts and then looked at;
// see foresight.h. Counts are kept even where something breaks, so that taking back is plain.
#include "genres/detour/foresight.h"

#include <utility>

#include "genres/detour/regions.h"

namespace hashigo::detour {

namespace {

using core::Direction;

// The side of its first cell on which an edge lies.
Direction side_of(const Puzzle& p, int edge) {
    return is_across(p.size, edge) ? Direction::Right : Direction::Down;
}

}  // namespace

Foresight::Foresight(const Puzzle& p, const State& s)
    : p_(p),
      must_cross_(must_cross(p.variant)),
      marks_(s.marks.size(), Mark::Unknown),
      lines_(at(p.size.cells()), 0),
      empties_(at(p.size.cells()), 0),
      regions_(p.clues.size()),
      cuts_(at(cut_count(p))),
      across_(at(cut_count(p))),
      ends_(at(p.size.cells())) {
    const bool thin = p.size.rows == 1 || p.size.cols == 1;
    if (p.variant.skips || thin || is_odd_for_loops(p.size, p.variant) || sum_is_odd(p)) return;
    for (int cell = 0; cell < p.size.cells(); ++cell) {
        const auto edges = edges_at(p.size, cell);
        for (std::size_t side = 0; side < edges.size(); ++side) {
            if (edges[side] < 0) empties_[at(cell)] |= 1U << side;
        }
        ends_[at(cell)].other = cell;
        Turning& region = regions_[at(p.region_of(cell))];
        region.cells.push_back(cell);
        region.least += can(cell).other ? 0 : 1;
        region.most += can(cell).turn ? 1 : 0;
    }
    each_edge(p.size, [&](int edge, int a, int b) {
        for (const int cut : crossed(p, a, b)) {
            across_[at(cut)].push_back(edge);
            ++cuts_[at(cut)].open;
        }
    });
    useful_ = true;
    for (int cell = 0; cell < p.size.cells(); ++cell) useful_ = useful_ && look_at_cell(cell);
    for (int k = 0; k < p.regions(); ++k) useful_ = useful_ && look_at_region(k);
    for (int k = 0; k < cut_count(p); ++k) useful_ = useful_ && look_at_cut(k);
    for (std::size_t edge = 0; edge < s.marks.size(); ++edge) {
        if (s.marks[edge] == Mark::Unknown) continue;
        useful_ = useful_ && set(static_cast<int>(edge), s.marks[edge]);
    }
    useful_ = useful_ && propagate();
}

bool Foresight::may_break(const Fact& supposed) {
    if (!useful_) return true;
    const std::size_t known = trail_.size();
    const bool sound = set(supposed.edge, supposed.mark) && propagate();
    while (trail_.size() > known) take_back();
    return !sound;
}

Allowed Foresight::can(int cell) const {
    return allowed({{}, lines_[at(cell)], empties_[at(cell)]}, false);
}

bool Foresight::set(int edge, Mark mark) {
    if (marks_[at(edge)] != Mark::Unknown) return marks_[at(edge)] == mark;
    marks_[at(edge)] = mark;
    trail_.push_back(edge);
    return true;
}

bool Foresight::propagate() {
    while (entered_ < trail_.size()) {
        const int edge = trail_[entered_++];
        const auto [a, b] = ends(p_.size, edge);
        count(edge, 1);
        if (!look(edge, a, b)) return false;
    }
    return true;
}

// Counts an edge in, or out.
void Foresight::count(int edge, int by) {
    const auto [a, b] = ends(p_.size, edge);
    const Direction side = side_of(p_, edge);
    const bool line = marks_[at(edge)] == Mark::Line;
    for (const int cut : crossed(p_, a, b)) {
        cuts_[at(cut)].open -= by;
        cuts_[at(cut)].lines += line ? by : 0;
    }
    for (const auto& [cell, bit] : {std::pair(a, side_bit(side)), {b, side_bit(opposite(side))}}) {
        Turning& region = regions_[at(p_.region_of(cell))];
        const Allowed before = can(cell);
        (line ? lines_ : empties_)[at(cell)] ^= bit;
        const Allowed after = can(cell);
        region.least += (after.other ? 0 : 1) - (before.other ? 0 : 1);
        region.most += (after.turn ? 1 : 0) - (before.turn ? 1 : 0);
    }
}

bool Foresight::look(int edge, int a, int b) {
    if (!look_at_cell(a) || !look_at_cell(b)) return false;
    if (marks_[at(edge)] == Mark::Line && !p_.variant.several_loops && !join(a, b)) return false;
    if (!look_at_region(p_.region_of(a)) || !look_at_region(p_.region_of(b))) return false;
    for (const int cut : crossed(p_, a, b)) {
        if (!look_at_cut(cut)) return false;
    }
    return true;
}

bool Foresight::look_at_cell(int cell) {
    const int lines = count_sides(lines_[at(cell)]);
    const int left = count_sides(open(cell));
    if (lines > 2 || lines + left < 2) return false;
    if (lines == 2) return set_open(cell, kAllSides, Mark::Empty);
    return lines + left > 2 || set_open(cell, kAllSides, Mark::Line);
}

bool Foresight::set_open(int cell, Sides which, Mark mark) {
    const Sides bits = which & open(cell);
    if (bits == 0) return true;
    const auto edges = edges_at(p_.size, cell);
    for (std::size_t side = 0; side < edges.size(); ++side) {
        if ((bits >> side & 1U) != 0 && !set(edges[side], mark)) return false;
    }
    return true;
}

bool Foresight::look_at_region(int region) {
    const Clue& clue = p_.clues[at(region)];
    const Turning& turning = regions_[at(region)];
    if (!clue.binds()) return true;
    if (*clue.number < turning.least || *clue.number > turning.most) return false;
    const bool straight = *clue.number == turning.least;
    if (turning.least == turning.most || (!straight && *clue.number != turning.most)) return true;
    for (const int cell : turning.cells) {
        const Allowed now = can(cell);
        if (!now.turn || !now.other) continue;
        const Around around{{}, lines_[at(cell)], empties_[at(cell)]};
        const Shared shared = shared_by(around, !straight, false);
        if (!set_open(cell, shared.line, Mark::Line)) return false;
        if (!set_open(cell, shared.empty, Mark::Empty)) return false;
    }
    return true;
}

bool Foresight::look_at_cut(int cut) {
    const auto [lines, open] = cuts_[at(cut)];
    if (across_[at(cut)].empty()) return true;  // a lone region has no border
    if (must_cross_ && lines + open < 2) return false;
    if (open == 0) return lines % 2 == 0;
    const bool both = must_cross_ && lines + open == 2;
    if (!both && open != 1) return true;
    const Mark mark = both || lines % 2 != 0 ? Mark::Line : Mark::Empty;
    for (const int edge : across_[at(cut)]) {
        if (marks_[at(edge)] == Mark::Unknown && !set(edge, mark)) return false;
    }
    return true;
}

// Joins the pieces at both ends of a line that was entered, and keeps the new one open.
bool Foresight::join(int a, int b) {
    const End from = ends_[at(a)];
    const End to = ends_[at(b)];
    if (from.other == b) return from.cells == p_.size.cells();
    joined_.push_back({entered_, from.other, to.other, ends_[at(from.other)], ends_[at(to.other)]});
    const int cells = from.cells + to.cells;
    ends_[at(from.other)] = {to.other, cells};
    ends_[at(to.other)] = {from.other, cells};
    if (cells == p_.size.cells()) return true;
    const int edge = edge_between(p_.size, from.other, to.other);
    return edge < 0 || marks_[at(edge)] != Mark::Unknown || set(edge, Mark::Empty);
}

void Foresight::take_back() {
    const int edge = trail_.back();
    if (entered_ == trail_.size()) {
        count(edge, -1);
        if (!joined_.empty() && joined_.back().at == entered_) {
            const Joined& last = joined_.back();
            ends_[at(last.a)] = last.a_was;
            ends_[at(last.b)] = last.b_was;
            joined_.pop_back();
        }
        --entered_;
    }
    marks_[at(edge)] = Mark::Unknown;
    trail_.pop_back();
}

}  // namespace hashigo::detour
