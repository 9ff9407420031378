// Loops through all cells of a rectangle, drawn so that each is exactly as likely as any other.
//
// A loop is drawn from the middle outwards. How the upper half can look so far as the cut sees it
// is a state; each state has a number of ways to come to it, and so many times the ways of all
// lower halves that close it into one loop is its weight. The lower half is drawn likewise, and
// then each half row by row, a row's upper state in proportion to its ways. All weights are exact
// integers and all draws reject what would favour some, so nothing is rounded.
#pragma once

#include <cstdint>
#include <vector>

#include "core/budget.h"
#include "core/count.h"
#include "core/grid.h"
#include "core/random.h"
#include "core/result.h"
#include "genres/detour/board.h"
#include "genres/detour/plug_layer.h"
#include "genres/detour/plug_steps.h"

namespace hashigo::detour {

class Sampler {
  public:
    // Fails where the board has no loop or is beyond 16 columns or so, with `limit` where the
    // budget does not suffice; one node a state, of which 14x14 has 6 million.
    static core::Result<Sampler> make(core::Size size, core::Budget& budget);

    // Every edge is Line or Empty.
    State draw(core::Random& random) const;

    // How many loops there are to draw from.
    const core::Count& loops() const { return cumulative_.back(); }

  private:
    using Wide = unsigned __int128;
    using Layer = plug::Layer<Wide>;

    // States of the cut with the same places of plugs: which, and the bracket word of each.
    struct Family {
        int pairs = 0;
        std::vector<std::uint32_t> upper{};  // numbers of states, by number of bracket word
        std::vector<std::uint32_t> lower{};
    };

    explicit Sampler(core::Size size) : size_(size) {}
    bool sweep(core::Budget& budget);
    bool sweep_row(core::Budget& budget);
    void gather();
    bool weigh(core::Budget& budget);
    core::Count weight_of(const Family& family, std::size_t word) const;
    std::uint32_t draw_lower(const Family& family, std::size_t word, core::Random& random) const;
    // The states after each row of a half, its last row's being known.
    std::vector<plug::Plugs> draw_rows(int rows, plug::Plugs last, core::Random& random) const;
    int upper() const { return (size_.rows + 1) / 2; }
    int lower() const { return size_.rows / 2; }
    const Layer& after(int rows) const { return layers_[static_cast<std::size_t>(rows)]; }
    State loop(const std::vector<plug::Plugs>& above, const std::vector<plug::Plugs>& below) const;

    core::Size size_;                                       // with the shorter side as its columns
    bool flipped_ = false;                                  // the board lies on its side
    std::vector<Layer> layers_{};                           // after 0, 1, 2 … rows
    std::vector<std::vector<std::vector<char>>> closes_{};  // by pairs: do two words close into one
    std::vector<Family> families_{};
    std::vector<std::pair<std::uint32_t, std::uint32_t>> drawn_{};  // family and word, each weighed
    std::vector<core::Count> cumulative_{};  // weights of these, each with all before it
};

// Uniform in [0, bound), bound > 0.
core::Count draw_below(const core::Count& bound, core::Random& random);

}  // namespace hashigo::detour
