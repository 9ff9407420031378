// What every pzprv3 file has, whatever its genre: a header with the size, and after the genre's own
// blocks the notes, the history of moves and the stages of trial mode. Lines end in a newline or in
// a slash; a line of ours ends in a slash, so that a position is one line of text.
#pragma once

#include <string>
#include <vector>

#include "core/position.h"
#include "core/result.h"
#include "core/tokens.h"

namespace hashigo::core {

inline constexpr std::string_view kPzprv3Breaks = "\n/";

// Reads version, id, rows and columns; the next line is the genre's first.
Result<Size> read_pzprv3_header(Lines& lines);

// The N of "pzprv3.N"; 0 where there is none.
int pzprv3_version(std::string_view content);

std::string pzprv3_header(std::string_view id, Size size, int version = 0);

// Whether the genre's blocks end before this line.
bool begins_trailer(const Line& line);

// Reads the trailer that begins with `line`; what it does not keep gives warnings.
void read_trailer(Lines& lines, Line line, Notes& notes, std::vector<Text>& warnings);

// The notes as puzz.link reads them; empty if there are none.
std::string pzprv3_trailer(const Notes& notes);

}  // namespace hashigo::core
