// What a player can do wrong, by its code, and whether a further mark could mend it.
#include "genres/detour/referee.h"

#include <gtest/gtest.h>

#include <map>
#include <string>

#include "core/referee.h"
#include "genres/detour/codec.h"
#include "genres/detour/genre.h"

namespace hashigo::detour {
namespace {

using core::Standing;

// The codes that a drawing breaks, each with its worst standing.
std::map<std::string, Standing> judged(const std::string& grid, Variant variant = {}) {
    auto position = read(grid);
    EXPECT_TRUE(position.ok()) << grid;
    position->puzzle.variant = variant;
    std::map<std::string, Standing> codes;
    for (const auto& violation : core::judge<Detour>(position->puzzle, position->marks)) {
        const auto [at, fresh] = codes.emplace(violation.code, violation.standing);
        if (!fresh && violation.standing == Standing::Broken) at->second = Standing::Broken;
    }
    return codes;
}

using Codes = std::map<std::string, Standing>;

const std::string kRegion23 = "detour 2x3\n0 0 0\n0 0 0\n";

TEST(Referee, HasPuzzLinksCodesInItsOrder) {
    std::vector<std::string_view> aliases;
    for (const auto& rule : rules()) aliases.push_back(rule.alias);
    const std::vector<std::string_view> wanted = {"lnBranch",  "lnCross",  "blWrongTurns",
                                                  "lnDeadEnd", "lnPlLoop", "ceNoLine",
                                                  "ceNoLine",  "brNoLine"};
    EXPECT_EQ(aliases, wanted);
}

TEST(Referee, AFinishedLoopKeepsEveryRule) {
    EXPECT_EQ(judged(kRegion23 + "0=4\n+-+-+\n| . |\n+-+-+\n"), Codes{});
    EXPECT_EQ(judged(kRegion23 + "0=?\n+-+-+\n| x |\n+-+-+\n"), Codes{});
}

TEST(Referee, ANumberIsBrokenOnceItCannotBeReached) {
    EXPECT_EQ(judged(kRegion23 + "0=6\n+-+-+\n| . |\n+-+-+\n"),
              (Codes{{"wrong-turns", Standing::Broken}}));
    // Nothing is drawn: four corners will turn, the other two may.
    const Codes open = judged(kRegion23 + "0=6\n+.+.+\n. . .\n+.+.+\n");
    EXPECT_EQ(open.at("wrong-turns"), Standing::Unfinished);
    EXPECT_EQ(judged(kRegion23 + "0=3\n+.+.+\n. . .\n+.+.+\n").at("wrong-turns"), Standing::Broken);
    EXPECT_EQ(judged(kRegion23 + "0=9\n+.+.+\n. . .\n+.+.+\n").at("wrong-turns"), Standing::Broken);
}

TEST(Referee, ADeadEndIsBrokenWhereItCannotGoOn) {
    const Codes open = judged(kRegion23 + "+-+-+\n. . .\n+.+.+\n");
    EXPECT_EQ(open.at("dead-end"), Standing::Unfinished);
    EXPECT_EQ(open.at("unvisited-cell"), Standing::Unfinished);
    EXPECT_EQ(judged(kRegion23 + "+-+-+\nx . .\n+.+.+\n").at("dead-end"), Standing::Broken);
}

TEST(Referee, PiecesAreUnfinishedUntilOneCloses) {
    const std::string four = "detour 2x4\n0 0 0 0\n0 0 0 0\n";
    EXPECT_EQ(judged(four + "+-+.+-+\n. . . .\n+.+.+.+\n").at("several-loops"),
              Standing::Unfinished);
    EXPECT_EQ(judged(four + "+-+.+-+\n| | . .\n+-+.+.+\n").at("several-loops"), Standing::Broken);
    const std::string both = four + "+-+.+-+\n| | | |\n+-+.+-+\n";
    EXPECT_EQ(judged(both), (Codes{{"several-loops", Standing::Broken}}));
    EXPECT_EQ(judged(both, {true, false}), Codes{});
}

TEST(Referee, AMissedCellIsBrokenOnceTheLoopIsClosed) {
    const std::string small = kRegion23 + "+-+.+\n| | .\n+-+.+\n";
    EXPECT_EQ(judged(small), (Codes{{"closed-early", Standing::Broken}}));
    EXPECT_EQ(judged(small, {true, false}), (Codes{{"unvisited-cell", Standing::Unfinished}}));
    EXPECT_EQ(judged(small, {false, true}), Codes{});
    EXPECT_EQ(judged(kRegion23, {false, true}), (Codes{{"no-line", Standing::Unfinished}}));
    EXPECT_EQ(judged(kRegion23 + "+x+x+\nx x x\n+x+x+\n", {false, true}),
              (Codes{{"no-line", Standing::Broken}}));
}

// How many places each broken rule cites.
std::map<std::string_view, std::vector<std::size_t>> cited(const std::string& grid) {
    const auto position = read(grid);
    std::map<std::string_view, std::vector<std::size_t>> places;
    for (const auto& violation : core::judge<Detour>(position->puzzle, position->marks)) {
        if (violation.standing != Standing::Broken) continue;
        places[violation.code].push_back(violation.sites.size());
    }
    return places;
}

TEST(Referee, ALoopThatClosesEarlyIsCitedAndNotWhatIsStillOpen) {
    const std::string square = "+-+.+.+.+\n| | . . .\n+-+.+-+-+\n";
    const auto places = cited("detour 2x5\n0 0 0 0 0\n0 0 0 0 0\n" + square);
    using Places = std::map<std::string_view, std::vector<std::size_t>>;
    EXPECT_EQ(places, (Places{{"several-loops", {4}}, {"closed-early", {4}}}));
}

TEST(Referee, BranchesAndCrossingsAreBroken) {
    EXPECT_EQ(judged(kRegion23 + "+-+-+\n| | |\n+-+-+\n"), (Codes{{"branch", Standing::Broken}}));
    const std::string cross =
        "detour 3x3\n0 0 0\n0 0 0\n0 0 0\n+.+.+\n. | .\n+-+-+\n. | .\n+.+.+\n";
    EXPECT_EQ(judged(cross).at("crossing"), Standing::Broken);
}

}  // namespace
}  // namespace hashigo::detour
