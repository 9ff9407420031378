// How many answers a board has, by a plain sweep with a table of states: for any board, with
// numbers or without, with or without the two rules that no board prints, and by number of turns.
// cycles.h does the same for one loop through all cells of a board without numbers much faster;
// this is what it is tested against.
#pragma once

#include <cstdint>
#include <vector>

#include "core/budget.h"
#include "core/count.h"
#include "core/result.h"
#include "genres/detour/board.h"

namespace hashigo::detour::plug {

struct Counted {
    core::Count loops{};                  // at least one line: the empty board is not counted
    std::vector<core::Count> by_turns{};  // where asked for: from 0 turns on, to the last that is
    std::uint64_t states = 0;             // of all layers together
    std::uint64_t widest = 0;             // of the largest layer
};

// One node of budget a state. Fails with Fault::Limit where the budget does not suffice, and on
// boards of more than 31 columns or with too many numbers side by side for a state's room.
core::Result<Counted> count(const Puzzle& p, bool by_turns, core::Budget& budget);

}  // namespace hashigo::detour::plug
