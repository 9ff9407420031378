// The clause-learning solver for this genre: a variable an edge, whether there is a line, and one a
// cell, whether it turns; shapes of cells, numbers of regions and the one loop as rules. Numbers
// can be added at any time, and each call says which of them hold, so what was learnt with some
// serves with others: the generator splits regions and drops numbers, and a contradiction is traced
// to the numbers behind it.
#pragma once

#include <memory>
#include <span>
#include <vector>

#include "core/budget.h"
#include "core/cdcl/solver.h"
#include "genres/detour/board.h"
#include "genres/detour/count_rule.h"
#include "genres/detour/loop_rule.h"
#include "genres/detour/parity_rule.h"
#include "genres/detour/shape_rule.h"
#include "genres/detour/table_rule.h"

namespace hashigo::detour {

// The cells of each region, in raster order.
std::vector<std::vector<int>> region_cells(const Puzzle& p);

class LoopSolver {
  public:
    using Lit = core::cdcl::Lit;
    using Outcome = core::cdcl::Outcome;

    // Size and variant of the puzzle; its numbers are not taken over.
    explicit LoopSolver(const Puzzle& p);

    static Lit line(int edge) { return {edge, true}; }
    static Lit literal(const Fact& fact) { return {fact.edge, fact.mark == Mark::Line}; }
    Lit turn(int cell) const { return {edge_count(size_) + cell, true}; }

    // So many of these cells turn; gives the number's selector, which holds where it is obeyed.
    Lit add(std::vector<int> cells, int number);
    // Every number of the puzzle, for good.
    void add_all(const Puzzle& p);
    // For good: a selector, the opposite of one, or a mark.
    void fix(Lit lit) { solver_.add_clause({lit}); }
    void fix(const State& marks);
    void add_clause(std::span<const Lit> clause) { solver_.add_clause(clause); }
    // Every step from here on is written there; it must outlive the solver.
    void write_to(core::cdcl::Proof& proof) { solver_.write_to(proof); }
    // This answer is never to be found again. Edges marked in `given` are known to agree.
    void block(const State& answer, const State& given);
    // Which mark to try first where nothing speaks for either.
    void prefer(int edge, Mark mark) { solver_.set_phase(edge, mark == Mark::Line); }

    // Whether there is an answer in which these literals hold (selectors, marks).
    Outcome find(core::Budget& budget, std::span<const Lit> wanted = {});
    // After Yes.
    const State& answer() const { return answer_; }
    // After No: a part of what was wanted that contradicts by itself.
    const std::vector<Lit>& failed() const { return solver_.failed(); }

    const core::cdcl::Statistics& statistics() const { return solver_.statistics(); }

  private:
    Lit add(std::vector<int> cells, int number, bool always_count);

    core::Size size_;
    Variant variant_;
    ShapeRule shapes_;
    CountRule counts_;
    ParityRule parities_;
    TableRule tables_;
    std::unique_ptr<LoopRule> loop_;  // where there must be one loop only
    core::cdcl::Solver solver_;
    State answer_;
};

}  // namespace hashigo::detour
