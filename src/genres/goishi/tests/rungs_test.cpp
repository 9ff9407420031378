// Each rung on positions made by hand: what it concludes, what it leaves alone, and how it says so.
#include <gtest/gtest.h>

#include <algorithm>
#include <string>

#include "core/explain.h"
#include "core/hint.h"
#include "genres/goishi/genre.h"
#include "genres/goishi/ladder.h"
#include "genres/goishi/shared.h"
#include "genres/goishi/solve.h"
#include "genres/goishi/state.h"
#include "genres/goishi/tests/boards.h"

namespace hashigo::goishi {
namespace {

using Rung = void (*)(const Puzzle&, const State&, core::RungSet, Found&);

State walked(const Puzzle& p, std::vector<int> order) {
    State s = start(p);
    s.order = std::move(order);
    return s;
}

int stones_picked(const State& s) {
    return static_cast<int>(s.order.size());
}

std::vector<core::Deduction<Goishi>> found_by(Rung rung, const Puzzle& p, const State& s) {
    core::Budget budget;
    Found out(budget);
    out.begin(0);
    rung(p, s, {}, out);
    return {out.found().begin(), out.found().end()};
}

std::vector<int> ruled_out_by(Rung rung, const Puzzle& p, const State& s) {
    std::vector<int> cells;
    for (const auto& d : found_by(rung, p, s)) {
        EXPECT_EQ(d.outcome, core::Outcome::Concluded);
        EXPECT_EQ(d.fact.kind, Fact::Kind::RuleOut);
        EXPECT_EQ(d.fact.nth, static_cast<int>(s.order.size()) + 1);
        cells.push_back(d.fact.cell);
    }
    return cells;
}

bool contradicts(Rung rung, const Puzzle& p, const State& s) {
    const auto found = found_by(rung, p, s);
    return found.size() == 1 && found.front().outcome == core::Outcome::Contradiction;
}

TEST(RungLine, PicksTheOnlyWayOn) {
    const Puzzle p = tests::board({"ooo"});
    const auto found = found_by(rung_line, p, walked(p, {0}));
    ASSERT_EQ(found.size(), 1U);
    EXPECT_EQ(found.front().fact, (Fact{Fact::Kind::Pick, 1, 2}));
    EXPECT_TRUE(found_by(rung_line, p, start(p)).empty());
    EXPECT_TRUE(found_by(rung_line, p, walked(p, {0, 1, 2})).empty());
    // In the middle there are two ways on; after the next pick the way back is barred.
    EXPECT_TRUE(found_by(rung_line, p, walked(p, {1})).empty());
    EXPECT_TRUE(contradicts(rung_line, p, walked(p, {1, 2})));
    Puzzle back = p;
    back.variant.reversal = true;
    EXPECT_FALSE(contradicts(rung_line, back, walked(back, {1, 2})));
}

TEST(RungLine, RulingOutAllButOneStartPicksIt) {
    const Puzzle p = tests::board({"oo"});
    State s = start(p);
    s.ruled_out[0] = 1;
    const auto found = found_by(rung_line, p, s);
    ASSERT_EQ(found.size(), 1U);
    EXPECT_EQ(found.front().fact, (Fact{Fact::Kind::Pick, 1, 1}));
    s.ruled_out[1] = 1;
    EXPECT_TRUE(contradicts(rung_line, p, s));
}

// Along a path every stone but its ends joins the others; round a square none does.
TEST(RungReach, KeepsTheStonesTogether) {
    const Puzzle square = tests::board({"oo", "oo"});
    EXPECT_TRUE(ruled_out_by(rung_reach, square, start(square)).empty());
    const Puzzle path = tests::board({"oo.", "..o", ".oo"});
    EXPECT_EQ(ruled_out_by(rung_reach, path, start(path)), (std::vector<int>{1, 7, 8}));
    const Puzzle apart = tests::board({"o.", ".o"});
    EXPECT_TRUE(contradicts(rung_reach, apart, start(apart)));
}

// After the stone in the middle, the two outer ones both have one neighbour and are out of its
// line.
TEST(RungDead, AllowsTwoEnds) {
    const Puzzle p = tests::board({"ooo", "o..", "..o"});
    const auto ruled_out = ruled_out_by(rung_dead, p, start(p));
    EXPECT_EQ(std::count(ruled_out.begin(), ruled_out.end(), 1), 1);
    EXPECT_TRUE(contradicts(rung_dead, p, walked(p, {1})));
    EXPECT_FALSE(contradicts(rung_dead, p, walked(p, {3})));
}

// Each of the outer stones is alone in its column and at an end of the row.
TEST(RungSingle, AllowsOneLast) {
    const Puzzle p = tests::board({"ooo"});
    EXPECT_EQ(ruled_out_by(rung_single, p, start(p)), std::vector<int>{1});
    EXPECT_TRUE(contradicts(rung_single, p, walked(p, {1})));
    Puzzle back = p;
    back.variant.reversal = true;
    EXPECT_TRUE(found_by(rung_single, back, walked(back, {1})).empty());
}

// To the right lies a stone with nothing beyond it, alone in its column: the walk would end there.
TEST(RungSingle, DoesNotEndTheWalkEarly) {
    const Puzzle p = tests::board({"o.o", "oo.", "oo."});
    EXPECT_EQ(ruled_out_by(rung_single, p, walked(p, {0})), std::vector<int>{2});
}

TEST(RungParity, SaysNothingWhereOneMayTurnBack) {
    core::Random random(7);
    std::size_t found = 0;
    for (int k = 0; k < 2000; ++k) {
        Puzzle p = tests::random_board(random, 10);
        p.variant.reversal = false;
        found += found_by(rung_parity, p, start(p)).size();
        p.variant.reversal = true;
        ASSERT_TRUE(found_by(rung_parity, p, start(p)).empty());
    }
    EXPECT_GT(found, 0U);
}

// A hint ends in a pick and tells of every other stone why it is not next.
TEST(Hint, EndsInAPickAndCitesTheOtherStones) {
    const Puzzle p = tests::twelve();
    core::Budget budget;
    const auto hint = core::hint<Goishi>(p, start(p), core::whole_ladder<Goishi>(), true, budget);
    ASSERT_EQ(hint.kind, core::HintKind::Step);
    ASSERT_EQ(hint.after.order.size(), 1U);
    if (hint.rung == core::kSearchRung) return;
    EXPECT_GE(hint.explanation.chain.size(), 11U);
    const core::Sites cited = hint.explanation.because();
    for (int cell = 0; cell < p.size.cells(); ++cell) {
        if (p.stones[static_cast<std::size_t>(cell)] == 0 || cell == hint.after.order[0]) continue;
        EXPECT_TRUE(core::contains(cited, core::cell_site(p.size, cell)));
    }
}

// A board on which the rungs get stuck: the search's cases are told, and every other stone that
// could have been next is cited.
TEST(Hint, BySearchTellsItsCasesAndCitesTheOtherStones) {
    const Puzzle p = tests::board({"..o.oo", "o.o.oo", "..ooo.", ".....o", "....oo", ".....o"});
    State s = start(p);
    core::Budget budget;
    for (const int cell : {6, 8, 10}) apply(s, {Fact::Kind::Pick, cell, stones_picked(s) + 1});
    const auto hint = core::hint<Goishi>(p, s, core::whole_ladder<Goishi>(), true, budget);
    ASSERT_EQ(hint.kind, core::HintKind::Step);
    ASSERT_EQ(hint.rung, core::kSearchRung) << hint.explanation.message.en;
    EXPECT_GE(hint.explanation.chain.size(), 2U);
    for (const core::Text& link : hint.explanation.chain) {
        EXPECT_FALSE(link.en.empty() || link.ja.empty());
    }
    const core::Sites cited = hint.explanation.because();
    for (const core::Site& other : choices(p, s)) {
        if (core::contains(hint.explanation.therefore, other)) continue;
        EXPECT_TRUE(core::contains(cited, other)) << core::name(other);
    }
}

TEST(Hint, NamesThePickAtWhichAWalkWasLost) {
    const Puzzle p = tests::twelve();
    core::Budget budget;
    const auto answer = solve(p, start(p), {}, budget).kept.front();
    State s = start(p);
    while (branch(p, s).size() < 2 || s.order.empty()) {
        apply(s, {Fact::Kind::Pick, answer.order[s.order.size()],
                  static_cast<int>(s.order.size()) + 1});
    }
    const std::string last_right = "pick " + std::to_string(s.order.size()) + " ";
    const int right = answer.order[s.order.size()];
    const std::vector<Fact> ways = branch(p, s);
    const Fact wrong = ways[0].cell == right ? ways[1] : ways[0];
    apply(s, wrong);
    const auto hint = core::hint<Goishi>(p, s, core::whole_ladder<Goishi>(), true, budget);
    EXPECT_EQ(hint.kind, core::HintKind::Wrong);
    EXPECT_NE(hint.message.en.find(last_right), std::string::npos) << hint.message.en;
    EXPECT_EQ(hint.sites, (core::Sites{core::cell_site(p.size, wrong.cell)}));
}

TEST(Shared, TellsTheWholeOrderOfAUniqueAnswer) {
    const Puzzle p = tests::twelve();
    core::Budget budget;
    const auto answer = solve(p, start(p), {}, budget).kept.front();
    const auto named = named_shared(p, start(p), answer, budget);
    ASSERT_TRUE(named.has_value());
    EXPECT_EQ(named->size(), answer.order.size());
}

}  // namespace
}  // namespace hashigo::goishi
