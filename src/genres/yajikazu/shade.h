// Answers at random: cells are shaded in random order as far as the rules allow.
#pragma once

#include "core/random.h"
#include "genres/yajikazu/board.h"

namespace hashigo::yajikazu {

// An answer to a board without clues, with at most `quota` shaded cells, fewer only where no
// further one fits. With a quota of all cells the answer is packed: nothing more can be shaded in
// it.
State shade_at_random(const Puzzle& empty, int quota, core::Random& random);

// round(density * cells).
int quota_of(core::Size size, double density);

}  // namespace hashigo::yajikazu
