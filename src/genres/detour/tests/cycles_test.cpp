// The fast count against the plain sweep on every small rectangle, against published numbers, and
// under limits.
#include "genres/detour/cycles.h"

#include <gtest/gtest.h>

#include <atomic>
#include <sstream>
#include <string>

#include "core/text.h"
#include "genres/detour/cycles_phrases.h"
#include "genres/detour/cycles_run.h"
#include "genres/detour/plug.h"
#include "genres/detour/tests/plain_loops.h"

namespace hashigo::detour {
namespace {

cycles::Counted counted(const cycles::Wish& wish) {
    core::Budget budget;
    auto counted = cycles::count(wish, budget);
    EXPECT_TRUE(counted);
    return counted ? *counted : cycles::Counted{};
}

std::string loops(int rows, int cols, int jobs = 1) {
    return core::decimal(counted({{rows, cols}, false, jobs}).loops);
}

TEST(Cycles, EveryRectangleToTenByTenAsThePlainSweep) {
    for (int rows = 1; rows <= 10; ++rows) {
        for (int cols = 1; cols <= 10; ++cols) {
            core::Budget budget;
            const auto plain = plug::count(blank_puzzle({rows, cols}), false, budget);
            ASSERT_TRUE(plain);
            EXPECT_EQ(loops(rows, cols), core::decimal(plain->loops)) << rows << 'x' << cols;
        }
    }
}

TEST(Cycles, TurnsOfEveryRectangleToEightAsThePlainSweep) {
    for (int rows = 2; rows <= 8; ++rows) {
        for (int cols = rows; cols <= 8; ++cols) {
            core::Budget budget;
            const auto plain = plug::count(blank_puzzle({rows, cols}), true, budget);
            ASSERT_TRUE(plain);
            const auto fast = counted({{rows, cols}, true, 1});
            EXPECT_EQ(fast.by_turns, plain->by_turns) << rows << 'x' << cols;
            EXPECT_EQ(fast.loops, plain->loops) << rows << 'x' << cols;
        }
    }
}

TEST(Cycles, LongAndOddRectanglesAsThePlainSweep) {
    for (const auto& [rows, cols] :
         {std::pair{16, 7}, {7, 16}, {3, 40}, {11, 14}, {13, 12}, {5, 30}}) {
        core::Budget budget;
        const auto plain = plug::count(blank_puzzle({rows, cols}), false, budget);
        ASSERT_TRUE(plain);
        EXPECT_EQ(loops(rows, cols), core::decimal(plain->loops)) << rows << 'x' << cols;
    }
}

// A003763 of the OEIS; half sizes odd and even behave differently in the middle of a row.
TEST(Cycles, AgreesWithPublishedSquares) {
    EXPECT_EQ(loops(6, 6), "1072");
    EXPECT_EQ(loops(8, 8), "4638576");
    EXPECT_EQ(loops(10, 10), "467260456608");
    EXPECT_EQ(loops(12, 12), "1076226888605605706");
    EXPECT_EQ(loops(14, 14), "56126499620491437281263608");
}

TEST(Cycles, OddTimesOddHasNone) {
    for (const int side : {1, 3, 5, 7, 9, 11, 499}) EXPECT_EQ(loops(side, side), "0");
    EXPECT_EQ(loops(1, 8), "0");
}

TEST(Cycles, MeanTurnsOfSquares) {
    // Thousandths, rounded: 9.333, 20.000, 35.530, 55.860.
    const std::vector<std::pair<int, int>> published = {
        {4, 9333}, {6, 20000}, {8, 35530}, {10, 55860}};
    for (const auto& [side, mean] : published) {
        const auto all = counted({{side, side}, true, 1});
        core::Count turns = 0;
        for (std::size_t k = 0; k < all.by_turns.size(); ++k) turns += all.by_turns[k] * k;
        EXPECT_EQ((turns * 2000 + all.loops) / (2 * all.loops), mean) << side;
    }
}

// A loop of right angles turns four more times to one side than to the other, so an even number of
// times; it turns least as a comb whose teeth are as long as the longer side.
TEST(Cycles, EveryLoopTurnsFourMoreTimesToOneSide) {
    for (int rows = 2; rows <= 6; ++rows) {
        for (int cols = 2; cols <= 6; ++cols) {
            tests::walk_loops(rows, cols, [&](const tests::Tour& tour) {
                const auto bends = tests::bends(tour, cols);
                EXPECT_EQ(bends.right - bends.left, 4);
            });
        }
    }
}

TEST(Cycles, FewestTurnsAreTwiceTheShorterEvenSideAndOnlyFourCellsAllTurn) {
    for (int rows = 2; rows <= 10; ++rows) {
        for (int cols = rows; cols <= 10; ++cols) {
            const auto turns = counted({{rows, cols}, true, 1}).by_turns;
            EXPECT_EQ(turns.empty(), rows * cols % 2 == 1);
            if (turns.empty()) continue;
            std::size_t least = 0;
            while (turns[least] == 0) ++least;
            const int shorter = rows % 2 == 0 ? rows : cols;
            EXPECT_EQ(least, 2 * static_cast<std::size_t>(shorter)) << rows << 'x' << cols;
            const auto cells = static_cast<std::size_t>(rows * cols);
            EXPECT_EQ(turns.size() - 1 == cells, cells == 4) << rows << 'x' << cols;
            for (std::size_t k = 1; k < turns.size(); k += 2) EXPECT_EQ(turns[k], 0);
        }
    }
}

TEST(Cycles, ThreadsDoNotMatter) {
    for (const auto& [rows, cols] : {std::pair{12, 12}, {9, 12}}) {
        EXPECT_EQ(loops(rows, cols, 1), loops(rows, cols, 3));
    }
    const auto one = counted({{10, 10}, true, 1});
    const auto two = counted({{10, 10}, true, 2});
    EXPECT_EQ(one.by_turns, two.by_turns);
}

TEST(Cycles, NumbersThatOutgrowTheirWordsAreSeenAndWidened) {
    // 60x8 needs some 80 bits and 100x8 some 150.
    for (const auto& [rows, numbers] :
         {std::pair{60, cycles::Numbers::Words128}, std::pair{100, cycles::Numbers::Residues}}) {
        const auto fast = counted({{rows, 8}, false, 1, cycles::Numbers::Words64});
        EXPECT_EQ(fast.numbers, numbers) << rows;
        core::Budget budget;
        EXPECT_EQ(fast.loops, plug::count(blank_puzzle({rows, 8}), false, budget)->loops) << rows;
    }
}

TEST(Cycles, SaysItsBytesBeforeItStarts) {
    const cycles::Wish wish{{16, 16}, false, 1};
    const std::uint64_t bytes = cycles::bytes_needed(wish, cycles::Numbers::Residues);
    core::Budget small;
    small.limit_bytes(bytes / 2);
    const auto refused = cycles::count(wish, small);
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().code, "limit.memory");
    EXPECT_EQ(refused.error().fault, core::Fault::Limit);
    EXPECT_NE(refused.error().message.en.find(std::to_string(bytes)), std::string::npos);
    core::Budget any;
    any.limit_bytes(77);
    const auto wide = cycles::count({{26, 40}, false, 1}, any);
    ASSERT_FALSE(wide);
    EXPECT_EQ(wide.error().code, "limit.size");
    EXPECT_NE(wide.error().message.en.find("77."), std::string::npos);
    const auto least = std::to_string(cycles::least_bytes({{26, 40}, false, 1}));
    EXPECT_NE(wide.error().message.en.find(least), std::string::npos);
}

TEST(Cycles, KnowsTheLeastBytesOfAnySize) {
    for (const bool by_turns : {false, true}) {
        for (int cols = 2; cols <= 20; ++cols) {
            const cycles::Wish wish{{cols, 20}, by_turns, 1};
            const std::uint64_t least = cycles::least_bytes(wish);
            const std::uint64_t bytes = cycles::bytes_needed(wish, cycles::Numbers::Residues);
            EXPECT_LE(least, bytes) << cols;
            const bool near = cols >= 16 && cols % 2 == 0;
            EXPECT_TRUE(!near || 8 * least > bytes) << cols;
            EXPECT_LE(least, cycles::least_bytes({{cols + 1, 20}, by_turns, 1}));
        }
    }
    EXPECT_GT(cycles::least_bytes({{26, 26}, false, 1}), std::uint64_t{1} << 35U);
    EXPECT_GT(cycles::least_bytes({{500, 500}, true, 1}), std::uint64_t{1} << 63U);
}

// No part of the work is begun that the nodes do not pay for.
TEST(Cycles, SpendsNoMoreThanItsNodes) {
    core::Budget one(1);
    EXPECT_FALSE(cycles::count({{16, 16}, false, 1}, one));
    EXPECT_EQ(one.reached(), core::Limit::Nodes);
    EXPECT_LE(one.spent(), 1U);
}

TEST(Cycles, TakesResiduesWhereWordsDoNotFit) {
    const cycles::Wish wish{{12, 12}, false, 1};
    core::Budget small;
    small.limit_bytes(cycles::bytes_needed(wish, cycles::Numbers::Residues));
    const auto all = cycles::count(wish, small);
    ASSERT_TRUE(all);
    EXPECT_EQ(all->numbers, cycles::Numbers::Residues);
    EXPECT_GT(all->passes, 1);
    EXPECT_EQ(core::decimal(all->loops), "1076226888605605706");
}

TEST(Cycles, StopsAtItsBudgetAndWhenCancelled) {
    core::Budget few(3);
    const auto limited = cycles::count({{14, 14}, false, 1}, few);
    ASSERT_FALSE(limited);
    EXPECT_EQ(limited.error().code, "limit");
    EXPECT_EQ(few.reached(), core::Limit::Nodes);
    std::atomic<bool> stop{true};
    core::Budget cancelled;
    cancelled.cancel_when(stop);
    EXPECT_FALSE(cycles::count({{12, 12}, false, 1}, cancelled));
    EXPECT_EQ(cancelled.reached(), core::Limit::Cancelled);
}

TEST(Cycles, SpendsAboutTheWorkThatItSaid) {
    core::Budget budget;
    std::uint64_t work = 0;
    ASSERT_TRUE(cycles::count({{14, 14}, false, 1}, budget, [&](std::uint64_t w) { work = w; }));
    EXPECT_GT(work, 10U);
    EXPECT_LT(budget.spent(), 2 * work);
    EXPECT_GT(2 * budget.spent(), work);
}

cycles::Run started(const cycles::Wish& wish, core::Budget& budget) {
    auto run = cycles::Run::start(wish, budget);
    EXPECT_TRUE(run);
    return std::move(*run);
}

TEST(Cycles, GoesOnFromARowThatWasWrittenDown) {
    for (const auto& wish : {cycles::Wish{{11, 8}, false, 1}, cycles::Wish{{9, 8}, true, 1},
                             cycles::Wish{{12, 6}, false, 1, cycles::Numbers::Residues},
                             cycles::Wish{{10, 7}, false, 2}}) {
        core::Budget budget;
        const auto whole = counted(wish);
        cycles::Run run = started(wish, budget);
        while (!run.done()) {
            std::stringstream paper;
            run.write(paper);
            auto again = cycles::Run::read(paper, 1, budget);
            ASSERT_TRUE(again);
            run = std::move(*again);
            ASSERT_TRUE(run.advance(budget));
        }
        EXPECT_EQ(run.counted().loops, whole.loops);
        EXPECT_EQ(run.counted().by_turns, whole.by_turns);
        EXPECT_EQ(run.counted().numbers, whole.numbers);
    }
}

TEST(Cycles, RefusesWhatWasNotWrittenDown) {
    core::Budget budget;
    cycles::Run run = started({{8, 8}, false, 1}, budget);
    ASSERT_TRUE(run.advance(budget));
    std::stringstream paper;
    run.write(paper);
    const std::string text = paper.str();
    for (const std::size_t cut :
         {std::size_t{0}, std::size_t{5}, std::size_t{30}, text.size() - 1}) {
        std::stringstream part(text.substr(0, cut));
        const auto read = cycles::Run::read(part, 1, budget);
        ASSERT_FALSE(read) << cut;
        EXPECT_EQ(read.error().code, "count.unreadable");
    }
    for (const char* head : {"hashigo-cycles-1 8 8 0 9 1 0\n", "hashigo-cycles-1 8 8 0 0 99 0\n",
                             "hashigo-cycles-1 0 8 0 0 1 0\n", "hashigo-cycles-1 8 8 0 0 1 77\n",
                             "hashigo-cycles-2 8 8 0 0 1 0\n"}) {
        std::stringstream part(head);
        EXPECT_FALSE(cycles::Run::read(part, 1, budget)) << head;
    }
}

TEST(Cycles, SentencesAreThereInBothLanguages) {
    for (const core::Phrase& phrase : cycles::phrases::kTable) {
        EXPECT_FALSE(phrase.key.empty());
        EXPECT_FALSE(phrase.en.empty());
        EXPECT_FALSE(phrase.ja.empty());
        for (const char* place : {"{0}", "{1}"}) {
            EXPECT_EQ(phrase.en.find(place) == std::string_view::npos,
                      phrase.ja.find(place) == std::string_view::npos);
        }
    }
}

}  // namespace
}  // namespace hashigo::detour
