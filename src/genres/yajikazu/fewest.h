// The fewest clues that a board of a size can have and still exactly one answer, found by trying:
// for each answer, every choice of clues that it obeys.
#pragma once

#include <cstdint>

#include "core/budget.h"
#include "core/grid.h"
#include "core/result.h"
#include "genres/yajikazu/board.h"

namespace hashigo::yajikazu {

struct Fewest {
    std::uint64_t answers = 0;     // of the board without clues
    int clues = 0;                 // the fewest
    std::uint64_t reached_by = 0;  // answers that so many clues can make the only one
    Puzzle example{};
};

// Of the rules without variants, for boards of at most 30 cells. Fails with `limit` where the
// budget ran out; one node a clue that is tried.
core::Result<Fewest> fewest_clues(core::Size size, core::Budget& budget);

}  // namespace hashigo::yajikazu
