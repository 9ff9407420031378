// The player's hand: gestures into marks (touch) and into walls and numbers (edit). Both are pure:
// they are given the board as it was when the gesture began and the whole path, so a face may call
// them at every move of the pointer and keep only the last answer. Neither looks at `commit`.
//
// A path is of cells, between which a drag draws, or of edges, which are tapped; it may hold both.
// A drag that goes back over its own way takes that part back.
//
// Playing:
//   tool line    a drag draws a line from cell to cell, or takes lines away where its first edge
//                has one; a tap on an edge turns it open -> line -> cross -> open. The secondary
//                button sets crosses, or takes them away
//   tool cross   a drag or a tap sets crosses, or takes them away; the secondary button lines
//   w a s d      a line up, left, down, right of the cell, or none where there is one
//   W A S D      a cross there, or none where there is one
//   Backspace    takes away all marks round the cell; Delete too
// `removed` are the marks that a drag, beyond its first edge, wrote over.
//
// Editing:
//   tool wall    a drag along edges sets walls, or takes them away where its first edge has one; so
//                does a tap. The secondary button takes walls away
//   tool clue    a tap counts the number of the cell's region up, ? 0 1 2 … and ? again after its
//                number of cells; the secondary button down
//   tool erase   a tap or a drag takes the numbers of the regions that it passes away
//   digits       are appended to the region's number, or begin it anew beyond the largest
//   - and ?      make the number a `?`
//   Backspace    takes the last digit, then the `?` that is left;  Delete takes the number
//   w a s d      a wall on that side of the cell, or none where there is one
//   Space Enter  as a tap with the tool clue
// Keys act on the first cell alone. Where walls change, a number stays with the cell in which it is
// written, and of two in one region the first stays; `removed` are the regions that lost theirs.
// Marks stay.
#pragma once

#include <utility>
#include <vector>

#include "core/gesture.h"
#include "core/position.h"
#include "core/result.h"
#include "genres/detour/board.h"

namespace hashigo::detour {

std::vector<core::Tool> play_tools();
std::vector<core::KeyBinding> play_keys();
std::vector<core::Tool> edit_tools();
std::vector<core::KeyBinding> edit_keys();

core::Result<core::Touched<State>> touch(const Puzzle& p, const State& marks,
                                         const core::Gesture& gesture);

core::Result<core::Touched<Puzzle>> edit_givens(const Puzzle& p, const core::Gesture& gesture);

template <class G>
core::Result<core::Touched<core::Position<G>>> edit(const core::Position<G>& position,
                                                    const core::Gesture& gesture) {
    core::Result<core::Touched<Puzzle>> edited = edit_givens(position.puzzle, gesture);
    if (!edited) return edited.error();
    core::Touched<core::Position<G>> touched{position, edited->changed, edited->removed};
    touched.after.puzzle = std::move(edited->after);
    return touched;
}

}  // namespace hashigo::detour
