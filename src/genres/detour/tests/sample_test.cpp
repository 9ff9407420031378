// Draws of the sampler: each is one loop through all cells, all loops come up, and equally often.
#include "genres/detour/sample.h"

#include <gtest/gtest.h>

#include <map>
#include <string>

#include "genres/detour/cycles.h"
#include "genres/detour/tests/plain_loops.h"

namespace hashigo::detour {
namespace {

Sampler sampler(core::Size size) {
    core::Budget budget;
    auto made = Sampler::make(size, budget);
    EXPECT_TRUE(made);
    return std::move(*made);
}

// The cells in the order in which the line passes them from cell 0 on, right first; empty if a cell
// on the way has not two lines.
tests::Tour tour_of(core::Size size, const State& state) {
    tests::Tour tour{0};
    int before = -1;
    for (int cell = 0;;) {
        std::vector<int> next;
        for (const auto d : {core::Direction::Right, core::Direction::Down, core::Direction::Left,
                             core::Direction::Up}) {
            const int edge = edge_at(size, cell, d);
            if (edge >= 0 && state.marks[static_cast<std::size_t>(edge)] == Mark::Line) {
                next.push_back(core::step(size, cell, d));
            }
        }
        if (next.size() != 2) return {};
        const int to = next[0] == before ? next[1] : next[0];
        before = cell;
        cell = to;
        if (cell == 0) return tour;
        tour.push_back(cell);
        if (static_cast<int>(tour.size()) > size.cells()) return {};
    }
}

int turns_of(core::Size size, const State& state) {
    const auto bends = tests::bends(tour_of(size, state), size.cols);
    return bends.left + bends.right;
}

TEST(Sampler, EveryDrawIsOneLoopThroughAllCells) {
    core::Random random(11);
    for (const core::Size size : {core::Size{2, 2},
                                  {2, 7},
                                  {7, 2},
                                  {3, 4},
                                  {4, 3},
                                  {5, 6},
                                  {6, 5},
                                  {6, 7},
                                  {9, 8},
                                  {8, 9},
                                  {12, 12}}) {
        const Sampler loops = sampler(size);
        for (int k = 0; k < 20; ++k) {
            const State state = loops.draw(random);
            EXPECT_EQ(tour_of(size, state).size(), static_cast<std::size_t>(size.cells()));
        }
    }
}

TEST(Sampler, KnowsHowManyThereAre) {
    for (int rows = 2; rows <= 9; ++rows) {
        for (int cols = 2; cols <= 9; ++cols) {
            if (rows * cols % 2 == 1) continue;
            core::Budget budget;
            const auto counted = cycles::count({{rows, cols}, false, 1}, budget);
            ASSERT_TRUE(counted);
            EXPECT_EQ(sampler({rows, cols}).loops(), counted->loops) << rows << 'x' << cols;
        }
    }
    EXPECT_EQ(core::decimal(sampler({12, 12}).loops()), "1076226888605605706");
}

// How often each loop of a board comes up in so many draws from a seed.
std::map<tests::Tour, int> tally(core::Size size, int draws, std::uint64_t seed) {
    const Sampler loops = sampler(size);
    core::Random random(seed);
    std::map<tests::Tour, int> times;
    tests::walk_loops(size.rows, size.cols, [&](const tests::Tour& tour) { times[tour] = 0; });
    const std::size_t all = times.size();
    for (int k = 0; k < draws; ++k) ++times[tour_of(size, loops.draw(random))];
    EXPECT_EQ(times.size(), all);
    return times;
}

double chi_square(const std::map<tests::Tour, int>& times, double expected) {
    double sum = 0;
    for (const auto& [tour, count] : times) {
        sum += (count - expected) * (count - expected) / expected;
    }
    return sum;
}

// Seed 1, 21,440 draws: 20 of each of the 1,072 loops. Chi-square has 1,071 degrees of freedom, so
// a mean of 1,071 and a deviation of 46.3; the bounds are four deviations off.
TEST(Sampler, IsUniformOnSixBySix) {
    const auto times = tally({6, 6}, 21440, 1);
    ASSERT_EQ(times.size(), 1072U);
    const double sum = chi_square(times, 20);
    EXPECT_GT(sum, 1071 - 4 * 46.3);
    EXPECT_LT(sum, 1071 + 4 * 46.3);
}

// Seed 2, 4,620 draws: 30 of each of the 154 loops; 153 degrees of freedom, deviation 17.5. The
// upper half has a row more than the lower one here.
TEST(Sampler, IsUniformOnFiveBySix) {
    for (const core::Size size : {core::Size{5, 6}, {6, 5}}) {
        const auto times = tally(size, 4620, 2);
        ASSERT_EQ(times.size(), 154U);
        EXPECT_LT(chi_square(times, 30), 153 + 4 * 17.5);
    }
}

// Seed 3, 2,000 draws of 10x10: the exact mean is 55.860 with a deviation of 4.1 a loop, so the
// mean of the draws has one of 0.09.
TEST(Sampler, HasTheMeanTurnsOfAllLoops) {
    const core::Size size{10, 10};
    const Sampler loops = sampler(size);
    core::Random random(3);
    int turns = 0;
    constexpr int kDraws = 2000;
    for (int k = 0; k < kDraws; ++k) turns += turns_of(size, loops.draw(random));
    EXPECT_NEAR(static_cast<double>(turns) / kDraws, 55.860, 4 * 0.09);
}

TEST(Sampler, TheSameSeedGivesTheSameLoops) {
    const Sampler loops = sampler({8, 8});
    core::Random one(5);
    core::Random two(5);
    core::Random other(6);
    const State state = loops.draw(one);
    EXPECT_EQ(state, loops.draw(two));
    EXPECT_NE(state, loops.draw(other));
}

TEST(Sampler, RefusesBoardsWithoutLoopsAndBeyondItsLimits) {
    core::Budget budget;
    EXPECT_EQ(Sampler::make({5, 5}, budget).error().code, "sample.none");
    EXPECT_EQ(Sampler::make({1, 6}, budget).error().code, "sample.none");
    EXPECT_EQ(Sampler::make({20, 20}, budget).error().fault, core::Fault::Limit);
    core::Budget few(500);
    EXPECT_EQ(Sampler::make({10, 10}, few).error().code, "limit");
    EXPECT_EQ(few.reached(), core::Limit::Nodes);
    core::Budget small;
    small.limit_bytes(20000);
    EXPECT_FALSE(Sampler::make({10, 10}, small));
    EXPECT_EQ(small.reached(), core::Limit::Memory);
}

TEST(Sampler, LargeNumbersAreDrawnUniformly) {
    // 3 x 2^70: a third of the draws each below 2^70, below 2^71 and above. Seed 4, 3,000 draws,
    // deviation 26.
    const core::Count third = core::Count(1) << 70U;
    core::Random random(4);
    std::array<int, 3> hits{};
    for (int k = 0; k < 3000; ++k) {
        const core::Count draw = draw_below(3 * third, random);
        ++hits[(draw / third).convert_to<std::size_t>()];
    }
    for (const int hit : hits) EXPECT_NEAR(hit, 1000, 4 * 26);
    for (int k = 0; k < 20; ++k) EXPECT_EQ(draw_below(1, random), 0);
}

}  // namespace
}  // namespace hashigo::detour
