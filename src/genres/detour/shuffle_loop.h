// A random loop through every cell: a comb, then many small changes. Not uniform, but quick at any
// size.
#pragma once

#include "core/random.h"
#include "genres/detour/board.h"

namespace hashigo::detour {

// The board must have a loop: at least two rows and columns, and an even number of cells.
State shuffled_loop(core::Size size, core::Random& random);

}  // namespace hashigo::detour
