// The ladder machine on a sequence genre: climb, probe, search, hint, walk and grade must work
// where facts are ordered picks that can strand the player. Permutations are the independent truth.
#include <gtest/gtest.h>

#include <algorithm>
#include <atomic>
#include <set>

#include "core/grade.h"
#include "core/hint.h"
#include "core/walk.h"
#include "hop_genre.h"

namespace hashigo {
namespace {

using hop::Hop;

// Every legal order, by trying all permutations and reading the rule off each hop.
std::set<std::vector<int>> orders_by_permutation(const hop::Puzzle& p) {
    std::vector<int> order;
    for (int k = 0; k < 32; ++k) {
        if ((p.stones >> k & 1U) != 0) order.push_back(k);
    }
    std::set<std::vector<int>> legal;
    do {
        bool ok = true;
        for (std::size_t k = 1; k < order.size(); ++k) {
            ok = ok && std::abs(order[k] - order[k - 1]) <= p.reach;
            for (std::size_t j = k + 1; j < order.size(); ++j) {
                const auto [lo, hi] = std::minmax(order[k - 1], order[k]);
                ok = ok && !(lo < order[j] && order[j] < hi);  // would be hopped over
            }
        }
        if (ok) legal.insert(order);
    } while (std::next_permutation(order.begin(), order.end()));
    return legal;
}

std::vector<hop::Puzzle> all_strips() {
    std::vector<hop::Puzzle> strips;
    for (std::uint32_t stones = 1; stones < (1U << 8); ++stones) {
        if (std::popcount(stones) > 6) continue;
        for (const int reach : {1, 2, 3, 5}) strips.push_back({stones, reach});
    }
    return strips;
}

TEST(Machine, SearchFindsEveryOrderWithAnyRungs) {
    for (const hop::Puzzle& p : all_strips()) {
        const auto truth = orders_by_permutation(p);
        for (const std::uint32_t rungs : {0U, 1U, 3U, 7U}) {
            core::Budget budget;
            const auto found = core::search<Hop>(p, Hop::start(p), {rungs}, {1000, 1000}, budget);
            ASSERT_TRUE(found.exact);
            std::set<std::vector<int>> orders;
            for (const hop::State& s : found.kept) orders.insert(s.order);
            ASSERT_EQ(orders, truth) << p.stones << " reach " << p.reach << " rungs " << rungs;
        }
    }
}

// A ruled-out stone is never next, a concluded pick always is, and nothing contradicts an order.
void expect_kept(const core::Deduction<Hop>& d, const hop::State& s,
                 const std::set<std::vector<int>>& orders) {
    for (const auto& order : orders) {
        if (!std::equal(s.order.begin(), s.order.end(), order.begin())) continue;
        ASSERT_NE(d.outcome, core::Outcome::Contradiction);
        const bool next = order[s.order.size()] == d.fact.stone;
        ASSERT_EQ(next, d.fact.kind == hop::Fact::Pick) << order[s.order.size()];
    }
}

TEST(Machine, NoDeductionLosesAnOrder) {
    int deductions = 0;
    for (const hop::Puzzle& p : all_strips()) {
        const auto truth = orders_by_permutation(p);
        hop::State s = Hop::start(p);
        core::Budget budget;
        core::Deductions<Hop> out(budget);
        while (core::find_round<Hop>(p, s, core::whole_ladder<Hop>(), out)) {
            for (const auto& d : out.found()) {
                ++deductions;
                expect_kept(d, s, truth);
            }
            if (!core::apply_round<Hop>(p, s, out, nullptr)) break;
        }
    }
    EXPECT_GT(deductions, 500);
}

TEST(Machine, ProbeRulesOutTheStrandingFirstPick) {
    // Stones 0, 2, 3: starting in the middle strands either side for good.
    const hop::Puzzle p{0b1101, 2};
    hop::State s = Hop::start(p);
    core::Budget budget;
    core::Deductions<Hop> out(budget);
    EXPECT_EQ(core::climb<Hop>(p, s, core::whole_ladder<Hop>(), out), core::Stop::Stuck);
    EXPECT_FALSE(Hop::known(s, {hop::Fact::RuleOut, 0}));
    EXPECT_TRUE(Hop::known(s, {hop::Fact::RuleOut, 2}));
    EXPECT_FALSE(Hop::known(s, {hop::Fact::RuleOut, 3}));
}

TEST(Machine, AClimbEndsWhereItIsCancelled) {
    // From stone 0 there is one way on, so the lowest rung speaks, which pays for nothing.
    const hop::Puzzle p{0b111, 1};
    hop::State s = Hop::start(p);
    Hop::apply(p, s, {hop::Fact::Pick, 0});
    const std::atomic<bool> stop{true};
    core::Budget budget;
    budget.cancel_when(stop);
    core::Deductions<Hop> out(budget);
    const auto rungs = core::RungSet::first(1);
    EXPECT_EQ(core::climb<Hop>(p, s, rungs, out), core::Stop::Exhausted);
    EXPECT_EQ(s.order, (std::vector<int>{0}));
}

bool begins_an_order(const std::set<std::vector<int>>& orders, const hop::State& s) {
    return std::any_of(orders.begin(), orders.end(), [&](const auto& order) {
        return std::equal(s.order.begin(), s.order.end(), order.begin());
    });
}

// From every first pick that can be completed, hints must lead on along some order, each ending in
// a pick, until the end or until several orders are left to choose from.
TEST(Machine, HintsEndInPicksAndNeverStrand) {
    int hinted = 0;
    int chained = 0;
    for (const hop::Puzzle& p : all_strips()) {
        const auto truth = orders_by_permutation(p);
        for (const hop::Fact& first : Hop::picks(Hop::start(p))) {
            hop::State s = Hop::start(p);
            Hop::apply(p, s, first);
            if (!begins_an_order(truth, s)) continue;
            for (;;) {
                core::Budget budget;
                const auto hint = core::hint<Hop>(p, s, core::whole_ladder<Hop>(), true, budget);
                if (hint.kind == core::HintKind::Done) break;
                if (hint.kind == core::HintKind::Stuck) break;
                ASSERT_EQ(hint.kind, core::HintKind::Step) << hint.message.en;
                ASSERT_EQ(hint.after.order.size(), s.order.size() + 1);
                ASSERT_TRUE(begins_an_order(truth, hint.after));
                chained += hint.explanation.chain.empty() ? 0 : 1;
                s = hint.after;
                ++hinted;
            }
        }
    }
    EXPECT_GT(hinted, 0);
    EXPECT_GT(chained, 0) << "no pick was reached by ruling others out first";
}

TEST(Machine, HintNamesAWrongPickAndADeadEnd) {
    const hop::Puzzle p{0b1101, 2};
    hop::State s = Hop::start(p);
    Hop::apply(p, s, {hop::Fact::Pick, 2});
    core::Budget budget;
    EXPECT_EQ(core::hint<Hop>(p, s, core::whole_ladder<Hop>(), true, budget).kind,
              core::HintKind::Wrong);
    Hop::apply(p, s, {hop::Fact::Pick, 3});
    EXPECT_EQ(core::hint<Hop>(p, s, core::whole_ladder<Hop>(), true, budget).kind,
              core::HintKind::Broken);
}

TEST(Machine, WalkAndGradeAgreeOnTheHighestRung) {
    for (const hop::Puzzle& p : all_strips()) {
        core::Budget budget;
        const auto grade = core::grade<Hop>(p, budget);
        const auto walk =
            core::walk<Hop>(p, Hop::start(p), core::whole_ladder<Hop>(), true, budget);
        ASSERT_EQ(walk.verdict, grade.verdict);
        if (grade.verdict != core::Verdict::Unique) continue;
        int highest = 0;
        for (const auto& step : walk.steps) highest = std::max(highest, step.rung);
        EXPECT_EQ(highest, *grade.rung);
        EXPECT_EQ(walk.stop, core::Stop::Solved);
    }
}

TEST(Machine, ABudgetThatRunsOutIsUnknown) {
    const hop::Puzzle p{0b111111, 5};
    for (std::uint64_t nodes = 0; nodes < 6; ++nodes) {
        core::Budget budget(nodes);
        const auto found = core::search<Hop>(p, Hop::start(p), {}, {1000, 0}, budget);
        EXPECT_FALSE(found.exact);
        EXPECT_LT(found.count, 2U);
        EXPECT_EQ(found.verdict(), core::Verdict::Unknown);
    }
}

}  // namespace
}  // namespace hashigo
