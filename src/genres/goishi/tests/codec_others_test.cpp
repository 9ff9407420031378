// JSON, PencilBox and Kanpen: what is read, what is refused and where, what is written.
#include <gtest/gtest.h>

#include "core/codec_phrases.h"
#include "genres/goishi/codec.h"

namespace hashigo::goishi {
namespace {

using core::Format;
using Position = core::Position<Goishi>;
using Cases = std::vector<std::pair<std::string, std::string>>;

std::string convert(std::string_view text, Format to) {
    const core::Result<Position> position = read(text);
    EXPECT_TRUE(position.ok()) << text << ": "
                               << (position.ok() ? "" : position.error().message.en);
    if (!position.ok()) return {};
    const core::Result<std::string> written = write(*position, to);
    EXPECT_TRUE(written.ok()) << text;
    return written.ok() ? *written : "";
}

// "code@offset" of the error, or "none".
std::string error_of(std::string_view text) {
    const core::Result<Position> position = read(text);
    if (position.ok()) return "none";
    const auto& offset = position.error().offset;
    return position.error().code + "@" + (offset ? std::to_string(*offset) : "");
}

void expect_errors(const Cases& cases) {
    for (const auto& [text, error] : cases) EXPECT_EQ(error_of(text), error) << text;
}

// --- JSON

TEST(CodecJson, ReadsInAnyOrderAndWritesInOne) {
    const std::string canonical =
        R"({"genre":"goishi","rows":2,"cols":2,"puzzle":["oo",".o"],"marks":["2 1",". ."],"title":"T"})";
    EXPECT_EQ(convert(canonical, Format::Json), canonical);
    EXPECT_EQ(convert(R"( { "title":"T", "marks":[" 2  1 ",". ."], "puzzle":["o o",".o"], "cols":2,
                           "rows":2, "genre":"goishi" } )",
                      Format::Json),
              canonical);
    EXPECT_EQ(convert(R"({"genre":"goishi","rows":1,"cols":2,"puzzle":[".o"]})", Format::Text),
              "goishi 1x2\n.o\n");
    const auto position = read(R"({"genre":"goishi","rows":1,"cols":1,"puzzle":["o"],"x":[1]})");
    ASSERT_TRUE(position.ok());
    ASSERT_EQ(position->warnings.size(), 1U);
    EXPECT_EQ(position->warnings[0].en, "The entry \"x\" is ignored.");
}

TEST(CodecJson, ErrorsPointAtTheirByte) {
    const std::string head = R"({"genre":"goishi","rows":1,"cols":2,)";  // 36 bytes
    expect_errors({
        {head + R"("puzzle":["oo"])", "codec.bad-json@51"},
        {head + R"("puzzle":["ox"]})", "codec.bad-clue@48"},
        {head + R"("puzzle":["o"]})", "codec.short-row@48"},
        {head + R"("puzzle":["ooo"]})", "codec.surplus-data@49"},
        {head + R"("puzzle":[]})", "codec.missing-rows@46"},
        {head + R"("puzzle":["oo","oo"]})", "codec.surplus-data@52"},
        {head + R"("puzzle":[".."]})", "goishi.no-stones@50"},
        {head + R"("puzzle":[5]})", "codec.bad-entry@46"},
        {head + R"("puzzle":"oo"})", "codec.bad-entry@46"},
        {head + R"("puzzle":[["o","o"]]})", "codec.bad-entry@48"},
        {head + R"("puzzle":{"a":"oo"}})", "codec.bad-entry@51"},
        {head + R"("puzzle":["oo"],"marks":["1"]})", "codec.short-row@63"},
        {head + R"("puzzle":["oo"],"marks":[""]})", "codec.short-row@62"},
        {head + R"("puzzle":["oo"],"marks":["1 x"]})", "codec.bad-mark@64"},
        {head + R"("puzzle":["oo"],"marks":[]})", "codec.missing-rows@61"},
        {head + R"("puzzle":["oo"],"marks":["1 2","1 2"]})", "codec.surplus-data@68"},
        {head + R"("puzzle":["oo"],"marks":7})", "codec.bad-entry@60"},
        {head + R"("x":0})", "codec.missing-entry@42"},
        {R"({"genre":"goishi","rows":"1"})", "codec.bad-entry@26"},
        {R"({"genre":"goishi","rows":0,"cols":1,"puzzle":[]})", "codec.bad-size@25"},
        {R"({"genre":"goishi","rows":1,"cols":3.5,"puzzle":[]})", "codec.bad-size@34"},
        {R"({"genre":"goishi","rows":-3,"cols":1,"puzzle":[]})", "codec.bad-size@25"},
        {R"({"genre":"abc"})", "codec.other-genre@10"},
    });
}

// --- PencilBox

TEST(CodecPencilbox, ReadsAndWritesFiles) {
    const std::string file = "2\n3\n1 . 1\n. 1 1\n1 0 0\n2 0 2\n3 1 2\n";
    EXPECT_EQ(convert(file, Format::Pencilbox), file);
    EXPECT_EQ(convert(file, Format::Pzprv3), "pzprv3/goishi/2/3/1 . 2 /. 0 3 /");
    EXPECT_EQ(
        convert("\r\n2\r\n3\r\n1 . 1 \r\n. 1 1 \r\n3 1 2\r\n1 0 0\r\n2 0 2\r\n", Format::Pencilbox),
        file);
    EXPECT_EQ(convert("1\n3\n1.1\n", Format::Url), "https://puzz.link/p?goishi/3/1/8");
}

