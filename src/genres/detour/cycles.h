// How many loops pass through all cells of a rectangle, exactly: the fast way, for one loop and
// both rules. The upper half of the board is swept over tables of all states (cycles_side.h says
// how they are numbered), and the two halves are closed into one loop (cycles_meander.h).
//
// As measured on two cores: 14x14 takes some hundredths of a second, 20x20 seconds and 1.2 GB,
// 22x22 minutes and 9 GB.
#pragma once

#include <cstdint>
#include <functional>
#include <iosfwd>
#include <memory>
#include <optional>
#include <vector>

#include "core/budget.h"
#include "core/count.h"
#include "core/grid.h"
#include "core/result.h"
#include "core/shelf.h"

namespace hashigo::detour::cycles {

// Columns of the shorter side, at most; odd x odd boards, which have no loop, may be of any size.
inline constexpr int kMostShort = 24;

// What the numbers in the tables are.
enum class Numbers : std::uint8_t { Words64, Words128, Residues };

struct Wish {
    core::Size size{};
    bool by_turns = false;
    int jobs = 0;                         // threads; 0 for all that there are
    std::optional<Numbers> begin_with{};  // else what is likely to do
};

struct Counted {
    core::Count loops{};
    std::vector<core::Count> by_turns{};  // where asked for: from 0 turns on, to the last that is
    Numbers numbers = Numbers::Words64;
    int passes = 1;  // sweeps, each modulo another prime
};

// Bytes that a count takes in a kind of numbers. Nothing near them is allocated to find out.
std::uint64_t bytes_needed(const Wish& wish, Numbers numbers);

// A count on its way, row by row of the upper half.
class Run {
  public:
    // Refuses with Fault::Limit, and says how many bytes, before it allocates more than the budget
    // affords.
    static core::Result<Run> start(const Wish& wish, core::Budget& budget);
    Run(Run&& other) noexcept;
    Run& operator=(Run&& other) noexcept;
    ~Run();

    // Whether it counts the same, on however many threads and in whatever numbers.
    bool is_of(const Wish& wish) const;
    // Nodes of a budget that the rest of the work spends, about; it may turn out more where numbers
    // outgrow their words and the work begins again with wider ones.
    std::uint64_t work() const;
    bool done() const;
    // One row more, or the closing after the last; false if the budget ran out, and the run is then
    // of no more use.
    bool advance(core::Budget& budget);
    Counted counted() const;

    // The run after a row, to go on later on a machine like this one.
    void write(std::ostream& out) const;
    static core::Result<Run> read(std::istream& in, int jobs, core::Budget& budget);

  private:
    class Inside;
    explicit Run(std::unique_ptr<Inside> inside);

    std::unique_ptr<Inside> inside_;
};

// The whole of it, or an error of the limit that was reached. `expect` is called once with work().
core::Result<Counted> count(const Wish& wish, core::Budget& budget,
                            const std::function<void(std::uint64_t)>& expect = {},
                            const core::Shelf& shelf = {});

}  // namespace hashigo::detour::cycles
