// Makes puzzles: boards are laid and rearranged (climb.h) until one has exactly one answer and
// the grade and effort that were asked for. What is known to be impossible is refused at once.
#pragma once

#include <optional>
#include <vector>

#include "app/any_genre.h"
#include "core/budget.h"
#include "core/result.h"
#include "genres/goishi/board.h"

namespace hashigo::goishi {

// What the generator can be asked for, besides the size.
std::vector<core::Option> generate_options();

// About as many stones as make unique boards most frequent: 14 at 6x6, 22 at 8x8, 30 at 10x10.
int usual_stones(core::Size size);

// Why there is no puzzle with these stones; empty where none of the reasons applies. Proved or
// counted, see the codes generate.few, .many, .thin, .counted.
std::optional<core::Error> impossible(core::Size size, int stones);

// Options: method (strew | answer-first), stones, grade, least-effort, most-effort, symmetry, and
// the rules of Goishi::configure. Errors: the codes above, generate.symmetric, usage of a number,
// and "limit" where the budget, or the generator's own patience, ended first.
core::Result<Puzzle> generate(const app::GenerateRequest& request, core::Budget& budget);

}  // namespace hashigo::goishi
