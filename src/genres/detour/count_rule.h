// A region's number as a rule of the clause-learning solver: so many of its cells turn. Each number
// has a selector, and is to be obeyed where that holds, so that numbers can be switched on and off.
// It forces at the ends only: once as many turn as the number says, all others go straight, and
// once no more than that can, all others turn.
#pragma once

#include <cstdint>
#include <span>
#include <utility>
#include <vector>

#include "core/cdcl/propagator.h"

namespace hashigo::detour {

class CountRule : public core::cdcl::Propagator {
  public:
    // A cell's variable, whether it turns, is `first_turn` and the cell.
    CountRule(int cells, core::cdcl::Var first_turn);

    // `number` of these cells turn if the selector, a new variable, holds. Between calls of solve.
    void add(std::vector<int> cells, int number, core::cdcl::Lit selector);

    void assigned(std::span<const core::cdcl::Lit> news) override;
    void undone(std::span<const core::cdcl::Lit> gone) override;
    bool propagate(core::cdcl::Forcing& solver) override;
    bool check(core::cdcl::Forcing&) override { return true; }
    void explain(core::cdcl::Lit lit, std::uint32_t form, std::size_t before,
                 const core::cdcl::Trail& trail, core::cdcl::Literals& others) override;

  private:
    struct Region {
        std::vector<int> cells;
        int number = 0;
        core::cdcl::Lit selector;
        int turning = 0;
        int straight = 0;
        bool waits = false;
    };

    bool is_turn(core::cdcl::Lit lit) const {
        return lit.var() >= first_turn_ && lit.var() < first_turn_ + cells_;
    }
    Region& region(int k) { return regions_[static_cast<std::size_t>(k)]; }
    std::vector<int>& regions_of(core::cdcl::Lit turn) {
        return regions_of_cell_[static_cast<std::size_t>(turn.var() - first_turn_)];
    }
    core::cdcl::Lit turn(int cell, bool turns) const { return {first_turn_ + cell, turns}; }
    void note(core::cdcl::Lit lit);
    void enlist(int k);
    bool look(int k, core::cdcl::Forcing& solver);
    bool force_open(int k, bool turns, core::cdcl::Forcing& solver);

    int cells_;
    core::cdcl::Var first_turn_;
    std::vector<Region> regions_;
    std::vector<std::vector<int>> regions_of_cell_;
    std::vector<int>
        region_of_selector_;  // by variable, counted from the first one after the turns
    std::vector<int> waiting_;
    std::vector<std::pair<std::size_t, core::cdcl::Lit>> found_;  // reused
};

}  // namespace hashigo::detour
