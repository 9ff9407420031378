// The boards that the program carries with it, for experiments: data/detour.
#pragma once

#include <string_view>
#include <vector>

#include "genres/detour/board.h"

namespace hashigo::detour {

// The boards shipped for a grid, such as "6x6", in the file's order.
std::vector<Puzzle> shipped_boards(std::string_view grid);

}  // namespace hashigo::detour
