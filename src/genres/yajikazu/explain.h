// Reasons in words, with the places each argument stands on.
#pragma once

#include <string>

#include "core/genre.h"
#include "genres/yajikazu/board.h"
#include "genres/yajikazu/reason.h"

namespace hashigo::yajikazu {

// Tells a Concluded or Contradiction deduction found in `s`. Where only some of the marks that it
// could cite are needed, it cites a smallest set: dropping any one would undo the argument.
core::Explanation explain(const Puzzle& p, const State& s, const core::DeductionOf<Fact, Why>& d);

// "The clue 7→ at r3c4", and just "7→"; a clue that does not bind has a `?` where something is
// missing.
core::Text clue_name(const Puzzle& p, int cell);
std::string spoken_sign(const Clue& clue);

}  // namespace hashigo::yajikazu
