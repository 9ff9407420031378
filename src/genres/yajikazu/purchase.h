// Buying clues for an answer A against other answers B, one at a time, until there is no B left.
#pragma once

#include <cstdint>
#include <vector>

#include "core/budget.h"
#include "core/random.h"
#include "genres/yajikazu/clue_set.h"

namespace hashigo::yajikazu {

// Where clues may stand: anywhere, on A's shaded cells only, on A's white cells only.
enum class Dialect : std::uint8_t { Free, Liars, Honest };
// How the cells with clues are to lie: anyhow, or unchanged by half a turn or by a mirror.
enum class Symmetry : std::uint8_t { None, HalfTurn, LeftRight, UpDown };

struct Tastes {
    Dialect dialect = Dialect::Free;
    Symmetry symmetry = Symmetry::None;
};

// The cell and where the symmetry takes it; one cell if that is itself.
std::vector<int> partners(core::Size size, int cell, Symmetry symmetry);

// Adds clues until A is the only answer. False where no clue can be bought any more, or the budget
// ended.
bool purchase(ClueSet& clues, const Tastes& tastes, core::Random& random, core::Budget& budget);

}  // namespace hashigo::yajikazu
