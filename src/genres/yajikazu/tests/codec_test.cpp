// Positions as text, format by format: what is read, what is refused and where, what is written.
#include "genres/yajikazu/codec.h"

#include <gtest/gtest.h>

#include "core/codec_phrases.h"

namespace hashigo::yajikazu {
namespace {

using core::Format;
using Position = core::Position<Yajikazu>;

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

std::vector<std::string> warnings_of(std::string_view text) {
    std::vector<std::string> all;
    for (const core::Text& warning : read_or_die(text).warnings) all.push_back(warning.en);
    return all;
}

// --- addresses

TEST(CodecAddress, ReadsEveryKindOfClue) {
    const std::vector<std::pair<std::string, std::string>> cases = {
        {"2/2/40201030", "yajikazu 2x2\n>0 v0\n^0 <0\n"},
        {"3/1/31b", "yajikazu 1x3\n<1 . .\n"},
        {"3/1/4.b", "yajikazu 1x3\n>? . .\n"},
        {"2/1/0.a", "yajikazu 1x2\n? .\n"},
        {"2/1/a07", "yajikazu 1x2\n. *7\n"},
        {"3/1/9ffb", "yajikazu 1x3\n>255 . .\n"},
        {"3/1/-4100b", "yajikazu 1x3\n>256 . .\n"},
        {"1/2/-1fff-0fff", "yajikazu 2x1\n^4095\n*4095\n"},
        {"2/1/510-0010", "yajikazu 1x2\n*16 *16\n"},
        {"2/1/1F8aB", "yajikazu 1x2\n^15 <171\n"},
        {"26/2/zz",
         "yajikazu 2x26\n. . . . . . . . . . . . . . . . . . . . . . . . . .\n"
         ". . . . . . . . . . . . . . . . . . . . . . . . . .\n"},
    };
    for (const auto& [body, grid] : cases) {
        EXPECT_EQ(convert("yajikazu/" + body, Format::Text), grid) << body;
    }
}

TEST(CodecAddress, RoundTripsByteForByte) {
    for (const std::string body :
         {"2/2/40201030", "3/1/31b", "3/1/30b", "3/1/4.b", "20/1/4fs", "20/1/910s", "3/1/9ffb",
          "3/1/-4100b", "2/2/c0./", "1/1/1./", "1/1/a", "30/1/zd", "53/1/zz4f", "2/2/a-1fffa563"}) {
        const std::string address = "https://puzz.link/p?yajikazu/" + body;
        EXPECT_EQ(convert(address, Format::Url), address);
    }
}

TEST(CodecAddress, CanonicalFormOfOthers) {
    EXPECT_EQ(convert("yajikazu/3/1/-4005aa", Format::Url), "https://puzz.link/p?yajikazu/3/1/45b");
    EXPECT_EQ(convert("yajikazu/3/1/905aa", Format::Url), "https://puzz.link/p?yajikazu/3/1/45b");
}

TEST(CodecAddress, ReadsEveryFormOfAddress) {
    const std::string canonical = "https://puzz.link/p?yajikazu/2/2/40201030";
    for (const std::string_view form :
         {"yajikazu/2/2/40201030", "yajikazu/2/2/40201030/", " yajikazu/2/2/40201030\r\n",
          "?yajikazu/2/2/40201030", "puzz.link/p?yajikazu/2/2/40201030",
          "http://pzv.jp/p.html?yajikazu/2/2/40201030",
          "https://pzprxs.vercel.app/p?yajikazu/2/2/40201030",
          "https://pzplus.tck.mn/p?yajikazu/2/2/40201030",
          "https://puzz.link/p?yajikazu_edit/2/2/40201030",
          "https://puzz.link/p.html?yajikazu_play/2/2/40201030",
          "https://puzz.link/p?type=editor&yajikazu/2/2/40201030",
          "https://puzz.link/p?yajikazu%2F2%2F2%2F40201030",
          "https%3a%2f%2fpuzz.link%2fp%3fyajikazu%2f2%2f2%2f40201030",
          "https://puzz.link/p?yajikazu/2/2/\n40201030"}) {
        EXPECT_EQ(convert(form, Format::Url), canonical) << form;
        EXPECT_TRUE(warnings_of(form).empty()) << form;
    }
}

TEST(CodecAddress, SaysWhatItLeavesOut) {
    EXPECT_EQ(warnings_of("yajikazu/v:all/2/2/d").size(), 1U);
    EXPECT_EQ(warnings_of("yajikazu/v:/x/2/2/d").size(), 2U);
    EXPECT_EQ(warnings_of("p?v:x/yajikazu/2/2/d").size(), 1U);
    EXPECT_EQ(warnings_of("p?yajikazu/2/2/d&from=mail").size(), 1U);
}

TEST(CodecAddress, ErrorsPointAtTheirByte) {
    const std::vector<std::pair<std::string, std::string>> cases = {
        {"yajikazu/2/2", "codec.missing-data@12"},
        {"yajikazu/2/2/", "codec.missing-data@13"},
        {"yajikazu/2/2/c", "codec.missing-data@14"},
        {"yajikazu/2/2/402010", "codec.missing-data@19"},
        {"yajikazu/2/2/e", "codec.surplus-data@13"},
        {"yajikazu/2/2/4020103011", "codec.surplus-data@21"},
        {"yajikazu/2/2/d/x", "codec.surplus-data@14"},
        {"yajikazu/2/2/d//", "codec.surplus-data@14"},
        {"yajikazu/2/2/d x", "codec.surplus-data@14"},
        {"yajikazu/2/2/aA", "codec.bad-character@14"},
        {"yajikazu/2/2/+c", "codec.bad-character@13"},
        {"yajikazu/2/2/1gc", "codec.bad-character@14"},
        {"yajikazu/2/2/91.b", "codec.bad-character@15"},
        {"yajikazu/2/2/9..b", "codec.bad-character@14"},
        {"yajikazu/2/2/-5100b", "codec.bad-character@14"},
        {"yajikazu/2/2/-41x0b", "codec.bad-character@16"},
        {"yajikazu/2/2/c1", "codec.cut-clue@14"},
        {"yajikazu/2/2/c9f", "codec.cut-clue@14"},
        {"yajikazu/2/2/c-", "codec.cut-clue@14"},
        {"yajikazu/2/2/c-41f", "codec.cut-clue@14"},
        {"yajikazu/0/2/a", "codec.bad-size@9"},
        {"yajikazu/2/-3/a", "codec.bad-size@11"},
        {"yajikazu/3.5/2/a", "codec.bad-size@9"},
        {"yajikazu/99999/2/a", "codec.bad-size@9"},
        {"yajikazu/2", "codec.missing-size@10"},
        {"https://puzz.link/p?yajikazu", "codec.missing-size@28"},
        {"https://puzz.link/p?yajikazu%2F2%2F2%2Fc", "codec.missing-data@40"},
        {"https://puzz.link/p?yajikazu%2F2%2F2%2F%21c", "codec.bad-character@39"},
        {"goishi/3/3/00", "codec.other-genre@0"},
        {"https://puzz.link/p?goishi_edit/3/3/00", "codec.other-genre@20"},
    };
    for (const auto& [text, error] : cases) EXPECT_EQ(error_of(text), error) << text;
}

TEST(CodecAddress, QuotesWholeCharacters) {
    const core::Result<Position> position = read("yajikazu/2/2/矢");
    ASSERT_FALSE(position.ok());
    EXPECT_NE(position.error().message.en.find("矢"), std::string::npos);
    EXPECT_NE(position.error().message.ja.find("矢"), std::string::npos);
}

// --- pzprv3

TEST(CodecPzprv3, ReadsCluesAndMarks) {
    const std::string text =
        "pzprv3\nyajikazu\n2\n3\n1,0 . 0,- \n4,- 0,12 2,4095 \n# . + \n. . # \n";
    EXPECT_EQ(convert(text, Format::Text), "yajikazu 2x3\n^0 . ?\n>? *12 v4095\n# . +\n. . #\n");
    EXPECT_EQ(convert(text, Format::Pzprv3),
              "pzprv3/yajikazu/2/3/1,0 . 0,- /4,- 0,12 2,4095 /# . + /. . # /");
    EXPECT_TRUE(warnings_of(text).empty());
}

TEST(CodecPzprv3, ReadsBothLineEndsAndWithinAnAddress) {
    const std::string line = "pzprv3/yajikazu/1/2/1,0 . /# + /";
    for (const std::string_view form :
         {"pzprv3/yajikazu/1/2/1,0 . /# + /", "pzprv3/yajikazu/1/2/1,0 ./# +",
          "pzprv3\r\nyajikazu\r\n1\r\n2\r\n1,0 . \r\n# + \r\n\r\n",
          "https://puzz.link/p?pzprv3/yajikazu/1/2/1,0%20.%20/%23%20+%20/",
          "https://puzz.link/p?type=player&pzprv3/yajikazu/1/2/1,0%20.%20/%23%20+%20/"}) {
        EXPECT_EQ(convert(form, Format::Pzprv3), line) << form;
    }
}

TEST(CodecPzprv3, LeavesEdgeMarksOut) {
    const std::string board = "pzprv3/yajikazu/2/3/. . . /. . . /. . . /. . . /";
    EXPECT_TRUE(warnings_of(board + "0 0 /0 0 /0 0 0 /").empty());
    EXPECT_EQ(warnings_of(board + "0 -1 /0 0 /0 0 0 /").size(), 1U);
    EXPECT_EQ(convert(board + "0 -1 /0 0 /0 1 0 /", Format::Pzprv3), board);
    EXPECT_EQ(error_of(board + "0 0 /0 0 /0 0 /"), "codec.missing-data@63");
    EXPECT_EQ(error_of(board + "0 0 /0 0 /0 0 0 /0 /"), "codec.surplus-data@65");
    EXPECT_EQ(error_of(board + "0 0 /x 0 /0 0 0 /"), "codec.bad-edge@53");
    EXPECT_EQ(error_of("pzprv3/yajikazu/1/1/. /. /0 /"), "codec.surplus-data@26");
    EXPECT_TRUE(warnings_of("pzprv3/yajikazu/2/1/. /. /. /. ///0 /").empty());
}

TEST(CodecPzprv3, KeepsNotesAndSaysWhatItDrops) {
    const std::string text =
        "pzprv3/yajikazu/1/2/. . /. . /info:{\"metadata\":{\"title\":\"T\",\"author\":\"A/B\","
        "\"source\":\"S\",\"comment\":\"{C}\"}}";
    const Position position = read_or_die(text);
    EXPECT_EQ(position.notes, (core::Notes{"T", "A/B", "S", "{C}"}));
    EXPECT_EQ(read_or_die(convert(text, Format::Pzprv3)).notes, position.notes);
    EXPECT_EQ(read_or_die(convert(text, Format::Json)).notes, position.notes);
    const std::string trial = "pzprv3/yajikazu/1/2/. . /# . /TrialData(1)/. . /. . /history:{}";
    EXPECT_EQ(warnings_of(trial).size(), 2U);
    EXPECT_EQ(warnings_of("v:x/pzprv3/yajikazu/1/1/. /. /").size(), 1U);
}

TEST(CodecPzprv3, ErrorsPointAtTheirByte) {
    const std::vector<std::pair<std::string, std::string>> cases = {
        {"pzprv3/yajikazu/6/6", "codec.missing-rows@19"},
        {"pzprv3/yajikazu/1/2/. . /", "codec.missing-rows@25"},
        {"pzprv3/yajikazu/2/2/. . /. . /. . /", "codec.missing-rows@35"},
        {"pzprv3/yajikazu/1/2/. . /info:{}", "codec.missing-rows@25"},
        {"pzprv3/yajikazu/1/2/. /. . /", "codec.short-row@21"},
        {"pzprv3/yajikazu/1/2/. . . /. . /", "codec.surplus-data@24"},
        {"pzprv3/yajikazu/1/2/. . /. . . /", "codec.surplus-data@29"},
        {"pzprv3/yajikazu/1/2/. . /. /", "codec.short-row@27"},
        {"pzprv3/yajikazu/1/2/. 5,1 /. . /", "codec.bad-clue@22"},
        {"pzprv3/yajikazu/1/2/. 1 /. . /", "codec.bad-clue@22"},
        {"pzprv3/yajikazu/1/2/. # /. . /", "codec.bad-clue@22"},
        {"pzprv3/yajikazu/1/2/. 1,x /. . /", "codec.bad-clue@22"},
        {"pzprv3/yajikazu/1/2/. 1,-1 /. . /", "codec.bad-clue@22"},
        {"pzprv3/yajikazu/1/2/. 1,4096 /. . /", "codec.number-range@24"},
        {"pzprv3/yajikazu/1/2/. . /. 1 /", "codec.bad-mark@27"},
        {"pzprv3/yajikazu/1/0/", "codec.bad-size@18"},
        {"pzprv3/yajikazu/99999/2/", "codec.bad-size@16"},
        {"pzprv3/goishi/1/2/. . /", "codec.other-genre@7"},
        {"p?pzprv3/yajikazu/1/2/.%20x%20/. . /", "codec.bad-clue@26"},
    };
    for (const auto& [text, error] : cases) EXPECT_EQ(error_of(text), error) << text;
}

// --- plain text grids

TEST(CodecText, ReadsTokensAndMarks) {
    const std::string grid = "yajikazu 2x3\n^2 v0 <3\n? *7 >?\n#.+\n. # .\n";
    EXPECT_EQ(convert(grid, Format::Text), "yajikazu 2x3\n^2 v0 <3\n? *7 >?\n# . +\n. # .\n");
    EXPECT_EQ(convert("yajikazu 1X2\r\n\r\n^2\t.\r\n\r\n", Format::Text), "yajikazu 1x2\n^2 .\n");
    EXPECT_EQ(convert("yajikazu 1x2\n. .\n. .", Format::Text), "yajikazu 1x2\n. .\n");
}

TEST(CodecText, ErrorsPointAtTheirByte) {
    const std::vector<std::pair<std::string, std::string>> cases = {
        {"yajikazu 2", "codec.bad-size@9"},
        {"yajikazu 2x", "codec.bad-size@11"},
        {"yajikazu x2", "codec.bad-size@9"},
        {"yajikazu 0x2", "codec.bad-size@9"},
        {"yajikazu 2x-3", "codec.bad-size@11"},
        {"yajikazu 3.5x2", "codec.bad-size@9"},
        {"yajikazu 2x99999", "codec.bad-size@11"},
        {"yajikazu 1x1 x\n.", "codec.surplus-data@13"},
        {"yajikazu \n1x1", "codec.missing-size@9"},
        {"yajikazu 1x2", "codec.missing-rows@12"},
        {"yajikazu 2x2\n. .\n", "codec.missing-rows@17"},
        {"yajikazu 1x2\n.\n", "codec.short-row@14"},
        {"yajikazu 1x2\n. . .\n", "codec.surplus-data@17"},
        {"yajikazu 1x2\n. ^\n", "codec.bad-clue@15"},
        {"yajikazu 1x2\n. 7\n", "codec.bad-clue@15"},
        {"yajikazu 1x2\n. *?\n", "codec.bad-clue@15"},
        {"yajikazu 1x2\n. ^-1\n", "codec.bad-clue@15"},
        {"yajikazu 1x2\n. ^4096\n", "codec.number-range@16"},
        {"yajikazu 2x2\n. .\n. .\n. .\n", "codec.missing-rows@25"},
        {"yajikazu 1x2\n. .\n#\n", "codec.short-row@18"},
        {"yajikazu 1x2\n. .\n###\n", "codec.surplus-data@19"},
        {"yajikazu 1x2\n. .\n#x\n", "codec.bad-mark@18"},
        {"yajikazu 1x2\n. .\n##\n##\n", "codec.surplus-data@20"},
        {"goishi 1x2\n. .\n", "codec.other-genre@0"},
    };
    for (const auto& [text, error] : cases) EXPECT_EQ(error_of(text), error) << text;
}

// --- JSON

TEST(CodecJson, ReadsInAnyOrderAndWritesInOne) {
    const std::string canonical =
        R"({"genre":"yajikazu","rows":1,"cols":2,"puzzle":[["^2","."]],"marks":["#+"],"title":"T"})";
    EXPECT_EQ(convert(canonical, Format::Json), canonical);
    EXPECT_EQ(convert(R"( { "title":"T", "marks":["# +"], "puzzle":[["^2","."]], "cols":2,
                           "rows":1, "genre":"yajikazu" } )",
                      Format::Json),
              canonical);
    EXPECT_EQ(convert(R"({"genre":"yajikazu","rows":1,"cols":1,"puzzle":[["?"]]})", Format::Text),
              "yajikazu 1x1\n?\n");
    EXPECT_EQ(warnings_of(R"({"genre":"yajikazu","rows":1,"cols":1,"puzzle":[["?"]],"x":[1]})"),
              (std::vector<std::string>{"The entry \"x\" is ignored."}));
}

