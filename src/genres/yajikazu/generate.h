// Makes puzzles, answer first: shade at random as far as the rules allow, then buy clues until no
// other answer is left (purchase.h), then drop every clue that turns out to be superfluous.
#pragma once

#include <optional>
#include <vector>

#include "core/budget.h"
#include "core/random.h"
#include "genres/yajikazu/board.h"
#include "genres/yajikazu/clue_set.h"
#include "genres/yajikazu/purchase.h"
#include "genres/yajikazu/shade.h"

namespace hashigo::yajikazu {

struct Recipe {
    double density = 0.22;
    bool packed = false;  // shade until nothing more can be shaded, whatever the density
    Tastes tastes;
    Variant variant{};  // the rules under which there shall be one answer only
};

// Cells whose clues stand or fall together.
using Groups = std::vector<std::vector<int>>;
// Every cell that holds a clue, raster order; by its symmetry, each group once.
Groups clue_groups(const Puzzle& p, Symmetry symmetry);

// Drops each group of clues without which the answer is still the only one, trying them in the
// given order. False where the budget ended first. The answer must be the only one.
bool drop_superfluous(ClueSet& clues, const Groups& order, core::Budget& budget);

// A puzzle without the clues that are superfluous, tried in reading order; `answer` must be its
// only one. Empty where the budget ended first.
std::optional<Puzzle> least_clues(const Puzzle& p, const State& answer, core::Budget& budget);

// One attempt of the three steps; empty where it failed or the budget ended.
std::optional<Puzzle> attempt(core::Size size, const Recipe& recipe, core::Random& random,
                              core::Budget& budget);

}  // namespace hashigo::yajikazu
