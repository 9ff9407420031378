// Repairs of several changes. A contradiction first loses numbers until an answer is left, none of
// them needlessly; each comes back as what that answer says there. Then numbers are put against
// other answers, each in a region where the other turns otherwise, and those that turn out to be
// idle are dropped again. Where all regions have their number and another answer is left, this
// answer cannot be singled out.
#include <algorithm>
#include <numeric>

#include "core/random.h"
#include "genres/detour/answer.h"
#include "genres/detour/number_set.h"
#include "genres/detour/repair.h"

namespace hashigo::detour {

namespace {

using Outcome = LoopSolver::Outcome;

// A board whose wrong numbers were replaced by those of its answer.
struct Corrected {
    Puzzle puzzle;
    State answer;
};

// Each mark is tried first as a coin falls, so that another attempt meets another answer.
void toss_preferences(core::Size size, LoopSolver& solver, core::Random& random) {
    for (int edge = 0; edge < edge_count(size); ++edge) {
        solver.prefer(edge, random.below(2) == 0 ? Mark::Line : Mark::Empty);
    }
}

// Keeps a number if it leaves an answer, which is noted; its region is put with the gone otherwise.
std::optional<State> loosen(const Puzzle& p, LoopSolver& solver, core::Random& random,
                            std::vector<int>& gone, core::Budget& budget) {
    if (solver.find(budget) != Outcome::Yes) return std::nullopt;
    State answer = solver.answer();
    const auto cells = region_cells(p);
    std::vector<int> order(p.clues.size());
    std::iota(order.begin(), order.end(), 0);
    random.shuffle(order);
    for (const int region : order) {
        const auto at = static_cast<std::size_t>(region);
        if (!p.clues[at].binds()) continue;
        const LoopSolver::Lit selector = solver.add(cells[at], *p.clues[at].number);
        const Outcome outcome = solver.find(budget, {&selector, 1});
        if (outcome == Outcome::Unknown) return std::nullopt;
        const bool kept = outcome == Outcome::Yes;
        solver.fix(kept ? selector : ~selector);
        if (kept) answer = solver.answer();
        if (!kept) gone.push_back(region);
    }
    return answer;
}

std::optional<Corrected> correct(const Puzzle& p, core::Random& random, core::Budget& budget) {
    LoopSolver solver(p);
    toss_preferences(p.size, solver, random);
    std::vector<int> gone;
    auto answer = loosen(p, solver, random, gone, budget);
    if (!answer) return std::nullopt;
    Corrected corrected{p, std::move(*answer)};
    const std::vector<char> turns = turns_of(p.size, corrected.answer);
    for (const int region : gone)
        corrected.puzzle.clues[static_cast<std::size_t>(region)] = {0, true};
    for (int cell = 0; cell < p.size.cells(); ++cell) {
        const int region = p.region_of(cell);
        const bool replaced = std::find(gone.begin(), gone.end(), region) != gone.end();
        Clue& clue = corrected.puzzle.clues[static_cast<std::size_t>(region)];
        if (replaced) *clue.number += turns[static_cast<std::size_t>(cell)];
    }
    return corrected;
}

// Whether numbers could single the answer out; the regions that got one for it.
std::optional<std::vector<std::vector<int>>> put_numbers(NumberSet& numbers, core::Random& random,
                                                         core::Budget& budget) {
    std::vector<std::vector<int>> put;
    for (;;) {
        const Outcome outcome = numbers.look(budget);
        if (outcome == Outcome::No) return put;
        if (outcome == Outcome::Unknown) return std::nullopt;
        const auto region = numbers.put_against_other(random);
        if (!region) return std::nullopt;
        put.push_back({*region});
    }
}

Repair repair_from(const Puzzle& before, const Puzzle& numbered) {
    Repair repair{{}, before};
    for (std::size_t k = 0; k < before.clues.size(); ++k) {
        const Clue& after = numbered.clues[k];
        if (!after.binds() || before.clues[k] == after) continue;
        repair.after.clues[k] = after;
        repair.changes.push_back({static_cast<int>(k), after});
    }
    return repair;
}

std::optional<Repair> attempt_repair(const Puzzle& p, core::Random random, core::Budget& budget) {
    const auto corrected = correct(p, random, budget);
    if (!corrected) return std::nullopt;
    NumberSet numbers(corrected->puzzle, corrected->answer);
    auto put = put_numbers(numbers, random, budget);
    if (!put) return std::nullopt;
    random.shuffle(*put);
    if (!numbers.drop_superfluous(*put, budget)) return std::nullopt;
    return repair_from(p, numbers.puzzle());
}

}  // namespace

std::optional<Repair> repair_at_length(const Puzzle& p, core::Budget& budget) {
    if (is_odd_for_loops(p.size, p.variant)) return std::nullopt;
    const auto attempt = [&](core::Random random) { return attempt_repair(p, random, budget); };
    return core::least_of_attempts(attempt, budget);
}

}  // namespace hashigo::detour
