// Where the walk goes on the paper: each flight from one pick to the next with the emptied places
// that lie under it, and a flight as lines and arcs.
#pragma once

#include <string_view>
#include <vector>

#include "core/scene.h"
#include "genres/goishi/board.h"

namespace hashigo::goishi {

struct Step {
    int from = 0;
    int to = 0;
};

struct Flight {
    int number = 0;  // of the pick that it ends in, from 2
    Step step;
    std::vector<int> over{};  // places already emptied, from the lower cell to the higher
};

struct Piece {
    core::Shape shape = core::Shape::Line;
    std::string_view role;
    core::Point a;
    core::Point b;
};

std::vector<Flight> flights(const Puzzle& p, const State& s);

// A flight that keeps to a row or a column: from its lower cell to its higher, arcs (above, or to
// the right, in four quarters each) before the lines that join them. Any other: one slanted line.
std::vector<Piece> pieces(core::Size size, const Flight& flight);

// The steps that the rules allow next; empty before the first pick.
std::vector<Step> onward(const Puzzle& p, const State& s);

}  // namespace hashigo::goishi
