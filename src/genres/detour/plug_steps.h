// What one cell can do to the frontier of a row-by-row sweep. The frontier of a board of n columns
// has n + 1 places; a place holds a plug where a line sticks out into the cells to come. Two plugs
// are the ends of one path, and paths never cross, so the plugs pair up as brackets do: 1 opens and
// 2 closes. A state is these digits, two bits a place, leftmost lowest.
//
// Where loops may be many it does not matter what is connected: every plug is a 1.
#pragma once

#include <array>
#include <cstdint>

#include "genres/detour/board.h"

namespace hashigo::detour::plug {

using Plugs = std::uint64_t;

// Columns that a state has room for.
inline constexpr int kMostColumns = 31;

// A cell and what is left of the board.
struct Spot {
    int col = 0;
    bool last_col = false;
    bool last_row = false;
};

struct Outcome {
    Plugs plugs = 0;
    bool turns = false;   // the line turns in this cell
    bool closes = false;  // the last two plugs met: the one loop is whole
};

struct Outcomes {
    std::array<Outcome, 2> list{};
    int count = 0;

    void add(Plugs plugs, bool turns, bool closes = false) {
        list[static_cast<std::size_t>(count++)] = {plugs, turns, closes};
    }
    const Outcome* begin() const { return list.data(); }
    const Outcome* end() const { return list.data() + count; }
};

// The plug at a place: 0 none, 1, 2.
constexpr unsigned plug_at(Plugs plugs, int place) {
    return static_cast<unsigned>(plugs >> (2U * static_cast<unsigned>(place))) & 3U;
}

constexpr Plugs plug(unsigned digit, int place) {
    return Plugs{digit} << (2U * static_cast<unsigned>(place));
}

// Everything that the cell of a spot can do to the frontier before it. The cell's left side is the
// place numbered like its column, its upper side the place after it; afterwards these are its lower
// and its right side. A line that closes while others are open is not an outcome.
Outcomes outcomes(Plugs plugs, const Spot& spot, Variant variant);

// The frontier at the start of the next row: the place that was right of all cells is left of them.
constexpr Plugs next_row(Plugs plugs) {
    return plugs << 2U;
}

}  // namespace hashigo::detour::plug
