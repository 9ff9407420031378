// What is known of a walk: the functions on State and Fact that the ladder machine asks for.
#pragma once

#include <utility>
#include <vector>

#include "core/site.h"
#include "core/text.h"
#include "genres/goishi/board.h"

namespace hashigo::goishi {

State start(const Puzzle& p);
// A pick is known once it is made; a stone is known not to be the nth pick once another was, or
// once it is ruled out as the next one.
bool known(const State& s, const Fact& f);
// A pick ends what was ruled out: that spoke of the pick before it. Facts of later picks than the
// next cannot be held yet and leave the state as it is.
void apply(State& s, const Fact& f);
Fact opposite(const Fact& f);

// Every candidate for the next pick; empty once all stones are picked or none can be reached.
std::vector<Fact> branch(const Puzzle& p, const State& s);
// Where the walk stands, and the stones that the rules allow as the next pick, ruled out or not.
core::Sites choices(const Puzzle& p, const State& s);

core::Text name(const Puzzle& p, const Fact& f);
core::Sites sites(const Puzzle& p, const Fact& f);

// The first pick that differs from the answer's, and all strays.
std::vector<Fact> differences(const State& marks, const State& answer);

}  // namespace hashigo::goishi
