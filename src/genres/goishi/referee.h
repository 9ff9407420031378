// The rules, one a row: code, puzz.link's code, sentence, check.
#pragma once

#include <span>

#include "core/referee.h"
#include "genres/goishi/board.h"

namespace hashigo::goishi {

struct Goishi;

// First the moves of the order, each named as a move; then the numbers of a file; last whether any
// stone is left without a number. A stray counts as a stone that still lies.
std::span<const core::Rule<Goishi>> rules();

// Whether every stone is picked and every rule is kept. Asks each rule directly.
bool legal(const Puzzle& p, const State& s);

}  // namespace hashigo::goishi
