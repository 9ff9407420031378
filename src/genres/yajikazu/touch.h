// The player's hand: gestures into marks (touch) and into clues (edit). Both are pure: they are
// given the board as it was when the gesture began and the whole path, so a face may call them at
// every move of the pointer and keep only the last answer. Neither looks at `commit`.
//
// Playing, after puzz.link's habits:
//   tool shade   a press turns the first cell undecided -> shaded -> white -> undecided, the
//                secondary button the other way round; each further cell gets the first one's mark
//   tool dot     a press turns white on or off; the secondary button shaded
//   Space Enter  as a press on the first cell, with any tool
//   s #   x .    shaded, white; the same again takes it away.   Backspace Delete: undecided
// `removed` are the marks that a drag, beyond its first cell, wrote over.
//
// Editing:
//   tool clue    a tap on a clue counts its number up, ? 0 1 2 … and ? again after the board's
//                longer side (one more than any line can show); the secondary button down. A tap on
//                an empty cell makes a `?` without an arrow. A drag sets the first cell's arrow
//                towards where the path ends, the same arrow again removes it; a drag that comes
//                back to its first cell does nothing
//   tools up down left right   a tap or a drag sets this arrow, or removes it where the first cell
//                has it already: what a drag does, without dragging. Secondary: removes any
//   tool erase   a tap or a drag takes clues away
//   digits       are appended to the number, or begin it anew beyond 4095
//   ArrowUp …    set that arrow, or remove it;  - and ? make the number a `?`
//   Backspace    takes the last digit, then the `?` that is left;  Delete takes the clue
//   Space Enter  as a tap
// Keys act on the first cell alone. `removed` are the cells that lost their clue. Marks stay.
#pragma once

#include <utility>
#include <vector>

#include "core/gesture.h"
#include "core/position.h"
#include "core/result.h"
#include "genres/yajikazu/board.h"

namespace hashigo::yajikazu {

std::vector<core::Tool> play_tools();
std::vector<core::KeyBinding> play_keys();
std::vector<core::Tool> edit_tools();
std::vector<core::KeyBinding> edit_keys();

core::Result<core::Touched<State>> touch(const Puzzle& p, const State& marks,
                                         const core::Gesture& gesture);

core::Result<core::Touched<Puzzle>> edit_clues(const Puzzle& p, const core::Gesture& gesture);

template <class G>
core::Result<core::Touched<core::Position<G>>> edit(const core::Position<G>& position,
                                                    const core::Gesture& gesture) {
    core::Result<core::Touched<Puzzle>> edited = edit_clues(position.puzzle, gesture);
    if (!edited) return edited.error();
    core::Touched<core::Position<G>> touched{position, edited->changed, edited->removed};
    touched.after.puzzle = std::move(edited->after);
    return touched;
}

}  // namespace hashigo::yajikazu
