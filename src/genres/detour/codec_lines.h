// A board as lines of signs, which the plain text grid and JSON share. First the regions, a name a
// cell; then, in any order, the numbers as "name=number" ("?" for an unknown one) and walls within
// a region as "wall:r1c1-r1c2". The marks are a drawing with a "+" in each cell: "-" and "|" are
// lines, "x" is none, "." is open.
//     0 0 1        +-+.+
//     0 0 1        | | x
//     0=4          +-+-+
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "core/position.h"
#include "core/result.h"
#include "core/tokens.h"
#include "genres/detour/board.h"

namespace hashigo::detour {

// Gives one line after the other; false at the end. `offset` is where the next would begin.
struct LineSource {
    std::function<bool(core::Line&)> next;
    std::function<std::size_t()> offset;
};

// Whether a line begins the marks.
bool begins_marks(const core::Line& line);

// Reads regions, numbers and walls into a puzzle whose size is known. Stops at a line that begins
// the marks, which is then in `marks`.
std::optional<core::Error> read_puzzle_lines(const LineSource& lines, Puzzle& p,
                                             std::optional<core::Line>& marks);

// Reads the marks, whose first line may have been read already, to the end of the lines.
std::optional<core::Error> read_mark_lines(const LineSource& lines,
                                           const std::optional<core::Line>& first, core::Size size,
                                           State& s);

std::vector<std::string> region_rows(const Puzzle& p);
std::vector<std::string> given_signs(const Puzzle& p);  // numbers and walls
std::vector<std::string> mark_rows(core::Size size, const State& s);

// The error of a region with two different numbers; it is named by the cell of the second.
core::Error two_numbers(const Puzzle& p, int cell, const Clue& one, const Clue& other,
                        std::size_t offset);

}  // namespace hashigo::detour
