// A row of the sweep backwards: from which states at its start a state at its end can have come.
// The edges of a row follow from the plugs above and below it, so each is the start of exactly one
// way.
#pragma once

#include <vector>

#include "genres/detour/plug_steps.h"

namespace hashigo::detour::plug {

// States before a row of `cols` cells that is not the last, one loop and both rules; among them may
// be some that cannot come about for other reasons.
std::vector<Plugs> row_origins(Plugs after, int cols);

}  // namespace hashigo::detour::plug
