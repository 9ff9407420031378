// Pieces by growing each from its first cell; ways by breadth-first search; a loop by plucking dead
// ends until none is left.
#include "genres/detour/pieces.h"

#include <algorithm>
#include <array>

namespace hashigo::detour {

namespace {

bool has_line(const State& s, int edge) {
    return edge >= 0 && s.marks[static_cast<std::size_t>(edge)] == Mark::Line;
}

// Calls visit(edge, next) for each line at a cell.
template <class Visit>
void each_line(const Puzzle& p, const State& s, int cell, Visit&& visit) {
    const std::array<int, 4> edges = edges_at(p.size, cell);
    for (const core::Direction side : core::kDirections) {
        const int edge = edges[static_cast<std::size_t>(side)];
        if (has_line(s, edge)) visit(edge, cell + core::stride(p.size, side));
    }
}

int lines_at(const Puzzle& p, const State& s, int cell) {
    int count = 0;
    each_line(p, s, cell, [&](int, int) { ++count; });
    return count;
}

// Grows the piece of `first` and answers its cells; counts each line at both ends. `grown` is the
// caller's, to be reused.
Piece grow(const Puzzle& p, const State& s, int first, int number, std::vector<int>& of,
           std::vector<int>& grown) {
    Piece piece{first, 0, 0};
    grown = {first};
    of[static_cast<std::size_t>(first)] = number;
    while (!grown.empty()) {
        const int cell = grown.back();
        grown.pop_back();
        ++piece.cells;
        each_line(p, s, cell, [&](int, int next) {
            ++piece.lines;
            if (of[static_cast<std::size_t>(next)] == number) return;
            of[static_cast<std::size_t>(next)] = number;
            grown.push_back(next);
        });
    }
    piece.lines /= 2;
    return piece;
}

}  // namespace

bool Pieces::any_closed() const {
    return std::any_of(all.begin(), all.end(), [](const Piece& piece) { return piece.closed(); });
}

Pieces pieces(const Puzzle& p, const State& s) {
    Pieces found;
    found.of.assign(static_cast<std::size_t>(p.size.cells()), Pieces::kNone);
    std::vector<int> grown;
    for (int cell = 0; cell < p.size.cells(); ++cell) {
        if (found.of_cell(cell) != Pieces::kNone || lines_at(p, s, cell) == 0) continue;
        const int number = static_cast<int>(found.all.size());
        found.all.push_back(grow(p, s, cell, number, found.of, grown));
        found.lines += found.all.back().lines;
    }
    return found;
}

std::vector<int> way_between(const Puzzle& p, const State& s, int from, int to) {
    std::vector<int> by(static_cast<std::size_t>(p.size.cells()), -1);  // the edge that led there
    std::vector<int> reached = {from};
    for (std::size_t k = 0; k < reached.size() && reached[k] != to; ++k) {
        each_line(p, s, reached[k], [&](int edge, int next) {
            if (next == from || by[static_cast<std::size_t>(next)] >= 0) return;
            by[static_cast<std::size_t>(next)] = edge;
            reached.push_back(next);
        });
    }
    std::vector<int> way;
    for (int cell = to; cell != from;) {
        const int edge = by[static_cast<std::size_t>(cell)];
        if (edge < 0) return {};
        way.push_back(edge);
        const auto [a, b] = ends(p.size, edge);
        cell = a == cell ? b : a;
    }
    return way;
}

std::vector<int> loop_of(const Puzzle& p, const State& s, int cell) {
    const Pieces all = pieces(p, s);
    State left = s;
    std::vector<int> loose;
    for (int one = 0; one < p.size.cells(); ++one) {
        if (lines_at(p, left, one) == 1) loose.push_back(one);
    }
    while (!loose.empty()) {
        const int end = loose.back();
        loose.pop_back();
        if (lines_at(p, left, end) != 1) continue;
        each_line(p, left, end, [&](int edge, int next) {
            left.marks[static_cast<std::size_t>(edge)] = Mark::Unknown;
            loose.push_back(next);
        });
    }
    std::vector<int> loop;
    for (int edge = 0; edge < edge_count(p.size); ++edge) {
        const int piece = all.of_cell(ends(p.size, edge).first);
        if (has_line(left, edge) && piece == all.of_cell(cell)) loop.push_back(edge);
    }
    return loop;
}

}  // namespace hashigo::detour
