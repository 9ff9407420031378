// How many loops a rectangle has, by a plain sweep with a table of states: for any size, with or
// without the two rules that no board prints, and by number of turns. cycles.h does the same for
// one loop through all cells much faster; this is what it is tested against.
#pragma once

#include <cstdint>
#include <vector>

#include "core/budget.h"
#include "core/count.h"
#include "core/grid.h"
#include "core/result.h"
#include "genres/detour/plug_steps.h"

namespace hashigo::detour::plug {

struct Counted {
    core::Count loops{};                  // the empty board is not counted
    std::vector<core::Count> by_turns{};  // where asked for: from 0 turns on, to the last that is
    std::uint64_t states = 0;             // of all layers together
    std::uint64_t widest = 0;             // of the largest layer
};

// One node of budget a state. Fails with Fault::Limit where the budget, or the 31 columns that a
// state has room for, do not suffice.
core::Result<Counted> count(core::Size size, Variant variant, bool by_turns, core::Budget& budget);

}  // namespace hashigo::detour::plug
