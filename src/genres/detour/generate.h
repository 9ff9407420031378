// Makes puzzles, answer first: a random loop, a random division into regions, a number in each, and
// where that leaves one answer, every number dropped that turns out to be superfluous.
#pragma once

#include <optional>
#include <vector>

#include "core/budget.h"
#include "core/random.h"
#include "genres/detour/board.h"

namespace hashigo::detour {

// Divides a board at random into regions of about so many cells: a region for each cell.
std::vector<int> divide_at_random(core::Size size, int target, core::Random& random);

// Writes into every region how often the loop turns in it.
void number_all(Puzzle& p, const State& loop);

// Drops each number without which the answer is still the only one, in the given order of regions.
// Empty where the budget ended first. The answer must be the only one.
std::optional<Puzzle> drop_superfluous(Puzzle p, const std::vector<int>& order,
                                       core::Budget& budget);

// One attempt of the three steps; empty where it failed or the budget ended.
std::optional<Puzzle> attempt(core::Size size, int target, core::Random& random,
                              core::Budget& budget);

}  // namespace hashigo::detour
