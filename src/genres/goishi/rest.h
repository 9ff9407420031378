// The stones left as the rungs look at them: who shares a row or column with whom, whatever lies
// between, for that may be gone by the time it matters. A place is a cell; a line is a row,
// numbered from 0, or a column, numbered on from there.
#pragma once

#include <optional>
#include <vector>

#include "core/grid.h"
#include "genres/goishi/board.h"

namespace hashigo::goishi {

// The state after a candidate is picked.
State after(const State& s, int cell);

// The stones left, raster order.
std::vector<int> stones_of(const Puzzle& p, const State& s);

int row_line(core::Size size, int cell);
int column_line(core::Size size, int cell);
bool in_line(core::Size size, int a, int b);

// A smallest group of stones left that no row or column joins to the others; empty if all hang
// together.
std::vector<int> cut_off(const Puzzle& p, const State& s);

// The stones left with at most one other in their lines, if there are too many of them: three, or
// two that are out of line with the last pick; else none.
std::vector<int> surplus_ends(const Puzzle& p, const State& s);

}  // namespace hashigo::goishi
