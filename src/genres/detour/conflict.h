// Why a board has no answer: numbers and marks that contradict each other, none of which could be
// left out.
#pragma once

#include <optional>
#include <vector>

#include "core/budget.h"
#include "genres/detour/board.h"

namespace hashigo::detour {

struct Conflict {
    std::vector<int> regions;  // whose numbers take part
    std::vector<int> edges;    // whose marks do
};

// Of the numbers of `p` and the marks of `s`, a set that leaves no answer, while every part of it
// does. There may be others, and smaller ones. Empty lists where the board itself has no answer.
// Nothing where there is an answer, or the budget ended first.
std::optional<Conflict> smallest_conflict(const Puzzle& p, const State& s, core::Budget& budget);

}  // namespace hashigo::detour
