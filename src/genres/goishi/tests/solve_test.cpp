// The engine against plain search by the rules of moving, with every pruning alone and all at once;
// and beyond the reach of plain search: large boards, budgets, walks gone wrong.
#include "genres/goishi/solve.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstdlib>

#include "core/random.h"
#include "genres/goishi/moves.h"
#include "genres/goishi/shared.h"
#include "genres/goishi/state.h"
#include "genres/goishi/tests/boards.h"

namespace hashigo::goishi {
namespace {

constexpr std::uint64_t kAll = std::uint64_t{1} << 40U;

int scaled(int count) {
    const char* scale = std::getenv("HASHIGO_TEST_SCALE");
    return std::max(1, static_cast<int>(count * (scale == nullptr ? 1.0 : std::atof(scale))));
}

// Every completion, by trying whatever the rules allow.
void plain_search(const Puzzle& p, const State& s, std::vector<std::vector<int>>& found) {
    const std::vector<int> next = candidates(p, s);
    if (next.empty() && stones_left(p, s) == 0) found.push_back(s.order);
    for (const int cell : next) {
        State more = s;
        apply(more, {Fact::Kind::Pick, cell, static_cast<int>(s.order.size()) + 1});
        plain_search(p, more, found);
    }
}

std::vector<std::vector<int>> plain_orders(const Puzzle& p, const State& s) {
    std::vector<std::vector<int>> found;
    plain_search(p, s, found);
    std::sort(found.begin(), found.end());
    return found;
}

std::vector<std::vector<int>> orders(const core::Answers<State>& answers) {
    std::vector<std::vector<int>> found;
    for (const State& s : answers.kept) found.push_back(s.order);
    std::sort(found.begin(), found.end());
    return found;
}

// A few picks along the rules, and perhaps a stone ruled out.
State some_walk(const Puzzle& p, core::Random& random) {
    State s = start(p);
    for (std::uint64_t picks = random.below(5); picks > 0; --picks) {
        const std::vector<int> next = allowed(p, s);
        if (next.empty()) break;
        apply(s, {Fact::Kind::Pick, next[static_cast<std::size_t>(random.below(next.size()))],
                  static_cast<int>(s.order.size()) + 1});
    }
    const std::vector<int> next = allowed(p, s);
    if (!next.empty() && random.below(4) == 0) {
        s.ruled_out[static_cast<std::size_t>(
            next[static_cast<std::size_t>(random.below(next.size()))])] = 1;
    }
    return s;
}

TEST(Solve, FindsWhatPlainSearchFindsWhicheverPruningsAreUsed) {
    constexpr std::array<Prunings, 7> kUses = {{{true, true, true, true, true},
                                                {false, false, false, false, false},
                                                {true, false, false, false, false},
                                                {false, true, false, false, false},
                                                {false, false, true, false, false},
                                                {false, false, false, true, false},
                                                {false, false, false, true, true}}};
    core::Random random(41);
    std::uint64_t answers = 0;
    for (int k = 0; k < scaled(6000); ++k) {
        const Puzzle p = tests::random_board(random, 12);
        const State s = some_walk(p, random);
        const auto plain = plain_orders(p, s);
        for (const Prunings& use : kUses) {
            core::Budget budget;
            const auto found = solve(p, s, {kAll, kAll}, budget, use);
            ASSERT_TRUE(found.exact);
            ASSERT_EQ(orders(found), plain);
            ASSERT_EQ(found.count, plain.size());
        }
        answers += plain.size();
    }
    EXPECT_GT(answers, 0U);
}

TEST(Solve, SharedFactsAreExactlyThoseOfAllAnswers) {
    core::Random random(42);
    int several = 0;
    for (int k = 0; k < scaled(3000); ++k) {
        const Puzzle p = tests::random_board(random, 9);
        const State s = some_walk(p, random);
        core::Budget budget;
        const auto all = solve(p, s, {kAll, kAll}, budget);
        if (all.count == 0) continue;
        several += all.count > 1 ? 1 : 0;
        const auto found = shared(p, s, all.kept.back(), budget);
        ASSERT_TRUE(found.has_value());
        const auto in_all = [&](auto&& holds) {
            return std::all_of(all.kept.begin(), all.kept.end(),
                               [&](const State& answer) { return holds(answer.order); });
        };
        const auto& order = all.kept.front().order;
        EXPECT_EQ(found->last.has_value(),
                  in_all([&](const auto& o) { return o.back() == order.back(); }));
        std::vector<std::pair<int, int>> moves;
        for (std::size_t j = 1; j < order.size(); ++j) {
            const std::array<int, 2> move = {order[j - 1], order[j]};
            const bool everywhere = in_all([&](const auto& o) {
                return std::search(o.begin(), o.end(), move.begin(), move.end()) != o.end();
            });
            if (everywhere) moves.emplace_back(move[0], move[1]);
        }
        std::sort(moves.begin(), moves.end());
        EXPECT_EQ(found->moves, moves);
    }
    EXPECT_GT(several, 0);
}

TEST(Solve, AWalkIsCutWhereItCanStillBeCompleted) {
    core::Random random(43);
    int cut = 0;
    for (int k = 0; k < scaled(3000); ++k) {
        const Puzzle p = tests::random_board(random, 9);
        State s = some_walk(p, random);
        if (random.below(8) == 0 && s.order.size() > 1) std::swap(s.order[0], s.order[1]);
        core::Budget budget;
        int most = -1;
        for (std::size_t picks = 0; picks <= s.order.size(); ++picks) {
            State first = start(p);
            first.order.assign(s.order.begin(),
                               s.order.begin() + static_cast<std::ptrdiff_t>(picks));
            if (solve(p, first, {1, 0}, budget).count > 0) most = static_cast<int>(picks);
        }
        ASSERT_EQ(last_completable(p, s, budget), most);
        cut += most >= 0 && most < static_cast<int>(s.order.size()) ? 1 : 0;
    }
    EXPECT_GT(cut, 0);
}

// What is not a walk has no answer: a pick that is no stone, one made twice, one out of sight, one
// that turns back, and numbers left over.
TEST(Solve, WhatIsNotAWalkHasNoAnswer) {
    Puzzle p = tests::board({"o.o.o", "..o.."});
    const auto count = [&](std::vector<int> order) {
        State s = start(p);
        s.order = std::move(order);
        core::Budget budget;
        const auto found = solve(p, s, {kAll, 0}, budget);
        EXPECT_TRUE(found.exact);
        return found.count;
    };
    EXPECT_EQ(count({1}), 0U);
    EXPECT_EQ(count({0, 0}), 0U);
    EXPECT_EQ(count({0, 4}), 0U);
    EXPECT_EQ(count({0, 7}), 0U);
    EXPECT_EQ(count({7, 2, 0, 4}), 0U);
    p.variant.reversal = true;
    EXPECT_EQ(count({7, 2, 0, 4}), 1U);
    State s = start(p);
    core::Budget budget;
    EXPECT_GT(solve(p, s, {1, 0}, budget).count, 0U);
    s.strays = {{0, 3}};
    EXPECT_EQ(solve(p, s, {1, 0}, budget).verdict(), core::Verdict::None);
    EXPECT_EQ(last_completable(p, s, budget), 0);
}

TEST(Solve, ABudgetThatRunsOutIsUnknownAndNeverNo) {
    const Puzzle p = tests::twelve();
    core::Budget free;
    const auto all = solve(p, start(p), {}, free);
    ASSERT_EQ(all.verdict(), core::Verdict::Unique);
    for (std::uint64_t nodes = 0; nodes < all.nodes; ++nodes) {
        core::Budget budget(nodes);
        EXPECT_EQ(solve(p, start(p), {}, budget).verdict(), core::Verdict::Unknown);
        core::Budget for_common(nodes);
        const auto facts = common(p, start(p), all.kept.front(), for_common);
        EXPECT_EQ(facts.has_value(), !for_common.exhausted());
        core::Budget for_shared(nodes);
        EXPECT_FALSE(shared(p, start(p), all.kept.front(), for_shared).has_value());
    }
    core::Budget enough(all.nodes);
    EXPECT_EQ(solve(p, start(p), {}, enough).verdict(), core::Verdict::Unique);
}

TEST(Solve, FullBoardsHaveManyAnswersAtAnySize) {
    for (const core::Size size : {core::Size{1, 900}, core::Size{64, 64}, core::Size{3, 300}}) {
        const Puzzle p{size, std::vector<char>(static_cast<std::size_t>(size.cells()), 1), {}};
        core::Budget budget(100000);
        const auto found = solve(p, start(p), {}, budget);
        ASSERT_EQ(found.verdict(), core::Verdict::Many);
        EXPECT_FALSE(found.kept[0] == found.kept[1]);
    }
}

TEST(Solve, HostileBoardsStopAtTheirBudget) {
    core::Random random(44);
    for (const std::uint64_t percent : {20U, 50U, 80U}) {
        Puzzle p{{64, 64}, std::vector<char>(std::size_t{64} * 64), {}};
        for (char& stone : p.stones) stone = random.below(100) < percent ? 1 : 0;
        core::Budget budget(20000);
        const auto found = solve(p, start(p), {kAll, 0}, budget);
        EXPECT_FALSE(found.exact);
        EXPECT_LE(found.nodes, 20000U);
        EXPECT_NE(found.verdict(), core::Verdict::None);
    }
}

// The number of ways to clear a full board, counted by an independent program.
TEST(Solve, CountsFullBoards) {
    const auto count = [](int rows, int cols) {
        const core::Size size{rows, cols};
        const Puzzle p{size, std::vector<char>(static_cast<std::size_t>(size.cells()), 1), {}};
        core::Budget budget;
        return solve(p, start(p), {kAll, 0}, budget).count;
    };
    EXPECT_EQ(count(1, 2), 2U);
    EXPECT_EQ(count(1, 16), 2U);
    EXPECT_EQ(count(2, 2), 8U);
    EXPECT_EQ(count(2, 5), 172U);
    EXPECT_EQ(count(3, 3), 64U);
    EXPECT_EQ(count(4, 4), 6984U);
}

}  // namespace
}  // namespace hashigo::goishi
