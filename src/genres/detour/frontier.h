// All answers at once, by sweeping the board cell by cell: what the cells behind can still say to
// those ahead is where lines cross the frontier, which of these belong to one path, and how many
// cells of the regions that are cut have turned. Beginnings that agree in that are one state, so
// the number of answers may be huge while the states are few. How few depends on the board's
// narrower side and on the numbers; there is a cap on them, and a board that needs more is not for
// this.
#pragma once

#include <cstdint>
#include <optional>

#include "core/budget.h"
#include "core/verdict.h"
#include "genres/detour/board.h"

namespace hashigo::detour {

// Answers that extend `s`, counted up to wanted.limit; those that are kept come in a fixed order.
// Empty where there would be more than `most_states` states in total, or one has no room for its
// numbers. One node of budget a state; a budget that ends leaves the count 0 and not exact.
std::optional<core::Answers<State>> sweep_answers(const Puzzle& p, const State& s,
                                                  core::Wanted wanted, std::uint64_t most_states,
                                                  core::Budget& budget);

}  // namespace hashigo::detour
