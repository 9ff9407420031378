// What the rules allow as the next pick: from the last picked place straight on in a direction,
// over empty and emptied places, to the first stone left; not back the way one came.
#pragma once

#include <optional>
#include <vector>

#include "genres/goishi/board.h"

namespace hashigo::goishi {

// The stones not yet picked, one a cell. Strays count as lying.
std::vector<char> remaining(const Puzzle& p, const State& s);

// How many stones are not yet picked.
int stones_left(const Puzzle& p, const State& s);

// The first stone left beyond `from` in a direction, or -1.
int first_stone(const Puzzle& p, const std::vector<char>& left, int from, core::Direction d);

// From one cell to another of its row or column; empty where they share none, or are the same.
std::optional<core::Direction> direction(core::Size size, int from, int to);

// The direction in which the last pick was reached; empty before the second.
std::optional<core::Direction> arrival(const Puzzle& p, const State& s);

// Every cell that the rules allow as the next pick, raster order, whether or not it is known to be
// wrong. Before the first pick every stone.
std::vector<int> allowed(const Puzzle& p, const State& s);

// Those of allowed() that are not ruled out.
std::vector<int> candidates(const Puzzle& p, const State& s);

}  // namespace hashigo::goishi