TEST(CodecJson, ErrorsPointAtTheirByte) {
    const std::string head = R"({"genre":"yajikazu","rows":1,"cols":2,)";  // 38 bytes
    const std::vector<std::pair<std::string, std::string>> cases = {
        {head + R"("puzzle":[["^2","."]])", "codec.bad-json@59"},
        {head + R"("puzzle":[["^2","x"]]})", "codec.bad-clue@55"},
        {head + R"("puzzle":[["^2","^9999"]]})", "codec.number-range@56"},
        {head + R"("puzzle":[["^2"]]})", "codec.short-row@53"},
        {head + R"("puzzle":[["^2",".","v1"]]})", "codec.surplus-data@59"},
        {head + R"("puzzle":[]})", "codec.missing-rows@48"},
        {head + R"("puzzle":[[".","."],[".","."]]})", "codec.surplus-data@60"},
        {head + R"("puzzle":[[".","."],[]]})", "codec.surplus-data@59"},
        {head + R"("puzzle":[["^2",5]]})", "codec.bad-entry@54"},
        {head + R"("puzzle":["^2 ."]})", "codec.bad-entry@49"},
        {head + R"("puzzle":{"a":["^2","."]}})", "codec.bad-entry@62"},
        {head + R"("puzzle":[[".","."]],"marks":["#"]})", "codec.short-row@70"},
        {head + R"("puzzle":[[".","."]],"marks":["#x"]})", "codec.bad-mark@70"},
        {head + R"("puzzle":[[".","."]],"marks":[]})", "codec.missing-rows@68"},
        {head + R"("puzzle":[[".","."]],"marks":["..",".."]})", "codec.surplus-data@74"},
        {head + R"("puzzle":[[".","."]],"marks":"#."})", "codec.bad-entry@68"},
        {head + R"("x":0})", "codec.missing-entry@44"},
        {R"({"genre":"yajikazu","rows":"1"})", "codec.bad-entry@28"},
        {R"({"genre":"yajikazu","rows":0,"cols":1,"puzzle":[]})", "codec.bad-size@27"},
        {R"({"genre":"yajikazu","rows":1,"cols":3.5,"puzzle":[]})", "codec.bad-size@36"},
        {R"({"genre":"yajikazu","rows":1,"cols":99999,"puzzle":[]})", "codec.bad-size@36"},
        {R"({"genre":"goishi"})", "codec.other-genre@10"},
    };
    for (const auto& [text, error] : cases) EXPECT_EQ(error_of(text), error) << text;
}

// --- all formats

TEST(Codec, UnknownFormatsAreSaid) {
    EXPECT_EQ(error_of("http://www.kanpen.net/yajikazu.html?problem=2/2/"), "codec.cannot-read@0");
    EXPECT_EQ(error_of("https://swaroopg92.github.io/penpa-edit/#m=edit&p=x"),
              "codec.cannot-read@0");
    for (const Format format : {Format::Penpa, Format::Kanpen, Format::Pencilbox}) {
        const auto written = write(read_or_die("yajikazu/1/1/a"), format);
        ASSERT_FALSE(written.ok());
        EXPECT_EQ(written.error().code, "codec.cannot-write");
        EXPECT_EQ(written.error().fault, core::Fault::Unsupported);
    }
}

TEST(Codec, RefusesToWriteWhatNoFormatHolds) {
    Position position = read_or_die("yajikazu/1/1/11");
    position.puzzle.clues.front().number = kMaxNumber + 1;
    EXPECT_EQ(write(position, Format::Url).error().code, "codec.number-range");
}

}  // namespace
}  // namespace hashigo::yajikazu
