// How many puzzles of few stones there are on a grid of any size, exactly. The proof is in the
// README under "The stone-count theorem".
#pragma once

#include <cstdint>
#include <string>

#include "core/grid.h"

namespace hashigo::goishi {

inline constexpr int kMostStones = 11;

// Boards with so many stones, none of whose rows and columns is empty, that have exactly one
// answer. Rows and columns may be exchanged. At most kMostStones stones.
std::uint64_t tight_puzzles(int rows, int cols, int stones);

struct StoneCount {
    std::string boards;   // ways to lay that many stones, in decimal
    std::string puzzles;  // with exactly one answer; 0 for one stone, which asks for nothing
};

// 1 <= stones <= kMostStones.
StoneCount stone_count(core::Size size, int stones);

}  // namespace hashigo::goishi
