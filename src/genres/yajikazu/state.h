// What is known about a board: the functions on State and Fact that the ladder machine asks for.
#pragma once

#include <utility>
#include <vector>

#include "core/site.h"
#include "core/text.h"
#include "genres/yajikazu/board.h"

namespace hashigo::yajikazu {

State start(const Puzzle& p);
bool known(const State& s, const Fact& f);
void apply(State& s, const Fact& f);
Fact opposite(const Fact& f);

// The first undecided cell, shaded and white; empty on a full board.
std::vector<Fact> branch(const State& s);
// Both marks of every undecided cell.
std::vector<Fact> assumptions(const State& s);

core::Text name(const Puzzle& p, const Fact& f);
core::Sites sites(const Puzzle& p, const Fact& f);

// Only the clues and marks at these cells.
std::pair<Puzzle, State> restrict_to(const Puzzle& p, const State& s, const core::Sites& sites);

// Cells that are decided in `marks` and not so in `answer`.
std::vector<Fact> differences(const Puzzle& p, const State& marks, const State& answer);

}  // namespace hashigo::yajikazu
