// Exact counts: published and recomputed numbers, a second method that shares no code, the oracle
// on boards with clues, counts that are written down, limits.
#include "genres/yajikazu/count.h"

#include <gtest/gtest.h>

#include <array>
#include <atomic>
#include <cstdlib>
#include <optional>
#include <set>
#include <sstream>
#include <string>
#include <vector>

#include "genres/yajikazu/count_board.h"
#include "genres/yajikazu/count_rows.h"
#include "genres/yajikazu/frontier.h"
#include "genres/yajikazu/oracle/by_rows.h"
#include "genres/yajikazu/propagate.h"
#include "genres/yajikazu/solve.h"
#include "genres/yajikazu/state.h"
#include "genres/yajikazu/tests/kit.h"
#include "genres/yajikazu/tests/parts.h"
#include "genres/yajikazu/tests/white_rows.h"

namespace hashigo::yajikazu {
namespace {

using tests::Parts;

bool in_full() {
    const char* scale = std::getenv("HASHIGO_TEST_SCALE");
    return scale == nullptr || std::atof(scale) >= 1;
}

Puzzle empty(int rows, int cols, bool unconnected = false) {
    return {{rows, cols},
            std::vector<Clue>(static_cast<std::size_t>(rows * cols)),
            {false, unconnected}};
}

std::string counted(const Puzzle& p) {
    core::Budget budget;
    const auto count = count_answers(p, budget);
    EXPECT_TRUE(count.ok());
    return count ? core::decimal(*count) : "";
}

std::string by_cells(const Puzzle& p, const State& marks) {
    core::Budget budget;
    EXPECT_TRUE(counts_by_cells(p, marks));
    const auto count = count_by_cells(p, marks, budget);
    EXPECT_TRUE(count.ok());
    return count ? core::decimal(*count) : "";
}

std::string by_oracle(const Puzzle& p, const State& marks) {
    const auto all = oracle::enumerate_by_rows(p, marks, ~std::uint64_t{0}, 0, [] { return true; });
    EXPECT_TRUE(all.exact);
    return std::to_string(all.count);
}

constexpr std::array<const char*, 14> kSquares = {"1",
                                                  "5",
                                                  "39",
                                                  "562",
                                                  "20297",
                                                  "1646096",
                                                  "296058640",
                                                  "118930018898",
                                                  "105847803502669",
                                                  "208786414361204882",
                                                  "",
                                                  "8821565703462781281195276",
                                                  "",
                                                  "8951629622004424856628885578891048"};

TEST(Count, KnowsConnectedSquares) {
    for (int n = 1; n <= (in_full() ? 14 : 10); ++n) {
        const std::string known = kSquares[static_cast<std::size_t>(n - 1)];
        if (known.empty()) continue;
        EXPECT_EQ(counted(empty(n, n)), known) << n;
    }
}

TEST(Count, AgreesWithTheOtherColour) {
    for (int n = 2; n <= (in_full() ? 9 : 7); ++n) {
        EXPECT_EQ(counted(empty(n, n)), core::decimal(tests::count_by_white_rows(n, n))) << n;
    }
    for (int rows = 2; rows <= 7; ++rows) {
        for (int cols = 2; cols <= 5; ++cols) {
            const auto count = core::decimal(tests::count_by_white_rows(rows, cols));
            EXPECT_EQ(counted(empty(rows, cols)), count);
            EXPECT_EQ(counted(empty(cols, rows)), count);
        }
    }
    EXPECT_EQ(counted(empty(3, 60)), core::decimal(tests::count_by_white_rows(60, 3)));
}

TEST(Count, CellByCellTheSame) {
    for (int n = 2; n <= 8; ++n) {
        const Puzzle p = empty(n, n);
        EXPECT_EQ(by_cells(p, start(p)), kSquares[static_cast<std::size_t>(n - 1)]);
    }
    const Puzzle p = empty(4, 9);
    EXPECT_EQ(by_cells(p, start(p)), counted(p));
}

TEST(Count, IndependentSets) {
    for (int rows = 1; rows <= 8; ++rows) {
        for (int cols = 1; cols <= 8; ++cols) {
            const Puzzle p = empty(rows, cols, true);
            const auto count = core::decimal(tests::count_independent(rows, cols));
            EXPECT_EQ(counted(p), count);
            EXPECT_EQ(by_cells(p, start(p)), count);
        }
    }
    EXPECT_EQ(counted(empty(7, 7, true)), "1280128950");
    EXPECT_EQ(counted(empty(1, 90, true)), "7540113804746346429");  // a Fibonacci number
}

// (2^(n + 2) - (-1)^n) / 3, OEIS A001045 from 5 on.
TEST(Count, TwoConnectedRowsAreJacobsthalNumbers) {
    for (unsigned n = 2; n <= 60; ++n) {
        const core::Count power = core::Count(1) << (n + 2);
        const core::Count count = (power - (n % 2 == 0 ? 1 : -1)) / 3;
        EXPECT_EQ(counted(empty(2, static_cast<int>(n))), core::decimal(count)) << n;
    }
}

TEST(Count, StripsShadeOnlyTheirEnds) {
    const std::vector<std::string> counts = {"1", "3", "4", "4", "4"};
    for (int n = 1; n <= 5; ++n) {
        EXPECT_EQ(counted(empty(1, n)), counts[std::size_t(n - 1)]);
        EXPECT_EQ(counted(empty(n, 1)), counts[std::size_t(n - 1)]);
    }
    EXPECT_EQ(counted(empty(1, 999)), "4");
}

TEST(Count, AgreesWithTheOracleOnBoardsWithClues) {
    core::Random random(21);
    for (int k = 0; k < (in_full() ? 3000 : 300); ++k) {
        const Puzzle p = Kit::small_board(random);
        ASSERT_EQ(counted(p), by_oracle(p, start(p)));
        Puzzle any = p;
        any.variant.some_shaded = false;
        if (!counts_by_cells(any, start(any))) continue;
        const std::string truth = by_oracle(any, start(any));
        ASSERT_EQ(by_cells(any, start(any)), truth);
        Propagator board(any);
        if (board.begin(start(any))) {
            ASSERT_EQ(by_cells(any, board.state()), truth);
        }
    }
}

// Boards with many answers, so that the quick way gives up, against the complete engine.
TEST(Count, AgreesWithTheEngineOnOpenBoards) {
    core::Random random(22);
    for (int k = 0; k < (in_full() ? 5 : 1); ++k) {
        Puzzle p = empty(6, 7);
        for (int clues = 0; clues < 7; ++clues) {
            p.clues[static_cast<std::size_t>(random.below(42))] = Kit::any_clue(random);
        }
        core::Budget budget;
        const auto all = solve(p, start(p), {core::Budget::kUnlimited, 0}, budget);
        ASSERT_EQ(counted(p), std::to_string(all.count));
    }
}

Parts::Codes codes(const Frontier& steps, Frontier::Key key, int cols) {
    Parts::Codes codes{};
    for (int c = 0; c < cols; ++c) {
        codes[static_cast<std::size_t>(c)] = static_cast<std::uint8_t>(steps.code(key, c));
    }
    return codes;
}

// The steps on words against those on numbered parts, for every frontier within a row.
TEST(Count, StepsOnWordsAreThoseOnParts) {
    constexpr int kCols = 9;
    for (const bool linked : {false, true}) {
        const Frontier steps(kCols, linked);
        std::set<Frontier::Key> now{0};
        const auto expect_same = [&](Frontier::Key key, const Parts& parts) {
            ASSERT_EQ(codes(steps, key, kCols), parts.codes());
            ASSERT_EQ((key & Frontier::kCorner) != 0, parts.corner());
        };
        const int rows = in_full() ? 9 : 4;
        for (int cell = 0; cell < rows * kCols; ++cell) {
            const int col = cell % kCols;
            const bool bottom = cell >= (rows - 1) * kCols;
            const bool border = cell < kCols || col == 0 || col + 1 == kCols || bottom;
            std::set<Frontier::Key> next;
            for (const auto key : now) {
                Parts white(kCols, linked);
                white.read(codes(steps, key, kCols), (key & Frontier::kCorner) != 0);
                Parts shaded = white;
                std::vector<std::pair<Frontier::Key, Parts>> pairs;
                white.whiten(col);
                pairs.emplace_back(steps.whitened(key, col), white);
                const auto dark = steps.shaded(key, col, border);
                ASSERT_EQ(dark.has_value(), shaded.shade(col, border));
                if (dark) pairs.emplace_back(*dark, shaded);
                for (auto& [word, parts] : pairs) {
                    expect_same(word, parts);
                    if (bottom && linked) {
                        word = steps.forgotten_before(word, col);
                        parts.forget_before(col);
                    }
                    if (col + 1 == kCols) {
                        word = steps.ended(word);
                        parts.end_row();
                        ASSERT_EQ(steps.mirrored(steps.mirrored(word)), word);
                    }
                    expect_same(word, parts);
                    next.insert(word);
                }
            }
            if (!bottom && col + 1 == kCols && cell > kCols) {
                EXPECT_GT(next.size(), linked ? 100U : 40U);
            }
            now = std::move(next);
        }
    }
}

TEST(Count, WrittenDownAndGoneOnWith) {
    for (const bool unconnected : {false, true}) {
        for (int stop = 0; stop < 6; ++stop) {
            core::Budget budget;
            auto count = RowCount::start({6, 5}, unconnected, budget);
            ASSERT_TRUE(count.ok());
            while (count->row() < stop) ASSERT_TRUE(count->advance(budget));
            std::stringstream paper;
            count->write(paper);
            auto again = RowCount::read(paper, budget);
            ASSERT_TRUE(again.ok());
            EXPECT_EQ(again->row(), stop);
            while (!again->done()) ASSERT_TRUE(again->advance(budget));
            EXPECT_EQ(core::decimal(again->total()), counted(empty(6, 5, unconnected)));
        }
    }
}

TEST(Count, ReadsNothingElse) {
    core::Budget budget;
    auto count = RowCount::start({4, 4}, false, budget);
    ASSERT_TRUE(count.ok() && count->advance(budget));
    std::stringstream paper;
    count->write(paper);
    const std::string text = paper.str();
    for (const std::string& wrong :
         {std::string(), std::string("hashigo-count-1 4 4 0 1 999999999999\n"), "x" + text,
          text.substr(0, text.size() - 1), std::string("hashigo-count-1 4 99 0 1 7\n"),
          std::string("hashigo-count-1 4 4 0 4 7\n"), std::string("hashigo-count-1 4 1 0 1 7\n")}) {
        std::istringstream in(wrong);
        const auto read = RowCount::read(in, budget);
        ASSERT_FALSE(read.ok());
        EXPECT_EQ(read.error().code, "count.unreadable");
    }
}

TEST(Count, StopsAtItsLimits) {
    core::Budget nodes(3);
    EXPECT_EQ(count_answers(empty(8, 8), nodes).error().code, "limit");
    EXPECT_EQ(nodes.reached(), core::Limit::Nodes);
    core::Budget bytes;
    bytes.limit_bytes(100000);
    EXPECT_EQ(count_answers(empty(20, 20), bytes).error().code, "limit.memory");
    EXPECT_EQ(bytes.reached(), core::Limit::Memory);
    core::Budget few;
    few.limit_bytes(20000);
    const Puzzle p = empty(9, 9);
    EXPECT_EQ(count_by_cells(p, start(p), few).error().fault, core::Fault::Limit);
    EXPECT_EQ(few.reached(), core::Limit::Memory);
    std::atomic<bool> cancelled = true;
    core::Budget idle;
    idle.cancel_when(cancelled);
    EXPECT_EQ(count_answers(empty(18, 18), idle).error().fault, core::Fault::Limit);
    EXPECT_EQ(idle.reached(), core::Limit::Cancelled);
}

TEST(Count, SaysBeforehandWhatItWillSpend) {
    core::Budget budget;
    std::uint64_t expected = 0;
    const auto count = count_answers(empty(11, 11), budget, [&](auto nodes) { expected = nodes; });
    ASSERT_TRUE(count.ok());
    EXPECT_GT(expected, budget.spent() / 2);
    EXPECT_LT(expected, budget.spent() * 2);
}

}  // namespace
}  // namespace hashigo::yajikazu
