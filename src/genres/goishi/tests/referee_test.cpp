// The referee: each rule on boards made for it, and the difference between broken and unfinished.
#include "genres/goishi/referee.h"

#include <gtest/gtest.h>

#include <fstream>
#include <sstream>

#include "genres/goishi/codec.h"

namespace hashigo::goishi {
namespace {

using core::Standing;
using Named = std::vector<std::string>;

struct Found {
    std::string code;
    core::Lapse lapse;
};

std::vector<Found> judge(const std::string& text, Variant variant = {}) {
    auto position = read(text);
    EXPECT_TRUE(position.ok()) << text;
    position->puzzle.variant = variant;
    std::vector<Found> found;
    for (const auto& rule : rules()) {
        for (const core::Lapse& lapse : rule.check(position->puzzle, position->marks)) {
            found.push_back({std::string(rule.sentence.key), lapse});
        }
    }
    EXPECT_EQ(legal(position->puzzle, position->marks), found.empty()) << text;
    return found;
}

// "code place place…" of everything found.
Named told(const std::string& text, Variant variant = {}) {
    Named all;
    for (const Found& one : judge(text, variant)) {
        std::string line = one.code;
        for (const core::Site& site : one.lapse.sites) line += " " + core::name(site);
        all.push_back(std::move(line));
    }
    return all;
}

TEST(Referee, AWholeLegalWalkIsClean) {
    EXPECT_EQ(told("pzprv3/goishi/1/1/1 /"), Named{});
    EXPECT_EQ(told("pzprv3/goishi/1/3/1 2 3 /"), Named{});
    EXPECT_EQ(told("pzprv3/goishi/2/3/1 . 2 /4 . 3 /"), Named{});
    // The last move flies over two emptied places.
    EXPECT_EQ(told("pzprv3/goishi/3/4/5 2 1 6 /. 3 . . /4 . . . /"),
              (Named{"diagonal-move r2c2>r3c1"}));
    EXPECT_EQ(told("pzprv3/goishi/3/4/5 2 1 6 /. . . . /4 3 . . /"), Named{});
}

TEST(Referee, NamesTheMoveAndTheStonesItSkips) {
    const auto found = judge("pzprv3/goishi/2/4/1 5 6 2 /. 4 . 3 /");
    ASSERT_EQ(found.size(), 1U);
    EXPECT_EQ(found[0].lapse.standing, Standing::Broken);
    EXPECT_EQ(told("pzprv3/goishi/2/4/1 5 6 2 /. 4 . 3 /"),
              (Named{"stone-skipped r1c1>r1c4 r1c2 r1c3"}));
    // A stone that no number picks lies there too.
    EXPECT_EQ(told("pzprv3/goishi/1/3/1 0 2 /"),
              (Named{"stone-skipped r1c1>r1c3 r1c2", "stones-left r1c2"}));
    EXPECT_EQ(told("pzprv3/goishi/1/4/1 4 2 0 /"),
              (Named{"stone-skipped r1c1>r1c3 r1c2", "number-missing r1c2", "stones-left r1c4"}));
}

TEST(Referee, NamesTheMoveThatTurnsBack) {
    EXPECT_EQ(told("pzprv3/goishi/1/3/2 1 3 /"), (Named{"turned-back r1c1>r1c3 r1c2>r1c1"}));
    EXPECT_EQ(told("pzprv3/goishi/3/1/3 /1 /2 /"), (Named{"turned-back r3c1>r1c1 r2c1>r3c1"}));
    EXPECT_EQ(told("pzprv3/goishi/1/3/2 1 3 /", {true}), Named{});
}

TEST(Referee, TheFileOneThreeTwoBreaksTwoRules) {
    EXPECT_EQ(told("pzprv3/goishi/1/3/1 3 2 /"),
              (Named{"stone-skipped r1c1>r1c3 r1c2", "turned-back r1c3>r1c2 r1c1>r1c3"}));
    EXPECT_EQ(told("pzprv3/goishi/1/3/1 3 2 /", {true}), (Named{"stone-skipped r1c1>r1c3 r1c2"}));
}

TEST(Referee, NamesTheMoveWithoutALine) {
    EXPECT_EQ(told("pzprv3/goishi/2/3/1 . . /. . 2 /"), (Named{"diagonal-move r1c1>r2c3"}));
    // Whence one came is not known after it, so the next move may go anywhere.
    EXPECT_EQ(told("pzprv3/goishi/2/3/1 . . /3 . 2 /"), (Named{"diagonal-move r1c1>r2c3"}));
}

TEST(Referee, NumbersThatRepeatOrAreMissing) {
    EXPECT_EQ(told("pzprv3/goishi/1/4/1 2 2 2 /"), (Named{"number-repeated r1c2 r1c3 r1c4"}));
    EXPECT_EQ(told("pzprv3/goishi/1/3/1 3 3 /"),
              (Named{"number-repeated r1c2 r1c3", "number-missing r1c2"}));
    EXPECT_EQ(told("pzprv3/goishi/1/4/2 4 5 7 /"),
              (Named{"number-missing r1c1", "number-missing r1c2", "number-missing r1c4"}));
}

TEST(Referee, AGapIsUnfinishedWhileStonesCanFillIt) {
    const auto standing = [](const std::string& text) {
        const auto found = judge(text);
        EXPECT_EQ(found.at(0).code, "number-missing") << text;
        return found.at(0).lapse.standing;
    };
    EXPECT_EQ(standing("pzprv3/goishi/1/3/1 0 3 /"), Standing::Unfinished);
    EXPECT_EQ(standing("pzprv3/goishi/1/3/1 0 4 /"), Standing::Broken);
    EXPECT_EQ(standing("pzprv3/goishi/1/2/1 3 /"), Standing::Broken);
    EXPECT_EQ(standing("pzprv3/goishi/1/2/0 250000 /"), Standing::Broken);
}

TEST(Referee, StonesLeftAreUnfinished) {
    const auto found = judge("goishi/3/1/0");
    ASSERT_EQ(found.size(), 1U);
    EXPECT_EQ(found[0].code, "stones-left");
    EXPECT_EQ(found[0].lapse.standing, Standing::Unfinished);
    EXPECT_EQ(told("goishi/3/1/0"), (Named{"stones-left r1c1 r1c2 r1c3"}));
}

TEST(Referee, SaysEveryRuleInBothLanguages) {
    for (const auto& rule : rules()) {
        EXPECT_FALSE(rule.sentence.en.empty() || rule.sentence.ja.empty()) << rule.sentence.key;
    }
    EXPECT_EQ(rules().back().alias, "goishiRemains");
}

// Every code has a board of its own that breaks just this rule.
TEST(Referee, EveryCodeHasABoard) {
    for (const auto& rule : rules()) {
        const std::string code(rule.sentence.key);
        std::ifstream file(std::string(HASHIGO_SOURCE_ROOT) + "/src/genres/goishi/tests/boards/" +
                           code + ".txt");
        ASSERT_TRUE(file.good()) << code;
        std::stringstream text;
        text << file.rdbuf();
        const auto found = judge(text.str());
        ASSERT_EQ(found.size(), 1U) << code;
        EXPECT_EQ(found[0].code, code);
    }
}

}  // namespace
}  // namespace hashigo::goishi
