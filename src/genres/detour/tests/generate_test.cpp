// Generated puzzles: unique, without a superfluous number, the same for the same seed; and requests
// that no puzzle can meet.
#include "genres/detour/generate.h"

#include <gtest/gtest.h>

#include <set>

#include "core/verdict.h"
#include "genres/detour/genre.h"
#include "genres/detour/referee.h"
#include "genres/detour/shuffle_loop.h"
#include "genres/detour/solve.h"
#include "genres/detour/state.h"

namespace hashigo::detour {
namespace {

TEST(Generate, AShuffledLoopIsALoop) {
    core::Random random(7);
    for (const core::Size size : {core::Size{2, 2}, core::Size{2, 5}, core::Size{5, 2},
                                  core::Size{6, 7}, core::Size{8, 8}}) {
        std::set<std::vector<Mark>> seen;
        for (int k = 0; k < 5; ++k) {
            const State loop = shuffled_loop(size, random);
            EXPECT_TRUE(legal(blank_puzzle(size), loop)) << size.rows << "x" << size.cols;
            seen.insert(loop.marks);
        }
        EXPECT_GE(seen.size(), size.cells() > 30 ? 2U : 1U);
    }
}

TEST(Generate, NoNumberIsSuperfluous) {
    core::Budget budget;
    const auto made = Detour::generate({{6, 6}, {}, core::Random(3)}, budget);
    ASSERT_TRUE(made.ok());
    for (std::size_t k = 0; k < made->clues.size(); ++k) {
        if (!made->clues[k].there) continue;
        Puzzle less = *made;
        less.clues[k] = {};
        EXPECT_EQ(detour::solve(less, start(less), {}, budget).verdict(), core::Verdict::Many);
    }
    const auto least = Detour::minimise(*made, budget);
    ASSERT_TRUE(least.ok());
    EXPECT_EQ(*least, *made);
}

TEST(Generate, WhatCannotBeIsRefusedAtOnce) {
    core::Budget none(0);
    const auto code = [&](core::Size size) {
        const auto made = Detour::generate({size, {}, core::Random(1)}, none);
        return made.ok() ? std::string() : made.error().code;
    };
    EXPECT_EQ(code({5, 5}), "generate.odd-board");
    EXPECT_EQ(code({1, 6}), "generate.too-thin");
    EXPECT_EQ(code({6, 6}), "limit");
}

}  // namespace
}  // namespace hashigo::detour
