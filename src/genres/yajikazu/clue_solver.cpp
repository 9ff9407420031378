// The genre's rules as clauses and propagators; see clue_solver.h.
#include "genres/yajikazu/clue_solver.h"

namespace hashigo::yajikazu {

ClueSolver::ClueSolver(const Puzzle& p) : size_(p.size), lines_(p.size) {
    for (int cell = 0; cell < size_.cells(); ++cell) solver_.add_variable();
    solver_.add_propagator(lines_);
    answer_.marks.resize(static_cast<std::size_t>(size_.cells()), Mark::Unknown);
    lay_rules(p);
}

void ClueSolver::lay_rules(const Puzzle& p) {
    for (int cell = 0; cell < size_.cells(); ++cell) {
        core::each_neighbour(size_, cell, [&](int next) {
            if (next > cell) solver_.add_clause({~shaded(cell), ~shaded(next)});
        });
    }
    if (p.variant.some_shaded) {
        core::cdcl::Literals any;
        for (int cell = 0; cell < size_.cells(); ++cell) any.push_back(shaded(cell));
        solver_.add_clause(any);
    }
    if (p.variant.unconnected) return;
    if (size_.rows == 1 || size_.cols == 1) return keep_strip_together(size_.cells());
    links_ = std::make_unique<LinkRule>(size_);
    solver_.add_propagator(*links_);
}

// In a strip an inner shaded cell would part its two neighbours, and a lone cell must be white.
void ClueSolver::keep_strip_together(int cells) {
    if (cells == 1) solver_.add_clause({~shaded(0)});
    for (int cell = 1; cell + 1 < cells; ++cell) solver_.add_clause({~shaded(cell)});
}

ClueSolver::Lit ClueSolver::add(int cell, const Clue& clue) {
    const Lit selector(solver_.add_variable(false), true);
    lines_.add(cell, clue, selector);
    return selector;
}

void ClueSolver::add_all(const Puzzle& p) {
    for (int cell = 0; cell < size_.cells(); ++cell) {
        const Clue& clue = p.clues[static_cast<std::size_t>(cell)];
        if (clue.binds()) fix(add(cell, clue));
    }
}

void ClueSolver::fix(const State& marks) {
    for (int cell = 0; cell < size_.cells(); ++cell) {
        const Mark mark = marks.marks[static_cast<std::size_t>(cell)];
        if (mark != Mark::Unknown) fix(literal({cell, mark}));
    }
}

void ClueSolver::block(const State& answer, const State& given) {
    core::cdcl::Literals differs;
    for (std::size_t cell = 0; cell < answer.marks.size(); ++cell) {
        if (given.marks[cell] != Mark::Unknown) continue;
        differs.push_back(~literal({static_cast<int>(cell), answer.marks[cell]}));
    }
    solver_.add_clause(differs);
}

ClueSolver::Outcome ClueSolver::find(core::Budget& budget, std::span<const Lit> wanted) {
    const Outcome outcome = solver_.solve(budget, wanted);
    if (outcome != Outcome::Yes) return outcome;
    for (int cell = 0; cell < size_.cells(); ++cell) {
        answer_.marks[static_cast<std::size_t>(cell)] =
            solver_.holds(shaded(cell)) ? Mark::Shaded : Mark::White;
    }
    return outcome;
}

}  // namespace hashigo::yajikazu
