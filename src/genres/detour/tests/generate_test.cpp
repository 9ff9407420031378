// The generator's steps: loops that are loops, regions that are connected, and puzzles that have
// one answer of which no number can be spared.
#include "genres/detour/generate.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <map>

#include "genres/detour/genre.h"
#include "genres/detour/number_set.h"
#include "genres/detour/partition.h"
#include "genres/detour/solve.h"
#include "genres/detour/tests/small_boards.h"

namespace hashigo::detour {
namespace {

using tests::no_marks;

constexpr std::array<core::Size, 8> kSizes = {
    {{2, 2}, {2, 7}, {3, 4}, {4, 3}, {5, 6}, {8, 8}, {10, 9}, {13, 14}}};

core::Verdict verdict(const Puzzle& p) {
    core::Budget budget;
    return solve(p, no_marks(p), {}, budget).verdict();
}

core::Result<Puzzle> make(core::Size size, const app::Choices& choices, std::uint64_t seed) {
    core::Budget budget;
    return Detour::generate({size, choices, core::Random(seed)}, budget);
}

TEST(Generate, PuzzlesAreUniqueUnderTheRulesAskedFor) {
    for (const char* rule : {"several-loops", "skips"}) {
        for (std::uint64_t seed = 1; seed <= 4; ++seed) {
            for (const core::Size size : {core::Size{4, 4}, {6, 6}}) {
                const auto p = make(size, {{rule, ""}}, seed);
                ASSERT_TRUE(p.ok()) << rule;
                EXPECT_NE(p->variant, Variant{});
                EXPECT_EQ(verdict(*p), core::Verdict::Unique) << rule << " seed " << seed;
            }
        }
    }
}

TEST(WanderingLoop, IsOneLoopThroughAllCells) {
    core::Random random(1);
    for (const core::Size size : kSizes) {
        const Puzzle p = blank_puzzle(size);
        for (int exchanges = 0; exchanges < 60; ++exchanges) {
            core::Budget budget;
            const auto s = wandering_loop(size, exchanges, random, budget);
            ASSERT_TRUE(s.has_value());
            ASSERT_EQ(solve(p, *s, {}, budget).count, 1U) << size.rows << "x" << size.cols;
        }
    }
}

TEST(WanderingLoop, ReachesEveryLoop) {
    core::Random random(2);
    const core::Size size{5, 6};
    const Puzzle p = blank_puzzle(size);
    core::Budget budget;
    const auto loops = solve(p, no_marks(p), {1000, 0}, budget).count;
    std::map<std::vector<Mark>, int> seen;
    for (int k = 0; k < 4000; ++k) ++seen[wandering_loop(size, 60, random, budget)->marks];
    EXPECT_EQ(seen.size(), loops);
    EXPECT_EQ(loops, 154U);
}

// Each exchange on a large board looks at more than a node pays for.
TEST(WanderingLoop, EndsWithItsBudget) {
    core::Random random(3);
    core::Budget few(100);
    EXPECT_FALSE(wandering_loop({100, 100}, 100, random, few));
    EXPECT_EQ(few.reached(), core::Limit::Nodes);
    EXPECT_EQ(few.spent(), 100U);
}

TEST(RandomRegions, AreConnectedAndOfAboutTheSize) {
    core::Random random(3);
    for (const core::Size size : kSizes) {
        for (const bool half_turn : {false, true}) {
            const auto regions = random_regions(size, 4, half_turn, random);
            const Puzzle p = puzzle_of_regions(size, regions);
            std::vector<int> colours = regions;
            std::sort(colours.begin(), colours.end());
            colours.erase(std::unique(colours.begin(), colours.end()), colours.end());
            EXPECT_EQ(colours.size(), p.clues.size()) << "a region is in two parts";
            if (!half_turn) continue;
            for (int edge = 0; edge < edge_count(size); ++edge) {
                const auto [a, b] = ends(size, edge);
                const int last = size.cells() - 1;
                const int opposite = edge_between(size, last - a, last - b);
                EXPECT_EQ(p.walls[static_cast<std::size_t>(edge)],
                          p.walls[static_cast<std::size_t>(opposite)]);
            }
        }
    }
}

TEST(RandomRegions, CutApartGivesTwoConnectedPartsThatDiffer) {
    core::Random random(4);
    const core::Size size{5, 5};
    for (int k = 0; k < 500; ++k) {
        const auto cells =
            region_cells(puzzle_of_regions(size, random_regions(size, 8, false, random)));
        const auto& region =
            *std::max_element(cells.begin(), cells.end(),
                              [](const auto& a, const auto& b) { return a.size() < b.size(); });
        std::vector<int> values(region.size(), 0);
        values[random.below(values.size())] += 1;
        values[random.below(values.size())] -= 1;
        if (std::count(values.begin(), values.end(), 0) == static_cast<int>(values.size()))
            continue;
        const auto [a, b] = cut_apart(size, region, values, random);
        ASSERT_EQ(a.size() + b.size(), region.size());
        int sum = 0;
        std::vector<int> colours(25, 0);
        for (std::size_t at = 0; at < region.size(); ++at) {
            const bool in_a = std::binary_search(a.begin(), a.end(), region[at]);
            ASSERT_NE(in_a, std::binary_search(b.begin(), b.end(), region[at]));
            if (in_a) sum += values[at];
            colours[static_cast<std::size_t>(region[at])] = in_a ? 1 : 2;
        }
        EXPECT_NE(sum, 0);
        const auto parts = region_cells(puzzle_of_regions(size, colours));
        EXPECT_NE(std::find(parts.begin(), parts.end(), a), parts.end());
        EXPECT_NE(std::find(parts.begin(), parts.end(), b), parts.end());
    }
}

TEST(Generate, MakesPuzzlesOfWhichNoNumberCanBeSpared) {
    for (const core::Size size : {core::Size{6, 6}, core::Size{5, 8}, core::Size{10, 10}}) {
        for (const char* method : {"split", "redraw"}) {
            const auto made = make(size, {{"method", method}}, 5);
            ASSERT_TRUE(made.ok());
            ASSERT_EQ(verdict(*made), core::Verdict::Unique);
            for (std::size_t k = 0; k < made->clues.size(); ++k) {
                if (!made->clues[k].there) continue;
                Puzzle less = *made;
                less.clues[k] = {};
                EXPECT_EQ(verdict(less), core::Verdict::Many);
            }
        }
    }
}

TEST(Generate, HalfTurnedBoardsLookTheSameUpsideDown) {
    for (std::uint64_t seed = 1; seed < 6; ++seed) {
        const auto made = make({8, 8}, {{"symmetry", "half-turn"}}, seed);
        ASSERT_TRUE(made.ok());
        EXPECT_EQ(verdict(*made), core::Verdict::Unique);
        for (int cell = 0; cell < 64; ++cell) {
            EXPECT_EQ(made->clue_of(cell).there, made->clue_of(63 - cell).there);
        }
    }
}

TEST(Generate, AllNumbersAddUpToAnEvenNumber) {
    for (std::uint64_t seed = 1; seed < 6; ++seed) {
        const auto made = make({8, 8}, {{"numbers", "all"}, {"region-size", "6"}}, seed);
        ASSERT_TRUE(made.ok());
        int sum = 0;
        for (const Clue& clue : made->clues) {
            ASSERT_TRUE(clue.binds());
            sum += *clue.number;
        }
        EXPECT_EQ(sum % 2, 0);
    }
}

TEST(Generate, OneSeedMakesOnePuzzle) {
    EXPECT_EQ(*make({8, 8}, {}, 7), *make({8, 8}, {}, 7));
    EXPECT_FALSE(*make({8, 8}, {}, 7) == *make({8, 8}, {}, 8));
}

TEST(Generate, RefusesSizesWithoutLoops) {
    EXPECT_EQ(make({1, 8}, {}, 1).error().code, "generate.too-thin");
    EXPECT_EQ(make({8, 1}, {}, 1).error().code, "generate.too-thin");
    EXPECT_EQ(make({7, 9}, {}, 1).error().code, "generate.odd-board");
    EXPECT_EQ(make({999, 249}, {}, 1).error().code, "generate.odd-board");
}

TEST(Generate, StopsWithItsBudget) {
    core::Budget budget(50);
    const auto made = Detour::generate({{20, 20}, {}, core::Random(1)}, budget);
    ASSERT_FALSE(made.ok());
    EXPECT_EQ(made.error().code, "limit");
}

TEST(Minimise, KeepsOneAnswerAndDropsWhatItCan) {
    const auto full = make({8, 8}, {{"numbers", "all"}}, 3);
    core::Budget budget;
    const auto least = Detour::minimise(*full, budget);
    ASSERT_TRUE(least.ok());
    EXPECT_EQ(verdict(*least), core::Verdict::Unique);
    const auto numbers = [](const Puzzle& p) {
        return std::count_if(p.clues.begin(), p.clues.end(), [](const Clue& c) { return c.there; });
    };
    EXPECT_LT(numbers(*least), numbers(*full));
    EXPECT_EQ(Detour::minimise(blank_puzzle({4, 4}), budget).error().code, "minimise.not-unique");
}

}  // namespace
}  // namespace hashigo::detour
