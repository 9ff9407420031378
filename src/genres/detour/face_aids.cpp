// What is done for players who want it: crosses where a cell's line is complete, and the loop once
// more from its first cell.
#include "genres/detour/cell.h"
#include "genres/detour/genre.h"
#include "genres/detour/pieces.h"
#include "genres/detour/state.h"

namespace hashigo::detour {

namespace {

Mark& mark_at(State& s, int edge) {
    return s.marks[static_cast<std::size_t>(edge)];
}

bool passed(const Puzzle& p, const State& s, int cell) {
    return count_sides(around(p, s, cell).line) == 2;
}

// The line by which one goes on from a cell, other than the one by which it was reached; to the
// right where there is a choice.
core::Direction onward(const Puzzle& p, const State& s, int cell, int back) {
    for (const core::Direction side :
         {core::Direction::Right, core::Direction::Down, core::Direction::Left}) {
        const int edge = edge_at(p.size, cell, side);
        if (edge < 0 || edge == back) continue;
        if (s.marks[static_cast<std::size_t>(edge)] == Mark::Line) return side;
    }
    return core::Direction::Up;
}

bool is_loop(const Puzzle& p, const State& s) {
    const Pieces found = pieces(p, s);
    if (found.all.size() != 1 || !found.any_closed()) return false;
    for (int cell = 0; cell < p.size.cells(); ++cell) {
        if (found.of_cell(cell) != Pieces::kNone && !passed(p, s, cell)) return false;
    }
    return true;
}

// The edges of a loop in its order.
std::vector<int> in_order(const Puzzle& p, const State& s) {
    const int first = pieces(p, s).all.front().first;
    std::vector<int> edges;
    int cell = first;
    do {
        const core::Direction side = onward(p, s, cell, edges.empty() ? -1 : edges.back());
        edges.push_back(edge_at(p.size, cell, side));
        cell = core::step(p.size, cell, side);
    } while (cell != first);
    return edges;
}

void cross_out(const Puzzle& p, int cell, core::Touched<State>& followed) {
    for (const core::Direction side : core::kDirections) {
        const int edge = edge_at(p.size, cell, side);
        if (edge < 0 || mark_at(followed.after, edge) != Mark::Unknown) continue;
        mark_at(followed.after, edge) = Mark::Empty;
        followed.changed.push_back(edge_site(p, edge));
    }
}

}  // namespace

core::Touched<State> Detour::follow(const Puzzle& p, const State& marks,
                                    const core::Sites& changed) {
    core::Touched<State> followed{marks, {}, {}};
    for (const core::Site& site : changed) {
        const int drawn = edge_of(p, site);
        if (mark_at(followed.after, drawn) != Mark::Line) continue;
        const auto [a, b] = ends(p.size, drawn);
        for (const int cell : {a, b}) {
            if (passed(p, marks, cell)) cross_out(p, cell, followed);
        }
    }
    return followed;
}

std::vector<State> Detour::replay(const Puzzle& p, const State& marks) {
    if (!is_loop(p, marks)) return {marks};
    State s = start(p);
    std::vector<State> states{s};
    for (const int edge : in_order(p, marks)) {
        mark_at(s, edge) = Mark::Line;
        states.push_back(s);
    }
    states.back() = marks;
    return states;
}

}  // namespace hashigo::detour
