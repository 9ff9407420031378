// A growing or shrinking set of clues for one answer, on one solver that is asked for another
// answer again and again and remembers what it learnt. Each clue that is put down has a selector of
// its own in the solver; taking the clue away switches that off for good.
#pragma once

#include <span>
#include <vector>

#include "core/budget.h"
#include "genres/yajikazu/board.h"
#include "genres/yajikazu/clue_solver.h"

namespace hashigo::yajikazu {

class ClueSet {
  public:
    // The clues of the puzzle, all of which `answer` must obey.
    ClueSet(const Puzzle& p, const State& answer);

    const Puzzle& puzzle() const { return puzzle_; }
    const State& answer() const { return answer_; }
    const Clue& clue(int cell) const { return puzzle_.clues[static_cast<std::size_t>(cell)]; }

    void put(int cell, const Clue& clue);
    void take(int cell);
    // The clue is not going to be taken away any more.
    void settle(int cell);

    // Looks for an answer beside answer(), obeying all clues but those at the cells in `without`.
    ClueSolver::Outcome look(core::Budget& budget, std::span<const int> without = {});
    // After Yes.
    const State& other() const { return solver_.answer(); }
    // After No: whether that rests on the clue at this cell.
    bool rests_on(int cell) const;

  private:
    enum class Hold : std::uint8_t { None, Loose, Settled };
    struct Selector {
        ClueSolver::Lit lit;
        Hold hold = Hold::None;
    };
    Selector& selector(int cell) { return selectors_[static_cast<std::size_t>(cell)]; }

    Puzzle puzzle_;
    State answer_;
    ClueSolver solver_;
    std::vector<Selector> selectors_;  // per cell
    std::vector<ClueSolver::Lit> wanted_;
};

}  // namespace hashigo::yajikazu
