// The random numbers are the same in every build. The expected values were computed by an
// independent implementation of xoshiro256** seeded by splitmix64, written for this test.
#include "core/random.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <limits>
#include <numeric>
#include <set>
#include <vector>

namespace hashigo::core {
namespace {

struct Known {
    std::uint64_t seed;
    std::array<std::uint64_t, 4> outputs;
};

constexpr std::array<Known, 3> kKnown = {{
    {0, {0x99ec5f36cb75f2b4U, 0xbf6e1f784956452aU, 0x1a5f849d4933e6e0U, 0x6aa594f1262d2d2cU}},
    {1, {0xb3f2af6d0fc710c5U, 0x853b559647364ceaU, 0x92f89756082a4514U, 0x642e1c7bc266a3a7U}},
    {std::numeric_limits<std::uint64_t>::max(),
     {0x8f5520d52a7ead08U, 0xc476a018caa1802dU, 0x81de31c0d260469eU, 0xbf658d7e065f3c2fU}},
}};

std::vector<int> iota(int count) {
    std::vector<int> items(static_cast<std::size_t>(count));
    std::iota(items.begin(), items.end(), 0);
    return items;
}

TEST(Random, GivesTheKnownSequenceOfASeed) {
    for (const Known& known : kKnown) {
        Random random(known.seed);
        for (const std::uint64_t output : known.outputs) EXPECT_EQ(random.next(), output);
    }
}

TEST(Random, BelowGivesTheKnownDraws) {
    Random random(7);
    std::vector<std::uint64_t> draws(12);
    for (std::uint64_t& draw : draws) draw = random.below(10);
    EXPECT_EQ(draws, (std::vector<std::uint64_t>{4, 4, 8, 4, 4, 1, 6, 6, 8, 9, 3, 6}));
}

TEST(Random, BelowStaysBelowAtTheEnds) {
    Random random(3);
    const std::uint64_t half = (std::uint64_t{1} << 63U) + 1;  // rejects almost every second draw
    for (int k = 0; k < 200; ++k) {
        EXPECT_EQ(random.below(1), 0U);
        EXPECT_LT(random.below(half), half);
        EXPECT_LT(random.below(std::numeric_limits<std::uint64_t>::max()),
                  std::numeric_limits<std::uint64_t>::max());
    }
}

// Chi-squared with 12 degrees of freedom exceeds 32.9 once in a thousand seeds; ours is fixed.
TEST(Random, BelowIsUniform) {
    constexpr std::size_t kFaces = 13;
    constexpr std::size_t kDraws = 130000;
    std::array<std::size_t, kFaces> seen{};
    Random random(2024);
    for (std::size_t k = 0; k < kDraws; ++k) ++seen.at(random.below(kFaces));
    double chi = 0;
    for (const std::size_t count : seen) {
        const double expected = static_cast<double>(kDraws) / static_cast<double>(kFaces);
        const double off = static_cast<double>(count) - expected;
        chi += off * off / expected;
    }
    EXPECT_LT(chi, 32.9);
}

TEST(Random, ShuffleIsReproducible) {
    std::vector<int> items = iota(8);
    Random(7).shuffle(items);
    EXPECT_EQ(items, (std::vector<int>{1, 3, 7, 5, 4, 0, 6, 2}));
}

TEST(Random, ShuffleReachesEveryOrder) {
    Random random(11);
    std::set<std::vector<int>> orders;
    for (int k = 0; k < 500; ++k) {
        std::vector<int> items = iota(4);
        random.shuffle(items);
        orders.insert(items);
        std::sort(items.begin(), items.end());
        ASSERT_EQ(items, iota(4));
    }
    EXPECT_EQ(orders.size(), 24U);
}

TEST(Random, ShuffleOfNothingDrawsNothing) {
    Random random(5);
    std::vector<int> none;
    std::vector<int> one{9};
    random.shuffle(none);
    random.shuffle(one);
    EXPECT_EQ(one, std::vector<int>{9});
    EXPECT_EQ(random.next(), Random(5).next());
}

TEST(Random, ForkDependsOnIndexAndNotOnUseOfOtherForks) {
    const Random root(7);
    constexpr std::array<std::uint64_t, 3> kFirst = {0xab602b13e1e34e88U, 0xf832586802f079edU,
                                                     0xe55998ccc2a0a8b1U};
    for (std::uint64_t index = kFirst.size(); index-- > 0;) {
        Random fork = root.fork(index);
        EXPECT_EQ(fork.next(), kFirst.at(index));
        fork.next();
    }
}

}  // namespace
}  // namespace hashigo::core
