// Reasons in words, with the places each argument stands on.
#pragma once

#include "core/genre.h"
#include "genres/yajikazu/board.h"
#include "genres/yajikazu/reason.h"

namespace hashigo::yajikazu {

// Tells a Concluded or Contradiction deduction found in `s`. Where only some of the marks that it
// could cite are needed, it cites a smallest set: dropping any one would undo the argument.
core::Explanation explain(const Puzzle& p, const State& s, const core::DeductionOf<Fact, Why>& d);

}  // namespace hashigo::yajikazu
