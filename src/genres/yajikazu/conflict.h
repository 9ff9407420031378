// Why a board has no answer: clues and marks that contradict each other, none of which could be
// left out.
#pragma once

#include <optional>
#include <vector>

#include "core/budget.h"
#include "genres/yajikazu/board.h"

namespace hashigo::yajikazu {

struct Conflict {
    std::vector<int> clues;  // cells, raster order
    std::vector<int> marks;
};

// Of the clues of `p` and the marks of `s`, a set that leaves no answer, while every part of it
// does. There may be others, and smaller ones. Empty where there is an answer, or the budget ended
// first.
std::optional<Conflict> smallest_conflict(const Puzzle& p, const State& s, core::Budget& budget);

}  // namespace hashigo::yajikazu
