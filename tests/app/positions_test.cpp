// Where positions come from: operands, files, standard input, batches; what happens to bad ones.
#include <gtest/gtest.h>

#include "world.h"

namespace hashigo::app {
namespace {

TEST(Positions, ComeInEveryFormat) {
    World world;
    world.files["board.txt"] = "yajikazu 1x3\n<1 . .\n";
    world.files["dir/board"] = "pzprv3/yajikazu/1/3/3,1 . . /. . . /";
    world.input = kMany + "\n";
    for (const std::string& words :
         {kMany, "https://puzz.link/p?" + kMany, std::string("board.txt"), std::string("dir/board"),
          std::string("-"), std::string("pzprv3\nyajikazu\n1\n3\n3,1 . . \n. . . \n"),
          std::string(R"({"genre":"yajikazu","rows":1,"cols":3,"puzzle":[["<1",".","."]]})")}) {
        EXPECT_EQ(ran({"count", words}, world).out, "2\n") << words;
    }
}

TEST(Positions, AnAddressWinsOverAFile) {
    World world;
    world.files[kMany] = kNone;
    EXPECT_EQ(ran({"count", kMany}, world).out, "2\n");
}

struct Bad {
    std::string words;
    std::string code;
    nlohmann::json offset;
};

TEST(Positions, BadOnesHaveACodeAndAnOffset) {
    World world;
    world.files["broken.txt"] = "yajikazu/2/2/z9";
    const std::vector<Bad> all = {
        {"", "codec.empty", 0},
        {"nosuch", "input.neither", nullptr},
        {"no/such", "input.neither", nullptr},
        {"sudoku/9/9/a", "input.genre", 0},
        {"sudoku 9x9\n.", "input.genre", 0},
        {"hello world\n", "codec.unknown-format", 0},
        {"https://puzz.link/p?sudoku/9/9/a", "input.genre", 20},
        {"yajikazu/2/2/4020103z", "codec.bad-character", 20},
        {"yajikazu/2/2/402010300", "codec.surplus-data", 21},
        {"yajikazu/0/5/a", "codec.bad-size", 9},
        {"yajikazu/99999/99999/a", "codec.bad-size", 9},
        {"broken.txt", "codec.surplus-data", 13},
    };
    for (const Bad& bad : all) {
        const Ran result = ran({"check", bad.words, "--json"}, world);
        EXPECT_EQ(result.exit, 3) << bad.words;
        EXPECT_EQ(result.error_code(), bad.code) << bad.words;
        EXPECT_EQ(result.json().at("error").at("offset"), bad.offset) << bad.words;
    }
}

TEST(Positions, FilesAreShownInErrorsNotTheirNames) {
    World world;
    world.files["broken.txt"] = "yajikazu/2/2/4020103!";
    const Ran result = ran({"check", "broken.txt"}, world);
    EXPECT_NE(result.err.find("  yajikazu/2/2/4020103!\n                      ^\n"),
              std::string::npos)
        << result.err;
}

TEST(Positions, HostileBytesDoNotReachTheTerminal) {
    const Ran result = ran({"solve", "\x1b[31m\x07 evil"});
    EXPECT_EQ(result.exit, 3);
    EXPECT_EQ(result.err.find('\x1b'), std::string::npos);
    EXPECT_EQ(result.err.find('\x07'), std::string::npos);
}

class Batch : public testing::Test {
  protected:
    World world_{
        {{"all.txt", kUnique + "\r\n\n# a comment\nrubbish\n" + kMany + "\n  \n" + kNone}}};
};

TEST_F(Batch, AnswersEveryLineInOrder) {
    for (const std::string jobs : {"1", "4"}) {
        const Ran result = ran({"solve", "--batch", "all.txt", "--json", "--jobs", jobs}, world_);
        EXPECT_EQ(result.exit, 3);
        const auto lines = result.lines();
        ASSERT_EQ(lines.size(), 4U);
        EXPECT_EQ(lines[0].at("verdict"), "unique");
        EXPECT_EQ(lines[0].at("line"), 1);
        EXPECT_EQ(lines[1].at("error").at("code"), "input.neither");
        EXPECT_EQ(lines[1].at("line"), 4);
        EXPECT_EQ(lines[2].at("verdict"), "many");
        EXPECT_EQ(lines[3].at("verdict"), "none");
        EXPECT_EQ(lines[3].at("line"), 7);
    }
}

TEST_F(Batch, ComesAfterTheOperands) {
    const auto lines = ran({"solve", kNone, "--batch", "all.txt", "--json"}, world_).lines();
    ASSERT_EQ(lines.size(), 5U);
    EXPECT_EQ(lines[0].at("verdict"), "none");
    EXPECT_FALSE(lines[0].contains("line"));
}

TEST_F(Batch, MayBeStandardInput) {
    world_.input = kMany + "\n" + kMany + "\n";
    EXPECT_EQ(ran({"count", "--batch", "-"}, world_).out, "2\n2\n");
}

TEST_F(Batch, SaysWhichLineIsBad) {
    const Ran result = ran({"solve", "--batch", "all.txt"}, world_);
    EXPECT_NE(result.err.find("line 4: error[input.neither]"), std::string::npos);
    EXPECT_NE(result.out.find("== line 1: "), std::string::npos);
}

TEST_F(Batch, ThatCannotBeReadIsAnError) {
    const Ran result = ran({"solve", "--batch", "missing", "--json"}, world_);
    EXPECT_EQ(result.exit, 3);
    EXPECT_EQ(result.error_code(), "input.file");
}

TEST_F(Batch, GivesTheWorstExitCode) {
    world_.files["two.txt"] = kUnique + "\n" + kMany + "\n";
    EXPECT_EQ(ran({"solve", "--batch", "two.txt"}, world_).exit, 1);
}

TEST_F(Batch, ReportsProgress) {
    ran({"solve", "--batch", "all.txt", "--json"}, world_);
    ASSERT_EQ(world_.progress.size(), 4U);
    EXPECT_EQ(world_.progress.back().done, 4U);
    EXPECT_EQ(world_.progress.back().total, 4U);
    EXPECT_EQ(world_.progress.back().phase, "solve");
}

TEST_F(Batch, StopsWholeWhenCancelled) {
    world_.cancel = true;
    const Ran result = ran({"solve", "--batch", "all.txt", "--json"}, world_);
    EXPECT_EQ(result.exit, 4);
    EXPECT_EQ(result.lines().size(), 1U);
    EXPECT_EQ(result.error_code(), "limit.cancelled");
}

}  // namespace
}  // namespace hashigo::app
