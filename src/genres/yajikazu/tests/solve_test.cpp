// The engine beyond the reach of the oracle: wide boards, open boards, budgets, and properties that
// must hold whatever the board.
#include "genres/yajikazu/solve.h"

#include <gtest/gtest.h>

#include "core/search.h"
#include "genres/yajikazu/generate.h"
#include "genres/yajikazu/genre.h"
#include "genres/yajikazu/referee.h"
#include "genres/yajikazu/state.h"

namespace hashigo::yajikazu {
namespace {

Puzzle empty(int rows, int cols) {
    return {{rows, cols}, std::vector<Clue>(static_cast<std::size_t>(rows * cols)), {}};
}

core::Answers<State> solve_all(const Puzzle& p, core::Wanted wanted = {}) {
    core::Budget budget;
    return solve(p, start(p), wanted, budget);
}

TEST(Solve, OpenBoardsHaveManyAnswersAtAnySize) {
    for (const core::Size size : {core::Size{20, 20}, core::Size{2, 200}, core::Size{70, 70}}) {
        const auto found = solve_all(empty(size.rows, size.cols));
        EXPECT_EQ(found.verdict(), core::Verdict::Many);
        for (const State& s : found.kept) EXPECT_TRUE(legal(empty(size.rows, size.cols), s));
        EXPECT_FALSE(found.kept[0] == found.kept[1]);
    }
}

// A checkerboard-like full line beyond 64 cells: the bit rows span more than one word.
TEST(Solve, CountsLinesLongerThanAWord) {
    Puzzle p = empty(3, 131);
    p.variant.unconnected = true;
    p.clues[0] = {core::Direction::Right, 65, true};
    State s = start(p);
    s.marks[0] = Mark::White;
    core::Budget budget;
    const auto found = solve(p, s, {}, budget);
    ASSERT_EQ(found.verdict(), core::Verdict::Many);
    for (const State& answer : found.kept) EXPECT_TRUE(legal(p, answer));
    p.clues[0].number = 66;
    EXPECT_EQ(solve(p, s, {}, budget).verdict(), core::Verdict::None);
}

TEST(Solve, ABudgetThatRunsOutIsUnknownAndNeverNo) {
    core::Random random(3);
    core::Budget free;
    const auto p = attempt({10, 10}, {}, random, free);
    ASSERT_TRUE(p.has_value());
    for (std::uint64_t nodes = 0; nodes < 40; ++nodes) {
        core::Budget budget(nodes);
        const auto found = solve(*p, start(*p), {}, budget);
        EXPECT_TRUE(found.verdict() == core::Verdict::Unknown ||
                    found.verdict() == core::Verdict::Unique);
        EXPECT_EQ(budget.exhausted(), found.verdict() == core::Verdict::Unknown);
    }
}

TEST(Solve, AddingAClueNeverAddsAnAnswer) {
    core::Random random(11);
    for (int k = 0; k < 300; ++k) {
        Puzzle p = empty(4, 4);
        std::uint64_t before = solve_all(p, {100000, 0}).count;
        for (int clues = 0; clues < 8; ++clues) {
            Clue& clue = p.clues[static_cast<std::size_t>(random.below(16))];
            if (clue.there) continue;
            clue = {core::kDirections[static_cast<std::size_t>(random.below(4))],
                    static_cast<int>(random.below(3)), true};
            const std::uint64_t after = solve_all(p, {100000, 0}).count;
            ASSERT_LE(after, before);
            before = after;
        }
    }
}

TEST(Solve, AgreesWithTheLadderSearchOnGeneratedBoards) {
    core::Random random(12);
    for (int k = 0; k < 20; ++k) {
        core::Budget budget;
        auto p = attempt({7, 7}, {}, random, budget);
        if (!p) continue;
        const Groups clues = clue_groups(*p, Symmetry::None);
        const auto& dropped = clues[static_cast<std::size_t>(random.below(clues.size()))];
        p->clues[static_cast<std::size_t>(dropped.front())] = {};
        const auto fast = solve(*p, start(*p), {500, 0}, budget);
        const auto slow =
            core::search<Yajikazu>(*p, start(*p), core::RungSet::first(4), {500, 0}, budget);
        EXPECT_EQ(fast.count, slow.count);
        EXPECT_GE(fast.count, 2U) << "a clue of a minimal board was superfluous";
    }
}

}  // namespace
}  // namespace hashigo::yajikazu
