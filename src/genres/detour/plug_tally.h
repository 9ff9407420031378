// The turns so far in each region that has a number and that the sweep has entered but not left, as
// digits of one large number. A region's digit is used again by another one once it is done.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "genres/detour/board.h"

namespace hashigo::detour::plug {

using Tally = unsigned __int128;

// A board as it is swept: the shorter side across, so perhaps on its side.
struct Field {
    explicit Field(const Puzzle& p);

    core::Size size{};
    std::vector<int> region{};  // by cell as swept
};

class Tallies {
  public:
    // Nothing where the digits do not fit.
    static std::optional<Tallies> of(const Puzzle& p, const Field& field);

    // The tally after a cell, in which the line turns or does not; nothing where a number cannot be
    // met any more.
    std::optional<Tally> after(int cell, Tally tally, bool turns) const;
    // Whether all numbers are met if no cell after this one turns.
    bool met(int cell, Tally tally) const {
        const Due& due = due_[static_cast<std::size_t>(cell)];
        return due.possible && tally == due.tally;
    }
    // Whether all numbers are 0.
    bool all_zero() const { return all_zero_; }

  private:
    // What a cell does to the digit of its region; `number` < 0: the region has none.
    struct Digit {
        int number = -1;
        unsigned shift = 0;
        std::uint64_t mask = 0;
        int left = 0;  // cells of the region still to come
    };
    // What the tally must be after a cell if it is to meet all numbers.
    struct Due {
        Tally tally = 0;
        bool possible = true;
    };

    std::vector<Digit> digits_{};  // by cell
    std::vector<Due> due_{};       // by cell
    bool all_zero_ = true;
};

}  // namespace hashigo::detour::plug
