// The rules, one a row: code, puzz.link's code, sentence, check.
#pragma once

#include <span>

#include "core/referee.h"
#include "genres/yajikazu/board.h"

namespace hashigo::yajikazu {

struct Yajikazu;

// In puzz.link's order of checking. An undecided cell counts as white.
std::span<const core::Rule<Yajikazu>> rules();

// Whether a board without undecided cells keeps every rule. Asks each rule directly.
bool legal(const Puzzle& p, const State& s);

}  // namespace hashigo::yajikazu
