// Generated puzzles: unique, minimal, of the answer they were made for, and the same bytes for the
// same seed.
#include "genres/yajikazu/generate.h"

#include <gtest/gtest.h>

#include "core/grade.h"
#include "genres/yajikazu/genre.h"
#include "genres/yajikazu/referee.h"
#include "genres/yajikazu/solve.h"
#include "genres/yajikazu/state.h"

namespace hashigo::yajikazu {
namespace {

TEST(Generate, AnswersAreLegalAndMeetTheirQuota) {
    core::Random random(1);
    for (int k = 0; k < 200; ++k) {
        const State answer = shade_at_random({6, 6}, 0.22, random);
        const Puzzle board{{6, 6}, std::vector<Clue>(36), {}};
        EXPECT_TRUE(legal(board, answer));
        const auto shaded = std::count(answer.marks.begin(), answer.marks.end(), Mark::Shaded);
        EXPECT_LE(shaded, 8);
        EXPECT_GE(shaded, 7);
    }
}

TEST(Generate, PuzzlesAreUniqueAndNoClueIsSuperfluous) {
    core::Random random(2);
    int made = 0;
    for (int k = 0; k < 25; ++k) {
        core::Budget budget;
        const State answer = shade_at_random({6, 6}, 0.22, random);
        const auto clued = clue_up({6, 6}, answer, random, budget);
        if (!clued) continue;
        const auto puzzle = drop_superfluous(*clued, clue_cells(*clued), budget);
        ASSERT_TRUE(puzzle.has_value());
        ++made;
        const auto answers = solve(*puzzle, start(*puzzle), {}, budget);
        ASSERT_EQ(answers.verdict(), core::Verdict::Unique);
        EXPECT_EQ(answers.kept.front(), answer);
        for (const int cell : clue_cells(*puzzle)) {
            Puzzle less = *puzzle;
            less.clues[static_cast<std::size_t>(cell)] = {};
            EXPECT_EQ(solve(less, start(less), {}, budget).verdict(), core::Verdict::Many);
        }
    }
    EXPECT_GT(made, 20);
}

TEST(Generate, AGradeThatIsAskedForIsGiven) {
    for (const char* grade : {"white", "probe"}) {
        core::Budget budget;
        const auto made = Yajikazu::generate({{5, 5}, {{"grade", grade}}, core::Random(4)}, budget);
        ASSERT_TRUE(made.ok());
        const auto graded = core::grade<Yajikazu>(*made, budget);
        EXPECT_EQ(Yajikazu::ladder()[static_cast<std::size_t>(*graded.rung)].id(), grade);
    }
}

TEST(Generate, TheSameSeedGivesTheSamePuzzle) {
    const auto make = [](std::uint64_t seed) {
        core::Budget budget;
        const auto p = Yajikazu::generate({{6, 6}, {}, core::Random(seed)}, budget);
        return *Yajikazu::write({*p, start(*p)}, core::Format::Url);
    };
    EXPECT_EQ(make(7), make(7));
    EXPECT_NE(make(7), make(8));
}

TEST(Generate, StopsAtItsBudget) {
    core::Budget budget(50);
    const auto made = Yajikazu::generate({{10, 10}, {}, core::Random(4)}, budget);
    ASSERT_FALSE(made.ok());
    EXPECT_EQ(made.error().fault, core::Fault::Limit);
}

}  // namespace
}  // namespace hashigo::yajikazu
