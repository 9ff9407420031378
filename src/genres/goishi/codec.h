// Positions as text: every format that this genre is read from and written to.
//
// Files number the stones. The order is 1, 2, 3, … as far as each of these numbers stands on
// exactly one stone; every number after that (it repeats, or follows one that repeats or is
// missing) is a stray. So a file whose numbers are whole but whose walk is illegal is read as an
// order, and the referee names the move. What is ruled out is never written.
#pragma once

#include <string>
#include <string_view>

#include "core/position.h"
#include "core/result.h"
#include "genres/goishi/genre.h"

namespace hashigo::goishi {

// Reads any of the formats. What is understood but cannot be kept gives warnings; missing, surplus
// or unreadable data and a board without stones are errors that point at their byte.
core::Result<core::Position<Goishi>> read(std::string_view text);

// A puzz.link or Kanpen address holds the stones alone; a text grid and a PencilBox file the stones
// and numbers; pzprv3 and JSON everything.
core::Result<std::string> write(const core::Position<Goishi>& position, core::Format format);

}  // namespace hashigo::goishi
