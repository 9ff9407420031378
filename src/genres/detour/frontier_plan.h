// The order in which the frontier sweeps a board, and what each step of it may do: rows along the
// shorter side, and a place in the state's key for the number of every region as long as it is cut.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "genres/detour/board.h"
#include "genres/detour/plug_steps.h"

namespace hashigo::detour::frontier {

// One cell of the sweep. `ahead` is the edge to the next cell of its row, `on` that to the next
// row; -1 where there is none.
struct Step {
    int cell = 0;
    plug::Spot spot;
    int ahead = -1;
    int on = -1;
    Mark ahead_mark = Mark::Empty;
    Mark on_mark = Mark::Empty;

    bool numbered = false;  // the region's number binds
    int number = 0;
    int left = 0;       // how many cells of the region are still to come
    unsigned at = 0;    // where its count stands in the key
    unsigned bits = 0;  // 0: this is the region's only cell
};

struct Plan {
    std::vector<Step> steps;
    int width = 0;
};

// Empty where the frontier or the counts have no room in a key of 64 bits each.
std::optional<Plan> plan(const Puzzle& p, const State& s);

}  // namespace hashigo::detour::frontier
