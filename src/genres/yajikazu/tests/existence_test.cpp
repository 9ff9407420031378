// The existence theorem, in full on small boards: every legal answer has clues that make it the
// only one. The generator's purchase finds them for each answer of each grid to 4x4.
#include <gtest/gtest.h>

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

// The theorem's own construction: the strongest clue for every shaded cell, a number that it can
// never show; and for a white cell whichever arrow. Each other answer is removed by one clue alone.
TEST(Existence, OneClueRemovesAnyOtherAnswer) {
    const core::Size size{3, 4};
    const auto answers = all_answers(empty(size));
    for (const State& a : answers) {
        for (const State& b : answers) {
            if (a == b) continue;
            bool removed = false;
            for (int cell = 0; cell < size.cells() && !removed; ++cell) {
                const auto at = static_cast<std::size_t>(cell);
                if (b.marks[at] == Mark::Shaded) continue;
                for (const core::Direction arrow : core::kDirections) {
                    int difference = 0;
                    core::walk(size, cell, arrow, [&](int next) {
                        const auto k = static_cast<std::size_t>(next);
                        difference += (a.marks[k] == Mark::Shaded ? 1 : 0) -
                                      (b.marks[k] == Mark::Shaded ? 1 : 0);
                    });
                    removed |= a.marks[at] == Mark::Shaded || difference != 0;
                }
            }
            EXPECT_TRUE(removed);
        }
    }
}

}  // namespace
}  // namespace hashigo::yajikazu
