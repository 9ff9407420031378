// The plain sweep against loops found one by one, and against published sequences.
#include "genres/detour/plug.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <utility>

#include "core/random.h"
#include "genres/detour/tests/plain_loops.h"

namespace hashigo::detour {
namespace {

constexpr Variant kOneLoop{};
constexpr Variant kSeveral{true, false};
constexpr Variant kSkips{false, true};
constexpr Variant kNeither{true, true};

std::string counted(core::Size size, Variant variant = {}) {
    core::Budget budget;
    Puzzle p = blank_puzzle(size);
    p.variant = variant;
    const auto counted = plug::count(p, false, budget);
    return counted ? core::decimal(counted->loops) : counted.error().code;
}

TEST(Plug, CountsLoopsAsWalkingDoes) {
    for (int rows = 1; rows <= 6; ++rows) {
        for (int cols = 1; cols <= 6; ++cols) {
            std::uint64_t walked = 0;
            tests::walk_loops(rows, cols, [&](const tests::Tour&) { ++walked; });
            EXPECT_EQ(counted({rows, cols}), std::to_string(walked)) << rows << 'x' << cols;
        }
    }
}

TEST(Plug, CountsByTurnsAsWalkingDoes) {
    for (int rows = 2; rows <= 6; ++rows) {
        for (int cols = 2; cols <= 6; ++cols) {
            std::vector<core::Count> walked;
            tests::walk_loops(rows, cols, [&](const tests::Tour& tour) {
                const auto bends = tests::bends(tour, cols);
                const auto turns = static_cast<std::size_t>(bends.left + bends.right);
                if (walked.size() <= turns) walked.resize(turns + 1, 0);
                ++walked[turns];
            });
            core::Budget budget;
            const auto counted = plug::count(blank_puzzle({rows, cols}), true, budget);
            ASSERT_TRUE(counted);
            EXPECT_EQ(counted->by_turns, walked) << rows << 'x' << cols;
        }
    }
}

TEST(Plug, DropsRulesAsSettingEdgesDoes) {
    for (int rows = 1; rows <= 5; ++rows) {
        for (int cols = 1; cols <= 4; ++cols) {
            const tests::EdgeSetter whole(rows, cols, false);
            const tests::EdgeSetter part(rows, cols, true);
            const auto all = [](const tests::EdgeSetter& edges) {
                std::uint64_t sum = 0;
                for (const auto& [loops, ways] : edges.by_loops()) sum += loops > 0 ? ways : 0;
                return std::to_string(sum);
            };
            const auto one = [](const tests::EdgeSetter& edges) {
                const auto found = edges.by_loops().find(1);
                return std::to_string(found == edges.by_loops().end() ? 0 : found->second);
            };
            EXPECT_EQ(counted({rows, cols}, kOneLoop), one(whole)) << rows << 'x' << cols;
            EXPECT_EQ(counted({rows, cols}, kSeveral), all(whole)) << rows << 'x' << cols;
            EXPECT_EQ(counted({rows, cols}, kSkips), one(part)) << rows << 'x' << cols;
            EXPECT_EQ(counted({rows, cols}, kNeither), all(part)) << rows << 'x' << cols;
        }
    }
}

// A003763, A222202 and A140517 of the OEIS; the last column is in no list.
TEST(Plug, AgreesWithPublishedSequences) {
    struct Row {
        int side;
        const char* one_loop;
        const char* several;
        const char* skips;
        const char* neither;
    };
    for (const Row& row :
         {Row{2, "1", "1", "1", "1"}, Row{3, "0", "0", "13", "13"}, Row{4, "6", "18", "213", "321"},
          Row{5, "0", "0", "9349", "23857"}, Row{6, "1072", "13903", "1222363", "5735477"},
          Row{7, "0", "0", "487150371", "4468252413"},
          Row{8, "4638576", "360783593", "603841648931", "11282914491065"}}) {
        const core::Size size{row.side, row.side};
        EXPECT_EQ(counted(size, kOneLoop), row.one_loop);
        EXPECT_EQ(counted(size, kSeveral), row.several);
        EXPECT_EQ(counted(size, kSkips), row.skips);
        EXPECT_EQ(counted(size, kNeither), row.neither);
    }
}

TEST(Plug, NeedsNumbersOfAnySizeOnLargeBoards) {
    EXPECT_EQ(counted({12, 12}), "1076226888605605706");
    EXPECT_EQ(counted({2, 400}), "1");
    // Loops of 2 x n that may be several: as many as ways to write n in parts of two or more.
    core::Count before = 0;
    core::Count ways = 1;
    for (int n = 3; n <= 600; ++n) before = std::exchange(ways, core::Count(before + ways));
    EXPECT_EQ(counted({600, 2}, kSeveral), core::decimal(ways));
}

// A board of regions drawn at random, one in three of them without a number.
Puzzle drawn_puzzle(core::Size size, core::Random& random) {
    std::vector<int> region(static_cast<std::size_t>(size.cells()));
    for (int& r : region) r = static_cast<int>(random.below(3));
    Puzzle p = puzzle_of_regions(size, region);
    std::vector<int> cells(p.clues.size(), 0);
    for (const int r : p.region) ++cells[static_cast<std::size_t>(r)];
    for (std::size_t k = 0; k < p.clues.size(); ++k) {
        if (random.below(3) == 0) continue;
        const auto most = static_cast<std::uint64_t>(cells[k]);
        p.clues[k] = {static_cast<int>(random.below(most + 1)), true};
    }
    return p;
}

bool fits(const Puzzle& p, const std::vector<int>& turns) {
    for (std::size_t k = 0; k < p.clues.size(); ++k) {
        if (p.clues[k].binds() && *p.clues[k].number != turns[k]) return false;
    }
    return true;
}

// Turns of a tour in each region.
std::vector<int> turns_by_region(const Puzzle& p, const tests::Tour& tour) {
    std::vector<int> turns(p.clues.size(), 0);
    for (std::size_t k = 0; k < tour.size(); ++k) {
        const tests::Tour three = {tour[k], tour[(k + 1) % tour.size()],
                                   tour[(k + 2) % tour.size()]};
        const bool straight = three[1] - three[0] == three[2] - three[1];
        turns[static_cast<std::size_t>(p.region_of(three[1]))] += straight ? 0 : 1;
    }
    return turns;
}

// Numbers are taken from a tour half of the time, so that some boards have answers.
TEST(Plug, CountsAnswersOfPuzzlesAsWalkingDoes) {
    core::Random random(21);
    int with_answers = 0;
    for (int k = 0; k < 200; ++k) {
        const core::Size size{static_cast<int>(2 + random.below(4)),
                              static_cast<int>(2 + random.below(4))};
        Puzzle p = drawn_puzzle(size, random);
        std::vector<std::vector<int>> tours;
        tests::walk_loops(size.rows, size.cols, [&](const tests::Tour& tour) {
            tours.push_back(turns_by_region(p, tour));
        });
        if (k % 2 == 0 && !tours.empty()) {
            const auto& turns = tours[random.below(tours.size())];
            for (std::size_t r = 0; r < turns.size(); ++r) {
                if (p.clues[r].there) p.clues[r].number = turns[r];
            }
        }
        const auto walked = std::count_if(tours.begin(), tours.end(),
                                          [&](const auto& turns) { return fits(p, turns); });
        core::Budget budget;
        const auto counted = plug::count(p, false, budget);
        ASSERT_TRUE(counted);
        EXPECT_EQ(counted->loops, walked);
        with_answers += walked > 0 ? 1 : 0;
    }
    EXPECT_GT(with_answers, 50);
}

TEST(Plug, CountsAnswersOfLoopsThatSkipCells) {
    // 3x3 in one region: its four squares, four oblongs and the outer loop turn 4 times, and four
    // shapes like an L turn 6 times.
    Puzzle p = blank_puzzle({3, 3});
    p.variant.skips = true;
    const auto loops_with = [&](int turns) {
        p.clues[0] = {turns, true};
        core::Budget budget;
        return core::decimal(plug::count(p, false, budget)->loops);
    };
    EXPECT_EQ(loops_with(4), "9");
    EXPECT_EQ(loops_with(6), "4");
    EXPECT_EQ(loops_with(8), "0");
    EXPECT_EQ(loops_with(0), "0");
    EXPECT_EQ(loops_with(100), "0");
    // The left column alone, and without a turn: the loops of the right 3x2.
    Puzzle q = puzzle_of_regions({3, 3}, {0, 1, 1, 0, 1, 1, 0, 1, 1});
    q.variant.skips = true;
    q.clues[0] = {0, true};
    core::Budget budget;
    EXPECT_EQ(plug::count(q, false, budget)->loops, 3);
    q.variant.several_loops = true;
    EXPECT_EQ(plug::count(q, false, budget)->loops, 3);
}

TEST(Plug, RefusesMoreNumbersThanAStateHasRoomFor) {
    // Every column a region: 30 numbers of five bits each.
    const core::Size size{31, 30};
    std::vector<int> region;
    for (int cell = 0; cell < size.cells(); ++cell) region.push_back(size.col(cell));
    Puzzle p = puzzle_of_regions(size, region);
    for (Clue& clue : p.clues) clue = {31, true};
    core::Budget budget;
    const auto refused = plug::count(p, false, budget);
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().code, "limit.numbers");
}

TEST(Plug, StopsAtItsBudget) {
    core::Budget few(100);
    EXPECT_FALSE(plug::count(blank_puzzle({8, 8}), false, few));
    EXPECT_EQ(few.reached(), core::Limit::Nodes);
    core::Budget small;
    small.limit_bytes(10000);
    const auto refused = plug::count(blank_puzzle({10, 10}), false, small);
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().fault, core::Fault::Limit);
    EXPECT_EQ(small.reached(), core::Limit::Memory);
    core::Budget any;
    EXPECT_FALSE(plug::count(blank_puzzle({40, 40}), false, any));
}

}  // namespace
}  // namespace hashigo::detour
