// The README's theorem on boards of two rows: which of them can be picked up, and that those have a
// clean answer. The condition and the answer are read off the columns, as in the proof, and
// compared with the complete engine, with the census and with the referee.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <optional>
#include <string>

#include "core/random.h"
#include "genres/goishi/census.h"
#include "genres/goishi/referee.h"
#include "genres/goishi/solve.h"
#include "genres/goishi/state.h"
#include "genres/goishi/trail.h"

namespace hashigo::goishi {
namespace {

// A board of two rows as its columns that hold stones: T above, B below, W both.
Puzzle written(const std::string& columns) {
    const int cols = static_cast<int>(columns.size());
    Puzzle p{{2, cols}, std::vector<char>(columns.size() * 2, 0), {}};
    for (std::size_t col = 0; col < columns.size(); ++col) {
        p.stones[col] = columns[col] == 'T' || columns[col] == 'W' ? 1 : 0;
        p.stones[columns.size() + col] = columns[col] == 'B' || columns[col] == 'W' ? 1 : 0;
    }
    return p;
}

// The order that runs along the upper row to its end and back along the lower one.
std::vector<int> there_and_back(const Puzzle& p) {
    std::vector<int> order;
    const auto take = [&](int at_row, int col) {
        const int cell = p.size.at(at_row, col);
        if (p.stones[static_cast<std::size_t>(cell)] != 0) order.push_back(cell);
    };
    for (int col = 0; col < p.size.cols; ++col) take(0, col);
    for (int col = p.size.cols - 1; col >= 0; --col) take(1, col);
    return order;
}

// Changes rows in every whole column, from the row of the first stone on.
std::optional<std::vector<int>> zigzag(const Puzzle& p, const std::string& columns) {
    const std::size_t first = columns.find_first_of("TB");
    if (first == std::string::npos) return std::nullopt;
    int row = columns[first] == 'T' ? 0 : 1;
    std::vector<int> order;
    for (int col = 0; col < p.size.cols; ++col) {
        const char here = columns[static_cast<std::size_t>(col)];
        if (here == '.') continue;
        if (here != 'W' && here != (row == 0 ? 'T' : 'B')) return std::nullopt;
        order.push_back(p.size.at(row, col));
        if (here != 'W') continue;
        row = 1 - row;
        order.push_back(p.size.at(row, col));
    }
    return order;
}

// A clean answer, as the proof builds it; empty where it says that the board has none at all.
std::optional<std::vector<int>> clean_answer(const std::string& columns) {
    const Puzzle p = written(columns);
    const std::size_t first = columns.find_first_not_of('.');
    if (columns[columns.find_last_not_of('.')] == 'W') return there_and_back(p);
    if (columns[first] == 'W') {
        std::vector<int> order = there_and_back(written({columns.rbegin(), columns.rend()}));
        for (int& cell : order)
            cell = p.size.at(p.size.row(cell), p.size.cols - 1 - p.size.col(cell));
        return order;
    }
    return zigzag(p, columns);
}

bool is_clean(const Puzzle& p, const State& s) {
    const auto all = flights(p, s);
    return std::all_of(all.begin(), all.end(),
                       [](const Flight& flight) { return flight.over.empty(); });
}

// Whether the board can be picked up; checks all that the theorem says of it.
bool completable(const std::string& columns) {
    const Puzzle p = written(columns);
    core::Budget budget;
    const auto found = solve(p, start(p), {2, 1}, budget);
    const auto order = clean_answer(columns);
    EXPECT_EQ(found.count > 0, order.has_value()) << columns;
    if (!order) return false;
    State s = start(p);
    s.order = *order;
    EXPECT_TRUE(legal(p, s) && is_clean(p, s)) << columns;
    std::reverse(s.order.begin(), s.order.end());
    EXPECT_TRUE(legal(p, s)) << columns;
    EXPECT_EQ(found.count == 1, order->size() == 1) << columns;
    return true;
}

// (5·4ⁿ − 5 + 3n) / 9 + (3ⁿ − 1) / 2
std::uint64_t completable_boards(std::uint64_t n) {
    std::uint64_t fours = 1;
    std::uint64_t threes = 1;
    for (std::uint64_t k = 0; k < n; ++k) {
        fours *= 4;
        threes *= 3;
    }
    return (5 * fours - 5 + 3 * n) / 9 + (threes - 1) / 2;
}

int widest() {
    const char* scale = std::getenv("HASHIGO_TEST_SCALE");
    return scale == nullptr || std::atof(scale) >= 1 ? 7 : 5;
}

TEST(TwoRows, EveryCompletableBoardHasACleanAnswer) {
    constexpr std::string_view kColumns = ".TBW";
    for (int cols = 1; cols <= widest(); ++cols) {
        std::uint64_t found = 0;
        const std::uint64_t boards = std::uint64_t{1} << (2U * static_cast<unsigned>(cols));
        for (std::uint64_t board = 1; board < boards; ++board) {
            std::string columns;
            for (unsigned col = 0; col < static_cast<unsigned>(cols); ++col) {
                columns += kColumns[(board >> (2U * col)) & 3U];
            }
            found += completable(columns) ? 1 : 0;
        }
        EXPECT_EQ(found, completable_boards(static_cast<std::uint64_t>(cols)));
    }
}

// Wide boards whose columns are mostly whole or alternate, so that both outcomes are frequent.
TEST(TwoRows, WideOnesToo) {
    constexpr std::string_view kColumns = "WWTB.";
    core::Random random(11);
    int with = 0;
    int without = 0;
    for (int k = 0; k < 400; ++k) {
        std::string columns;
        const std::uint64_t cols = 9 + random.below(60);
        bool above = random.below(2) == 0;
        const bool regular = random.below(2) == 0;
        for (std::uint64_t col = 0; col < cols; ++col) {
            char one = kColumns[static_cast<std::size_t>(random.below(kColumns.size()))];
            if (regular && (one == 'T' || one == 'B')) one = above ? 'T' : 'B';
            if (one == 'W') above = !above;
            columns += one;
        }
        if (columns.find_first_not_of('.') == std::string::npos) continue;
        (completable(columns) ? with : without) += 1;
    }
    EXPECT_GT(with, 50);
    EXPECT_GT(without, 50);
}

TEST(TwoRows, TheCensusCountsAsManyAsTheFormula) {
    for (int cols = 2; cols <= widest() + 3; ++cols) {
        core::Budget budget;
        const auto census = census::take({{2, cols}}, budget);
        ASSERT_TRUE(census.ok());
        EXPECT_EQ(census->total().completable,
                  completable_boards(static_cast<std::uint64_t>(cols)));
        EXPECT_EQ(census->total().unique, static_cast<std::uint64_t>(2 * cols));
    }
}

}  // namespace
}  // namespace hashigo::goishi
