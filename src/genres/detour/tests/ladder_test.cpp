// Each rung on a board that shows what it sees, and what it says; the numbers that were published
// for boards without clues; and boards that have no answer at a glance.
#include "genres/detour/ladder.h"

#include <gtest/gtest.h>

#include <set>
#include <string>

#include "core/climb.h"
#include "core/engine.h"
#include "core/explain.h"
#include "genres/detour/codec.h"
#include "genres/detour/genre.h"
#include "genres/detour/solve.h"
#include "genres/detour/state.h"

namespace hashigo::detour {
namespace {

constexpr int kDegree = 0;
constexpr int kTurn = 1;
constexpr int kCut = 2;
constexpr int kLoop = 3;

core::Position<Detour> board(const std::string& text) {
    auto position = read(text);
    EXPECT_TRUE(position.ok()) << text << ": " << position.error().message.en;
    return *position;
}

// What one rung concludes: the sentence of each fact or contradiction.
std::set<std::string> says(const core::Position<Detour>& at, int rung) {
    core::Budget budget;
    core::Deductions<Detour> out(budget);
    out.begin(rung);
    ladder()[static_cast<std::size_t>(rung)].deduce(at.puzzle, at.marks, core::RungSet::first(rung),
                                                    out);
    std::set<std::string> sentences;
    for (const auto& d : out.found()) {
        if (d.outcome != core::Outcome::Contradiction && known(at.marks, d.fact)) continue;
        sentences.insert(core::explain_step<Detour>(at.puzzle, at.marks, d, budget).message.en);
    }
    return sentences;
}

int decided_by(core::Size size, core::RungSet rungs) {
    const Puzzle p = blank_puzzle(size);
    State s = start(p);
    core::Budget budget;
    core::Deductions<Detour> out(budget);
    core::climb<Detour>(p, s, rungs, out);
    int decided = 0;
    for (const Mark mark : s.marks) decided += mark == Mark::Unknown ? 0 : 1;
    return decided;
}

TEST(Ladder, WithoutNumbersOnlyTheCornersAreSure) {
    for (const int n : {4, 6, 8}) {
        EXPECT_EQ(decided_by({n, n}, core::RungSet::first(4)), 8) << n;
    }
    EXPECT_EQ(decided_by({6, 6}, core::whole_ladder<Detour>()), 8);
}

TEST(Ladder, DegreeFillsCornersAndFullCells) {
    const auto corner = says(board("detour/2/2/00g"), kDegree);
    EXPECT_TRUE(corner.contains(
        "Only two edges are left at r1c1 and it needs both, so r1c1-r2c1 is on the loop."));
    const auto full = says(board("detour 2x3\n0 0 0\n0 0 0\n+-+-+\n. . .\n+.+.+\n"), kDegree);
    EXPECT_TRUE(full.contains("r1c2 already has its two lines, so r1c2-r2c2 is not on the loop."));
}

TEST(Ladder, SomeBoardsHaveNoAnswerAtAGlance) {
    EXPECT_EQ(says(board("detour/4/1/0g"), kDegree),
              (std::set<std::string>{"A loop needs at least two rows and two columns."}));
    EXPECT_EQ(says(board("detour/3/3/0000g"), kDegree).size(), 1U);
    EXPECT_TRUE(says(board("detour/2/2/003"), kTurn)
                    .contains("Every loop turns an even number of times, but the numbers of the "
                              "regions add up to 3."));
    EXPECT_TRUE(says(board("detour/2/2/006"), kTurn)
                    .contains("The region of r1c1 should have 6 turns, but it has only 4 cells."));
    for (const std::string_view none :
         {"detour/1/1/g", "detour/7/7/000000000000000000g", "detour/2/2/003", "detour/2/2/009"}) {
        core::Budget few(50);
        const auto at = board(std::string(none));
        const auto answers = detour::solve(at.puzzle, start(at.puzzle), {}, few);
        EXPECT_EQ(answers.verdict(), core::Verdict::None) << none;
    }
}

TEST(Ladder, TurnReadsANumberThroughTheCells) {
    // No turn in the middle region: its cells run straight, so what enters one leaves opposite.
    const auto none = says(board("detour 4x4\n0 0 0 0\n0 1 1 0\n0 1 1 0\n0 0 0 0\n1=0\n"
                                 "+.+.+.+\n. | . .\n+.+.+.+\n. . . .\n+.+.+.+\n. . . .\n+.+.+.+\n"),
                           kTurn);
    EXPECT_TRUE(
        none.contains("The region of r2c2 has no turns, so the line does not turn in r2c2: "
                      "r2c2-r3c2 is on the loop."));
    const auto all = says(board("detour 4x4\n0 0 0 0\n0 1 1 0\n0 1 1 0\n0 0 0 0\n1=4\n"
                                "+.+.+.+\n. | . .\n+.+.+.+\n. . . .\n+.+.+.+\n. . . .\n+.+.+.+\n"),
                          kTurn);
    EXPECT_TRUE(
        all.contains("The region of r2c2 needs 4 turns, and no more of its cells than that can "
                     "turn, so the line turns in r2c2: r2c2-r3c2 is not on the loop."));
}

TEST(Ladder, CutCountsCrossings) {
    const std::string walls = "detour 2x4\n0 0 1 1\n0 0 1 1\n";
    const auto both = says(board(walls), kCut);
    EXPECT_TRUE(
        both.contains("The loop crosses the border of the region of r1c1 at least twice, "
                      "and only two edges are left for that, so r1c2-r1c3 is on the "
                      "loop."));
    const auto cut = says(board(walls + "+.+x+.+\n. . . .\n+.+.+.+\n"), kCut);
    EXPECT_TRUE(
        cut.contains("Fewer than two edges are left across the line between columns 2 and "
                     "3, but the loop goes over and comes back."));
    const auto odd = says(board("detour 3x4\n0 0 1 1\n0 0 1 1\n0 0 1 1\n+.+-+.+\n. . . .\n"
                                "+.+-+.+\n. . . .\n+.+.+.+\n"),
                          kCut);
    EXPECT_TRUE(
        odd.contains("The loop crosses the border of the region of r1c1 an even number of "
                     "times; lines across it: 2, edges left: 1. So r3c2-r3c3 is not on the "
                     "loop."));
}

TEST(Ladder, CutRefusesAnOddNumberOfCrossings) {
    const auto odd = says(board("detour 2x4\n0 0 1 1\n0 0 1 1\n+.+-+.+\n. . . .\n+.+x+.+\n"), kCut);
    EXPECT_TRUE(
        odd.contains("A loop that goes over comes back, so it crosses the border of the "
                     "region of r1c1 an even number of times, not 1."));
}

TEST(Ladder, LoopDoesNotCloseEarly) {
    const auto open =
        says(board("detour 2x4\n0 0 0 0\n0 0 0 0\n+-+.+.+\n| . . .\n+-+.+.+\n"), kLoop);
    EXPECT_EQ(open, (std::set<std::string>{"A line at r1c2-r2c2 would close a loop that leaves out "
                                           "the rest, so r1c2-r2c2 is not on the loop."}));
    const auto closed = says(board("detour 2x3\n0 0 0\n0 0 0\n+-+.+\n| | .\n+-+.+\n"), kLoop);
    EXPECT_EQ(closed,
              (std::set<std::string>{"The loop through r1c1 is closed and leaves out the rest."}));
}

struct Ledger {
    core::Size size{};
    Variant variant{};
    std::uint64_t answers = 0;
};

// OEIS A003763, A222202, A140517, and the boards on which both clauses are dropped.
TEST(Ladder, BoardsWithoutNumbersHaveThePublishedCounts) {
    for (const Ledger& row : {
             Ledger{{2, 2}, {}, 1},
             Ledger{{4, 4}, {}, 6},
             Ledger{{6, 6}, {}, 1072},
             Ledger{{5, 5}, {}, 0},
             Ledger{{3, 4}, {}, 2},
             Ledger{{4, 4}, {true, false}, 18},
             Ledger{{6, 6}, {true, false}, 13903},
             Ledger{{3, 3}, {false, true}, 13},
             Ledger{{4, 4}, {false, true}, 213},
             Ledger{{4, 4}, {true, true}, 321},
         }) {
        Puzzle p = blank_puzzle(row.size);
        p.variant = row.variant;
        core::Budget budget;
        const core::Wanted all{core::Budget::kUnlimited, 0};
        EXPECT_EQ(detour::solve(p, start(p), all, budget).count, row.answers);
        EXPECT_EQ(Detour::oracle(p, start(p), all, budget).count, row.answers);
    }
}

}  // namespace
}  // namespace hashigo::detour
