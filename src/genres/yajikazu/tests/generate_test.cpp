// Generated puzzles: unique, minimal, of the answer they were made for, as they were asked for, and
// the same bytes for the same seed.
#include "genres/yajikazu/generate.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "core/grade.h"
#include "genres/yajikazu/genre.h"
#include "genres/yajikazu/referee.h"
#include "genres/yajikazu/solve.h"
#include "genres/yajikazu/state.h"

namespace hashigo::yajikazu {
namespace {

int shaded_cells(const State& s) {
    return static_cast<int>(std::count(s.marks.begin(), s.marks.end(), Mark::Shaded));
}

State only_answer(const Puzzle& p) {
    core::Budget budget;
    const auto answers = solve(p, start(p), {}, budget);
    EXPECT_EQ(answers.verdict(), core::Verdict::Unique);
    return answers.kept.front();
}

bool can_be_shaded(const Puzzle& board, State s, std::size_t cell) {
    if (s.marks[cell] == Mark::Shaded) return false;
    s.marks[cell] = Mark::Shaded;
    return legal(board, s);
}

bool packed(const State& answer, core::Size size) {
    const Puzzle board{size, std::vector<Clue>(answer.marks.size()), {}};
    for (std::size_t cell = 0; cell < answer.marks.size(); ++cell) {
        if (can_be_shaded(board, answer, cell)) return false;
    }
    return true;
}

TEST(Generate, AnswersAreLegalAndMeetTheirQuota) {
    core::Random random(1);
    for (int k = 0; k < 200; ++k) {
        const Puzzle board{{6, 6}, std::vector<Clue>(36), {}};
        const State answer = shade_at_random(board, quota_of({6, 6}, 0.22), random);
        EXPECT_TRUE(legal(board, answer));
        EXPECT_LE(shaded_cells(answer), 8);
        EXPECT_GE(shaded_cells(answer), 7);
        const State full = shade_at_random(board, 36, random);
        EXPECT_TRUE(legal(board, full));
        EXPECT_TRUE(packed(full, {6, 6}));
    }
}

TEST(Generate, PuzzlesAreUniqueAndNoClueIsSuperfluous) {
    core::Random random(2);
    for (int k = 0; k < 25; ++k) {
        core::Budget budget;
        const auto puzzle = attempt({6, 6}, {}, random, budget);
        ASSERT_TRUE(puzzle.has_value());
        only_answer(*puzzle);
        for (const auto& group : clue_groups(*puzzle, Symmetry::None)) {
            Puzzle less = *puzzle;
            less.clues[static_cast<std::size_t>(group.front())] = {};
            EXPECT_EQ(solve(less, start(less), {}, budget).verdict(), core::Verdict::Many);
        }
    }
}

// All rules, and boards on which a rule leaves little room.
TEST(Generate, PuzzlesAreUniqueUnderTheRulesAskedFor) {
    core::Random random(4);
    for (const Variant rules : {Variant{true, false}, Variant{false, true}, Variant{true, true}}) {
        for (const double density : {0.0, 0.22, 0.4}) {
            core::Budget budget;
            Recipe recipe;
            recipe.density = density;
            recipe.variant = rules;
            const auto puzzle = attempt({5, 4}, recipe, random, budget);
            ASSERT_TRUE(puzzle.has_value());
            EXPECT_EQ(puzzle->variant, rules);
            only_answer(*puzzle);
        }
    }
    core::Budget budget;
    Recipe nothing_to_shade;
    nothing_to_shade.variant.some_shaded = true;
    EXPECT_FALSE(attempt({1, 1}, nothing_to_shade, random, budget));
}

TEST(Generate, TheAnswerIsTheOneThatWasAskedFor) {
    core::Random random(3);
    for (int k = 0; k < 25; ++k) {
        core::Budget budget;
        const Puzzle empty{{5, 7}, std::vector<Clue>(35), {}};
        const State answer = shade_at_random(empty, 8, random);
        ClueSet clues(empty, answer);
        ASSERT_TRUE(purchase(clues, {}, random, budget));
        EXPECT_EQ(only_answer(clues.puzzle()), answer);
        const auto least = least_clues(clues.puzzle(), answer, budget);
        ASSERT_TRUE(least.has_value());
        EXPECT_EQ(only_answer(*least), answer);
    }
}

// The article counts 41 to 48 liars among 100 clues of minimal sets.
TEST(Generate, TwoInFiveCluesLie) {
    int clues = 0;
    int liars = 0;
    for (std::uint64_t k = 0; k < 60; ++k) {
        core::Random random = core::Random(4).fork(k);
        core::Budget budget;
        const auto puzzle = attempt({8, 8}, {}, random, budget);
        ASSERT_TRUE(puzzle.has_value());
        const State answer = only_answer(*puzzle);
        for (std::size_t cell = 0; cell < 64; ++cell) {
            if (!puzzle->clues[cell].there) continue;
            ++clues;
            liars += answer.marks[cell] == Mark::Shaded ? 1 : 0;
        }
    }
    EXPECT_GT(liars * 100, clues * 38);
    EXPECT_LT(liars * 100, clues * 50);
}

core::Result<Puzzle> made(core::Size size, const app::Choices& choices, std::uint64_t seed) {
    core::Budget budget;
    return Yajikazu::generate({size, choices, core::Random(seed)}, budget);
}

TEST(Generate, LiarsAloneInPackedAnswers) {
    for (std::uint64_t seed = 1; seed <= 10; ++seed) {
        const auto puzzle = made({6, 6}, {{"clues", "liars"}}, seed);
        ASSERT_TRUE(puzzle.ok());
        const State answer = only_answer(*puzzle);
        EXPECT_TRUE(packed(answer, {6, 6}));
        for (std::size_t cell = 0; cell < 36; ++cell) {
            const bool there = puzzle->clues[cell].there;
            EXPECT_TRUE(!there || answer.marks[cell] == Mark::Shaded);
        }
    }
    const auto loose = made({6, 6}, {{"clues", "liars"}, {"density", "0.2"}}, 1);
    ASSERT_FALSE(loose.ok());
    EXPECT_EQ(loose.error().code, "generate.liars-need-packed");
}

TEST(Generate, HonestCluesAlone) {
    const auto puzzle = made({5, 5}, {{"clues", "honest"}, {"density", "packed"}}, 1);
    ASSERT_TRUE(puzzle.ok());
    const State answer = only_answer(*puzzle);
    for (std::size_t cell = 0; cell < 25; ++cell) {
        const bool there = puzzle->clues[cell].there;
        EXPECT_TRUE(!there || answer.marks[cell] == Mark::White);
    }
}

TEST(Generate, CluesLieSymmetrically) {
    const std::vector<std::pair<std::string, Symmetry>> all = {{"half-turn", Symmetry::HalfTurn},
                                                               {"left-right", Symmetry::LeftRight},
                                                               {"up-down", Symmetry::UpDown}};
    for (const auto& [name, symmetry] : all) {
        const auto puzzle = made({6, 7}, {{"symmetry", name}}, 5);
        ASSERT_TRUE(puzzle.ok());
        only_answer(*puzzle);
        int there = 0;
        for (int cell = 0; cell < 42; ++cell) {
            if (!puzzle->clues[static_cast<std::size_t>(cell)].there) continue;
            ++there;
            for (const int partner : partners(puzzle->size, cell, symmetry)) {
                EXPECT_TRUE(puzzle->clues[static_cast<std::size_t>(partner)].there);
            }
        }
        EXPECT_GT(there, 4);
    }
}

TEST(Generate, AGradeThatIsAskedForIsGiven) {
    for (const char* grade : {"white", "probe"}) {
        core::Budget budget;
        const auto puzzle = made({5, 5}, {{"grade", grade}}, 4);
        ASSERT_TRUE(puzzle.ok());
        const auto graded = core::grade<Yajikazu>(*puzzle, budget);
        EXPECT_EQ(Yajikazu::ladder()[static_cast<std::size_t>(*graded.rung)].id(), grade);
    }
}

TEST(Generate, TheSameSeedGivesTheSamePuzzle) {
    const auto make = [](std::uint64_t seed) {
        const auto p = made({6, 6}, {}, seed);
        return *Yajikazu::write({*p, start(*p)}, core::Format::Url);
    };
    EXPECT_EQ(make(7), make(7));
    EXPECT_NE(make(7), make(8));
}

TEST(Generate, SmallestBoards) {
    for (const core::Size size : {core::Size{1, 1}, core::Size{1, 2}, core::Size{1, 7},
                                  core::Size{2, 2}, core::Size{2, 9}}) {
        const auto puzzle = made(size, {}, 1);
        ASSERT_TRUE(puzzle.ok()) << size.rows << "x" << size.cols;
        only_answer(*puzzle);
    }
}

// A board that only learning makes affordable: without it a proof takes minutes.
TEST(Generate, LargeMinimalBoards) {
    core::Random random(6);
    core::Budget budget;
    const auto puzzle = attempt({20, 20}, {}, random, budget);
    ASSERT_TRUE(puzzle.has_value());
    only_answer(*puzzle);
}

TEST(Generate, StopsAtItsBudget) {
    core::Budget budget(50);
    const auto puzzle = Yajikazu::generate({{10, 10}, {}, core::Random(4)}, budget);
    ASSERT_FALSE(puzzle.ok());
    EXPECT_EQ(puzzle.error().fault, core::Fault::Limit);
}

}  // namespace
}  // namespace hashigo::yajikazu
