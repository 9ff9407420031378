// Rows and columns as bits, and what a line can show in closed form: once neighbours of shaded
// cells are white, exactly the totals from S (shaded so far) to S + sum of ceil(run / 2) over its
// runs of undecided cells. On words of bits that is a few operations a line.
#pragma once

#include <cstdint>
#include <vector>

#include "core/bits.h"
#include "genres/yajikazu/board.h"

namespace hashigo::yajikazu {

// The totals that a line can show.
struct Reach {
    int least = 0;
    int most = 0;
    bool has(int number) const { return least <= number && number <= most; }
};

// A clue as its lane sees it.
struct Sight {
    int cell = 0;
    int number = 0;
    std::size_t from = 0;  // the places of the lane that it sees: [from, to)
    std::size_t to = 0;
};

struct Lane {                 // a row or a column
    std::vector<int> sights;  // numbers of the clues whose lines lie in it
    std::vector<std::uint64_t> shaded;
    std::vector<std::uint64_t> open;  // undecided
    int first = 0;                    // its first cell, and the step to the next
    int stride = 1;
    bool soiled = false;

    int cell(std::size_t place) const { return first + stride * static_cast<int>(place); }
    bool is_open(std::size_t place) const {
        return ((open[place / core::kWordBits] >> (place % core::kWordBits)) & 1U) != 0;
    }
};

class Lanes {
  public:
    explicit Lanes(core::Size size);

    // A clue that binds; gives its number. Its lane is soiled.
    int add(int cell, const Clue& clue);
    const Sight& sight(int number) const { return sights_[at(number)]; }
    const Lane& lane_of(int number) const { return lanes_[at(homes_[at(number)])]; }

    // An undecided cell gets a mark, or one with that mark becomes undecided again.
    void flip(int cell, Mark mark);
    Reach reach(int number) const;

    // Lanes to look at again. Only lanes with clues are ever soiled.
    void soil(int cell);
    void soil_all();
    void soil_lane_of(int number) { soil_lane(homes_[at(number)]); }
    bool soiled() const { return !queue_.empty(); }
    const Lane& take_soiled();
    void forget_soiled();

    // Calls force(cell, mark) for what follows from a clue on a white cell whose number is the most
    // or the least its line can show: at the least all undecided cells are white; at the most each
    // odd run alternates, while an even run may still be filled in several ways. False as soon as
    // `force` is.
    template <class Force>
    bool whiten(int number, Force&& force) const;
    template <class Force>
    bool alternate(int number, Force&& force) const;

  private:
    static std::size_t at(int k) { return static_cast<std::size_t>(k); }
    void lay(int first, int stride, int length);
    void soil_lane(int lane);

    core::Size size_;
    std::vector<Lane> lanes_;
    std::vector<Sight> sights_;
    std::vector<int> homes_;  // per clue: its lane
    std::vector<int> queue_;
};

template <class Force>
bool Lanes::whiten(int number, Force&& force) const {
    const Lane& lane = lane_of(number);
    const Sight& clue = sight(number);
    for (std::size_t k = clue.from; k < clue.to; ++k) {
        if (lane.is_open(k) && !force(lane.cell(k), Mark::White)) return false;
    }
    return true;
}

template <class Force>
bool Lanes::alternate(int number, Force&& force) const {
    const Lane& lane = lane_of(number);
    const Sight& clue = sight(number);
    // What `force` decides is no longer open, so a run is measured before it is filled.
    for (std::size_t k = clue.from; k < clue.to;) {
        std::size_t end = k;
        while (end < clue.to && lane.is_open(end)) ++end;
        const bool odd = (end - k) % 2 == 1;
        for (std::size_t j = k; odd && j < end; ++j) {
            if (!force(lane.cell(j), (j - k) % 2 == 0 ? Mark::Shaded : Mark::White)) return false;
        }
        k = end + 1;
    }
    return true;
}

}  // namespace hashigo::yajikazu
