// Shadings in which no further cell can be shaded: exactly those that clues on shaded cells alone
// can make the only answer (see the README). Counted cell by cell, for boards without clues.
#pragma once

#include "core/budget.h"
#include "core/count.h"
#include "core/grid.h"
#include "core/result.h"

namespace hashigo::yajikazu {

// At most so many columns, the shorter side.
inline constexpr int kMostMaximalCols = 12;

// Maximal shadings of a board whose shorter side is at most kMostMaximalCols. Fails with `limit`
// where the budget ran out; one node a few hundred memories.
core::Result<core::Count> count_maximal(core::Size size, core::Budget& budget);

}  // namespace hashigo::yajikazu
