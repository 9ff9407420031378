// A region's number as a parity, for the clause-learning solver. A cell turns if one, and not both,
// of its sideways edges is a line, and so it is with its upright edges. Summed over a region, inner
// edges cancel out: the lines that leave it sideways are even in number if and only if its number
// is even, and so are those that leave it upwards or downwards. That says more than the cells one
// by one: where one such edge is open, it is forced.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "core/cdcl/propagator.h"
#include "genres/detour/board.h"

namespace hashigo::detour {

class ParityRule : public core::cdcl::Propagator {
  public:
    // The edges' variables come first, in the board's order.
    explicit ParityRule(core::Size size);

    // An odd (or even) number of these cells turn if the selector, a new variable, holds. Between
    // calls of solve.
    void add(const std::vector<int>& cells, bool odd, core::cdcl::Lit selector);

    void assigned(std::span<const core::cdcl::Lit> news) override;
    void undone(std::span<const core::cdcl::Lit> gone) override;
    bool propagate(core::cdcl::Forcing& solver) override;
    bool check(core::cdcl::Forcing&) override { return true; }
    void explain(core::cdcl::Lit lit, std::uint32_t token, std::size_t before,
                 const core::cdcl::Trail& trail, core::cdcl::Literals& others) override;

  private:
    struct Sum {
        std::vector<core::cdcl::Var> edges;
        core::cdcl::Lit selector;
        bool odd = false;  // what is still to come
        int open = 0;
    };

    Sum& sum(int k) { return sums_[static_cast<std::size_t>(k)]; }
    void add_sum(std::vector<core::cdcl::Var> edges, bool odd, core::cdcl::Lit selector);
    std::vector<int>* sums_of(core::cdcl::Var var);
    void note(core::cdcl::Lit lit);
    bool look(int k, core::cdcl::Forcing& solver);

    core::Size size_;
    core::cdcl::Var first_selector_;
    std::vector<Sum> sums_;
    std::vector<std::vector<int>> sums_of_edge_;
    std::vector<std::vector<int>> sums_of_selector_;
    std::vector<int> waiting_;
};

}  // namespace hashigo::detour
