// What each cell shows, for the drawing and for the labels alike, so that they cannot differ.
#pragma once

#include <vector>

#include "genres/goishi/board.h"

namespace hashigo::goishi {

enum class Look : std::uint8_t { Bare, Lying, Next, Picked, Standing, Astray };

// `number`: which pick it is, would be, or is wrongly said to be; else 0.
struct Glance {
    Look look = Look::Bare;
    int number = 0;
    friend bool operator==(const Glance&, const Glance&) = default;
};

// One a cell. Before the first pick every stone may be next, and none is set off from the others.
std::vector<Glance> glance(const Puzzle& p, const State& marks);

}  // namespace hashigo::goishi
