// Selectors switched on by assumption, off or on for good by a clause; see clue_set.h.
#include "genres/yajikazu/clue_set.h"

#include <algorithm>

#include "genres/yajikazu/state.h"

namespace hashigo::yajikazu {

ClueSet::ClueSet(const Puzzle& p, const State& answer)
    : puzzle_(p), answer_(answer), solver_(p), selectors_(p.clues.size()) {
    solver_.block(answer, start(p));
    for (int cell = 0; cell < p.size.cells(); ++cell) {
        if (clue(cell).there) put(cell, clue(cell));
    }
}

void ClueSet::put(int cell, const Clue& clue) {
    if (selector(cell).hold != Hold::None) take(cell);
    puzzle_.clues[static_cast<std::size_t>(cell)] = clue;
    if (clue.binds()) selector(cell) = {solver_.add(cell, clue), Hold::Loose};
}

void ClueSet::take(int cell) {
    puzzle_.clues[static_cast<std::size_t>(cell)] = {};
    if (selector(cell).hold == Hold::Loose) solver_.fix(~selector(cell).lit);
    selector(cell) = {};
}

void ClueSet::settle(int cell) {
    if (selector(cell).hold != Hold::Loose) return;
    solver_.fix(selector(cell).lit);
    selector(cell).hold = Hold::Settled;
}

ClueSolver::Outcome ClueSet::look(core::Budget& budget, std::span<const int> without) {
    wanted_.clear();
    for (int cell = 0; cell < puzzle_.size.cells(); ++cell) {
        if (selector(cell).hold != Hold::Loose) continue;
        if (std::find(without.begin(), without.end(), cell) != without.end()) continue;
        wanted_.push_back(selector(cell).lit);
    }
    return solver_.find(budget, wanted_);
}

bool ClueSet::rests_on(int cell) const {
    const Selector& own = selectors_[static_cast<std::size_t>(cell)];
    if (own.hold != Hold::Loose) return own.hold == Hold::Settled;
    const auto& failed = solver_.failed();
    return std::find(failed.begin(), failed.end(), own.lit) != failed.end();
}

}  // namespace hashigo::yajikazu
