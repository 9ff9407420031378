// The player's hand: gestures into picks (touch) and into stones (edit). Both are pure: they are
// given the board as it was when the gesture began and the whole path, so a face may call them at
// every move of the pointer and keep only the last answer. Neither looks at `commit`.
//
// Playing:
//   tool pick    a tap on a stone that the rules allow next picks it; on the last picked place it
//                takes that pick back; on an earlier one it goes back to there. Other stones and
//                places change nothing. A drag that begins at any of these goes on picking whatever
//                it passes that is allowed then, and begun at the last picked place keeps it. A
//                drag that comes back to where it began does nothing
//   secondary button, Backspace, Delete   take the last pick back, wherever they are pressed
//   Space Enter  as a tap on the first cell
// Numbers that are not part of the order go with the first change of the order, as a pick more or
// fewer could make them part of it; taking back takes only them while there are any.
// `removed` are the picks beyond the one gone back to, and such numbers.
//
// Editing:
//   tool stone   a tap puts a stone or takes it away; a drag does to all what it does to the first
//   tool erase, secondary button   take stones away
//   o   puts a stone;  .  Backspace Delete   take it away;  Space Enter  as a tap
// Keys act on the first cell alone. A board keeps its last stone. Picks stay as far as their stones
// are there and the rules allow each as they did before; `removed` are the others.
#pragma once

#include <utility>
#include <vector>

#include "core/gesture.h"
#include "core/position.h"
#include "core/result.h"
#include "genres/goishi/board.h"

namespace hashigo::goishi {

std::vector<core::Tool> play_tools();
std::vector<core::KeyBinding> play_keys();
std::vector<core::Tool> edit_tools();
std::vector<core::KeyBinding> edit_keys();

core::Result<core::Touched<State>> touch(const Puzzle& p, const State& marks,
                                         const core::Gesture& gesture);

core::Result<core::Touched<std::pair<Puzzle, State>>> edit_stones(const Puzzle& p,
                                                                  const State& marks,
                                                                  const core::Gesture& gesture);

template <class G>
core::Result<core::Touched<core::Position<G>>> edit(const core::Position<G>& position,
                                                    const core::Gesture& gesture) {
    auto edited = edit_stones(position.puzzle, position.marks, gesture);
    if (!edited) return edited.error();
    core::Touched<core::Position<G>> touched{position, edited->changed, edited->removed,
                                             edited->remarks};
    touched.after.puzzle = std::move(edited->after.first);
    touched.after.marks = std::move(edited->after.second);
    return touched;
}

}  // namespace hashigo::goishi
