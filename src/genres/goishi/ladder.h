// The ladder: line, reach, dead, single, parity, probe. One rung a file; the table is in
// ladder.cpp.
#pragma once

#include <span>

#include "core/deduction.h"
#include "genres/goishi/board.h"
#include "genres/goishi/reason.h"

namespace hashigo::goishi {

struct Goishi;  // the trait struct, in genre.h

using Found = core::Deductions<Goishi>;

void rung_line(const Puzzle& p, const State& s, core::RungSet below, Found& out);
void rung_reach(const Puzzle& p, const State& s, core::RungSet below, Found& out);
void rung_dead(const Puzzle& p, const State& s, core::RungSet below, Found& out);
void rung_single(const Puzzle& p, const State& s, core::RungSet below, Found& out);
void rung_parity(const Puzzle& p, const State& s, core::RungSet below, Found& out);

std::span<const core::Rung<Goishi>> ladder();

// Concludes that a candidate is not the next pick.
void rule_out(const State& s, int cell, Reason reason, Found& out);

}  // namespace hashigo::goishi
