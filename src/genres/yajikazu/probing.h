// Propagation's second gear: a mark that breaks at once is wrong, so its opposite holds. It decides
// nearly all real boards outright, and costs a fraction of what setting up a search does.
#pragma once

#include "core/budget.h"
#include "genres/yajikazu/propagate.h"

namespace hashigo::yajikazu {

enum class Probed { Sound, Broken, OutOfBudget };

// Tries both marks of every undecided cell until nothing changes any more, or until a round over
// the whole board has decided few cells. One node of budget a supposition.
Probed probe_all(Propagator& board, core::Budget& budget);

}  // namespace hashigo::yajikazu
