// All answers one after the other, depth first over propagation alone. Where thousands of answers
// are wanted, learning from the few dead ends would cost more than it saves.
#pragma once

#include "core/budget.h"
#include "core/verdict.h"
#include "genres/yajikazu/propagate.h"

namespace hashigo::yajikazu {

// Answers below the propagator's present state, which must be a fixpoint; leaves it as it was. One
// node of budget a node of the search.
core::Answers<State> enumerate(const Puzzle& p, Propagator& board, core::Wanted wanted,
                               core::Budget& budget);

}  // namespace hashigo::yajikazu
