// Stones and the numbers on them, as the formats share them.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/result.h"
#include "core/tokens.h"
#include "genres/goishi/board.h"

namespace hashigo::goishi {

core::Error bad_mark(core::Token token);

// A stone's number, from 1 to core::kMaxCells.
core::Result<int> read_number(core::Token token);

// Appends a row of stones, with or without blanks between the signs; `stone` is a stone, '.' none.
std::optional<core::Error> read_stone_row(const core::Line& line, int row, char stone, Puzzle& p);

// Appends the numbers of a row with blanks between them, '.' where there is none. Only a stone can
// have one.
std::optional<core::Error> read_number_row(const core::Line& line, int row, const Puzzle& p,
                                           std::vector<Stray>& numbered);

// An error at `offset` if no stone lies on the board.
std::optional<core::Error> stoneless(const Puzzle& p, std::size_t offset);

// The numbers on a board of so many cells as order and strays; see codec.h. No cell comes twice.
State numbered_state(std::size_t cells, std::vector<Stray> numbered);

// The number on each cell, 0 for none; and all of them by number, then by cell.
std::vector<int> numbers(const Puzzle& p, const State& s);
std::vector<Stray> in_order(const State& s);

// One string a board row, without line break: "oo.", "1 . 3".
std::vector<std::string> stone_rows(const Puzzle& p);
std::vector<std::string> number_rows(const Puzzle& p, const State& s);

}  // namespace hashigo::goishi
