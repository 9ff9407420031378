// Makes puzzles, answer first: shade at random as far as the rules allow, then buy clues until no
// other answer is left, then drop every clue that turns out to be superfluous.
#pragma once

#include <optional>

#include "core/budget.h"
#include "core/random.h"
#include "core/result.h"
#include "genres/yajikazu/board.h"

namespace hashigo::yajikazu {

// A legal answer: cells in random order, shaded where nothing touches and nothing is parted, until
// the quota round(density * cells) is met or no cell is left.
State shade_at_random(core::Size size, double density, core::Random& random);

// A puzzle whose only answer is `answer`; empty where a purchase ran out of free cells or the
// budget ended.
std::optional<Puzzle> clue_up(core::Size size, const State& answer, core::Random& random,
                              core::Budget& budget);

// Drops each clue that the puzzle is unique without, trying them in the given order. Empty where
// the budget ended first. The puzzle must be unique.
std::optional<Puzzle> drop_superfluous(Puzzle puzzle, const std::vector<int>& order,
                                       core::Budget& budget);

// Every cell that holds a clue, raster order.
std::vector<int> clue_cells(const Puzzle& p);

// One attempt of the three steps; empty where it failed or the budget ended.
std::optional<Puzzle> attempt(core::Size size, double density, core::Random& random,
                              core::Budget& budget);

}  // namespace hashigo::yajikazu
