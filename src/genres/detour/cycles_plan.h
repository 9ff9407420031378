// How a board is swept: which half is swept first in each row, and where each tile of the two
// tables lies. The sweep runs there and back like an ox ploughing, so what was swept last in a row
// is swept first in the next, in the same tile, and no table has to be turned between rows.
//
//   edge     between two rows: rows are the words of the half to be swept next
//   middle   between the halves of a row: the other half is to be swept
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <vector>

#include "core/grid.h"
#include "genres/detour/cycles_side.h"

namespace hashigo::detour::cycles {

// What a node of a budget pays for.
inline constexpr std::uint64_t kAdditionsOfNode = 10000;

struct Tile {
    int cls = 0;           // of the words in its rows
    std::uint64_t at = 0;  // where it begins in its table
    std::uint64_t size = 0;
};

struct RowPlan {
    const Side* first = nullptr;   // swept inwards
    const Side* second = nullptr;  // swept outwards
    std::vector<Tile> edge{};      // by group of the second half, which waits
    std::vector<Tile> middle{};    // by group of the first
};

class Plan {
  public:
    // Columns that a plan can have; a board's shorter side, if it is a board with loops.
    static constexpr int kMostColumns = 2 * kMostHalf;

    // `cols` >= 2. `tile` is how many numbers a tile should have at most.
    Plan(int cols, std::uint64_t tile);

    // Rows 0, 2, 4 … have one plan and rows 1, 3, 5 … the other; on even widths they are the same.
    const RowPlan& row(int row) const { return rows_[static_cast<std::size_t>(row % 2)]; }
    void compile(int jobs);

    // Numbers in a table, at most.
    std::uint64_t edge() const { return edge_; }
    std::uint64_t middle() const { return middle_; }
    // Numbers in the largest layer of a tile.
    std::uint64_t scratch() const { return scratch_; }
    // Additions of a row, about: what a row costs.
    std::uint64_t work() const { return work_; }
    // Bytes of the compiled steps, about.
    std::uint64_t compiled_bytes() const;

  private:
    void lay_row(int row, int cols);

    std::vector<std::unique_ptr<Side>> sides_{};
    std::array<RowPlan, 2> rows_{};
    std::uint64_t edge_ = 0;
    std::uint64_t middle_ = 0;
    std::uint64_t scratch_ = 0;
    std::uint64_t work_ = 0;
};

// Where the rows of each depth begin in a tile of a layer, with rows of these widths.
using Starts = std::array<std::uint64_t, kDepths>;
Starts starts_of(const Layer& layer, int cls, const Depths& width);

// How many numbers such a tile has.
std::uint64_t tile_size(const Layer& layer, int cls, const Depths& width);

}  // namespace hashigo::detour::cycles
