// The sweep over all boards of a grid, by number of stones. A board with k stones reads only words
// of boards with k - 1, so one layer is kept, and it is replaced in place: blocks in descending
// order of the stones in their high part, since a block reads itself and blocks with one high stone
// less.
#pragma once

#include <cstdint>
#include <functional>
#include <iosfwd>
#include <memory>
#include <vector>

#include "core/budget.h"
#include "genres/goishi/census_block.h"

namespace hashigo::goishi::census {

// The boards of one block in the layer that has just been made.
struct Seen {
    Mask high = 0;
    int weight = 1;                           // 2: they stand for their mirror images too
    const std::vector<Mask>* lows = nullptr;  // their low parts
    const Kind* kinds = nullptr;              // one a board
    const Kind* free_kinds = nullptr;         // where one may also turn back; null if not asked for
};
// Called with the number of the thread, from several threads at once.
using Visit = std::function<void(std::size_t thread, const Seen&)>;

struct Options {
    bool free = false;      // also the rule that one may turn back
    bool portable = false;  // as on a machine without vector units
    int jobs = 1;           // threads, at least 1
};

// Memory that is not touched before it is used.
struct Release {
    std::size_t align = 0;
    void operator()(void* room) const;
};
template <class Cell>
using Room = std::unique_ptr<Cell[], Release>;

class Sweep {
  public:
    // The grid stands and has at most kMostCells cells.
    Sweep(core::Size size, const Options& options);

    // What the constructor and advance() allocate.
    static std::uint64_t bytes(core::Size size, const Options& options);

    const Plan& plan() const { return plan_; }
    int layer() const { return layer_; }  // stones of the boards in the table; 0 at first
    bool done() const { return layer_ == plan_.size.cells(); }

    // The next layer. Spends a node a block; false if the budget ran out, and the table is then of
    // no more use.
    bool advance(core::Budget& budget, const Visit& visit);

    // The table after a layer, as bytes of this machine, to go on with later.
    void write(std::ostream& out) const;
    // Takes over what write() gave for the same grid and rules; false if it is anything else.
    bool read(std::istream& in, int layer);

  private:
    template <class Cell>
    struct Side {
        Room<Cell> table{};
        std::vector<Room<Cell>> scratch{};  // one a thread
        std::vector<Cell> bits{};
        Fill<Cell> fill = nullptr;
    };
    struct Task {
        Mask high = 0;
        std::size_t low_stones = 0;
    };

    template <class Cell>
    void open(Side<Cell>& side);
    bool run(const std::vector<Mask>& highs, std::size_t low_stones, core::Budget& budget,
             const Visit& visit);
    void work(std::size_t thread, const Task& task, const Visit& visit);
    template <class Cell>
    void make(Side<Cell>& side, std::size_t thread, const Task& task, std::vector<Kind>& kinds);
    template <class Cell>
    void find_sources(const Side<Cell>& side, Mask high, Block<Cell>& block) const;
    template <class Visitor>
    void each_list(Visitor&& visit) const;

    Plan plan_;
    Options options_;
    Rolls rolls_;
    int layer_ = 0;
    Side<Word> nikoli_{};
    Side<std::uint64_t> free_{};
    std::vector<std::vector<Kind>> kinds_;
    std::vector<std::vector<Kind>> free_kinds_;
};

}  // namespace hashigo::goishi::census
