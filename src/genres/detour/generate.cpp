// One attempt, step by step; see generate.h.
#include "genres/detour/generate.h"

#include "genres/detour/number_set.h"
#include "genres/detour/partition.h"

namespace hashigo::detour {

namespace {

using Outcome = LoopSolver::Outcome;

// Whether the answer is the only one now.
bool single_out(NumberSet& numbers, const Recipe& recipe, core::Random& random,
                core::Budget& budget) {
    for (;;) {
        const Outcome outcome = numbers.look(budget);
        if (outcome != Outcome::Yes) return outcome == Outcome::No;
        if (recipe.method == Method::Redraw) return false;
        if (!numbers.split(recipe.half_turn, random)) return false;
    }
}

}  // namespace

int usual_region(core::Size size) {
    constexpr int kLarge = 100;
    return size.cells() < kLarge ? 4 : 5;
}

std::optional<Puzzle> attempt(core::Size size, const AnswerSource& answers, const Recipe& recipe,
                              core::Random& random, core::Budget& budget) {
    const auto answer = answers.draw(random, budget);
    if (!answer) return std::nullopt;
    const auto regions = random_regions(size, recipe.region, recipe.half_turn, random);
    Puzzle whole = NumberSet::numbered(size, regions, *answer);
    whole.variant = recipe.variant;
    NumberSet numbers(whole, *answer);
    if (!single_out(numbers, recipe, random, budget)) return std::nullopt;
    if (recipe.all_numbers) return numbers.puzzle();
    auto groups = numbers.groups(recipe.half_turn);
    random.shuffle(groups);
    if (!numbers.drop_superfluous(groups, budget)) return std::nullopt;
    return numbers.puzzle();
}

std::optional<Puzzle> least_numbers(const Puzzle& p, const State& answer, core::Budget& budget) {
    NumberSet numbers(p, answer);
    if (!numbers.drop_superfluous(numbers.groups(false), budget)) return std::nullopt;
    Puzzle least = p;
    const Puzzle left = numbers.puzzle();
    for (std::size_t k = 0; k < p.clues.size(); ++k) {
        if (p.clues[k].binds()) least.clues[k] = left.clues[k];
    }
    return least;
}

}  // namespace hashigo::detour
