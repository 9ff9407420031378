// Repairs of several changes. A contradiction first loses clues until an answer is left, none of
// them needlessly; that answer shows no shaded cell under a clue that had to go, or the clue could
// have stayed, so each comes back with the number that is true there. Then clues are bought against
// other answers, as the generator does, and those that turn out to be idle are dropped again.
#include <algorithm>

#include "core/random.h"
#include "genres/yajikazu/clue_solver.h"
#include "genres/yajikazu/generate.h"
#include "genres/yajikazu/purchase.h"
#include "genres/yajikazu/repair.h"

namespace hashigo::yajikazu {

namespace {

using Outcome = ClueSolver::Outcome;

// A board without the clues that had to go, and an answer of it.
struct Loosened {
    Puzzle puzzle;
    State answer;
    std::vector<int> gone;
};

std::optional<Loosened> loosen(const Puzzle& p, const std::vector<int>& order,
                               core::Budget& budget) {
    ClueSolver solver(p);
    Loosened loose{p, {}, {}};
    if (solver.find(budget) != Outcome::Yes) return std::nullopt;
    loose.answer = solver.answer();
    for (const int cell : order) {
        Clue& clue = loose.puzzle.clues[static_cast<std::size_t>(cell)];
        if (!clue.binds()) continue;
        const ClueSolver::Lit selector = solver.add(cell, clue);
        const Outcome outcome = solver.find(budget, {&selector, 1});
        if (outcome == Outcome::Unknown) return std::nullopt;
        if (outcome == Outcome::Yes) {
            solver.fix(selector);
            loose.answer = solver.answer();
            continue;
        }
        solver.fix(~selector);
        loose.gone.push_back(cell);
        clue = {};
    }
    return loose;
}

int count(const State& answer, core::Size size, int cell, core::Direction arrow) {
    int shaded = 0;
    core::walk(size, cell, arrow, [&](int next) {
        shaded += answer.marks[static_cast<std::size_t>(next)] == Mark::Shaded ? 1 : 0;
    });
    return shaded;
}

std::vector<Change> differences(const Puzzle& before, const Puzzle& after) {
    std::vector<Change> changes;
    for (std::size_t cell = 0; cell < before.clues.size(); ++cell) {
        if (before.clues[cell] == after.clues[cell]) continue;
        changes.push_back({static_cast<int>(cell), after.clues[cell]});
    }
    return changes;
}

// Clues that were put in empty cells may be dropped again; the others were the setter's.
Groups droppable(const Puzzle& before, const Puzzle& after) {
    Groups groups;
    for (int cell = 0; cell < before.size.cells(); ++cell) {
        const auto at = static_cast<std::size_t>(cell);
        const bool put = !before.clues[at].there && after.clues[at].there;
        if (put) groups.push_back({cell});
    }
    return groups;
}

std::optional<Repair> attempt_repair(const Puzzle& p, core::Random random, core::Budget& budget) {
    std::vector<int> order;
    for (int cell = 0; cell < p.size.cells(); ++cell) order.push_back(cell);
    random.shuffle(order);
    const auto loose = loosen(p, order, budget);
    if (!loose) return std::nullopt;
    ClueSet clues(loose->puzzle, loose->answer);
    for (const int cell : loose->gone) {
        const core::Direction arrow = *p.clues[static_cast<std::size_t>(cell)].arrow;
        clues.put(cell, {arrow, count(loose->answer, p.size, cell, arrow), true});
    }
    if (!purchase(clues, {}, random, budget)) return std::nullopt;
    Groups groups = droppable(p, clues.puzzle());
    random.shuffle(groups);
    if (!drop_superfluous(clues, groups, budget)) return std::nullopt;
    return Repair{differences(p, clues.puzzle()), clues.puzzle()};
}

}  // namespace

std::optional<Repair> repair_at_length(const Puzzle& p, core::Budget& budget) {
    const auto attempt = [&](core::Random random) { return attempt_repair(p, random, budget); };
    return core::least_of_attempts(attempt, budget);
}

}  // namespace hashigo::yajikazu
