// The shadings of a board without clues, counted row by row along the row graph. After each row
// stands, for every frontier, in how many ways the rows so far lead to it; that can be written down
// and gone on with later.
#pragma once

#include <cstdint>
#include <iosfwd>
#include <utility>
#include <vector>

#include "core/budget.h"
#include "core/count.h"
#include "core/grid.h"
#include "core/limbs.h"
#include "core/result.h"
#include "genres/yajikazu/row_graph.h"

namespace hashigo::yajikazu {

// The most cells along the shorter side: wider boards have too many rows.
int widest_by_rows(bool unconnected);

// Whether the shorter side is at least 2 and no wider than that.
bool counts_by_rows(core::Size size, bool unconnected);

class RowCount {
  public:
    // Of a size that counts_by_rows. `unconnected`: shaded cells need only not touch. Refuses with
    // limit.memory, and says how many bytes it takes about, before it takes more than the budget
    // affords.
    static core::Result<RowCount> start(core::Size size, bool unconnected, core::Budget& budget);

    // Bytes that a count takes, about, of any size; far from exact for small boards, where they do
    // not matter, and the most that the type holds where there are more.
    static std::uint64_t bytes(core::Size size, bool unconnected);

    // Whether it counts the same shadings, or those of the board turned over.
    bool is_of(core::Size size, bool unconnected) const;
    int row() const { return row_; }  // rows counted
    bool done() const { return row_ == size_.rows; }
    // Nodes of a budget that the rows left will spend.
    std::uint64_t work() const;

    // One row more; false if the budget ran out, and the count is then of no more use.
    bool advance(core::Budget& budget);
    // Shadings of the whole board, once done.
    core::Count total() const;

    // The count after a row.
    void write(std::ostream& out) const;
    static core::Result<RowCount> read(std::istream& in, core::Budget& budget);

  private:
    RowCount(core::Size size, bool unconnected, RowGraph graph)
        : size_(size), unconnected_(unconnected), graph_(std::move(graph)) {}

    std::size_t width_after(int rows) const;
    void widen(std::size_t width);
    bool cross(const RowGraph::Columns& columns, core::Budget& budget);
    bool read_ways(std::istream& in, int row);

    core::Size size_;  // no more columns than rows
    bool unconnected_;
    RowGraph graph_;
    RowGraph::Columns inner_{};
    int row_ = 0;
    std::size_t width_ = 1;         // limbs of a number
    std::vector<core::Limb> ways_;  // per frontier
    std::vector<core::Limb> next_;
};

}  // namespace hashigo::yajikazu
