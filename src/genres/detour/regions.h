// Regions as wholes: the cell in which each shows its number, its cells, and what becomes of the
// numbers where walls or the board itself change.
#pragma once

#include <vector>

#include "genres/detour/board.h"

namespace hashigo::detour {

// The leftmost cell of each region, of several the uppermost: there its number is written, as
// puzz.link does, and by it a region is named.
std::vector<int> number_cells(const Puzzle& p);

int number_cell(const Puzzle& p, int region);

std::vector<int> cells_of(const Puzzle& p, int region);

// Whether every region has a number and they add up to an odd one. No loop turns so often: level
// and upright runs alternate round it.
bool sum_is_odd(const Puzzle& p);

// Gives the numbers of `before` to the regions of `after`, whose cells come from those of `before`
// by `source` (-1: a new cell). A number stays with the cell in which it is written; where that is
// cut off, with the first cell of its region that is left. Of two numbers that meet in a region
// the first stays. Answers the regions of `before` whose numbers are lost.
std::vector<int> carry_clues(const Puzzle& before, Puzzle& after, const std::vector<int>& source);

}  // namespace hashigo::detour
