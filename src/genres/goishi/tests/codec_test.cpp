// Positions as text, format by format: what is read, what is refused and where, what is written.
#include "genres/goishi/codec.h"

#include <gtest/gtest.h>

#include "core/codec_phrases.h"

namespace hashigo::goishi {
namespace {

using core::Format;
using Position = core::Position<Goishi>;
using Strays = std::vector<Stray>;

Position read_or_die(std::string_view text) {
    core::Result<Position> position = read(text);
    EXPECT_TRUE(position.ok()) << text << ": "
                               << (position.ok() ? "" : position.error().message.en);
    return position.ok() ? *position : Position{};
}

std::string convert(std::string_view text, Format to) {
    const core::Result<std::string> written = write(read_or_die(text), to);
    EXPECT_TRUE(written.ok()) << text;
    return written.ok() ? *written : "";
}

// "code@offset" of the error, or "none".
std::string error_of(std::string_view text) {
    const core::Result<Position> position = read(text);
    if (position.ok()) return "none";
    const core::Error& error = position.error();
    EXPECT_FALSE(error.message.en.empty());
    EXPECT_FALSE(error.message.ja.empty());
    EXPECT_EQ(error.fault, core::Fault::BadInput);
    return error.code + "@" + (error.offset ? std::to_string(*error.offset) : "");
}

using Cases = std::vector<std::pair<std::string, std::string>>;

void expect_errors(const Cases& cases) {
    for (const auto& [text, error] : cases) EXPECT_EQ(error_of(text), error) << text;
}

std::vector<std::string> warnings_of(std::string_view text) {
    std::vector<std::string> all;
    for (const core::Text& warning : read_or_die(text).warnings) all.push_back(warning.en);
    return all;
}

// --- addresses

TEST(CodecAddress, ReadsFiveCellsACharacter) {
    const Cases cases = {
        {"1/1/0", "goishi 1x1\no\n"},
        {"1/1/f", "goishi 1x1\no\n"},
        {"3/1/0", "goishi 1x3\nooo\n"},
        {"2/2/c", "goishi 2x2\no.\n.o\n"},
        {"3/3/00", "goishi 3x3\nooo\nooo\nooo\n"},
        {"5/2/gv", "goishi 2x5\n.oooo\n.....\n"},
        {"5/2/GF", "goishi 2x5\n.oooo\no....\n"},
        {"4/3/b51", "goishi 3x4\no.o.\n.oo.\no.oo\n"},
    };
    for (const auto& [body, grid] : cases) {
        EXPECT_EQ(convert("goishi/" + body, Format::Text), grid) << body;
    }
}

TEST(CodecAddress, RoundTripsByteForByte) {
    for (const std::string body :
         {"1/1/0", "3/1/0", "2/2/c", "3/3/00", "4/3/b50", "5/1/u", "6/1/ug", "7/5/b51s3v0"}) {
        const std::string address = "https://puzz.link/p?goishi/" + body;
        EXPECT_EQ(convert(address, Format::Url), address);
    }
}

TEST(CodecAddress, FillsUpWithZeros) {
    EXPECT_EQ(convert("goishi/3/3/01", Format::Url), "https://puzz.link/p?goishi/3/3/00");
    EXPECT_EQ(convert("goishi/1/1/f", Format::Url), "https://puzz.link/p?goishi/1/1/0");
    EXPECT_EQ(convert("goishi/3/3/VE", Format::Url), "https://puzz.link/p?goishi/3/3/ve");
}

TEST(CodecAddress, ReadsEveryFormOfAddress) {
    const std::string canonical = "https://puzz.link/p?goishi/4/3/b50";
    for (const std::string_view form :
         {"goishi/4/3/b50", "goishi/4/3/b50/", " goishi/4/3/b50\r\n", "?goishi/4/3/b50",
          "http://pzv.jp/p.html?goishi/4/3/b50", "https://pzprxs.vercel.app/p?goishi/4/3/b50",
          "https://pzplus.tck.mn/p?goishi/4/3/b50", "https://puzz.link/p?goishi_edit/4/3/b50",
          "https://puzz.link/p.html?goishi_play/4/3/b50",
          "https://puzz.link/p?type=editor&goishi/4/3/b50",
          "https://puzz.link/p?goishi%2F4%2F3%2Fb50", "https://puzz.link/p?goishi/4/3/\nb50"}) {
        EXPECT_EQ(convert(form, Format::Url), canonical) << form;
        EXPECT_TRUE(warnings_of(form).empty()) << form;
    }
}

TEST(CodecAddress, SaysWhatItLeavesOut) {
    EXPECT_EQ(warnings_of("goishi/v:all/3/3/00").size(), 1U);
    EXPECT_EQ(warnings_of("goishi/v:/x/3/3/00").size(), 2U);
    EXPECT_EQ(warnings_of("p?v:x/goishi/3/3/00").size(), 1U);
    EXPECT_EQ(warnings_of("p?goishi/3/3/00&from=mail").size(), 1U);
}

TEST(CodecAddress, ErrorsPointAtTheirByte) {
    expect_errors({
        {"goishi/3/3", "codec.missing-data@10"},
        {"goishi/3/3/", "codec.missing-data@11"},
        {"goishi/3/3/0", "codec.missing-data@12"},
        {"goishi/3/3/000", "codec.surplus-data@13"},
        {"goishi/3/3/00/x", "codec.surplus-data@13"},
        {"goishi/3/3/00z", "codec.surplus-data@13"},
        {"goishi/3/3/zz", "codec.bad-character@11"},
        {"goishi/3/3/0w", "codec.bad-character@12"},
        {"goishi/3/3/0-", "codec.bad-character@12"},
        {"goishi/3/3/0石", "codec.bad-character@12"},
        {"goishi/3/3/vu", "goishi.no-stones@11"},
        {"goishi/3/3/vv", "goishi.no-stones@11"},
        {"goishi/0/2/0", "codec.bad-size@7"},
        {"goishi/2/-3/0", "codec.bad-size@9"},
        {"goishi/3.5/2/0", "codec.bad-size@7"},
        {"goishi/99999/2/0", "codec.bad-size@7"},
        {"goishi/2", "codec.missing-size@8"},
        {"https://puzz.link/p?goishi", "codec.missing-size@26"},
        {"https://puzz.link/p?goishi%2F3%2F3%2F0", "codec.missing-data@38"},
        {"https://puzz.link/p?goishi%2F3%2F3%2F%21", "codec.bad-character@37"},
        {"yajikazu/3/3/00", "codec.other-genre@0"},
    });
}

// --- pzprv3

TEST(CodecPzprv3, ReadsStonesAndPicks) {
    const std::string text = "pzprv3\ngoishi\n2\n3\n2 . 1 \n0 3 . \n";
    const Position position = read_or_die(text);
    EXPECT_EQ(position.puzzle.stones, (std::vector<char>{1, 0, 1, 1, 1, 0}));
    EXPECT_EQ(position.marks.order, (std::vector<int>{2, 0, 4}));
    EXPECT_EQ(position.marks.ruled_out, std::vector<char>(6, 0));
    EXPECT_TRUE(position.marks.strays.empty());
    EXPECT_EQ(convert(text, Format::Pzprv3), "pzprv3/goishi/2/3/2 . 1 /0 3 . /");
    EXPECT_EQ(convert(text, Format::Text), "goishi 2x3\no.o\noo.\n2 . 1\n. 3 .\n");
    EXPECT_TRUE(warnings_of(text).empty());
}

TEST(CodecPzprv3, ReadsAnIllegalOrderAsAnOrder) {
    EXPECT_EQ(read_or_die("pzprv3/goishi/1/3/1 3 2 /").marks.order, (std::vector<int>{0, 2, 1}));
    EXPECT_EQ(read_or_die("pzprv3/goishi/2/2/1 . /. 2 /").marks.order, (std::vector<int>{0, 3}));
}

TEST(CodecPzprv3, NumbersThatAreNoOrderAreStrays) {
    const auto marks = [](std::string_view text) { return read_or_die(text).marks; };
    const State repeated = marks("pzprv3/goishi/1/5/2 1 2 3 0 /");
    EXPECT_EQ(repeated.order, (std::vector<int>{1}));
    EXPECT_EQ(repeated.strays, (Strays{{0, 2}, {2, 2}, {3, 3}}));
    const State gap = marks("pzprv3/goishi/1/5/5 1 4 2 0 /");
    EXPECT_EQ(gap.order, (std::vector<int>{1, 3}));
    EXPECT_EQ(gap.strays, (Strays{{2, 4}, {0, 5}}));
    const State late = marks("pzprv3/goishi/1/3/2 0 0 /");
    EXPECT_TRUE(late.order.empty());
    EXPECT_EQ(late.strays, (Strays{{0, 2}}));
    EXPECT_EQ(marks("pzprv3/goishi/1/2/1 1 /").strays, (Strays{{0, 1}, {1, 1}}));
    for (const std::string text : {"pzprv3/goishi/1/5/2 1 2 3 0 /", "pzprv3/goishi/1/5/5 1 4 2 0 /",
                                   "pzprv3/goishi/1/2/1 1 /", "pzprv3/goishi/1/2/0 250000 /"}) {
        EXPECT_EQ(convert(text, Format::Pzprv3), text);
        EXPECT_EQ(convert(convert(text, Format::Text), Format::Pzprv3), text);
        EXPECT_EQ(convert(convert(text, Format::Json), Format::Pzprv3), text);
        EXPECT_EQ(convert(convert(text, Format::Pencilbox), Format::Pzprv3), text);
    }
}

TEST(CodecPzprv3, ReadsBothLineEndsAndWithinAnAddress) {
    const std::string line = "pzprv3/goishi/1/3/1 . 0 /";
    for (const std::string_view form : {"pzprv3/goishi/1/3/1 . 0 /", "pzprv3/goishi/1/3/1 . 0",
                                        "pzprv3\r\ngoishi\r\n1\r\n3\r\n1 . 0 \r\n",
                                        "https://puzz.link/p?pzprv3/goishi/1/3/1%20.%200%20/"}) {
        EXPECT_EQ(convert(form, Format::Pzprv3), line) << form;
    }
}

TEST(CodecPzprv3, KeepsNotesAndSaysWhatItDrops) {
    const std::string text =
        "pzprv3/goishi/1/2/0 1 /info:{\"metadata\":{\"title\":\"T\",\"author\":\"A/B\","
        "\"source\":\"S\",\"comment\":\"{C}\"}}";
    const Position position = read_or_die(text);
    EXPECT_EQ(position.notes, (core::Notes{"T", "A/B", "S", "{C}"}));
    EXPECT_EQ(read_or_die(convert(text, Format::Pzprv3)).notes, position.notes);
    EXPECT_EQ(read_or_die(convert(text, Format::Json)).notes, position.notes);
    EXPECT_EQ(warnings_of("pzprv3/goishi/1/2/0 1 /TrialData(1)/0 1 /history:{}").size(), 2U);
    EXPECT_EQ(warnings_of("v:x/pzprv3/goishi/1/1/0 /").size(), 1U);
}

TEST(CodecPzprv3, ErrorsPointAtTheirByte) {
    expect_errors({
        {"pzprv3/goishi/7/6", "codec.missing-rows@17"},
        {"pzprv3/goishi/2/2/0 . /", "codec.missing-rows@23"},
        {"pzprv3/goishi/2/2/0 . /info:{}", "codec.missing-rows@23"},
        {"pzprv3/goishi/1/2/0 /", "codec.short-row@19"},
        {"pzprv3/goishi/1/2/0 0 0 /", "codec.surplus-data@22"},
        {"pzprv3/goishi/1/2/0 0 /0 /", "codec.surplus-data@23"},
        {"pzprv3/goishi/1/2/0 # /", "codec.bad-mark@20"},
        {"pzprv3/goishi/1/2/0 -1 /", "codec.bad-mark@20"},
        {"pzprv3/goishi/1/2/0 1.5 /", "codec.bad-mark@20"},
        {"pzprv3/goishi/1/2/0 250001 /", "codec.number-range@20"},
        {"pzprv3/goishi/1/2/0 99999999999999999999 /", "codec.number-range@20"},
        {"pzprv3/goishi/2/2/. . /. . /", "goishi.no-stones@18"},
        {"pzprv3/goishi/1/0/", "codec.bad-size@16"},
        {"pzprv3/goishi/-3/2/", "codec.bad-size@14"},
        {"pzprv3/goishi/99999/2/", "codec.bad-size@14"},
        {"pzprv3/abc/1/2/. . /", "codec.other-genre@7"},
    });
}

// --- plain text grids

TEST(CodecText, ReadsBoardsAndNumbers) {
    EXPECT_EQ(convert("goishi 2X3\r\n\r\no . o\r\n.oo\r\n", Format::Text),
              "goishi 2x3\no.o\n.oo\n");
    EXPECT_EQ(convert("goishi 1x2\noo\n. .", Format::Text), "goishi 1x2\noo\n");
    const std::string grid = "goishi 2x3\no.o\n.oo\n2 . 1\n. 10 .\n";
    EXPECT_EQ(convert(grid, Format::Text), grid);
    EXPECT_EQ(read_or_die(grid).marks.strays, (Strays{{4, 10}}));
}

TEST(CodecText, ErrorsPointAtTheirByte) {
    expect_errors({
        {"goishi 2", "codec.bad-size@7"},
        {"goishi 0x2", "codec.bad-size@7"},
        {"goishi 2x-3", "codec.bad-size@9"},
        {"goishi 3.5x2", "codec.bad-size@7"},
        {"goishi 2x99999", "codec.bad-size@9"},
        {"goishi 1x2", "codec.missing-rows@10"},
        {"goishi 2x2\noo\n", "codec.missing-rows@14"},
        {"goishi 1x2\no\n", "codec.short-row@12"},
        {"goishi 1x2\nooo\n", "codec.surplus-data@13"},
        {"goishi 1x2\nox\n", "codec.bad-clue@12"},
        {"goishi 1x2\no1\n", "codec.bad-clue@12"},
        {"goishi 1x2\n..\n", "goishi.no-stones@11"},
        {"goishi 2x2\noo\noo\n. .\n", "codec.missing-rows@21"},
        {"goishi 1x2\noo\n1\n", "codec.short-row@15"},
        {"goishi 1x2\noo\n1 2 3\n", "codec.surplus-data@18"},
        {"goishi 1x2\noo\n1 x\n", "codec.bad-mark@16"},
        {"goishi 1x2\noo\n1 0\n", "codec.bad-mark@16"},
        {"goishi 1x2\no.\n1 2\n", "codec.bad-mark@16"},
        {"goishi 1x2\noo\n1 250001\n", "codec.number-range@16"},
        {"goishi 1x2\noo\n1 2\n1 2\n", "codec.surplus-data@18"},
        {"yajikazu 1x2\n. .\n", "codec.other-genre@0"},
    });
}

}  // namespace
}  // namespace hashigo::goishi
