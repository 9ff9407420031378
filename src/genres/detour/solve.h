// The complete engine: a sweep of the board where its frontier has few states, which counts all
// answers at once; otherwise learning from conflicts. A budget that runs out leaves the answer
// count inexact, never wrong.
#pragma once

#include <optional>
#include <vector>

#include "core/budget.h"
#include "core/verdict.h"
#include "genres/detour/board.h"

namespace hashigo::detour {

// Answers that extend `s`, up to wanted.limit. One node of budget a state of the sweep, a decision
// or a conflict.
core::Answers<State> solve(const Puzzle& p, const State& s, core::Wanted wanted,
                           core::Budget& budget);

// The facts, open in `s`, that hold in every answer extending it. `answer` is one of those answers.
// Empty where the budget ran out before all was known.
std::optional<std::vector<Fact>> common(const Puzzle& p, const State& s, const State& answer,
                                        core::Budget& budget);

}  // namespace hashigo::detour
