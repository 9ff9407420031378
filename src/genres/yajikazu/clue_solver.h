// The clause-learning solver for this genre: a variable a cell, no two neighbours shaded as
// clauses, clues and connection as rules. Clues can be added at any time, and each call says which
// of them hold, so what was learnt with some clues serves with others: the generator drops and buys
// clues, and a contradiction is traced to the clues behind it.
#pragma once

#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "core/budget.h"
#include "core/cdcl/solver.h"
#include "genres/yajikazu/board.h"
#include "genres/yajikazu/line_rule.h"
#include "genres/yajikazu/link_rule.h"

namespace hashigo::yajikazu {

class ClueSolver {
  public:
    using Lit = core::cdcl::Lit;
    using Outcome = core::cdcl::Outcome;

    // Size and variant of the puzzle; its clues are not taken over.
    explicit ClueSolver(const Puzzle& p);

    static Lit shaded(int cell) { return {cell, true}; }
    static Lit literal(const Fact& fact) { return {fact.cell, fact.mark == Mark::Shaded}; }

    // A clue that binds; gives its selector, which holds where the clue is to be obeyed.
    Lit add(int cell, const Clue& clue);
    // Every clue of the puzzle that binds, for good.
    void add_all(const Puzzle& p);
    // For good: a selector, the opposite of one, or a mark.
    void fix(Lit lit) { solver_.add_clause({lit}); }
    void fix(const State& marks);
    // Every step from here on is written there; it must outlive the solver.
    void write_to(core::cdcl::Proof& proof) { solver_.write_to(proof); }
    // This answer is never to be found again. Cells marked in `given` are known to agree.
    void block(const State& answer, const State& given);
    // Which mark to try first where nothing speaks for either.
    void prefer(int cell, Mark mark) { solver_.set_phase(cell, mark == Mark::Shaded); }

    // Whether there is an answer in which these literals hold (selectors, marks).
    Outcome find(core::Budget& budget, std::span<const Lit> wanted = {});
    // After Yes.
    const State& answer() const { return answer_; }
    // After No: a part of what was wanted that contradicts by itself.
    const std::vector<Lit>& failed() const { return solver_.failed(); }

    const core::cdcl::Statistics& statistics() const { return solver_.statistics(); }

  private:
    void lay_rules(const Puzzle& p);
    void keep_strip_together(int cells);

    core::Size size_;
    LineRule lines_;
    std::unique_ptr<LinkRule> links_;  // where white cells must be connected, and it can fail
    core::cdcl::Solver solver_;
    State answer_;
};

}  // namespace hashigo::yajikazu
