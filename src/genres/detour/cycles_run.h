// The inside of a run: a plan, and one pass after another over it.
#pragma once

#include <memory>
#include <vector>

#include "genres/detour/cycles.h"
#include "genres/detour/cycles_pass.h"

namespace hashigo::detour::cycles {

class Run::Inside {
  public:
    // `first` kind of numbers to try.
    Inside(const Wish& wish, Numbers first);

    std::uint64_t bytes(Numbers numbers) const;
    // Compiles and allocates.
    void begin();
    std::uint64_t work() const;
    bool done() const { return done_; }
    bool advance(core::Budget& budget);
    Counted counted() const;

    void write(std::ostream& out) const;
    bool read(std::istream& in, int row, std::size_t results);

    const Wish& wish() const { return wish_; }
    Numbers numbers() const { return numbers_; }
    // Plans anew, for another kind of numbers; before begin().
    void use(Numbers numbers);

  private:
    bool close(core::Budget& budget);
    bool widen(core::Budget& budget);
    void next_pass();
    std::size_t passes() const;

    Wish wish_;
    Field field_{};
    Numbers numbers_;
    bool done_ = false;
    std::unique_ptr<Plan> plan_{};
    std::unique_ptr<Meanders> meanders_{};
    std::unique_ptr<Pass> pass_{};
    std::vector<std::uint32_t> primes_{};              // as many as the count's size may need
    std::vector<std::vector<core::Count>> results_{};  // of the passes that are done
};

// The kind of numbers that will do for a board of a size, to judge by its cells; the run sees where
// that is wrong.
Numbers likely_numbers(core::Size size);

// Bytes that a count takes at the least, of a board of any size with a loop: those of its two
// tables in the smallest numbers. Of sides beyond 64 cells, those of 64.
std::uint64_t least_bytes(const Wish& wish);

// Whether no sweep is needed: an odd number of cells, which cannot alternate in colour around a
// loop, or a board that is too thin.
bool has_no_loop(core::Size size);

}  // namespace hashigo::detour::cycles
