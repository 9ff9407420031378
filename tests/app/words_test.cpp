// From a command line's words to what was asked: overview, help, options, and slips.
#include <gtest/gtest.h>

#include "app/command.h"
#include "app/overview.h"
#include "world.h"

namespace hashigo::app {
namespace {

TEST(Overview, ListsEveryCommand) {
    const Ran english = ran({});
    const Ran japanese = ran({"--lang", "ja"});
    EXPECT_EQ(english.exit, 0);
    for (const Command& command : command_table()) {
        EXPECT_NE(english.out.find(command.summary.en), std::string::npos) << command.name;
        EXPECT_NE(japanese.out.find(command.summary.ja), std::string::npos) << command.name;
    }
    EXPECT_EQ(ran({"--help"}).out, english.out);
}

TEST(Overview, KnowsItsVersion) {
    EXPECT_EQ(ran({"--version"}).out, "hashigo " + std::string(kVersion) + "\n");
}

TEST(Overview, FollowsTheWorldsLanguage) {
    World world;
    world.language = core::Language::Japanese;
    EXPECT_EQ(ran({}, world).out, ran({"--lang=ja"}).out);
    EXPECT_EQ(ran({"--lang", "en"}, world).out, ran({}).out);
}

TEST(Help, NamesEveryOptionOfEveryCommand) {
    for (const Command& command : command_table()) {
        for (const std::string language : {"en", "ja"}) {
            const Ran help = ran({std::string(command.name), "--help", "--lang", language});
            EXPECT_EQ(help.exit, 0);
            for (const Flag& flag : command.flags) {
                const auto text = language == "ja" ? flag.ja : flag.en;
                EXPECT_NE(help.out.find("--" + std::string(flag.name)), std::string::npos);
                EXPECT_NE(help.out.find(text), std::string::npos) << flag.name;
            }
            const bool on_boards = command.name != "genres" && command.name != "experiments";
            EXPECT_EQ(help.out.find("--some-shaded") != std::string::npos, on_boards);
        }
    }
    EXPECT_EQ(ran({"help", "solve"}).out, ran({"solve", "--help"}).out);
}

struct Slip {
    std::vector<std::string> argv;
    std::string code;
};

TEST(Slips, AreErrorsOfUsage) {
    const std::vector<Slip> slips = {
        {{"frobnicate"}, "usage.command"},
        {{"slove", kUnique}, "usage.command"},
        {{"--frobnicate"}, "usage.option"},
        {{"solve"}, "usage.no-position"},
        {{"solve", "--frobnicate", kUnique}, "usage.option"},
        {{"solve", "-x", kUnique}, "usage.option"},
        {{"solve", kUnique, "--method"}, "usage.value"},
        {{"solve", kUnique, "--timing=1"}, "usage.flag"},
        {{"count", "yajikazu", "3x3", "--batch", "-"}, "usage.one-of"},
        {{"solve", kUnique, "--method", "solve", "--method", "oracle"}, "usage.value"},
        {{"solve", kUnique, "--method", "magic"}, "usage.choice"},
        {{"solve", kUnique, "--from", "scratch"}, "usage.choice"},
        {{"solve", kUnique, "--answers", "0"}, "usage.range"},
        {{"solve", kUnique, "--nodes", "-1"}, "usage.whole"},
        {{"solve", kUnique, "--nodes=-1"}, "usage.whole"},
        {{"solve", kUnique, "--time", "nan"}, "usage.real"},
        {{"solve", kUnique, "--jobs", "99999"}, "usage.range"},
        {{"solve", kUnique, "--memory", "much"}, "usage.bytes"},
        {{"solve", kUnique, "--lang", "fr"}, "usage.choice"},
        {{"hint", kUnique, "--rung", "magic"}, "usage.choice"},
        {{"hint", kUnique, "--rungs", "cap,,ray"}, "usage.choice"},
        {{"hint", kUnique, "--rung", "cap", "--up-to", "ray"}, "usage.one-of"},
        {{"genres", "extra"}, "usage.option"},
        {{"genres", "--", "extra"}, "usage.option"},
        {{"count", "yajikazu"}, "usage.no-size"},
        {{"count", "yajikazu", "0x5"}, "usage.size-range"},
        {{"count", "yajikazu", "3x3", "4x4"}, "usage.option"},
        {{"generate"}, "usage.no-genre"},
        {{"generate", "nothing", "--size", "3x3"}, "usage.genre"},
        {{"generate", "yajikazu"}, "usage.missing"},
        {{"generate", "yajikazu", "--size", "3.5"}, "usage.size"},
        {{"generate", "yajikazu", "--size", "3x3", "--count", "0"}, "usage.range"},
        {{"generate", "yajikazu", "--size", "3x3", "--density", "7"}, "usage.range"},
        {{"generate", "yajikazu", "--size", "3x3", "--grade", "magic"}, "usage.choice"},
        {{"touch", kUnique}, "usage.missing"},
        {{"touch", kUnique, "--gesture", "{"}, "usage.json"},
        {{"transform", kUnique}, "usage.missing-one"},
        {{"transform", kUnique, "--flip", "--rotate"}, "usage.one-of"},
        {{"transform", kUnique, "--resize", "99999x99999"}, "usage.size-range"},
        {{"render", kUnique, "--to", "gif"}, "usage.choice"},
        {{"render", kUnique, "--to", "png", "-o", "x.png"}, "render.unable"},
        {{"render", kUnique, "--step", "1", "--answer"}, "usage.one-of"},
        {{"convert", kUnique, "--to", "word"}, "usage.choice"},
    };
    for (Slip slip : slips) {
        const Ran human = ran(slip.argv);
        EXPECT_EQ(human.exit, 2) << slip.code;
        EXPECT_TRUE(human.out.empty()) << human.out;
        EXPECT_NE(human.err.find("error[" + slip.code + "]"), std::string::npos) << human.err;
        slip.argv.insert(slip.argv.begin(), "--json");
        const Ran machine = ran(slip.argv);
        ASSERT_EQ(machine.exit, 2) << slip.code << machine.out;
        EXPECT_TRUE(machine.err.empty()) << machine.err;
        EXPECT_EQ(machine.error_code(), slip.code);
    }
}

TEST(Operands, AreNotSplitAtBrackets) {
    EXPECT_EQ(ran({"solve", "[1,2]", "--json"}).lines().size(), 1U);
}

TEST(Operands, MayFollowTwoDashes) {
    const Ran result = ran({"solve", "--json", "--", kUnique, "--lang"});
    ASSERT_EQ(result.lines().size(), 2U);
    EXPECT_EQ(result.lines()[0].at("verdict"), "unique");
    EXPECT_EQ(result.exit, 3);
}

TEST(Rules, OfTheGenresAreOptionsOfEveryCommand) {
    EXPECT_EQ(ran({"count", "yajikazu", "3x3"}).out, "39\n");
    EXPECT_EQ(ran({"count", "yajikazu", "3x3", "--unconnected"}).out, "63\n");
    EXPECT_EQ(ran({"count", "yajikazu", "3x3", "--some-shaded"}).out, "38\n");
}

}  // namespace
}  // namespace hashigo::app