TEST(CodecPencilbox, ErrorsPointAtTheirByte) {
    expect_errors({
        {"2\n3", "codec.missing-rows@3"},
        {"2\n3\n1 . 1\n", "codec.missing-rows@10"},
        {"1\n3\n1 .\n", "codec.short-row@7"},
        {"1\n3\n1 . 1 1\n", "codec.surplus-data@10"},
        {"1\n3\n1 0 1\n", "codec.bad-clue@6"},
        {"1\n3\n. . .\n", "goishi.no-stones@4"},
        {"0\n3\n", "codec.bad-size@0"},
        {"3\n99999\n", "codec.bad-size@2"},
        {"1\n3\n1 . 1\n1 0\n", "codec.bad-mark@10"},
        {"1\n3\n1 . 1\n1 0 0 0\n", "codec.surplus-data@16"},
        {"1\n3\n1 . 1\n0 0 0\n", "codec.bad-mark@10"},
        {"1\n3\n1 . 1\nx 0 0\n", "codec.bad-mark@10"},
        {"1\n3\n1 . 1\n1 1 0\n", "codec.bad-mark@12"},
        {"1\n3\n1 . 1\n1 0 3\n", "codec.bad-mark@14"},
        {"1\n3\n1 . 1\n1 0 -1\n", "codec.bad-mark@14"},
        {"1\n3\n1 . 1\n1 0 1\n", "codec.bad-mark@10"},
        {"1\n3\n1 . 1\n1 0 0\n2 0 0\n", "codec.bad-mark@16"},
        {"1\n3\n1 . 1\n250001 0 0\n", "codec.number-range@10"},
        {"-3\n3\n1 . 1\n", "codec.unknown-format@0"},
        {"3.5\n3\n1 . 1\n", "codec.unknown-format@0"},
    });
}

// --- Kanpen

TEST(CodecKanpen, ReadsAndWritesAddresses) {
    const std::string address = "http://www.kanpen.net/goishi.html?problem=2/3/1_._1/._1_1/";
    EXPECT_EQ(convert(address, Format::Kanpen), address);
    EXPECT_EQ(convert(address, Format::Text), "goishi 2x3\no.o\n.oo\n");
    for (const std::string_view form :
         {"http://www.kanpen.net/goishi.html?problem=2/3/1_._1_/._1_1_/",
          "www.kanpen.net/goishi.html?problem=2/3/1_._1/._1_1",
          "goishi.html?problem=2%2F3%2F1_._1%2F._1_1\n"}) {
        EXPECT_EQ(convert(form, Format::Kanpen), address) << form;
    }
    EXPECT_EQ(convert("pzprv3/goishi/2/3/1 . 2 /. 0 3 /", Format::Kanpen), address);
    EXPECT_EQ(convert(address + "1_0_0/2_0_2/", Format::Pzprv3),
              "pzprv3/goishi/2/3/1 . 2 /. 0 0 /");
    const auto tail = read(address + "&from=mail");
    ASSERT_TRUE(tail.ok());
    EXPECT_EQ(tail->warnings.size(), 1U);
}

TEST(CodecKanpen, ErrorsPointAtTheirByte) {
    const std::string head = "http://www.kanpen.net/goishi.html?problem=";  // 42 bytes
    expect_errors({
        {head, "codec.missing-size@42"},
        {head + "2", "codec.missing-size@43"},
        {head + "0/3/", "codec.bad-size@42"},
        {head + "2/99999/", "codec.bad-size@44"},
        {head + "1/3/1_1/", "codec.short-row@49"},
        {head + "1/3/1_1_0/", "codec.bad-clue@50"},
        {head + "1/3/1_1_1_1/", "codec.surplus-data@52"},
        {head + "1/3/._._./", "goishi.no-stones@46"},
        {head + "1%2F3%2F1_x_1", "codec.bad-clue@52"},
        {"http://www.kanpen.net/abc.html?problem=1/3/", "codec.other-genre@22"},
    });
}

TEST(Codec, PenpaIsRefusedByName) {
    const auto written = write(*read("goishi/1/1/0"), Format::Penpa);
    ASSERT_FALSE(written.ok());
    EXPECT_EQ(written.error().code, "codec.cannot-write");
    EXPECT_EQ(written.error().fault, core::Fault::Unsupported);
    EXPECT_EQ(error_of("https://swaroopg92.github.io/penpa-edit/#m=edit&p=x"),
              "codec.cannot-read@0");
}

TEST(Codec, WhatIsRuledOutIsNotWritten) {
    core::Result<Position> position = read("goishi/3/1/0");
    ASSERT_TRUE(position.ok());
    position->marks.ruled_out[1] = 1;
    const auto text = write(*position, Format::Pzprv3);
    ASSERT_TRUE(text.ok());
    EXPECT_EQ(*text, "pzprv3/goishi/1/3/0 0 0 /");
}

}  // namespace
}  // namespace hashigo::goishi
