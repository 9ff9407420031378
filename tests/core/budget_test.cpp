// A budget pays for exactly what it allows, says what ran out, and never recovers.
#include "core/budget.h"

#include <gtest/gtest.h>

#include <atomic>
#include <vector>

namespace hashigo::core {
namespace {

// The clock and the cancel flag are looked at now and then: within this many nodes.
constexpr int kSoon = 1000;

std::uint64_t spend_up_to(Budget& budget, int nodes) {
    for (int k = 0; k < nodes && budget.spend();) ++k;
    return budget.spent();
}

TEST(Budget, WithoutLimitsItNeverRunsOut) {
    Budget budget;
    EXPECT_EQ(spend_up_to(budget, 5000), 5000U);
    EXPECT_TRUE(budget.afford(Budget::kUnlimited));
    EXPECT_FALSE(budget.exhausted());
    EXPECT_EQ(budget.reached(), Limit::None);
}

TEST(Budget, PaysForExactlyItsNodesAndThenNeverAgain) {
    Budget budget(3);
    EXPECT_TRUE(budget.spend());
    EXPECT_TRUE(budget.spend());
    EXPECT_TRUE(budget.spend());
    EXPECT_FALSE(budget.exhausted());
    EXPECT_FALSE(budget.spend());
    EXPECT_EQ(budget.reached(), Limit::Nodes);
    EXPECT_EQ(budget.spent(), 3U);
    budget.limit_nodes(100);
    EXPECT_FALSE(budget.spend());
}

TEST(Budget, WithoutNodesItPaysForNothing) {
    Budget budget(0);
    EXPECT_FALSE(budget.spend());
    EXPECT_EQ(budget.reached(), Limit::Nodes);
}

TEST(Budget, TimeRunsOut) {
    Budget budget;
    budget.limit_seconds(0);
    EXPECT_LT(spend_up_to(budget, kSoon), static_cast<std::uint64_t>(kSoon));
    EXPECT_EQ(budget.reached(), Limit::Time);
}

TEST(Budget, AnEndlessTimeIsNoTrouble) {
    Budget budget;
    budget.limit_seconds(1e300);
    EXPECT_EQ(spend_up_to(budget, kSoon), static_cast<std::uint64_t>(kSoon));
}

TEST(Budget, IsCancelledFromOutside) {
    std::atomic<bool> flag{false};
    Budget budget;
    budget.cancel_when(flag);
    EXPECT_EQ(spend_up_to(budget, kSoon), static_cast<std::uint64_t>(kSoon));
    flag = true;
    EXPECT_LT(spend_up_to(budget, kSoon), static_cast<std::uint64_t>(2 * kSoon));
    EXPECT_EQ(budget.reached(), Limit::Cancelled);
}

TEST(Budget, RefusesMemoryBeyondItsBytes) {
    Budget budget;
    budget.limit_bytes(1024);
    EXPECT_TRUE(budget.afford(1024));
    EXPECT_FALSE(budget.afford(1025));
    EXPECT_EQ(budget.reached(), Limit::Memory);
    EXPECT_EQ(budget.bytes(), 1024U);
    EXPECT_EQ(budget.refused_bytes(), 1025U);
    EXPECT_FALSE(budget.spend());
}

TEST(Budget, ReportsTheNodesSpentInRisingOrder) {
    std::vector<std::uint64_t> reports;
    Budget budget;
    budget.report_to([&](std::uint64_t spent) { reports.push_back(spent); });
    spend_up_to(budget, kSoon);
    ASSERT_FALSE(reports.empty());
    for (std::size_t k = 1; k < reports.size(); ++k) EXPECT_GT(reports[k], reports[k - 1]);
    EXPECT_LE(reports.back(), budget.spent());
}

TEST(Budget, ASliceGetsNoMoreThanIsLeft) {
    Budget whole(10);
    spend_up_to(whole, 7);
    EXPECT_EQ(whole.slice(2).nodes_left(), 2U);
    EXPECT_EQ(whole.slice(100).nodes_left(), 3U);
    EXPECT_EQ(whole.slice(100).spent(), 0U);
}

TEST(Budget, ASliceThatRanOutLeavesTheRest) {
    Budget whole(10);
    Budget part = whole.slice(4);
    EXPECT_EQ(spend_up_to(part, kSoon), 4U);
    EXPECT_TRUE(part.exhausted());
    EXPECT_EQ(whole.spent(), 0U);
    whole.absorb(part);
    EXPECT_EQ(whole.spent(), 4U);
    EXPECT_FALSE(whole.exhausted());
    EXPECT_EQ(spend_up_to(whole, kSoon), 10U);
}

TEST(Budget, ASliceThatUsedAllLeavesNothing) {
    Budget whole(4);
    Budget part = whole.slice(100);
    spend_up_to(part, kSoon);
    whole.absorb(part);
    EXPECT_FALSE(whole.spend());
    EXPECT_EQ(whole.reached(), Limit::Nodes);
}

TEST(Budget, ASlicesOtherLimitsEndTheWhole) {
    std::atomic<bool> flag{true};
    Budget whole;
    whole.cancel_when(flag);
    Budget part = whole.slice(500);
    spend_up_to(part, kSoon);
    whole.absorb(part);
    EXPECT_EQ(whole.reached(), Limit::Cancelled);

    Budget roomy;
    roomy.limit_bytes(8);
    Budget greedy = roomy.slice(5);
    EXPECT_FALSE(greedy.afford(9));
    roomy.absorb(greedy);
    EXPECT_EQ(roomy.reached(), Limit::Memory);
    EXPECT_EQ(roomy.refused_bytes(), 9U);
}

// Up to a thousand things come with the node that was paid for looking at them.
TEST(Budget, PaysForALookAtMany) {
    Budget budget(100);
    EXPECT_TRUE(budget.look_at(1023));
    EXPECT_EQ(budget.spent(), 0U);
    EXPECT_TRUE(budget.look_at(10 * std::uint64_t{1024}));
    EXPECT_EQ(budget.spent(), 10U);
    EXPECT_FALSE(budget.look_at(1000 * std::uint64_t{1024}));
    EXPECT_EQ(budget.reached(), Limit::Nodes);
    EXPECT_EQ(budget.spent(), 100U);
    EXPECT_FALSE(budget.look_at(1));
}

TEST(Budget, DoesPaidWorkAgainAtNoCostUntilItIsCancelled) {
    std::atomic<bool> cancel{false};
    Budget budget(1);
    budget.cancel_when(cancel);
    Budget again = budget.again();
    for (int k = 0; k < 1000; ++k) ASSERT_TRUE(again.spend());
    budget.end_with(again);
    EXPECT_FALSE(budget.exhausted());
    cancel = true;
    EXPECT_FALSE(again.look());
    budget.end_with(again);
    EXPECT_EQ(budget.reached(), Limit::Cancelled);
    EXPECT_EQ(budget.spent(), 0U);
}

}  // namespace
}  // namespace hashigo::core
