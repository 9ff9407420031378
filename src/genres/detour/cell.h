// What the edges round a cell still allow. The loop passes a cell by two of its four sides, so
// there are six ways through it: two run straight, four turn. (With --skips it may also stay away.)
#pragma once

#include <array>
#include <vector>

#include "genres/detour/board.h"

namespace hashigo::detour {

// A set of sides, one bit a core::Direction.
using Sides = unsigned;

constexpr Sides side_bit(core::Direction side) {
    return 1U << static_cast<unsigned>(side);
}

inline constexpr Sides kUpright = side_bit(core::Direction::Up) | side_bit(core::Direction::Down);
inline constexpr Sides kLevel = side_bit(core::Direction::Left) | side_bit(core::Direction::Right);
inline constexpr Sides kAllSides = kUpright | kLevel;
inline constexpr Sides kAway = 0;

constexpr int count_sides(Sides sides) {
    return static_cast<int>((sides & 1U) + (sides >> 1 & 1U) + (sides >> 2 & 1U) +
                            (sides >> 3 & 1U));
}

// Whether a way through a cell turns.
constexpr bool turns(Sides way) {
    return way != kUpright && way != kLevel && way != kAway;
}

struct Around {
    std::array<int, 4> edge{};  // by core::Direction; -1 on the border
    Sides line = 0;
    Sides empty = 0;  // the border counts as empty

    Sides open() const { return kAllSides & ~(line | empty); }
    constexpr bool allows(Sides way) const { return (way & empty) == 0 && (line & ~way) == 0; }
};

Around around(const Puzzle& p, const State& s, int cell);

// Whether some way through the cell is left that turns, and one that does not.
struct Allowed {
    bool turn = false;
    bool other = false;
};
Allowed allowed(const Around& at, bool skips);

// The sides that all ways of one kind share, and those that none uses; both empty where there is
// no such way.
struct Shared {
    Sides line = 0;
    Sides empty = 0;
};
Shared shared_by(const Around& at, bool turning, bool skips);

// Whether the loop, as far as it is drawn, turns in the cell.
bool turns_here(const Around& at);

// How many cells of each region certainly turn, and how many may.
struct TurnRange {
    int least = 0;
    int most = 0;
    int cells = 0;
    int drawn = 0;        // turns on the board, where an open edge counts as no line
    bool settled = true;  // every cell has its two lines
};
std::vector<TurnRange> turn_ranges(const Puzzle& p, const State& s);

}  // namespace hashigo::detour
