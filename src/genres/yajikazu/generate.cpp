// The three steps, and the dropping of clues: what a proof of uniqueness does not rest on can go at
// once, and a clue that proved needed stays, which makes every later question easier.
#include "genres/yajikazu/generate.h"

#include <algorithm>

#include "genres/yajikazu/referee.h"

namespace hashigo::yajikazu {

Groups clue_groups(const Puzzle& p, Symmetry symmetry) {
    Groups groups;
    for (int cell = 0; cell < p.size.cells(); ++cell) {
        if (!p.clues[static_cast<std::size_t>(cell)].there) continue;
        const std::vector<int> group = partners(p.size, cell, symmetry);
        if (*std::min_element(group.begin(), group.end()) == cell) groups.push_back(group);
    }
    return groups;
}

bool drop_superfluous(ClueSet& clues, const Groups& order, core::Budget& budget) {
    const auto take = [&](const std::vector<int>& group) {
        for (const int cell : group) clues.take(cell);
    };
    for (std::size_t k = 0; k < order.size(); ++k) {
        if (!clues.clue(order[k].front()).there) continue;
        const auto outcome = clues.look(budget, order[k]);
        if (outcome == ClueSolver::Outcome::Unknown) return false;
        if (outcome == ClueSolver::Outcome::Yes) {
            for (const int cell : order[k]) clues.settle(cell);
            continue;
        }
        Groups doomed = {order[k]};
        for (std::size_t later = k + 1; later < order.size(); ++later) {
            const auto needed = [&](int cell) { return clues.rests_on(cell); };
            if (std::none_of(order[later].begin(), order[later].end(), needed)) {
                doomed.push_back(order[later]);
            }
        }
        for (const auto& group : doomed) take(group);
    }
    return true;
}

std::optional<Puzzle> least_clues(const Puzzle& p, const State& answer, core::Budget& budget) {
    ClueSet clues(p, answer);
    if (!drop_superfluous(clues, clue_groups(p, Symmetry::None), budget)) return std::nullopt;
    return clues.puzzle();
}

std::optional<Puzzle> attempt(core::Size size, const Recipe& recipe, core::Random& random,
                              core::Budget& budget) {
    const int fewest = recipe.variant.some_shaded ? 1 : 0;
    const int quota = recipe.packed ? size.cells() : quota_of(size, recipe.density);
    const Puzzle empty{size, std::vector<Clue>(static_cast<std::size_t>(size.cells())),
                       recipe.variant};
    const State answer = shade_at_random(empty, std::max(quota, fewest), random);
    if (!legal(empty, answer)) return std::nullopt;  // no cell can be shaded where one must be
    ClueSet clues(empty, answer);
    if (!purchase(clues, recipe.tastes, random, budget)) return std::nullopt;
    Groups order = clue_groups(clues.puzzle(), recipe.tastes.symmetry);
    random.shuffle(order);
    if (!drop_superfluous(clues, order, budget)) return std::nullopt;
    return clues.puzzle();
}

}  // namespace hashigo::yajikazu
