// One block of one layer: from the words of the boards with one stone less to those of this layer's
// boards in the block, and what each of these boards is.
#pragma once

#include <cstddef>
#include <cstdint>

#include "genres/goishi/census_lanes.h"
#include "genres/goishi/census_plan.h"

namespace hashigo::goishi::census {

enum class Kind : std::uint8_t { None, One, Many };  // how many answers a board has

// The boards that lack one stone of the high part, read from one other block.
template <class Cell>
struct Source {
    const Cell* words = nullptr;
    Cell bit{};     // the stone that they lack
    int shift = 0;  // from where the mirror image has that stone to where it is
};

// Cell is Word under Nikoli's rules; where one may turn back the direction does not matter and it
// is one lane.
template <class Cell>
struct Block {
    static constexpr std::size_t kMostSources = kMostCells;
    const Plan* plan = nullptr;
    const Rolls* rolls = nullptr;
    const Cell* bits = nullptr;  // of each cell, in all lanes and planes
    Mask high = 0;
    std::size_t low_stones = 0;
    const Cell* own = nullptr;  // this block's words of the layer before
    Cell* out = nullptr;
    Kind* kinds = nullptr;
    Source<Cell> straight[kMostSources];  // kept blocks
    Source<Cell> lefts[kMostSources];     // mirror images, shifted to the left
    Source<Cell> rights[kMostSources];    // and to the right
    std::size_t straight_count = 0;
    std::size_t left_count = 0;
    std::size_t right_count = 0;
};

// The fastest way this machine has; `portable` asks for the one that every machine has.
template <class Cell>
using Fill = void (*)(const Block<Cell>&);
template <class Cell>
Fill<Cell> filler(const Rolls& rolls, bool portable);

extern template Fill<Word> filler<Word>(const Rolls&, bool);
extern template Fill<std::uint64_t> filler<std::uint64_t>(const Rolls&, bool);

}  // namespace hashigo::goishi::census
