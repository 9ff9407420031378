// Turning, mirroring and resizing a board with its marks.
//   Rotate  90 degrees clockwise
//   Flip    left to right
//   Resize  keeps the left upper corner; new cells are regions of their own, with walls towards the
//           old ones. Numbers whose regions are cut off are named in the position's warnings. A
//           size that no board can have changes nothing and is warned of too.
#pragma once

#include <utility>
#include <vector>

#include "app/any_genre.h"
#include "core/position.h"
#include "core/text.h"
#include "genres/detour/board.h"

namespace hashigo::detour {

// Where each cell of the new board comes from; -1: it is new.
struct Rearrangement {
    core::Size size;
    std::vector<int> source;
};

Rearrangement rearrangement(core::Size size, const app::Transform& how);
// `lost` are the regions of `p` whose numbers have no place any more.
Puzzle rearranged(const Puzzle& p, const Rearrangement& plan, std::vector<int>& lost);
State rearranged(const Puzzle& p, const State& marks, const Rearrangement& plan);

// What there is to say about a transform; usually nothing.
std::vector<core::Text> transform_warnings(const Puzzle& p, const app::Transform& how,
                                           const std::vector<int>& lost);

template <class G>
core::Position<G> transform(const core::Position<G>& position, const app::Transform& how) {
    const Rearrangement plan = rearrangement(position.puzzle.size, how);
    std::vector<int> lost;
    core::Position<G> moved{rearranged(position.puzzle, plan, lost),
                            rearranged(position.puzzle, position.marks, plan), position.notes,
                            position.warnings};
    for (core::Text& text : transform_warnings(position.puzzle, how, lost)) {
        moved.warnings.push_back(std::move(text));
    }
    return moved;
}

}  // namespace hashigo::detour
