// The census: every board of a grid at once, by number of stones. It works because how a walk can
// go on hangs on the stones that still lie, the place and the arrival alone, and not on which
// stones once lay elsewhere; so all boards of a grid share one table.
#pragma once

#include <array>
#include <cstdint>
#include <iosfwd>
#include <memory>
#include <optional>
#include <vector>

#include "core/budget.h"
#include "core/result.h"
#include "genres/goishi/board.h"
#include "genres/goishi/census_sweep.h"

namespace hashigo::goishi::census {

// What to find out. Without the options only Nikoli's rules are looked at.
struct Wish {
    core::Size size{};
    bool free = false;  // also the rule that one may turn back
    bool list = false;  // keep the puzzles, one of each class under the grid's symmetries
    int jobs = 0;       // threads; 0 for all that there are
    bool portable = false;
};

// Boards of some number of stones. A puzzle is a board with one answer and two or more stones.
struct Tally {
    std::uint64_t completable = 0;
    std::uint64_t unique = 0;
    std::uint64_t free_completable = 0;  // where one may turn back
    std::uint64_t free_unique = 0;
    std::uint64_t unique_in_both = 0;

    void add(const Tally& more);
    friend bool operator==(const Tally&, const Tally&) = default;
};

struct Census {
    core::Size size{};
    std::vector<Tally> by_stones{};  // from 0 stones on; no board of 0 stones is counted
    std::vector<Puzzle> puzzles{};   // with `list`: fewest stones first, then in raster order

    Tally total() const;
    // Unique boards with two or more stones.
    std::uint64_t puzzles_of(int stones) const;
};

// A census on its way, layer by layer: boards of one stone, of two, and so on.
class Run {
  public:
    // Refuses with limit.memory, and says how many bytes, before it allocates more than the budget
    // affords. The grid has at most kMostCells cells.
    static core::Result<Run> start(const Wish& wish, core::Budget& budget);

    // Whether it finds out the same, on however many threads.
    bool is_of(const Wish& wish) const;
    int layer() const { return sweep_->layer(); }
    bool done() const { return sweep_->done(); }
    // Nodes of a budget that all layers together spend.
    std::uint64_t work() const { return sweep_->plan().work(); }

    // One layer more; false if the budget ran out, and the run is then of no more use.
    bool advance(core::Budget& budget);
    // What has been counted so far.
    Census census() const;

    // The run after a layer, to go on later on a machine like this one.
    void write(std::ostream& out) const;
    static core::Result<Run> read(std::istream& in, int jobs, core::Budget& budget);

  private:
    // What one thread has found.
    struct Finds {
        std::array<Tally, kMostCells + 1> by_stones{};
        std::vector<Mask> puzzles{};
    };

    Run(const Wish& wish, const Options& options);
    void visit(Finds& finds, const Seen& seen) const;
    void list(Finds& finds, Mask mask) const;

    Wish wish_;
    std::unique_ptr<Sweep> sweep_;
    std::vector<std::vector<int>> symmetries_;
    std::vector<Finds> finds_;  // one a thread
};

// The whole of it, or an error of the limit that was reached.
core::Result<Census> take(const Wish& wish, core::Budget& budget);

}  // namespace hashigo::goishi::census
