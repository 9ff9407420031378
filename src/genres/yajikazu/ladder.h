// The ladder: adj, cap, ray, white, probe. One rung a file; the table is in ladder.cpp.
#pragma once

#include <span>

#include "core/deduction.h"
#include "genres/yajikazu/board.h"
#include "genres/yajikazu/reason.h"

namespace hashigo::yajikazu {

struct Yajikazu;  // the trait struct, in genre.h

using Found = core::Deductions<Yajikazu>;

void rung_adj(const Puzzle& p, const State& s, core::RungSet below, Found& out);
void rung_cap(const Puzzle& p, const State& s, core::RungSet below, Found& out);
void rung_ray(const Puzzle& p, const State& s, core::RungSet below, Found& out);
void rung_white(const Puzzle& p, const State& s, core::RungSet below, Found& out);

std::span<const core::Rung<Yajikazu>> ladder();

}  // namespace hashigo::yajikazu
