// The board as people see it: a drawing, and for those who hear it a sentence for each cell.
//
// A clue in a shaded cell that could be false is struck through, behind its number; a dot says that
// a cell is white and moves into the corner where there is a clue. An overlay's cells are hatched
// (because), ringed (therefore) or ringed with a badge (wrong); where two of them meet, wrong hides
// therefore, and therefore hides because. The focus frames the line that the clue there sees.
#pragma once

#include <vector>

#include "core/scene.h"
#include "genres/yajikazu/board.h"

namespace hashigo::yajikazu {

core::Scene scene(const Puzzle& p, const State& marks, const core::Overlay& overlay);

// One a cell, in raster order.
std::vector<core::Label> labels(const Puzzle& p, const State& marks);

}  // namespace hashigo::yajikazu
