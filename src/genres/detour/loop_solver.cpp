// The genre's rules as propagators; see loop_solver.h.
#include "genres/detour/loop_solver.h"

#include <utility>

namespace hashigo::detour {

std::vector<std::vector<int>> region_cells(const Puzzle& p) {
    std::vector<std::vector<int>> cells(p.clues.size());
    for (int cell = 0; cell < p.size.cells(); ++cell) {
        cells[static_cast<std::size_t>(p.region_of(cell))].push_back(cell);
    }
    return cells;
}

LoopSolver::LoopSolver(const Puzzle& p)
    : size_(p.size),
      variant_(p.variant),
      shapes_(p.size, p.variant.skips),
      counts_(p.size.cells(), edge_count(p.size)),
      parities_(p.size),
      tables_(p.size, p.variant.skips) {
    const int edges = edge_count(size_);
    for (int var = 0; var < edges + size_.cells(); ++var) solver_.add_variable();
    solver_.add_propagator(shapes_);
    solver_.add_propagator(counts_);
    solver_.add_propagator(parities_);
    solver_.add_propagator(tables_);
    answer_.marks.resize(static_cast<std::size_t>(edges), Mark::Unknown);
    if (variant_.skips) {
        core::cdcl::Literals any;
        for (int edge = 0; edge < edges; ++edge) any.push_back(line(edge));
        solver_.add_clause(any);
    }
    if (variant_.several_loops) return;
    loop_ = std::make_unique<LoopRule>(size_, variant_.skips);
    solver_.add_propagator(*loop_);
}

LoopSolver::Lit LoopSolver::add(std::vector<int> cells, int number) {
    return add(std::move(cells), number, true);
}

// A table says all that a count does. Where numbers come and go both are kept, as the puzzles that
// a seed makes hang on the course of the search.
LoopSolver::Lit LoopSolver::add(std::vector<int> cells, int number, bool always_count) {
    const Lit selector(solver_.add_variable(false), true);
    const bool tabled = tables_.add(cells, number, selector);
    if (!tabled) parities_.add(cells, number % 2 != 0, selector);
    if (!tabled || always_count) counts_.add(std::move(cells), number, selector);
    return selector;
}

void LoopSolver::add_all(const Puzzle& p) {
    std::vector<std::vector<int>> cells = region_cells(p);
    for (std::size_t k = 0; k < cells.size(); ++k) {
        const Clue& clue = p.clues[k];
        if (clue.binds()) fix(add(std::move(cells[k]), *clue.number, false));
    }
}

void LoopSolver::fix(const State& marks) {
    for (int edge = 0; edge < edge_count(size_); ++edge) {
        const Mark mark = marks.marks[static_cast<std::size_t>(edge)];
        if (mark != Mark::Unknown) fix(literal({edge, mark}));
    }
}

// Unless the line may be several loops and leave cells out, no answer's lines are all another's
// too.
void LoopSolver::block(const State& answer, const State& given) {
    const bool may_contain = variant_.several_loops && variant_.skips;
    core::cdcl::Literals differs;
    for (std::size_t edge = 0; edge < answer.marks.size(); ++edge) {
        if (given.marks[edge] != Mark::Unknown) continue;
        if (answer.marks[edge] != Mark::Line && !may_contain) continue;
        differs.push_back(~literal({static_cast<int>(edge), answer.marks[edge]}));
    }
    solver_.add_clause(differs);
}

LoopSolver::Outcome LoopSolver::find(core::Budget& budget, std::span<const Lit> wanted) {
    const Outcome outcome = solver_.solve(budget, wanted);
    if (outcome != Outcome::Yes) return outcome;
    for (int edge = 0; edge < edge_count(size_); ++edge) {
        answer_.marks[static_cast<std::size_t>(edge)] =
            solver_.holds(line(edge)) ? Mark::Line : Mark::Empty;
    }
    return outcome;
}

}  // namespace hashigo::detour
