// Where a generator begins: boards of a given number of stones, laid without knowing whether they
// have exactly one answer.
#pragma once

#include <optional>

#include "core/random.h"
#include "genres/goishi/board.h"

namespace hashigo::goishi {

// Stones on distinct cells, each set of cells as likely as any other. At most size.cells() of them.
Puzzle strew(core::Size size, int stones, core::Random& random);

// A walk laid stone by stone, so that the board has an answer. Empty where the walk got stuck.
std::optional<Puzzle> lay_answer(core::Size size, int stones, core::Random& random);

}  // namespace hashigo::goishi
