// Clues and marks as the signs that the formats share: "^2" "v?" "?" "*7" "." for clues, "#" "+"
// "." for marks.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/position.h"
#include "core/result.h"
#include "core/tokens.h"
#include "genres/yajikazu/board.h"

namespace hashigo::yajikazu {

core::Error bad_clue(core::Token clue);
// A clue's number, up to kMaxNumber.
core::Result<int> read_number(core::Token digits, core::Token clue);

core::Result<Clue> read_clue(core::Token token);
std::string clue_sign(const Clue& clue);

// Appends the marks of one row, with or without blanks between them.
std::optional<core::Error> read_mark_row(core::Token line, int row, core::Size size,
                                         std::vector<Mark>& marks);
char mark_sign(Mark mark);

}  // namespace hashigo::yajikazu
