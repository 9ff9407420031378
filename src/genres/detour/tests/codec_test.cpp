// Every format, in and out: what the small inputs of the formats mean, that nothing is lost, and
// that each error names its code and its byte.
#include "genres/detour/codec.h"

#include <gtest/gtest.h>

#include <array>
#include <string>

#include "genres/detour/state.h"

namespace hashigo::detour {
namespace {

using core::Format;
using Position = core::Position<Detour>;

Position read_well(std::string_view text) {
    auto position = read(text);
    EXPECT_TRUE(position.ok()) << text << ": " << position.error().message.en;
    return position.ok() ? *position : Position{};
}

std::string written(const Position& position, Format format) {
    const auto text = write(position, format);
    EXPECT_TRUE(text.ok());
    return text.ok() ? *text : std::string();
}

struct Bad {
    std::string_view text;
    std::string_view code;
    std::size_t offset;
};

void expect_error(const Bad& bad) {
    const auto position = read(bad.text);
    ASSERT_FALSE(position.ok()) << bad.text;
    EXPECT_EQ(position.error().code, bad.code) << bad.text;
    EXPECT_EQ(position.error().offset.value_or(9999), bad.offset) << bad.text;
}

// Two regions of three cells, numbers 2 and 1, the loop round all six and a cross in the middle.
constexpr std::string_view kText = "detour 2x3\n0 0 1\n0 1 1\n0=3\n1=1\n+-+-+\n| x |\n+-+-+\n";
constexpr std::string_view kSaved =
    "pzprv3.2/detour/2/3/0 1 /1 0 /0 1 0 /3 . . /. 1 . /1 1 /1 1 /1 -1 1 /0 0 0 /0 0 0 /";

TEST(Codec, SmallAddressesMeanWhatTheySay) {
    struct Case {
        std::string_view address;
        int regions;
        std::vector<Clue> clues;
    };
    const std::array<Case, 9> cases = {{
        {"detour/1/1/g", 1, {{}}},
        {"detour/4/1/0g", 1, {{}}},
        {"detour/2/2/004", 1, {{4, true}}},
        {"detour/2/2/00.", 1, {{std::nullopt, true}}},
        {"detour/2/2/oo1111", 4, {{1, true}, {1, true}, {1, true}, {1, true}}},
        {"detour/3/2/u0202", 3, {{2, true}, {0, true}, {2, true}}},
        {"detour/2/2/g04", 1, {{4, true}}},
        {"detour/2/2/00", 1, {{}}},
        {"detour/2/2/00-1f", 1, {{31, true}}},
    }};
    for (const Case& one : cases) {
        const Position position = read_well(one.address);
        EXPECT_EQ(position.puzzle.regions(), one.regions) << one.address;
        EXPECT_EQ(position.puzzle.clues, one.clues) << one.address;
        EXPECT_TRUE(position.warnings.empty());
    }
}

TEST(Codec, NumbersOfEverySizeComeBack) {
    for (const int number :
         {0, 15, 16, 255, 256, 4095, 4096, 8191, 8192, 12239, 12240, 77775, 77776, kMaxNumber}) {
        Position position{blank_puzzle({2, 2}), {}, {}, {}};
        position.marks = start(position.puzzle);
        position.puzzle.clues[0] = {number, true};
        const std::string address = written(position, Format::Url);
        EXPECT_EQ(read_well(address).puzzle, position.puzzle) << address;
    }
    EXPECT_EQ(read_well("detour/2/2/00%25000").puzzle.clues[0].number, 8192);
}

TEST(Codec, NoFormatHoldsALargerNumber) {
    Position position{blank_puzzle({2, 2}), {}, {}, {}};
    position.marks = start(position.puzzle);
    position.puzzle.clues[0] = {kMaxNumber + 1, true};
    const auto text = write(position, Format::Pzprv3);
    ASSERT_FALSE(text.ok());
    EXPECT_EQ(text.error().code, "codec.number-range");
}

TEST(Codec, AnAddressIsWrittenInItsOneForm) {
    for (const std::string_view address :
         {"https://puzz.link/p?detour/2/2/00g", "https://puzz.link/p?detour/2/2/00./",
          "https://puzz.link/p?detour/2/2/g04", "https://puzz.link/p?detour/3/2/u0202"}) {
        EXPECT_EQ(written(read_well(address), Format::Url), address);
    }
    EXPECT_EQ(written(read_well("detour/2/2/00"), Format::Url),
              "https://puzz.link/p?detour/2/2/00g");
}

TEST(Codec, AllFormatsSayTheSame) {
    const Position saved = read_well(kSaved);
    EXPECT_EQ(written(saved, Format::Text), kText);
    EXPECT_EQ(written(read_well(kText), Format::Pzprv3), kSaved);
    const Position again = read_well(written(saved, Format::Json));
    EXPECT_EQ(again.puzzle, saved.puzzle);
    EXPECT_EQ(again.marks, saved.marks);
}

TEST(Codec, OlderFilesHaveARegionGrid) {
    const std::string_view old =
        "pzprv3/detour/2/3/2/0 0 1 /0 1 1 /. . 1 /. 3 . /1 1 /1 1 /1 -1 1 /";
    EXPECT_FALSE(read(old).ok()) << "the 3 and the 1 stand in the same region";
    const Position zero =
        read_well("pzprv3/detour/2/3/2/0 0 1 /0 1 1 /. 3 1 /. . . /1 1 /1 1 /1 -1 1 /");
    EXPECT_EQ(written(zero, Format::Pzprv3), kSaved);
    const Position one = read_well(
        "pzprv3.1/detour/2/3/2/0 0 1 /0 1 1 /3 . . /. . 1 /1 1 /1 1 /1 -1 1 /0 0 0 /0 0 0 /");
    EXPECT_EQ(written(one, Format::Pzprv3), kSaved);
}

TEST(Codec, MarksInCellsAreNotKeptAndThatIsSaid) {
    const Position position = read_well(
        "pzprv3.2/detour/2/3/0 1 /1 0 /0 1 0 /3 . . /. 1 . /1 1 /1 1 /1 -1 1 /0 2 0 /0 0 0 /");
    ASSERT_EQ(position.warnings.size(), 1U);
    EXPECT_EQ(written(position, Format::Pzprv3), kSaved);
}

TEST(Codec, NotesSurvive) {
    const std::string text =
        std::string(kSaved) + R"(info:{"metadata":{"title":"T","author":"A"}})";
    const Position position = read_well(text);
    EXPECT_EQ(position.notes.title, "T");
    EXPECT_EQ(written(position, Format::Pzprv3), text);
    EXPECT_EQ(read_well(written(position, Format::Json)).notes, position.notes);
}

TEST(Codec, WallsWithinARegionAreKept) {
    const Position position = read_well("detour/3/3/4000g");
    EXPECT_EQ(position.puzzle.regions(), 1);
    EXPECT_EQ(written(position, Format::Text), "detour 3x3\n0 0 0\n0 0 0\n0 0 0\nwall:r2c1-r2c2\n");
    for (const Format format : {Format::Url, Format::Pzprv3, Format::Text, Format::Json}) {
        EXPECT_EQ(read_well(written(position, format)).puzzle, position.puzzle);
    }
}

TEST(Codec, RegionsMayHaveAnyNames) {
    const Position position = read_well("detour 2x3\nA A b\nA b b\nb=1 A=3\n");
    EXPECT_EQ(position.puzzle, read_well(kText).puzzle);
    EXPECT_EQ(position.marks, start(position.puzzle));
}

TEST(Codec, BoardsOfOneRowOrColumnHaveNoEdgesThatWay) {
    for (const core::Size size : {core::Size{1, 1}, core::Size{1, 4}, core::Size{4, 1}}) {
        Position position{blank_puzzle(size), {}, {}, {}};
        position.marks = start(position.puzzle);
        if (!position.marks.marks.empty()) position.marks.marks.back() = Mark::Line;
        for (const Format format : {Format::Pzprv3, Format::Text, Format::Json}) {
            const Position again = read_well(written(position, format));
            EXPECT_EQ(again.puzzle, position.puzzle);
            EXPECT_EQ(again.marks, position.marks);
        }
    }
}

TEST(Codec, BadAddressesAreRefusedWithTheirPlace) {
    for (const Bad& bad : {
             Bad{"detour/2/2/004444", "codec.surplus-data", 14},
             Bad{"detour/2/2/00h", "codec.surplus-data", 13},
             Bad{"detour/2/2/0", "codec.missing-walls", 12},
             Bad{"detour/2/2/z0g", "codec.bad-character", 11},
             Bad{"detour/2/2/00-1", "codec.cut-clue", 13},
             Bad{"detour/2/2/00-1x", "codec.bad-character", 15},
             Bad{"detour/2/2/00!", "codec.bad-character", 13},
             Bad{"detour/0/2/00g", "codec.bad-size", 7},
             Bad{"detour/3.5/2/00g", "codec.bad-size", 7},
             Bad{"detour/99999/2/00g", "codec.bad-size", 7},
         }) {
        expect_error(bad);
    }
}

TEST(Codec, BadFilesAreRefusedWithTheirPlace) {
    for (const Bad& bad : {
             Bad{"pzprv3.2/detour/2/2/2 /0 /0 0 /", "detour.bad-wall", 20},
             Bad{"pzprv3.2/detour/2/2/0 /0 /0 0 /4 x /", "codec.bad-clue", 33},
             Bad{"pzprv3.2/detour/2/2/0 /0 /0 0 /4 3 /", "detour.two-numbers", 33},
             Bad{"pzprv3.2/detour/2/2/0 /0 /0 0 /4 - /", "detour.two-numbers", 33},
             Bad{"pzprv3.2/detour/2/2/0 /0 /0 0 /4 . /. . /2 /", "codec.bad-edge", 41},
             Bad{"pzprv3.2/detour/2/2/0 /0 /0 0 /4 . /. . /1 /1 /1 1 /0 0 /", "codec.missing-data",
                 57},
             Bad{"pzprv3.2/detour/2/2/0 /0 /0 0 /4 . /", "codec.missing-rows", 36},
             Bad{"pzprv3/detour/2/2/1/a 0 /0 0 /", "detour.bad-region", 20},
         }) {
        expect_error(bad);
    }
    EXPECT_TRUE(read("pzprv3.2/detour/2/2/0 /0 /0 0 /4 4 /. . /0 /0 /0 0 /").ok())
        << "the same number twice says the same";
}

TEST(Codec, BadGridsAreRefusedWithTheirPlace) {
    for (const Bad& bad : {
             Bad{"detour 2x2\n0 0\n", "codec.missing-rows", 15},
             Bad{"detour 2x2\n0 0\n0\n", "codec.short-row", 16},
             Bad{"detour 2x2\n0 1\n1 0\n", "detour.region-apart", 15},
             Bad{"detour 2x2\n0 0\n0 0\n1=2\n", "detour.unknown-region", 19},
             Bad{"detour 2x2\n0 0\n0 0\n0=2 0=4\n", "detour.two-numbers", 23},
             Bad{"detour 2x2\n0 0\n0 0\n0=x\n", "codec.bad-clue", 19},
             Bad{"detour 2x2\n0 0\n0 0\n0=9999999\n", "codec.number-range", 21},
             Bad{"detour 2x2\n0 0\n0 0\nwall:r1c1-r2c2\n", "detour.wall-nowhere", 19},
             Bad{"detour 1x2\n0 0\nwall:r1c1-r1c2\n", "detour.wall-parts", 15},
             Bad{"detour 2x2\n0 0\n0 0\n+-+\n| |\n+*+\n", "codec.bad-mark", 28},
             Bad{"detour 2x2\n0 0\n0 0\n+-+\n| |\n", "codec.missing-rows", 27},
             Bad{"detour 2x2\n0 ?\n0 0\n", "detour.bad-region", 13},
         }) {
        expect_error(bad);
    }
}

}  // namespace
}  // namespace hashigo::detour
