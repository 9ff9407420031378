// How the boards of a grid are laid out for a census. A board is a mask of its stones, one bit a
// cell, and falls into a high and a low part: the stones of the upper and of the lower rows. All
// boards with one high part are a block. Of two blocks that a left-right mirror exchanges only one
// is kept; its boards count twice.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/grid.h"

namespace hashigo::goishi::census {

using Mask = std::uint32_t;

inline constexpr int kMostCells = 32;

struct Plan {
    core::Size size{};  // standing: never wider than high. The rules do not tell rows from columns
    int low_cells = 0;
    int high_cells = 0;
    std::vector<std::vector<Mask>> lows{};             // by stones, ascending
    std::vector<std::uint16_t> rank{};                 // of a low part within its list
    std::vector<std::vector<std::uint16_t>> mirror{};  // as lows: the rank of the mirror image
    std::vector<std::vector<Mask>> highs{};            // of the blocks kept, by stones, ascending
    std::vector<std::uint32_t> block{};                // a kept high part's number
    std::size_t blocks = 0;
    std::size_t stride = 0;  // boards in the longest list of a block: one layer's share

    Mask mirrored_high(Mask high) const;
    int weight(Mask high) const { return mirrored_high(high) == high ? 1 : 2; }
    Mask board(Mask high, Mask low) const {
        return low | (high_cells == 0 ? 0 : high << low_cells);
    }
    std::size_t words() const { return blocks * stride; }
    // Blocks that all layers together go through.
    std::uint64_t work() const;
};

// The grid turned so that it is at least as high as wide.
core::Size standing(core::Size size);

// What plan_of() would make: the sizes alone, before anything is allocated.
struct Shape {
    int low_cells = 0;
    std::size_t blocks = 0;
    std::size_t stride = 0;

    std::size_t words() const { return blocks * stride; }
};

// The split of the rows that needs least room while a block still fits a core's own cache. `size`
// stands and has at most kMostCells cells.
Shape shape_of(core::Size size);
Plan plan_of(core::Size size);

// The mask with its cells moved: bit k goes to to[k].
Mask moved(Mask mask, const std::vector<int>& to);

// The rotations and reflections of a grid onto itself, the identity first: 4, or 8 of a square.
std::vector<std::vector<int>> symmetries(core::Size size);

}  // namespace hashigo::goishi::census
