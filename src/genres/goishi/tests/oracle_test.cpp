// The oracle against numbers of orders that are known, and its limits; the referee must agree with
// every order that it lists.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>

#include "genres/goishi/codec.h"
#include "genres/goishi/oracle/by_walk.h"
#include "genres/goishi/referee.h"
#include "genres/goishi/state.h"
#include "genres/goishi/tests/boards.h"
#include "genres/goishi/tests/kit.h"

namespace hashigo::goishi {
namespace {

constexpr std::uint64_t kAll = std::uint64_t{1} << 40U;

oracle::Enumeration orders(const Puzzle& p, const State& from) {
    auto found = oracle::enumerate_by_walk(p, from, kAll, kAll, [] { return true; });
    EXPECT_TRUE(found.exact);
    EXPECT_EQ(found.kept.size(), found.count);
    for (const State& order : found.kept) EXPECT_TRUE(legal(p, order));
    return found;
}

std::uint64_t count(const Puzzle& p) {
    return orders(p, start(p)).count;
}

Puzzle address(const std::string& text) {
    const auto position = read("goishi/" + text);
    EXPECT_TRUE(position.ok()) << text;
    return position->puzzle;
}

Puzzle full(core::Size size) {
    return {size, std::vector<char>(static_cast<std::size_t>(size.cells()), 1), {}};
}

TEST(Oracle, CountsSmallBoards) {
    EXPECT_EQ(count(address("1/1/0")), 1U);
    EXPECT_EQ(count(address("3/1/0")), 2U);
    EXPECT_EQ(count(address("2/2/c")), 0U);
    EXPECT_EQ(count(address("3/3/00")), 64U);
    EXPECT_EQ(count(address("4/3/1io")), 1U);
}

// How many orders a full board has.
TEST(Oracle, CountsFullBoards) {
    EXPECT_EQ(count(full({2, 2})), 8U);
    EXPECT_EQ(count(full({2, 3})), 20U);
    EXPECT_EQ(count(full({3, 3})), 64U);
    EXPECT_EQ(count(full({2, 4})), 60U);
    EXPECT_EQ(count(full({3, 4})), 400U);
}

// No board of 3x4 with two or more stones has exactly one order but twelve, all of seven stones.
TEST(Oracle, FindsTheSmallestPuzzles) {
    int found = 0;
    for (unsigned mask = 1; mask < 1U << 12U; ++mask) {
        Puzzle p{{3, 4}, {}, {}};
        for (unsigned cell = 0; cell < 12; ++cell) {
            p.stones.push_back(((mask >> cell) & 1U) != 0 ? 1 : 0);
        }
        const auto stones = std::count(p.stones.begin(), p.stones.end(), 1);
        const auto two = oracle::enumerate_by_walk(p, start(p), 2, 0, [] { return true; });
        if (stones < 2 || !two.exact || two.count != 1) continue;
        EXPECT_EQ(stones, 7);
        ++found;
    }
    EXPECT_EQ(found, 12);
}

// Every board that the kit calls unique is.
TEST(Oracle, TheKitKnowsUniqueBoards) {
    core::Random random(3);
    for (int round = 0; round < 200; ++round) EXPECT_EQ(count(Kit::unique_board(random)), 1U);
}

// The only order ends in a move over two emptied places; backwards it breaks a rule.
TEST(Oracle, AnOrderIsNotAnOrderBackwards) {
    const Puzzle p = address("4/3/1io");
    const State order = orders(p, start(p)).kept.at(0);
    const int from = order.order[order.order.size() - 2];
    const int to = order.order.back();
    EXPECT_EQ(p.size.row(from), p.size.row(to));
    EXPECT_EQ(std::abs(from - to), 3);
    State back = order;
    std::reverse(back.order.begin(), back.order.end());
    EXPECT_FALSE(legal(p, back));
}

TEST(Oracle, KeepsToWhatIsKnown) {
    const Puzzle p = full({1, 3});
    const auto left = [&](const State& s) { return orders(p, s).count; };
    State s = start(p);
    EXPECT_EQ(left(s), 2U);
    s.ruled_out[0] = 1;
    EXPECT_EQ(left(s), 1U);
    s.ruled_out[2] = 1;
    EXPECT_EQ(left(s), 0U);
    EXPECT_EQ(left({{0}, {0, 0, 0}, {}}), 1U);
    EXPECT_EQ(left({{0, 1, 2}, {0, 0, 0}, {}}), 1U);
    EXPECT_EQ(left({{1}, {0, 0, 0}, {}}), 0U);
    EXPECT_EQ(left({{0, 2}, {0, 0, 0}, {}}), 0U);  // over a stone
    EXPECT_EQ(left({{}, {0, 0, 0}, {{0, 2}}}), 0U);
}

TEST(Oracle, TurningBackIsAllowedByTheVariant) {
    Puzzle p = full({1, 3});
    p.variant.reversal = true;
    EXPECT_EQ(count(p), 4U);
    EXPECT_EQ(orders(p, {{1}, {0, 0, 0}, {}}).count, 2U);
}

TEST(Oracle, StopsWhereItIsTold) {
    const Puzzle p = full({3, 4});
    const auto some = oracle::enumerate_by_walk(p, start(p), 3, 2, [] { return true; });
    EXPECT_EQ(some.count, 3U);
    EXPECT_EQ(some.kept.size(), 2U);
    EXPECT_FALSE(some.exact);
    int asked = 0;
    const auto cut = oracle::enumerate_by_walk(p, start(p), kAll, 2, [&] { return ++asked <= 5; });
    EXPECT_EQ(cut.nodes, 5U);
    EXPECT_FALSE(cut.exact);
}

// Every order that the referee accepts of all orders there are, on boards of up to six stones.
TEST(Oracle, ListsExactlyWhatTheRefereeAccepts) {
    core::Random random(31);
    for (int round = 0; round < 150; ++round) {
        const Puzzle p = tests::random_board(random, 6);
        State s = start(p);
        for (int cell = 0; cell < p.size.cells(); ++cell) {
            if (p.stones[static_cast<std::size_t>(cell)] != 0) s.order.push_back(cell);
        }
        std::uint64_t accepted = 0;
        do {
            if (legal(p, s)) ++accepted;
        } while (std::next_permutation(s.order.begin(), s.order.end()));
        EXPECT_EQ(count(p), accepted);
    }
}

}  // namespace
}  // namespace hashigo::goishi
