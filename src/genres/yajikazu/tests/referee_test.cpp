// The referee: each rule on boards made for it, and the difference between broken and unfinished.
#include "genres/yajikazu/referee.h"

#include <gtest/gtest.h>

#include "genres/yajikazu/genre.h"

namespace hashigo::yajikazu {
namespace {

using core::Standing;

struct Judged {
    std::vector<core::Violation> violations;
    std::string first() const {
        return violations.empty() ? "" : std::string(violations.front().code);
    }
};

Judged judge(const std::string& text, Variant variant = {}) {
    auto position = Yajikazu::read(text);
    EXPECT_TRUE(position.ok()) << text;
    position->puzzle.variant = variant;
    return {core::judge<Yajikazu>(position->puzzle, position->marks)};
}

TEST(Referee, NamesTouchingCellsOnce) {
    const auto judged = judge("yajikazu 2x3\n. . .\n. . .\n##.\n...\n");
    ASSERT_EQ(judged.violations.size(), 1U);
    EXPECT_EQ(judged.first(), "shaded-touch");
    EXPECT_EQ(judged.violations[0].alias, "csAdjacent");
    EXPECT_EQ(judged.violations[0].standing, Standing::Broken);
    EXPECT_EQ(judged.violations[0].sites.size(), 2U);
}

TEST(Referee, CitesTheSmallerPartThatIsCutOff) {
    const auto judged = judge("yajikazu 3x3\n. . .\n. . .\n. . .\n.#.\n#..\n...\n");
    ASSERT_EQ(judged.first(), "white-divided");
    EXPECT_EQ(judged.violations[0].alias, "cuDivideRB");
    ASSERT_EQ(judged.violations[0].sites.size(), 1U);
    EXPECT_EQ(core::name(judged.violations[0].sites[0]), "r1c1");
}

TEST(Referee, AllShadedHasNoWhiteCell) {
    EXPECT_EQ(judge("yajikazu 1x1\n.\n#\n").first(), "white-divided");
    EXPECT_EQ(judge("yajikazu 1x1\n.\n#\n", {false, true}).first(), "");
}

TEST(Referee, AnExemptClueMaySayAnything) {
    EXPECT_EQ(judge("yajikazu 1x3\n>9 . .\n#++\n").first(), "");
}

TEST(Referee, ABindingClueIsUnfinishedUntilItCannotBeMet) {
    const auto open = judge("yajikazu 1x3\n>1 . .\n+..\n");
    ASSERT_EQ(open.first(), "clue-wrong");
    EXPECT_EQ(open.violations[0].alias, "anShadeNe");
    EXPECT_EQ(open.violations[0].standing, Standing::Unfinished);
    EXPECT_EQ(judge("yajikazu 1x3\n>1 . .\n+++\n").violations[0].standing, Standing::Broken);
    EXPECT_EQ(judge("yajikazu 1x3\n>0 . .\n+.#\n").violations[0].standing, Standing::Broken);
    // Undecided, the clue's own cell may still be shaded; beside a shaded cell it may not.
    EXPECT_EQ(judge("yajikazu 1x3\n>0 . .\n..#\n").violations[0].standing, Standing::Unfinished);
    EXPECT_EQ(judge("yajikazu 2x3\n>0 . .\n. . .\n..#\n#..\n").violations[0].standing,
              Standing::Broken);
}

TEST(Referee, CluesWithoutArrowOrNumberBindNothing) {
    EXPECT_EQ(judge("yajikazu 1x3\n^? *5 ?\n+++\n").first(), "");
}

TEST(Referee, SomeShadedIsOnlyAskedWhenChosen) {
    EXPECT_EQ(judge("yajikazu 2x2\n. .\n. .\n").first(), "");
    const auto asked = judge("yajikazu 2x2\n. .\n. .\n", {true, false});
    ASSERT_EQ(asked.first(), "no-shaded-cell");
    EXPECT_EQ(asked.violations[0].alias, "brNoShade");
    EXPECT_EQ(asked.violations[0].standing, Standing::Unfinished);
    EXPECT_EQ(judge("yajikazu 1x2\n. .\n++\n", {true, false}).violations[0].standing,
              Standing::Broken);
}

TEST(Referee, UnconnectedLetsWhiteCellsFallApart) {
    EXPECT_EQ(judge("yajikazu 1x3\n. . .\n.#.\n", {false, true}).first(), "");
}

// An exempt clue may be rewritten to any number; a binding one that moves by one breaks the answer.
TEST(Referee, ExemptCluesAreFreeAndBindingCluesAreNot) {
    const auto board = [](int liar, int honest) {
        return "yajikazu 2x4\n>" + std::to_string(liar) + " . . .\n<" + std::to_string(honest) +
               " . ^1 .\n#.#.\n....\n";
    };
    for (int liar = 0; liar < 8; ++liar) EXPECT_EQ(judge(board(liar, 0)).first(), "");
    EXPECT_EQ(judge(board(3, 1)).first(), "clue-wrong");
}

}  // namespace
}  // namespace hashigo::yajikazu
