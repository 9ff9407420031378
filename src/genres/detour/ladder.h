// The ladder: degree, turn, cut, loop, probe. One rung a file; the table is in ladder.cpp.
#pragma once

#include <span>

#include "core/deduction.h"
#include "genres/detour/board.h"
#include "genres/detour/reason.h"

namespace hashigo::detour {

struct Detour;  // the trait struct, in genre.h

using Found = core::Deductions<Detour>;

void rung_degree(const Puzzle& p, const State& s, core::RungSet below, Found& out);
void rung_turn(const Puzzle& p, const State& s, core::RungSet below, Found& out);
void rung_cut(const Puzzle& p, const State& s, core::RungSet below, Found& out);
void rung_loop(const Puzzle& p, const State& s, core::RungSet below, Found& out);

std::span<const core::Rung<Detour>> ladder();

}  // namespace hashigo::detour
