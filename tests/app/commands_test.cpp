// Each command once for its answer and its exit code; the transcripts show them in full.
#include <gtest/gtest.h>

#include "app/errors.h"
#include "world.h"

namespace hashigo::app {
namespace {

TEST(Solve, GivesTheSameVerdictByEveryMethod) {
    for (const std::string method : {"solve", "search", "oracle"}) {
        const auto verdict = [&](const std::string& board) {
            const Ran result = ran({"solve", board, "--method", method, "--json"});
            EXPECT_EQ(result.json().at("method"), method);
            return std::pair(result.json().at("verdict").get<std::string>(), result.exit);
        };
        EXPECT_EQ(verdict(kUnique), std::pair(std::string("unique"), 0));
        EXPECT_EQ(verdict(kMany), std::pair(std::string("many"), 1));
        EXPECT_EQ(verdict(kNone), std::pair(std::string("none"), 1));
    }
}

TEST(Solve, AnswersAreCompletePositions) {
    const auto json = ran({"solve", kUnique, "--json"}).json();
    EXPECT_TRUE(json.at("second").is_null());
    const Ran check = ran({"check", json.at("answer").get<std::string>(), "--json"});
    EXPECT_EQ(check.exit, 0);
    EXPECT_EQ(check.json().at("complete"), true);
}

TEST(Solve, GivesAsManyAnswersAsAsked) {
    const auto json = ran({"solve", "yajikazu/3/1/c", "--answers", "4", "--json"}).json();
    EXPECT_EQ(json.at("answers").size(), 4U);
    EXPECT_EQ(json.at("answers").at(1), json.at("second"));
    const auto one = ran({"solve", kMany, "--answers", "1", "--json"}).json();
    EXPECT_EQ(one.at("verdict"), "many");
    EXPECT_TRUE(one.at("second").is_null());
}

TEST(Solve, BeginsWithTheMarksWhereAsked) {
    const std::string position = "pzprv3/yajikazu/1/3/3,1 . . /. . # /";
    EXPECT_EQ(ran({"solve", position}).exit, 1);
    EXPECT_EQ(ran({"solve", position, "--from", "marks"}).exit, 0);
}

TEST(Solve, SaysWhyThereIsNone) {
    const auto json = ran({"solve", kNone, "--json"}).json();
    EXPECT_FALSE(json.at("reason").get<std::string>().empty());
    EXPECT_FALSE(json.at("conflict").empty());
}

TEST(Solve, AListOfCommonFactsIsThereWhereAsked) {
    EXPECT_FALSE(ran({"solve", kMany, "--json"}).json().contains("common"));
    const auto many = ran({"solve", kMany, "--common", "--json"}).json();
    EXPECT_EQ(many.at("common").size(), 2U);
    EXPECT_EQ(many.at("common").at(0).at("text"), "r1c1 is shaded");
    EXPECT_TRUE(ran({"solve", kNone, "--common", "--json"}).json().at("common").is_null());
}

TEST(Solve, AnEndedBudgetIsUnknown) {
    const Ran result = ran({"solve", "yajikazu/9/9/zzzc", "--nodes", "0", "--json"});
    EXPECT_EQ(result.exit, 4);
    EXPECT_EQ(result.json().at("verdict"), "unknown");
    EXPECT_NE(result.json().at("reason").get<std::string>().find("--nodes"), std::string::npos);
}

TEST(Solve, TimesAppearOnlyWhereAsked) {
    EXPECT_FALSE(ran({"solve", kUnique, "--json"}).json().contains("seconds"));
    EXPECT_TRUE(ran({"solve", kUnique, "--json", "--timing"}).json().at("seconds").is_number());
}

TEST(Solve, MoreAnswersThanMemoryIsALimit) {
    const Ran result = ran({"solve", kMany, "--answers", "1000000", "--memory", "1000", "--json"});
    EXPECT_EQ(result.exit, 4);
    EXPECT_EQ(result.error_code(), "limit.memory");
}

TEST(Hint, NeverRepeatsItselfAndLeadsToTheEnd) {
    std::string position = kUnique;
    for (int step = 0; step < 13; ++step) {
        const auto hint = ran({"hint", position, "--json"}).json();
        if (hint.at("state") == "done") {
            EXPECT_TRUE(hint.at("rung").is_null());
            return;
        }
        ASSERT_EQ(hint.at("state"), "step");
        ASSERT_NE(hint.at("position"), position);
        EXPECT_FALSE(hint.at("message").get<std::string>().empty());
        position = hint.at("position");
    }
    FAIL() << "more hints than cells";
}

// Without the marks that a wrong board's hint names, the rest is right.
TEST(Hint, NamesTheMarksThatAreWrongOneByOne) {
    const std::string clues = "pzprv3/yajikazu/3/4/. 3,0 . . /. . 1,1 . /. . 1,2 3,2 /";
    const auto wrong = ran({"hint", clues + ". . # . /. # . . /. . . . /", "--json"}).json();
    EXPECT_EQ(wrong.at("state"), "wrong");
    ASSERT_EQ(wrong.at("wrong").size(), 1U);
    EXPECT_EQ(wrong.at("wrong")[0].at("text"), "r2c2 is shaded");
    EXPECT_EQ(wrong.at("wrong")[0].at("sites"), wrong.at("because"));
    const auto right = ran({"hint", clues + ". . # . /. . . . /. . . . /", "--json"}).json();
    EXPECT_EQ(right.at("state"), "step");
    EXPECT_FALSE(right.contains("wrong"));
}

// Where several answers are left, no mark is wrong alone: without any one of the clash it is gone.
TEST(Hint, NamesMarksThatClash) {
    const std::string clues = "pzprv3/yajikazu/3/3/. . . /. . . /. 3,1 . /";
    const auto clash = ran({"hint", clues + ". . . /. # . /. . # /", "--json"}).json();
    EXPECT_EQ(clash.at("state"), "wrong");
    EXPECT_EQ(clash.at("wrong").size(), 2U);
    EXPECT_EQ(clash.at("because").size(), 3U);
    EXPECT_NE(ran({"hint", clues + ". . . /. # . /. . . /", "--json"}).json().at("state"), "wrong");
    EXPECT_NE(ran({"hint", clues + ". . . /. . . /. . # /", "--json"}).json().at("state"), "wrong");
}

TEST(Hint, UsesTheRungsThatAreNamed) {
    EXPECT_EQ(ran({"hint", kUnique, "--rung", "cap", "--json"}).json().at("rung"), "cap");
    EXPECT_EQ(ran({"hint", kUnique, "--up-to", "cap", "--json"}).json().at("rung"), "cap");
    EXPECT_EQ(ran({"hint", kUnique, "--rungs", "adj,cap", "--json"}).json().at("rung"), "cap");
    EXPECT_EQ(ran({"hint", kUnique, "--rung", "search", "--json"}).json().at("rung"), "search");
    EXPECT_EQ(ran({"hint", kUnique, "--rung", "adj", "--json"}).json().at("rung"), "search");
    const Ran stuck = ran({"hint", kUnique, "--rungs", "adj,white", "--no-search", "--json"});
    EXPECT_EQ(stuck.json().at("state"), "stuck");
    EXPECT_EQ(stuck.exit, 1);
}

TEST(Hint, SpeaksBothLanguages) {
    const Ran english = ran({"hint", kUnique});
    const Ran japanese = ran({"hint", kUnique, "--lang", "ja"});
    EXPECT_NE(english.out, japanese.out);
    EXPECT_NE(japanese.out.find("根拠"), std::string::npos);
}

TEST(Explain, TellsTheWholeSolve) {
    const Ran result = ran({"explain", kUnique, "--json"});
    EXPECT_EQ(result.exit, 0);
    EXPECT_EQ(result.json().at("solved"), true);
    EXPECT_EQ(result.json().at("steps").size(), 12U);
    const auto last = result.json().at("steps").back().at("position").get<std::string>();
    EXPECT_EQ(ran({"check", last}).exit, 0);
}

TEST(Explain, SaysWhereItEnds) {
    EXPECT_EQ(ran({"explain", kMany}).exit, 1);
    EXPECT_NE(ran({"explain", kMany}).out.find("several answers"), std::string::npos);
    EXPECT_NE(ran({"explain", kNone}).out.find("contradicts itself"), std::string::npos);
    const Ran cut = ran({"explain", "yajikazu/9/9/zzzc", "--nodes", "0"});
    EXPECT_EQ(cut.exit, 4);
}

TEST(Grade, IsOfUniquePuzzlesOnly) {
    const auto unique = ran({"grade", kUnique, "--json"}).json();
    EXPECT_EQ(unique.at("grade"), "white");
    EXPECT_GT(unique.at("effort"), 0);
    const Ran many = ran({"grade", kMany, "--json"});
    EXPECT_EQ(many.exit, 1);
    EXPECT_TRUE(many.json().at("grade").is_null());
}

TEST(Count, IsAString) {
    const Ran result = ran({"count", kMany, "--json"});
    EXPECT_EQ(result.exit, 0);
    EXPECT_EQ(result.json().at("count"), "2");
}

TEST(Count, OfEmptyBoardsMatchesTheLedger) {
    EXPECT_EQ(ran({"count", "yajikazu", "1x1"}).out, "1\n");
    EXPECT_EQ(ran({"count", "yajikazu", "2x2"}).out, "5\n");
    EXPECT_EQ(ran({"count", "yajikazu", "4x4", "--method", "search"}).out, "562\n");
}

TEST(Count, ThatDidNotEndIsAnErrorThatSaysHowFar) {
    const Ran result =
        ran({"count", "yajikazu", "9x9", "--method", "oracle", "--nodes", "1000", "--json"});
    EXPECT_EQ(result.exit, 4);
    EXPECT_EQ(result.error_code(), "limit.nodes");
    EXPECT_NE(result.out.find("Found so far"), std::string::npos);
}

TEST(Count, ByTurnsIsForLinesOnly) {
    const Ran result = ran({"count", "yajikazu", "3x3", "--turns", "--json"});
    EXPECT_EQ(result.error_code(), "unsupported");
}

TEST(Sample, IsForGenresThatDraw) {
    EXPECT_EQ(ran({"sample", "yajikazu", "3x3", "--json"}).error_code(), "unsupported");
    EXPECT_EQ(ran({"sample", "yajikazu", "--json"}).error_code(), "usage.no-size");
    EXPECT_EQ(ran({"sample", "yajikazu", "3x3", "4x4", "--json"}).error_code(), "usage.option");
    EXPECT_EQ(ran({"sample", "yajikazu", "3x3", "--count", "0", "--json"}).error_code(),
              "usage.range");
}

TEST(Generate, TheSameSeedGivesTheSamePuzzles) {
    const std::vector<std::string> asked = {"generate", "yajikazu", "--size", "4x5",
                                            "--count",  "3",        "--seed", "5"};
    const Ran first = ran(asked);
    EXPECT_EQ(first.exit, 0);
    EXPECT_EQ(ran(asked).out, first.out);
    const Ran one = ran({"generate", "yajikazu", "--size", "4x5", "--seed", "5"});
    EXPECT_EQ(first.out.substr(0, one.out.size()), one.out);
    EXPECT_NE(ran({"generate", "yajikazu", "--size", "4x5", "--seed", "6"}).out, one.out);
    World world;
    world.input = first.out;
    EXPECT_EQ(ran({"solve", "--batch", "-"}, world).exit, 0);
}

TEST(Generate, AnEndedBudgetIsALimit) {
    const Ran result = ran(
        {"generate", "yajikazu", "--size", "5x5", "--grade", "search", "--nodes", "1", "--json"});
    EXPECT_EQ(result.exit, 4);
    EXPECT_EQ(result.error_code(), "limit.nodes");
}

TEST(Minimise, KeepsTheAnswer) {
    const auto json = ran({"minimise", kUnique, "--json"}).json();
    EXPECT_EQ(ran({"solve", json.at("url").get<std::string>()}).exit, 0);
}

TEST(Convert, GoesThereAndBack) {
    for (const std::string format : {"pzprv3", "text", "json", "url"}) {
        const auto json = ran({"convert", kUnique, "--to", format, "--json"}).json();
        EXPECT_EQ(json.at("to"), format);
        EXPECT_EQ(ran({"convert", json.at("text").get<std::string>()}).out,
                  "https://puzz.link/p?" + kUnique + "\n");
    }
}

TEST(Convert, WarnsOfWhatIsLost) {
    const std::string marked = "pzprv3/yajikazu/1/3/3,1 . . /. . # /";
    EXPECT_NE(ran({"convert", marked}).err.find("marks"), std::string::npos);
    EXPECT_EQ(ran({"convert", marked, "--to", "text"}).err, "");
    EXPECT_EQ(ran({"convert", marked, "--to", "json"}).err, "");
}

TEST(Transform, FourTurnsComeBack) {
    std::string at = "https://puzz.link/p?" + kUnique;
    for (int turn = 0; turn < 4; ++turn) {
        const Ran turned = ran({"transform", at, "--rotate"});
        ASSERT_EQ(turned.exit, 0);
        at = turned.out.substr(0, turned.out.size() - 1);
    }
    EXPECT_EQ(at, "https://puzz.link/p?" + kUnique);
}

TEST(Transform, KeepsTheMarks) {
    const Ran flipped = ran({"transform", "pzprv3/yajikazu/1/3/3,1 . . /. . # /", "--flip"});
    EXPECT_EQ(flipped.out, "pzprv3/yajikazu/1/3/. . 4,1 /# . . /\n");
}

TEST(Touch, GivesNewMarks) {
    const std::string gesture = R"({"path":[{"kind":"cell","row":0,"col":2}],"commit":true})";
    const auto json = ran({"touch", kMany, "--gesture", gesture, "--json"}).json();
    EXPECT_EQ(json.at("changed").size(), 1U);
    EXPECT_NE(json.at("position").get<std::string>().find('#'), std::string::npos);
    const std::string outside = R"({"path":[{"kind":"cell","row":-1,"col":7}],"commit":true})";
    EXPECT_EQ(ran({"touch", kMany, "--gesture", outside}).exit, 3);
}

TEST(Edit, GivesNewClues) {
    const std::string gesture = R"({"key":"7","path":[{"kind":"cell","row":0,"col":1}]})";
    const auto json = ran({"edit", kMany, "--gesture", gesture, "--json"}).json();
    EXPECT_NE(json.at("position").get<std::string>().find('7'), std::string::npos);
}

TEST(Draw, HasALabelForEachCell) {
    const auto json = ran({"draw", kUnique, "--json"}).json();
    EXPECT_EQ(json.at("labels").size(), 12U);
    EXPECT_EQ(json.at("unit"), core::kUnit);
    EXPECT_FALSE(json.contains("svg"));
    EXPECT_NE(ran({"draw", kUnique, "--json", "--svg"}).json().at("svg"), "");
    EXPECT_EQ(ran({"draw", kNone, "--answer"}).exit, kNo);
    const Ran many = ran({"draw", kMany, "--answer", "--json"});
    EXPECT_EQ(many.json().at("warnings").size(), 1U);
}

TEST(Draw, AnAnswerThatDoesNotExistIsANo) {
    const auto drawn = ran({"draw", "--json", "--answer", "pzprv3/goishi/2/2/0 . /. 0 /"});
    EXPECT_EQ(drawn.exit, kNo);
    EXPECT_EQ(drawn.error_code(), "draw.no-answer");
    const auto rendered = ran({"render", "--answer", "pzprv3/goishi/2/2/0 . /. 0 /"});
    EXPECT_EQ(rendered.exit, kNo);
}

TEST(Edit, SaysWhyTheLastStoneStays) {
    const auto edited = ran({"edit", "--json", "pzprv3/goishi/1/2/0 . /", "--gesture",
                             R"({"path":[{"kind":"cell","row":0,"col":0}],"commit":true})"});
    EXPECT_EQ(edited.exit, kYes);
    const auto object = edited.json();
    EXPECT_TRUE(object.at("changed").empty());
    EXPECT_EQ(object.at("warnings").size(), 1U);
}

// A walk that cannot be completed is told alike by all who notice it.
TEST(Stranded, IsToldInOneWay) {
    const std::string lost = "pzprv3/goishi/1/3/0 1 0 /";
    const auto solved = ran({"solve", "--json", "--from", "marks", lost}).json();
    EXPECT_EQ(solved.at("verdict"), "none");
    EXPECT_EQ(ran({"hint", "--json", lost}).json().at("message"), solved.at("reason"));
    const auto told = ran({"explain", "--json", "--from", "marks", lost}).json();
    EXPECT_EQ(told.at("message"), solved.at("reason"));
}

// One node looks at so many stones here that nodes alone must keep the work small.
TEST(Budgets, BoundTheWorkOnLargeFullBoards) {
    std::string board = "goishi 150x150\n";
    for (int row = 0; row < 150; ++row) board += std::string(150, 'o') + "\n";
    const std::vector<std::vector<std::string>> commands = {{"solve"},
                                                            {"solve", "--method", "search"},
                                                            {"hint"},
                                                            {"count"},
                                                            {"explain"},
                                                            {"render", "--step", "1"},
                                                            {"render", "--answer"}};
    for (std::vector<std::string> words : commands) {
        words.insert(words.end(), {"--nodes", "500", "--memory", "64M", board});
        EXPECT_EQ(ran(words).exit, kLimit) << words.front();
    }
}

TEST(Explain, TellsOnceWhatGoesForManyPlaces) {
    const auto told = ran({"explain", "goishi/6/6/q567tsv0"});
    EXPECT_NE(told.out.find("1-12. single"), std::string::npos);
    EXPECT_NE(told.out.find("The same goes for r1c5, "), std::string::npos);
    EXPECT_EQ(ran({"explain", "--json", "goishi/6/6/q567tsv0"}).json().at("steps").size(), 33U);
}

TEST(Render, WritesSvg) {
    World world;
    EXPECT_EQ(ran({"render", kUnique}, world).out.substr(0, 4), "<svg");
    EXPECT_EQ(ran({"render", kUnique, "-o", "a.svg"}, world).out, "");
    EXPECT_EQ(world.files["a.svg"], ran({"render", kUnique}, world).out);
    EXPECT_EQ(ran({"render", kUnique, "-o", "locked"}, world).exit, 3);
    EXPECT_NE(ran({"render", kUnique, "--answer"}).out, ran({"render", kUnique}).out);
    EXPECT_NE(ran({"render", kUnique, "--step", "2"}).out, ran({"render", kUnique}).out);
    EXPECT_EQ(ran({"render", kUnique, "--step", "99"}).exit, 3);
}

TEST(Render, OfSeveralNeedsASheetUnlessEachHasItsLine) {
    EXPECT_EQ(ran({"render", kUnique, kMany}).exit, 2);
    EXPECT_EQ(ran({"render", kUnique, kMany, "--json"}).lines().size(), 2U);
}

TEST(Dedupe, KnowsTheEightSymmetries) {
    std::vector<std::string> argv = {"dedupe", "https://puzz.link/p?" + kUnique};
    for (const std::string how : {"--rotate", "--rotate", "--rotate", "--flip", "--rotate"}) {
        const std::string out = ran({"transform", argv.back(), how}).out;
        argv.push_back(out.substr(0, out.size() - 1));
    }
    argv.push_back(kMany);
    EXPECT_EQ(ran(argv).out,
              "https://puzz.link/p?" + kUnique + "\nhttps://puzz.link/p?" + kMany + "\n");
}

TEST(Sort, GoesFromEasyToHardAndThenToWhatHasNoGrade) {
    const std::string hard = "yajikazu/4/4/a30b11a2133g32";
    const auto lines = ran({"sort", kMany, hard, kUnique, "rubbish", "--json"}).lines();
    ASSERT_EQ(lines.size(), 4U);
    EXPECT_EQ(lines[0].at("error").at("code"), "input.neither");
    EXPECT_EQ(lines[1].at("grade"), "white");
    EXPECT_EQ(lines[2].at("grade"), "probe");
    EXPECT_TRUE(lines[3].at("grade").is_null());
}

TEST(Sort, LosesNoBoardAtALimit) {
    const std::string hard = "yajikazu/4/4/a30b11a2133g32";
    const Ran sorted = ran({"sort", hard, kUnique, "--nodes", "1"});
    EXPECT_NE(sorted.err.find("limit.nodes"), std::string::npos);
    EXPECT_NE(sorted.out.find(hard), std::string::npos);
    EXPECT_NE(sorted.out.find(kUnique), std::string::npos);
}

TEST(Genres, DeclareWhatAFaceNeeds) {
    const auto json = ran({"genres", "--json"}).json();
    for (const char* key : {"genre", "name", "rules", "play", "edit", "variants", "generate",
                            "rungs", "tour", "replays"}) {
        EXPECT_TRUE(json.contains(key)) << key;
    }
    EXPECT_EQ(json.at("schema"), 1);
    EXPECT_NE(ran({"genres", "--lang", "ja"}).out, ran({"genres"}).out);
}

}  // namespace
}  // namespace hashigo::app
