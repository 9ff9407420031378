// What is foreseen of a supposition is what climbing from it comes to, on boards and marks of all
// kinds, in any order of asking.
#include "genres/detour/foresight.h"

#include <gtest/gtest.h>

#include "core/climb.h"
#include "genres/detour/generate.h"
#include "genres/detour/ladder.h"
#include "genres/detour/solve.h"
#include "genres/detour/state.h"
#include "genres/detour/tests/kit.h"

namespace hashigo::detour {
namespace {

constexpr int kProbe = 4;

bool climb_breaks(const Puzzle& p, State s) {
    core::Budget budget;
    core::Deductions<Detour> out(budget);
    return core::climb<Detour>(p, s, core::RungSet::first(kProbe), out) ==
           core::Stop::Contradiction;
}

bool breaks(const Puzzle& p, State s, const Fact& supposed) {
    apply(s, supposed);
    return climb_breaks(p, std::move(s));
}

// Answers how many suppositions break.
int compare(const Puzzle& p, const State& s) {
    Foresight foresight(p, s);
    std::vector<Fact> all = assumptions(s);
    std::vector<Fact> again(all.rbegin(), all.rend());
    all.insert(all.end(), again.begin(), again.end());
    const bool lost = climb_breaks(p, s);
    int broken = 0;
    for (const Fact& supposed : all) {
        const bool expected = p.variant.skips || lost || breaks(p, s, supposed);
        EXPECT_EQ(foresight.may_break(supposed), expected) << supposed.edge;
        broken += expected ? 1 : 0;
    }
    return broken;
}

TEST(Foresight, IsWhatClimbingComesToOnSmallBoards) {
    core::Random random(1);
    int broken = 0;
    for (int trial = 0; trial < 4000; ++trial) {
        const Puzzle p = Kit::small_board(random);
        broken += compare(p, Kit::some_marks(p, start(p), false, random));
    }
    EXPECT_GT(broken, 0);
}

TEST(Foresight, IsWhatClimbingComesToUnderWay) {
    const core::Size size{6, 6};
    core::Random random(2);
    core::Budget budget;
    const auto answers = AnswerSource::make(size, budget);
    Recipe recipe;
    recipe.region = usual_region(size);
    int broken = 0;
    for (int trial = 0; trial < 300; ++trial) {
        auto p = attempt(size, *answers, recipe, random, budget);
        ASSERT_TRUE(p);
        const auto solved = Detour::solve(*p, start(*p), {1, 1}, budget);
        p->variant.several_loops = trial % 4 == 0;
        broken += compare(*p, Kit::some_marks(*p, solved.kept.at(0), trial % 3 != 0, random));
    }
    EXPECT_GT(broken, 0);
}

}  // namespace
}  // namespace hashigo::detour
