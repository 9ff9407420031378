// Turning, mirroring and resizing a board with its marks; arrows turn along.
//   Rotate  90 degrees clockwise
//   Flip    left to right
//   Resize  keeps the left upper corner; new cells are empty. What is cut off is named in the
//           position's warnings, and cut_off() tells it beforehand. A size that no board can have
//           changes nothing and is warned of too.
#pragma once

#include <array>
#include <utility>
#include <vector>

#include "app/any_genre.h"
#include "core/position.h"
#include "core/site.h"
#include "core/text.h"
#include "genres/yajikazu/board.h"

namespace hashigo::yajikazu {

// Where each cell of the new board comes from (-1: it is new), and what becomes of an arrow, by
// core::Direction.
struct Rearrangement {
    core::Size size;
    std::vector<int> source;
    std::array<core::Direction, 4> arrows = core::kDirections;
};

Rearrangement rearrangement(core::Size size, const app::Transform& how);
Puzzle rearranged(const Puzzle& p, const Rearrangement& plan);
State rearranged(const State& marks, const Rearrangement& plan);

// The clues that a smaller size cuts off, as places of the old board.
core::Sites cut_off(const Puzzle& p, core::Size size);

// What there is to say about a transform of this puzzle; usually nothing.
std::vector<core::Text> transform_warnings(const Puzzle& p, const app::Transform& how);

template <class G>
core::Position<G> transform(const core::Position<G>& position, const app::Transform& how) {
    const Rearrangement plan = rearrangement(position.puzzle.size, how);
    core::Position<G> moved{rearranged(position.puzzle, plan), rearranged(position.marks, plan),
                            position.notes, position.warnings};
    for (core::Text& text : transform_warnings(position.puzzle, how)) {
        moved.warnings.push_back(std::move(text));
    }
    return moved;
}

}  // namespace hashigo::yajikazu
