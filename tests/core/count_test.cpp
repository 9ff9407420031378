// Exact numbers: they do not overflow, and binomial coefficients obey Pascal's rule.
#include "core/count.h"

#include <gtest/gtest.h>

namespace hashigo::core {
namespace {

TEST(Count, OutgrowsTheMachineWord) {
    Count count = 1;
    for (int k = 0; k < 100; ++k) count *= 10;
    EXPECT_EQ(decimal(count), "1" + std::string(100, '0'));
    EXPECT_EQ(decimal(Count(0)), "0");
    EXPECT_EQ(decimal(Count(~std::uint64_t{0}) + 1), "18446744073709551616");
}

TEST(Count, ChoosesByPascalsRule) {
    for (std::uint64_t n = 1; n <= 80; ++n) {
        for (std::uint64_t k = 1; k <= n; ++k) {
            ASSERT_EQ(choose(n, k), choose(n - 1, k - 1) + choose(n - 1, k)) << n << " " << k;
        }
    }
    EXPECT_EQ(choose(3, 4), 0);
    EXPECT_EQ(decimal(choose(100, 50)), "100891344545564193334812497256");
}

}  // namespace
}  // namespace hashigo::core
