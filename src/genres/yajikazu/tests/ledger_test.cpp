// Published and recomputed numbers of boards without clues. Independent sets of the grid graph are
// OEIS A006506 (n x n), A001333 (2 x n) and A051736 (3 x n); with connected white cells the square
// boards give 1, 5, 39, 562, 20297, 1646096. Engine, ladder search and oracle share no code.
#include <gtest/gtest.h>

#include "core/engine.h"
#include "core/search.h"
#include "genres/yajikazu/genre.h"
#include "genres/yajikazu/state.h"

namespace hashigo::yajikazu {
namespace {

constexpr core::Wanted kAll{std::uint64_t{1} << 40U, 0};

Puzzle empty(int rows, int cols, bool unconnected) {
    return {{rows, cols},
            std::vector<Clue>(static_cast<std::size_t>(rows * cols)),
            {false, unconnected}};
}

std::uint64_t by_engine(const Puzzle& p) {
    core::Budget budget;
    const auto found = Yajikazu::solve(p, start(p), kAll, budget);
    EXPECT_TRUE(found.exact);
    return found.count;
}

std::uint64_t by_search(const Puzzle& p) {
    core::Budget budget;
    return core::search<Yajikazu>(p, start(p), core::RungSet::first(4), kAll, budget).count;
}

std::uint64_t by_oracle(const Puzzle& p) {
    core::Budget budget;
    return Yajikazu::oracle(p, start(p), kAll, budget).count;
}

void expect_all(const Puzzle& p, std::uint64_t count) {
    EXPECT_EQ(by_engine(p), count) << p.size.rows << "x" << p.size.cols;
    EXPECT_EQ(by_search(p), count) << p.size.rows << "x" << p.size.cols;
    EXPECT_EQ(by_oracle(p), count) << p.size.rows << "x" << p.size.cols;
}

TEST(Ledger, ConnectedSquares) {
    const std::vector<std::uint64_t> counts = {1, 5, 39, 562, 20297};
    for (int n = 1; n <= 5; ++n) expect_all(empty(n, n, false), counts[std::size_t(n - 1)]);
}

TEST(Ledger, ConnectedSixBySixByEngineAndOracle) {
    EXPECT_EQ(by_engine(empty(6, 6, false)), 1646096U);
    EXPECT_EQ(by_oracle(empty(6, 6, false)), 1646096U);
}

TEST(Ledger, IndependentSetsOfSquaresA006506) {
    const std::vector<std::uint64_t> counts = {2, 7, 63, 1234, 55447};
    for (int n = 1; n <= 5; ++n) expect_all(empty(n, n, true), counts[std::size_t(n - 1)]);
}

TEST(Ledger, IndependentSetsOfTwoRowsA001333) {
    const std::vector<std::uint64_t> counts = {3, 7, 17, 41, 99, 239, 577, 1393};
    for (int n = 1; n <= 8; ++n) expect_all(empty(2, n, true), counts[std::size_t(n - 1)]);
}

TEST(Ledger, IndependentSetsOfThreeRowsA051736) {
    const std::vector<std::uint64_t> counts = {5, 17, 63, 227, 827, 2999, 10897};
    for (int n = 1; n <= 7; ++n) expect_all(empty(3, n, true), counts[std::size_t(n - 1)]);
}

// In a strip the white cells are one stretch, so only the two ends can be shaded.
TEST(Ledger, Strips) {
    const std::vector<std::uint64_t> counts = {1, 3, 4, 4, 4, 4, 4, 4, 4, 4};
    for (int n = 1; n <= 10; ++n) {
        expect_all(empty(1, n, false), counts[std::size_t(n - 1)]);
        expect_all(empty(n, 1, false), counts[std::size_t(n - 1)]);
    }
}

TEST(Ledger, DemandingAShadedCellTakesOneAnswerAway) {
    for (int n = 1; n <= 4; ++n) {
        Puzzle p = empty(n, n, false);
        const std::uint64_t all = by_oracle(p);
        p.variant.some_shaded = true;
        expect_all(p, all - 1);
    }
}

}  // namespace
}  // namespace hashigo::yajikazu
