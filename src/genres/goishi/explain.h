// A deduction in words, with the stones it stands on.
#pragma once

#include "core/deduction.h"
#include "core/explain.h"
#include "genres/goishi/board.h"
#include "genres/goishi/reason.h"

namespace hashigo::goishi {

core::Explanation explain(const Puzzle& p, const State& s, const core::DeductionOf<Fact, Why>& d);

}  // namespace hashigo::goishi
