// What a count of maximal shadings remembers. A white cell without shaded neighbours must have two
// links into one part, where its links are its shaded diagonal neighbours and, at the edge, the
// border: then shading it would close a loop. Which parts are one is only known at the end, so such
// a cell leaves behind a question: the parts that it touches, of which some two must still become
// one.
#pragma once

#include <compare>
#include <cstdint>
#include <vector>

namespace hashigo::yajikazu {

// Parts as bits: bit 0 is the border's part.
using Parts = std::uint32_t;

struct MaximalMemory {
    // A cell that others to come can still meet.
    struct Cell {
        enum class Kind : std::uint8_t { Settled, Asking, Shaded };
        Kind kind = Kind::Settled;
        Parts parts = 0;  // Asking: links so far; Shaded: its own part
        friend auto operator<=>(const Cell&, const Cell&) = default;
    };

    std::vector<Cell> columns;     // the lowest cell gone over
    Cell corner{};                 // up left of the next cell
    std::vector<Parts> questions;  // none contains another
    friend auto operator<=>(const MaximalMemory&, const MaximalMemory&) = default;
};

// The next cell, in this column, gets a colour; false where that is no maximal shading any more.
bool go_past(MaximalMemory& memory, int col, bool on_border, bool shaded);
// After the last column. Numbers the parts afresh, so that equal memories look equal.
bool end_row(MaximalMemory& memory);
// After the last row: no question is left open.
bool all_answered(MaximalMemory& memory);
// Numbers the parts by where they come first, forgets those that nothing can meet any more, and the
// questions that others imply; false where a question can no longer be answered.
bool tidy(MaximalMemory& memory);

}  // namespace hashigo::yajikazu
