// The complete engine: a walker that goes through the completions of a walk, and what can be read
// off them: verdicts, the picks that all answers share, how far a stranded walk was still right.
#pragma once

#include <optional>
#include <vector>

#include "core/budget.h"
#include "core/verdict.h"
#include "genres/goishi/board.h"
#include "genres/goishi/outlook.h"

namespace hashigo::goishi {

// Answers that extend `s`, up to wanted.limit. One node of budget a pick that is tried.
core::Answers<State> solve(const Puzzle& p, const State& s, core::Wanted wanted,
                           core::Budget& budget, Prunings use = {});

// The longest run of next picks that every answer extending `s` makes. `answer` is one of those
// answers. Empty where the budget ran out before all was known.
std::optional<std::vector<Fact>> common(const Puzzle& p, const State& s, const State& answer,
                                        core::Budget& budget);

// How many of the picks of `s` can stay if the walk is to be completed: the most, 0 if a new start
// is needed, and -1 if even that has no completion. Strays and stones ruled out are not asked.
// Empty where the budget ran out.
std::optional<int> last_completable(const Puzzle& p, const State& s, core::Budget& budget);

// The walk after its first so many picks.
State cut(const Puzzle& p, const State& s, int picks);

}  // namespace hashigo::goishi
