// Long counts that lie in a file on their way.
#include <gtest/gtest.h>

#include "app/errors.h"
#include "tests/app/world.h"

namespace hashigo::app {
namespace {

using Argv = std::vector<std::string>;

Argv with(Argv words, const Argv& more) {
    words.insert(words.end(), more.begin(), more.end());
    return words;
}

const Argv kKept = {"--keep", "f", "--keep-every", "0"};

// Of each genre, what goes row by row.
const std::vector<Argv> kWorks = {{"count", "detour", "14x12"},
                                  {"count", "detour", "10x9", "--turns"},
                                  {"count", "yajikazu", "11x11"},
                                  {"count", "yajikazu", "19x17", "--unconnected"},
                                  {"census", "goishi", "4x4", "--list"}};

// With as few nodes as leave something in the file.
Ran cut_short(const Argv& work, World& world) {
    Ran last;
    for (int nodes = 1; last.exit == kYes || last.exit == kLimit; nodes += nodes / 8 + 1) {
        last = ran(with(with(work, kKept), {"--nodes", std::to_string(nodes)}), world);
        if (world.files.count("f") == 1U || last.exit == kYes) break;
    }
    return last;
}

TEST(Keeping, GoesOnFromWhereALimitEndedIt) {
    for (const Argv& work : kWorks) {
        World world;
        const Ran whole = ran(work);
        ASSERT_EQ(whole.exit, kYes) << whole.err;
        ASSERT_EQ(cut_short(work, world).exit, kLimit) << work[1] << work[2];
        const Ran rest = ran(with(work, kKept), world);
        EXPECT_EQ(rest.exit, kYes);
        EXPECT_EQ(rest.out, whole.out);
        EXPECT_EQ(rest.err, "Going on with what \"f\" keeps.\n");
    }
}

TEST(Keeping, WritesNoOftenerThanAskedFor) {
    World world;
    EXPECT_EQ(ran({"count", "detour", "6x6", "--keep", "f"}, world).out, "1072\n");
    EXPECT_TRUE(world.files.empty());
}

TEST(Keeping, RefusesWhatIsNotTheSameCount) {
    for (const Argv& work : kWorks) {
        World world;
        ran(with(work, kKept), world);
        const std::string before = world.files.at("f");
        Argv other = with(work, kKept);
        other.push_back("--json");
        other[2] = "4x3";
        const Ran refused = ran(other, world);
        EXPECT_EQ(refused.exit, kBadInput);
        EXPECT_EQ(refused.error_code(), "keep.other");
        EXPECT_EQ(world.files.at("f"), before);
    }
}

TEST(Keeping, RefusesADamagedFileAndLeavesIt) {
    for (const Argv& work : kWorks) {
        World world;
        ran(with(work, kKept), world);
        const std::string whole = world.files.at("f");
        for (const std::string& damaged :
             {std::string(), std::string("nonsense"), whole.substr(0, whole.size() - 1)}) {
            world.files["f"] = damaged;
            const Ran refused = ran(with(with(work, kKept), {"--json"}), world);
            EXPECT_EQ(refused.exit, kBadInput);
            EXPECT_NE(refused.error_code().find("unreadable"), std::string::npos);
            EXPECT_EQ(world.files.at("f"), damaged);
        }
    }
}

TEST(Keeping, RefusesWhatHasNoRows) {
    const std::vector<Argv> without_rows = {{"count", kUnique},
                                            {"count", "goishi", "3x3"},
                                            {"count", "yajikazu", "1x5"},
                                            {"count", "detour", "4x4", "--skips"},
                                            {"count", "detour", "4x4", "--method", "oracle"},
                                            {"census", "goishi", "3x3", "--stones", "2"}};
    for (const Argv& words : without_rows) {
        World world;
        const Ran refused = ran(with(with(words, kKept), {"--json"}), world);
        EXPECT_EQ(refused.exit, kUsage) << words[1];
        EXPECT_EQ(refused.error_code(), "keep.unable") << words[1];
        EXPECT_TRUE(world.files.empty());
    }
}

TEST(Keeping, RefusesWordsThatDoNotGoTogether) {
    const auto code = [](const Argv& words) {
        World world;
        world.files["b"] = kMany;
        return ran(with(words, {"--json"}), world).error_code();
    };
    EXPECT_EQ(code({"count", kMany, kUnique, "--keep", "f"}), "keep.one");
    EXPECT_EQ(code({"count", kMany, "--batch", "b", "--keep", "f"}), "keep.one");
    EXPECT_EQ(code({"count", "detour", "4x4", "--keep-every", "1"}), "usage.missing");
    EXPECT_EQ(code({"count", "detour", "4x4", "--keep", "f", "--keep-every", "-1"}), "usage.real");
    EXPECT_EQ(code({"count", "detour", "6x6", "--keep", "locked", "--keep-every", "0"}),
              "output.file");
}

}  // namespace
}  // namespace hashigo::app
