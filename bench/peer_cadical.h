// CaDiCaL as a peer: the board as clauses, counters for the lines, cuts for connection when an
// answer lacks it. One peer a genre; this is Yajisan-Kazusan's.
#pragma once

#include "core/verdict.h"
#include "genres/yajikazu/board.h"

namespace hashigo::bench {

// Unique, many or none; unknown after so many seconds.
core::Verdict by_cadical(const yajikazu::Puzzle& p, double seconds);

}  // namespace hashigo::bench
