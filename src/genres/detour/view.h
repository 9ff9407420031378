// The board as people see it: a drawing, and for those who hear it a sentence for each cell.
//
// Walls by their weight; the line with rounded corners, a ring at each loose end, and pieces that
// do not join told apart by their dashes (the largest is drawn full). A small cross lies on an edge
// that is marked as empty. Each region with a number shows its tally, turns drawn out of turns
// wanted, and a frame round it once they meet. An overlay's edges are hatched (because), ringed
// (therefore) or ringed with a badge (wrong), and so are its cells and the cells of its regions;
// where two of them meet, wrong hides therefore, and therefore hides because. The focus tints the
// region there.
#pragma once

#include <vector>

#include "core/scene.h"
#include "genres/detour/board.h"

namespace hashigo::detour {

core::Scene scene(const Puzzle& p, const State& marks, const core::Overlay& overlay);

// One a cell, in raster order.
std::vector<core::Label> labels(const Puzzle& p, const State& marks);

}  // namespace hashigo::detour
