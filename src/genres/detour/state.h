// What is known about a board: the functions on State and Fact that the ladder machine asks for.
#pragma once

#include <utility>
#include <vector>

#include "core/site.h"
#include "core/text.h"
#include "genres/detour/board.h"

namespace hashigo::detour {

State start(const Puzzle& p);
bool known(const State& s, const Fact& f);
void apply(State& s, const Fact& f);
Fact opposite(const Fact& f);

// The first open edge, cell by cell in reading order, as a line and as none; nothing on a full
// board.
std::vector<Fact> branch(const Puzzle& p, const State& s);
// Both marks of every open edge.
std::vector<Fact> assumptions(const State& s);

core::Site edge_site(const Puzzle& p, int edge);
// Its second place is the cell that it is named by.
core::Site region_site(const Puzzle& p, int region);
// "r3c4-r3c5"
std::string edge_name(const Puzzle& p, int edge);
std::string cell_name(const Puzzle& p, int cell);
core::Text name(const Puzzle& p, const Fact& f);
core::Sites sites(const Puzzle& p, const Fact& f);

// The edge that a site names, or -1 where it names none of this board's.
int edge_of(const Puzzle& p, const core::Site& site);

// Only the numbers of these regions and the marks of these edges; the walls stay.
std::pair<Puzzle, State> restrict_to(const Puzzle& p, const State& s, const core::Sites& sites);

// Edges that are decided in `marks` and not so in `answer`.
std::vector<Fact> differences(const Puzzle& p, const State& marks, const State& answer);

}  // namespace hashigo::detour
