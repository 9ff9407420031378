// Sets of cells whose border the rung cut watches: every region, and each side of every straight
// line that goes through the board. A cut is known by its number: regions first, then the lines
// between rows, then those between columns.
#pragma once

#include <array>
#include <cstddef>
#include <vector>

#include "genres/detour/board.h"

namespace hashigo::detour {

inline int first_row_cut(const Puzzle& p) {
    return p.regions();
}
inline int first_col_cut(const Puzzle& p) {
    return p.regions() + p.size.rows - 1;
}
inline int cut_count(const Puzzle& p) {
    return first_col_cut(p) + p.size.cols - 1;
}

// The cuts that the edge between two cells crosses: its line, and their regions where they differ.
// The cells are as ends() tells them.
struct Crossed {
    std::array<int, 3> cuts{};
    std::size_t count = 0;

    const int* begin() const { return cuts.data(); }
    const int* end() const { return cuts.data() + count; }
};
Crossed crossed(const Puzzle& p, int a, int b);

struct Crossings {
    int lines = 0;
    int open = 0;
};
std::vector<Crossings> crossings(const Puzzle& p, const State& s);

// The edges that cross a cut.
std::vector<int> edges_across(const Puzzle& p, int cut);

// Whether the loop must come to both sides of every cut.
constexpr bool must_cross(const Variant& variant) {
    return !variant.several_loops && !variant.skips;
}

}  // namespace hashigo::detour
