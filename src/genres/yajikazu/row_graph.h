// Every frontier there can be between two rows of a width, and what each cell of a row makes of it.
// That is the same in every row but the first and the last, so it is worked out once, and a count
// is then nothing but additions along this graph. A frontier and its mirror image are one between
// rows, since what can follow is mirrored too.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "core/budget.h"

namespace hashigo::yajikazu {

// Keys numbered in the order in which they came.
class KeyIndex {
  public:
    // The number of a key, a new one if need be.
    std::uint32_t add(std::uint64_t key);
    const std::vector<std::uint64_t>& keys() const { return keys_; }
    std::size_t size() const { return keys_.size(); }
    std::uint64_t bytes() const;

  private:
    void grow();

    std::vector<std::uint64_t> keys_;
    std::vector<std::uint32_t> table_;  // number + 1, or 0
};

class RowGraph {
  public:
    static constexpr std::uint32_t kNone = ~std::uint32_t{0};
    // Frontiers that a node of budget pays for.
    static constexpr std::size_t kBlock = 4096;

    enum class Row : std::uint8_t { Top, Inner, Bottom };

    // A column: where the frontier with each number goes if the cell is white, if it is shaded.
    struct Column {
        std::vector<std::uint32_t> white;
        std::vector<std::uint32_t> shaded;  // kNone where it may not be
        std::uint32_t targets = 0;
    };
    using Columns = std::vector<Column>;

    // All frontiers of `cols` columns; empty where the budget ran out, of memory too.
    static std::optional<RowGraph> find(int cols, bool linked, core::Budget& budget);

    int cols() const { return cols_; }
    std::uint32_t size() const { return static_cast<std::uint32_t>(frontiers_.size()); }

    // The columns of a kind of row. A top row begins with frontier 0 of one; the others with all. A
    // bottom row ends anywhere: all that arrive are answers.
    std::optional<Columns> columns(Row row, core::Budget& budget);

  private:
    RowGraph(int cols, bool linked) : cols_(cols), linked_(linked) {}

    bool close(core::Budget& budget);
    // From these keys through a row, ending in `ends`; keeps the columns where `kept` is given.
    bool pass(Row row, std::vector<std::uint64_t> keys, KeyIndex& ends, core::Budget& budget,
              Columns* kept);
    bool step(Row row, int col, const std::vector<std::uint64_t>& keys, KeyIndex& next,
              core::Budget& budget, Column* kept) const;

    int cols_;
    bool linked_;
    KeyIndex frontiers_;
    std::uint64_t bytes_ = 0;  // of the columns that were kept
};

}  // namespace hashigo::yajikazu
