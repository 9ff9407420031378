// Deductions in words.
#pragma once

#include "core/deduction.h"
#include "core/genre.h"
#include "genres/detour/board.h"
#include "genres/detour/reason.h"

namespace hashigo::detour {

// `s` is the state in which the deduction was found. Its grounds suffice to find it again.
core::Explanation explain(const Puzzle& p, const State& s, const core::DeductionOf<Fact, Why>& d);

}  // namespace hashigo::detour
