// Detour's board: regions bounded by walls, a number in some of them, and what is known of each
// edge. The answer is one closed line through the middle of every cell, so a state is a mark an
// edge and nothing else: whether a cell turns follows from its edges. Regions follow from the
// walls; `settle_regions` keeps the two together.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "core/grid.h"

namespace hashigo::detour {

// The largest number that puzz.link's address can hold.
inline constexpr int kMaxNumber = 77776 + 0xfffff;

// --- edges between neighbouring cells: those to the right first, row by row, then those downwards.

constexpr int across_edges(core::Size size) {
    return size.rows * (size.cols - 1);
}
constexpr int edge_count(core::Size size) {
    return across_edges(size) + (size.rows - 1) * size.cols;
}

// The edge on a side of a cell, or -1 on the border.
constexpr int edge_at(core::Size size, int cell, core::Direction side) {
    const int row = size.row(cell);
    const int col = size.col(cell);
    const int across = row * (size.cols - 1) + col;
    switch (side) {
        case core::Direction::Up: return row > 0 ? across_edges(size) + cell - size.cols : -1;
        case core::Direction::Down: return row + 1 < size.rows ? across_edges(size) + cell : -1;
        case core::Direction::Left: return col > 0 ? across - 1 : -1;
        case core::Direction::Right: return col + 1 < size.cols ? across : -1;
    }
    return -1;
}

// All four of a cell, by core::Direction.
constexpr std::array<int, 4> edges_at(core::Size size, int cell) {
    const int row = size.row(cell);
    const int col = cell - row * size.cols;
    const int across = cell - row;
    const int below = across_edges(size) + cell;
    return {row > 0 ? below - size.cols : -1, row + 1 < size.rows ? below : -1,
            col > 0 ? across - 1 : -1, col + 1 < size.cols ? across : -1};
}

constexpr bool is_across(core::Size size, int edge) {
    return edge < across_edges(size);
}

// The two cells of an edge: left and right, or upper and lower.
constexpr std::pair<int, int> ends(core::Size size, int edge) {
    if (!is_across(size, edge)) {
        const int upper = edge - across_edges(size);
        return {upper, upper + size.cols};
    }
    const int left = size.at(edge / (size.cols - 1), edge % (size.cols - 1));
    return {left, left + 1};
}

// Calls visit(edge, a, b) for every edge in order, with the cells that ends() tells.
template <class Visit>
constexpr void each_edge(core::Size size, Visit&& visit) {
    int edge = 0;
    for (int row = 0; row < size.rows; ++row) {
        const int first = size.at(row, 0);
        for (int left = first; left + 1 < first + size.cols; ++left) visit(edge++, left, left + 1);
    }
    const int uppers = size.cells() - size.cols;
    for (int upper = 0; upper < uppers; ++upper) visit(edge++, upper, upper + size.cols);
}

// The edge between two neighbouring cells, in either order, or -1 if they are not neighbours.
constexpr int edge_between(core::Size size, int a, int b) {
    for (const core::Direction side : core::kDirections) {
        if (core::step(size, a, side) == b) return edge_at(size, a, side);
    }
    return -1;
}

// --- givens

struct Clue {
    std::optional<int> number;  // how many cells of the region turn; empty: a `?`, any number
    bool there = false;

    bool binds() const { return there && number.has_value(); }
    friend bool operator==(const Clue&, const Clue&) = default;
};

// Which of the unprinted clauses hold. The defaults are the rules: one loop through every cell.
struct Variant {
    bool several_loops = false;  // the line may be several loops
    bool skips = false;          // the line may leave cells out, but there must be some line
    friend bool operator==(const Variant&, const Variant&) = default;
};

struct Puzzle {
    core::Size size;
    std::vector<std::uint8_t> walls;  // one an edge, 1: a wall. One with the same region on both
                                      // sides is legal and means nothing
    std::vector<int> region;          // one a cell: its region, numbered by first cells in raster
                                      // order; follows from the walls
    std::vector<Clue> clues;          // one a region
    Variant variant;

    int regions() const { return static_cast<int>(clues.size()); }
    int region_of(int cell) const { return region[static_cast<std::size_t>(cell)]; }
    const Clue& clue_of(int cell) const { return clues[static_cast<std::size_t>(region_of(cell))]; }
    friend bool operator==(const Puzzle&, const Puzzle&) = default;
};

// Finds the regions that the walls bound: 4-connected parts, in the order of their first cells.
// Leaves as many empty clues as there are regions.
inline void settle_regions(Puzzle& p) {
    const auto cells = static_cast<std::size_t>(p.size.cells());
    p.region.assign(cells, -1);
    p.clues.clear();
    std::vector<int> grown;
    for (int first = 0; first < p.size.cells(); ++first) {
        if (p.region_of(first) >= 0) continue;
        p.region[static_cast<std::size_t>(first)] = p.regions();
        for (grown = {first}; !grown.empty();) {
            const int cell = grown.back();
            grown.pop_back();
            for (const core::Direction side : core::kDirections) {
                const int edge = edge_at(p.size, cell, side);
                if (edge < 0 || p.walls[static_cast<std::size_t>(edge)] != 0) continue;
                const int next = core::step(p.size, cell, side);
                if (p.region_of(next) >= 0) continue;
                p.region[static_cast<std::size_t>(next)] = p.regions();
                grown.push_back(next);
            }
        }
        p.clues.emplace_back();
    }
}

// A board without inner walls, so of one region, and without a number.
inline Puzzle blank_puzzle(core::Size size) {
    Puzzle p;
    p.size = size;
    p.walls.assign(static_cast<std::size_t>(edge_count(size)), 0);
    settle_regions(p);
    return p;
}

// A puzzle from its regions, given by any number a cell: a wall wherever two of them meet. (Equal
// numbers that do not touch are several regions.)
inline Puzzle puzzle_of_regions(core::Size size, const std::vector<int>& region) {
    Puzzle p;
    p.size = size;
    p.walls.resize(static_cast<std::size_t>(edge_count(size)));
    for (int edge = 0; edge < edge_count(size); ++edge) {
        const auto [a, b] = ends(size, edge);
        const bool same =
            region[static_cast<std::size_t>(a)] == region[static_cast<std::size_t>(b)];
        p.walls[static_cast<std::size_t>(edge)] = same ? 0 : 1;
    }
    settle_regions(p);
    return p;
}

// A loop through all cells alternately enters dark and light ones, so their number is even.
constexpr bool is_odd_for_loops(core::Size size, const Variant& variant) {
    return size.cells() % 2 != 0 && !variant.skips;
}

// --- what is known

enum class Mark : std::uint8_t { Unknown, Line, Empty };

constexpr Mark opposite(Mark mark) {
    if (mark == Mark::Unknown) return Mark::Unknown;
    return mark == Mark::Line ? Mark::Empty : Mark::Line;
}

struct State {
    std::vector<Mark> marks;  // one an edge
    friend bool operator==(const State&, const State&) = default;
};

struct Fact {
    int edge = 0;
    Mark mark = Mark::Unknown;  // Line or Empty
    friend bool operator==(const Fact&, const Fact&) = default;
};

}  // namespace hashigo::detour
