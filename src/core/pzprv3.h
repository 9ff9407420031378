// What every pzprv3 file has, whatever its genre: a header with the size, and after the genre's own
// blocks the notes, the history of moves and the stages of trial mode. Lines end in a newline or in
// a slash; a line of ours ends in a slash, so that a position is one line of text.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/codec_phrases.h"
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

// What may stand between the genre's own blocks and the trailer, or be left out, and is not kept.
struct Spare {
    int count = 0;                                            // tokens, if there are any
    std::optional<bool> (*says)(std::string_view) = nullptr;  // whether a token says anything;
                                                              // empty where it is none
    codec::Key bad = codec::BadMark;                          // the error for such
    codec::Key ignored = codec::IgnoredCells;  // the warning where any says something
};

// Reads the rest of the file: what may be spare, and the trailer.
std::optional<Error> read_spare_and_trailer(Lines& lines, const Spare& spare, Notes& notes,
                                            std::vector<Text>& warnings);

// The notes as puzz.link reads them; empty if there are none.
std::string pzprv3_trailer(const Notes& notes);

}  // namespace hashigo::core
