// Turning, mirroring and resizing a board with its order.
//   Rotate  90 degrees clockwise
//   Flip    left to right
//   Resize  keeps the left upper corner; new cells are empty. Of an order that loses a stone, what
//           comes before that stone is kept and the rest forgotten. Stones and picks that are lost
//           are named in the position's warnings, and cut_off() tells the stones beforehand. A size
//           that no board can have, or that keeps no stone, changes nothing and is warned of too.
// Strays keep their numbers. After an order that was cut they are forgotten with the rest of it:
// the numbers between would be missing.
#pragma once

#include <utility>
#include <vector>

#include "app/any_genre.h"
#include "core/position.h"
#include "core/site.h"
#include "core/text.h"
#include "genres/goishi/board.h"

namespace hashigo::goishi {

// Where each cell of the new board comes from; -1: it is new.
struct Rearrangement {
    core::Size size;
    std::vector<int> source;
};

Rearrangement rearrangement(const Puzzle& p, const app::Transform& how);
Puzzle rearranged(const Puzzle& p, const Rearrangement& plan);
State rearranged(const State& marks, const Rearrangement& plan);

// The stones that a smaller size cuts off, as places of the old board.
core::Sites cut_off(const Puzzle& p, core::Size size);

// What there is to say about a transform; usually nothing.
std::vector<core::Text> transform_warnings(const Puzzle& p, const State& marks,
                                           const app::Transform& how);

template <class G>
core::Position<G> transform(const core::Position<G>& position, const app::Transform& how) {
    const Rearrangement plan = rearrangement(position.puzzle, how);
    core::Position<G> moved{rearranged(position.puzzle, plan), rearranged(position.marks, plan),
                            position.notes, position.warnings};
    for (core::Text& text : transform_warnings(position.puzzle, position.marks, how)) {
        moved.warnings.push_back(std::move(text));
    }
    return moved;
}

}  // namespace hashigo::goishi
