// Boards cut into regions at random, and regions cut in two.
#pragma once

#include <utility>
#include <vector>

#include "core/random.h"
#include "genres/detour/board.h"

namespace hashigo::detour {

// A region's number for each cell. Regions grow one after the other from random cells, each by
// random neighbours to `target` cells, one less or one more, as far as there is room; a lone cell
// joins a neighbour. With `half_turn` the regions of the first half of the cells grow first and are
// turned onto the second, so that the board looks the same upside down.
std::vector<int> random_regions(core::Size size, int target, bool half_turn, core::Random& random);

// Cuts a region in two connected parts such that the values of each do not add up to 0, though
// those of all its cells do and not all are 0. The more equal parts the better.
std::pair<std::vector<int>, std::vector<int>> cut_apart(core::Size size,
                                                        const std::vector<int>& cells,
                                                        const std::vector<int>& values,
                                                        core::Random& random);

}  // namespace hashigo::detour
