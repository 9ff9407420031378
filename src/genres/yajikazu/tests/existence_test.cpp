// The existence theorem, in full on small boards: every legal answer has clues that make it the
// only one. The generator's purchase finds them for each answer of each grid to 4x4.
#include <gtest/gtest.h>

#include <algorithm>

#include "genres/yajikazu/generate.h"
#include "genres/yajikazu/genre.h"
#include "genres/yajikazu/purchase.h"
#include "genres/yajikazu/state.h"

namespace hashigo::yajikazu {
namespace {

Puzzle empty(core::Size size) {
    return {size, std::vector<Clue>(static_cast<std::size_t>(size.cells())), {}};
}

std::vector<State> all_answers(const Puzzle& p) {
    core::Budget budget;
    return Yajikazu::oracle(p, start(p), {core::Budget::kUnlimited, 1U << 20U}, budget).kept;
}

TEST(Existence, EveryAnswerToFourByFourCanBeMadeTheOnlyOne) {
    std::size_t answers = 0;
    for (int rows = 1; rows <= 4; ++rows) {
        for (int cols = rows; cols <= 4; ++cols) {
            for (const State& answer : all_answers(empty({rows, cols}))) {
                core::Random random = core::Random(9).fork(answers++);
                core::Budget budget;
                ClueSet clues(empty({rows, cols}), answer);
                ASSERT_TRUE(purchase(clues, {}, random, budget)) << rows << "x" << cols;
                const auto left = all_answers(clues.puzzle());
                ASSERT_EQ(left.size(), 1U);
                EXPECT_EQ(left.front(), answer);
            }
        }
    }
    EXPECT_EQ(answers, 1U + 3U + 4U + 4U + 5U + 11U + 21U + 39U + 121U + 562U);
}

int count(core::Size size, const State& s, int cell, core::Direction arrow) {
    int shaded = 0;
    core::walk(size, cell, arrow, [&](int next) {
        shaded += s.marks[static_cast<std::size_t>(next)] == Mark::Shaded ? 1 : 0;
    });
    return shaded;
}

// Whether some clue in the cell is obeyed by A and broken by B: where A shades the cell, any number
// that is wrong in B; else A's count, if B's is another one.
bool removes(core::Size size, int cell, const State& a, const State& b) {
    const auto at = static_cast<std::size_t>(cell);
    if (b.marks[at] == Mark::Shaded) return false;
    if (a.marks[at] == Mark::Shaded) return true;
    return std::any_of(core::kDirections.begin(), core::kDirections.end(), [&](auto arrow) {
        return count(size, a, cell, arrow) != count(size, b, cell, arrow);
    });
}

TEST(Existence, OneClueRemovesAnyOtherAnswer) {
    const core::Size size{3, 4};
    const auto answers = all_answers(empty(size));
    for (const State& a : answers) {
        for (const State& b : answers) {
            bool removed = a == b;
            for (int cell = 0; cell < size.cells(); ++cell) {
                removed = removed || removes(size, cell, a, b);
            }
            EXPECT_TRUE(removed);
        }
    }
}

}  // namespace
}  // namespace hashigo::yajikazu
