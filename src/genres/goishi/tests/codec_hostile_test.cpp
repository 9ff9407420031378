// Any text at all: random boards come back from every format, and no cut or changed byte does worse
// than an error that lies within the text.
#include <gtest/gtest.h>

#include "core/random.h"
#include "genres/goishi/codec.h"
#include "genres/goishi/codec_numbers.h"

namespace hashigo::goishi {
namespace {

using core::Format;
using Position = core::Position<Goishi>;

constexpr std::array<Format, 6> kFormats = {Format::Url,  Format::Pzprv3, Format::Text,
                                            Format::Json, Format::Kanpen, Format::Pencilbox};

int pick(core::Random& random, int bound) {
    return static_cast<int>(random.below(static_cast<std::uint64_t>(bound)));
}

// At least one stone; numbers that are an order, or anything.
Position random_position(core::Random& random, core::Size size) {
    Position position;
    position.puzzle.size = size;
    const int density = pick(random, 101);
    for (int cell = 0; cell < size.cells(); ++cell) {
        position.puzzle.stones.push_back(pick(random, 100) < density ? 1 : 0);
    }
    position.puzzle.stones[static_cast<std::size_t>(pick(random, size.cells()))] = 1;
    std::vector<Stray> numbered;
    const bool wild = pick(random, 2) == 0;
    for (int cell = 0; cell < size.cells(); ++cell) {
        const bool stone = position.puzzle.stones[static_cast<std::size_t>(cell)] != 0;
        if (!stone || pick(random, 3) == 0) continue;
        const int next = static_cast<int>(numbered.size()) + 1;
        numbered.push_back({cell, wild ? 1 + pick(random, next + 2) : next});
    }
    position.marks = numbered_state(position.puzzle.stones.size(), std::move(numbered));
    position.notes = {"t", "a/{b}\"\\", "", "line\n石"};
    return position;
}

// What a format keeps of a position.
Position kept_by(Format format, Position position) {
    const bool bare = format == Format::Url || format == Format::Kanpen;
    if (bare) position.marks = {{}, std::vector<char>(position.puzzle.stones.size(), 0), {}};
    if (format != Format::Pzprv3 && format != Format::Json) position.notes = {};
    return position;
}

void expect_same(const Position& a, const Position& b) {
    EXPECT_EQ(a.puzzle, b.puzzle);
    EXPECT_EQ(a.marks, b.marks);
    EXPECT_EQ(a.notes, b.notes);
}

void expect_round_trip(const Position& position, Format format) {
    const core::Result<std::string> text = write(position, format);
    ASSERT_TRUE(text.ok());
    const core::Result<Position> back = read(*text);
    ASSERT_TRUE(back.ok()) << *text << ": " << back.error().message.en;
    expect_same(*back, kept_by(format, position));
    EXPECT_TRUE(back->warnings.empty()) << *text;
    EXPECT_EQ(*write(*back, format), *text);
}

// Reads, and if that works, writes and reads again in every format.
bool survives(const std::string& text) {
    const core::Result<Position> position = read(text);
    if (!position.ok()) {
        EXPECT_FALSE(position.error().code.empty());
        EXPECT_LE(position.error().offset.value_or(0), text.size()) << text;
        return false;
    }
    for (const Format format : kFormats) expect_round_trip(*position, format);
    return true;
}

TEST(CodecHostile, RandomBoardsComeBack) {
    core::Random random(20250714);
    for (int round = 0; round < 400; ++round) {
        const core::Size size{1 + pick(random, 12), 1 + pick(random, 12)};
        const Position position = random_position(random, size);
        for (const Format format : kFormats) expect_round_trip(position, format);
    }
}

TEST(CodecHostile, LargeBoardsComeBack) {
    core::Random random(7);
    for (const core::Size size : {core::Size{200, 200}, core::Size{1, 999}, core::Size{999, 250}}) {
        const Position position = random_position(random, size);
        for (const Format format : kFormats) expect_round_trip(position, format);
    }
}

TEST(CodecHostile, EveryTruncationIsAnErrorOrWhole) {
    core::Random random(11);
    const Position position = random_position(random, {3, 4});
    for (const Format format : kFormats) {
        const std::string text = *write(position, format);
        for (std::size_t length = 0; length < text.size(); ++length) {
            const bool whole = survives(text.substr(0, length));
            // An address and JSON need every byte.
            const bool all = format == Format::Url || format == Format::Json;
            EXPECT_FALSE(all && whole) << text;
        }
    }
}

TEST(CodecHostile, ChangedBytesDoNoHarm) {
    core::Random random(13);
    int read_well = 0;
    for (std::size_t round = 0; round < 4000; ++round) {
        const Position position =
            random_position(random, {1 + pick(random, 3), 1 + pick(random, 4)});
        std::string text = *write(position, kFormats[round % kFormats.size()]);
        for (int changes = 1 + pick(random, 3); changes > 0; --changes) {
            const std::size_t at = static_cast<std::size_t>(random.below(text.size()));
            const char byte = static_cast<char>(random.below(256));
            switch (pick(random, 3)) {
                case 0: text[at] = byte; break;
                case 1: text.insert(at, 1, byte); break;
                default: text.erase(at, 1); break;
            }
            if (text.empty()) text = "x";
        }
        if (survives(text)) ++read_well;
    }
    EXPECT_GT(read_well, 100);
}

TEST(CodecHostile, GarbageIsAnErrorWithAPlace) {
    core::Random random(17);
    std::string garbage(1000000, '\0');
    for (char& byte : garbage) byte = static_cast<char>(random.below(256));
    const std::vector<std::string> texts = {
        "goishi/500/500/" + std::string(1000000, '0'),
        "goishi/999/250/" + std::string(1000000, '-'),
        "pzprv3/goishi/9/9/" + std::string(1000000, '/'),
        "goishi 9x9\n" + std::string(1000000, ' '),
        "{\"genre\":\"goishi\",\"puzzle\":" + std::string(1000000, '['),
        "goishi/9/9/" + std::string(1000000, '%'),
        "goishi.html?problem=9/9/" + std::string(1000000, '_'),
        "goishi.html?problem=" + std::string(1000000, '9'),
        "9\n9\n" + std::string(1000000, '1'),
        "9\n9\n" + garbage,
        "goishi.html?problem=9/9/" + garbage,
        "goishi 9x9\n" + garbage,
        "pzprv3/goishi/9/9/" + garbage,
    };
    for (const std::string& text : texts) {
        const core::Result<Position> position = read(text);
        ASSERT_FALSE(position.ok());
        ASSERT_TRUE(position.error().offset.has_value());
        EXPECT_LE(*position.error().offset, text.size());
        EXPECT_LT(position.error().message.en.size(), 400U);
    }
}

}  // namespace
}  // namespace hashigo::goishi
