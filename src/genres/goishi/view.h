// The board as people see it: a drawing, and for those who hear it a sentence for each cell.
//
// Stones lie where lines cross. A picked stone leaves a ring with its number; the place where the
// walk stands is filled. The walk is a line that arcs over the places it flies across, above them
// or to their right. The stones that the rules allow next glow, carry the number that they would
// get, and a dotted line leads there. A number that is not part of the order lies on its stone in a
// dashed ring. An overlay's cells are hatched (because), ringed (therefore) or ringed with a badge
// (wrong), the gravest where they meet; its moves are lines with one dash pattern each. The focus
// on a stone that may be next shows where one could go on from there.
#pragma once

#include <vector>

#include "core/scene.h"
#include "genres/goishi/board.h"

namespace hashigo::goishi {

core::Scene scene(const Puzzle& p, const State& marks, const core::Overlay& overlay);

// One a cell, in raster order.
std::vector<core::Label> labels(const Puzzle& p, const State& marks);

}  // namespace hashigo::goishi
