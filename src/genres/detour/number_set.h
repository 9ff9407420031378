// Regions with their numbers for one answer, on one solver that is asked for another answer again
// and again and remembers what it learnt. Regions can be split and numbers dropped; each number has
// a selector of its own in the solver.
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "core/budget.h"
#include "core/random.h"
#include "genres/detour/board.h"
#include "genres/detour/loop_solver.h"

namespace hashigo::detour {

class NumberSet {
  public:
    // The puzzle's numbers, all of which `answer` must obey.
    NumberSet(const Puzzle& p, const State& answer);

    // The puzzle of these regions in which every region says how often the answer turns in it.
    static Puzzle numbered(core::Size size, const std::vector<int>& regions, const State& answer);

    // The regions and numbers that are left.
    Puzzle puzzle() const;

    // Looks for an answer beside the given one, obeying all numbers but those in `without`.
    LoopSolver::Outcome look(core::Budget& budget, std::span<const int> without = {});

    // After Yes: cuts regions, and if `half_turn` those opposite too, until that answer is none any
    // more. False where it turns in the same cells, which it can only where cells may be left out.
    bool split(bool half_turn, core::Random& random);

    // After Yes: gives its number to a region that has none and in which that answer turns
    // otherwise. Which one; nothing where there is none.
    std::optional<int> put_against_other(core::Random& random);

    // Drops each group of numbers without which the answer is still the only one, trying them in
    // the given order. False where the budget ended first. The answer must be the only one.
    bool drop_superfluous(const std::vector<std::vector<int>>& groups, core::Budget& budget);

    // The regions that have a number, each alone or with the one it becomes by half a turn.
    std::vector<std::vector<int>> groups(bool half_turn) const;

  private:
    enum class Hold : std::uint8_t { None, Loose, Settled };
    struct Region {
        std::vector<int> cells;
        Hold hold = Hold::None;
        LoopSolver::Lit selector{};
        int number = 0;
    };

    void put(int k);
    void cut(int k, const std::vector<int>& values, core::Random& random);
    int opposite(int k) const;
    bool rests_on(int k) const;
    void retire_old();
    Region& region(int k) { return regions_[static_cast<std::size_t>(k)]; }
    const Region& region(int k) const { return regions_[static_cast<std::size_t>(k)]; }

    Puzzle like_;  // size, variant, and the clues that do not bind
    std::vector<char> turns_;
    LoopSolver solver_;
    std::vector<Region> regions_;
    std::vector<int> region_of_;               // per cell
    std::vector<LoopSolver::Lit> outgrown_{};  // selectors of regions that were cut: true still
    std::vector<LoopSolver::Lit> wanted_{};
};

}  // namespace hashigo::detour
