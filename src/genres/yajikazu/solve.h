// The complete engine: propagate, probe, then search. Propagation alone decides clue-rich boards;
// probing (try each cell both ways) decides nearly all real ones; the search behind it proves the
// rest. A budget that runs out leaves the answer count inexact, never wrong.
#pragma once

#include <optional>
#include <vector>

#include "core/budget.h"
#include "core/verdict.h"
#include "genres/yajikazu/board.h"

namespace hashigo::yajikazu {

// Answers that extend `s`, up to wanted.limit. One node of budget a supposition.
core::Answers<State> solve(const Puzzle& p, const State& s, core::Wanted wanted,
                           core::Budget& budget);

// The facts, open in `s`, that hold in every answer extending it. `answer` is one of those answers.
// Empty where the budget ran out before all was known.
std::optional<std::vector<Fact>> common(const Puzzle& p, const State& s, const State& answer,
                                        core::Budget& budget);

}  // namespace hashigo::yajikazu
