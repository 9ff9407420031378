// Yajisan-Kazusan's board: the clues, the marks, and the facts that a deduction concludes.
// A clue is an arrow and a number. Where its own cell is not shaded, the number of shaded cells
// beyond it in the arrow's direction must be the clue's; where it is shaded, the clue says nothing.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "core/grid.h"

namespace hashigo::yajikazu {

// The largest number that puzz.link's address can hold.
inline constexpr int kMaxNumber = 4095;

struct Clue {
    std::optional<core::Direction> arrow;
    std::optional<int> number;  // empty: a `?`
    bool there = false;

    // Only an arrow with a number says anything; `?` and a number without an arrow do not.
    bool binds() const { return there && arrow.has_value() && number.has_value(); }
    friend bool operator==(const Clue&, const Clue&) = default;
};

// Which rules hold. The defaults are the articles': an empty shading is legal.
struct Variant {
    bool some_shaded = false;  // puzz.link's demand: at least one shaded cell
    bool unconnected = false;  // the unshaded cells need not be connected, nor any exist
    friend bool operator==(const Variant&, const Variant&) = default;
};

struct Puzzle {
    core::Size size;
    std::vector<Clue> clues;  // one a cell, raster order
    Variant variant;
    friend bool operator==(const Puzzle&, const Puzzle&) = default;
};

enum class Mark : std::uint8_t { Unknown, Shaded, White };

constexpr Mark opposite(Mark mark) {
    if (mark == Mark::Unknown) return Mark::Unknown;
    return mark == Mark::Shaded ? Mark::White : Mark::Shaded;
}

struct State {
    std::vector<Mark> marks;  // one a cell, raster order
    friend bool operator==(const State&, const State&) = default;
};

struct Fact {
    int cell = 0;
    Mark mark = Mark::Unknown;  // Shaded or White
    friend bool operator==(const Fact&, const Fact&) = default;
};

}  // namespace hashigo::yajikazu
