// The rules as a player can break them.
#pragma once

#include <span>

#include "core/referee.h"
#include "genres/detour/board.h"

namespace hashigo::detour {

struct Detour;

// In puzz.link's order of checking. An open edge counts as no line.
std::span<const core::Rule<Detour>> rules();

// Whether a board without open edges keeps every rule. Asks each rule directly.
bool legal(const Puzzle& p, const State& s);

}  // namespace hashigo::detour
