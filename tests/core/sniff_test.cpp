// Which format and which genre a text is of, and where its id stands.
#include "core/sniff.h"

#include <gtest/gtest.h>

#include "core/codec_phrases.h"
#include "core/tokens.h"

namespace hashigo::core {
namespace {

struct Case {
    std::string_view text;
    Format format;
    std::string_view id;
    std::size_t offset;
};

TEST(Sniff, FindsFormatAndGenre) {
    const std::vector<Case> cases = {
        {"abc/6/6/x", Format::Url, "abc", 0},
        {"abc_edit/6/6/x", Format::Url, "abc", 0},
        {"  \nabc/6/6/x\n", Format::Url, "abc", 3},
        {"https://puzz.link/p?abc/6/6/x", Format::Url, "abc", 20},
        {"https://puzz.link/p?abc", Format::Url, "abc", 20},
        {"puzz.link/p?abc_play/6/6/x", Format::Url, "abc", 12},
        {"?abc/6/6/x", Format::Url, "abc", 1},
        {"http://pzv.jp/p.html?abc/6/6/x", Format::Url, "abc", 21},
        {"https://pzprxs.vercel.app/p?abc/6/6/x", Format::Url, "abc", 28},
        {"https://pzplus.tck.mn/p?abc/6/6/x", Format::Url, "abc", 24},
        {"https://puzz.link/p?type=editor&abc/6/6/x", Format::Url, "abc", 32},
        {"https://puzz.link/p?v:q/abc/6/6/x", Format::Url, "abc", 24},
        {"https%3A%2F%2Fpuzz.link%2Fp%3Fabc%2F6%2F6%2Fx", Format::Url, "abc", 30},
        {"abc%2F6%2F6%2Fx", Format::Url, "abc", 0},
        {"localhost:80/p?abc/6/6/x", Format::Url, "abc", 15},
        {"pzprv3/abc/3/4/. /", Format::Pzprv3, "abc", 7},
        {"pzprv3.2\r\nabc\r\n3\r\n4\r\n", Format::Pzprv3, "abc", 10},
        {"v:q/pzprv3/abc/3/4/", Format::Pzprv3, "abc", 11},
        {"https://puzz.link/p?type=player&pzprv3/abc/3/4/%20", Format::Pzprv3, "abc", 39},
        {"https://puzz.link/p?pzprv3.1%2Fabc%2F3%2F4", Format::Pzprv3, "abc", 31},
        {"abc 3x3\n. . .\n", Format::Text, "abc", 0},
        {"\xef\xbb\xbf abc 3x3\n", Format::Text, "abc", 4},
        {R"({"genre":"abc"})", Format::Json, "abc", 10},
        {R"( {"a":[1,{"genre":"no"}],"genre" : "abc")", Format::Json, "abc", 36},
        {"http://www.kanpen.net/abc.html?problem=3/3/", Format::Kanpen, "abc", 22},
        {" x/abc.html?problem=3%2F3%2F", Format::Kanpen, "abc", 3},
        {"3\n4\n. . .\n", Format::Pencilbox, "", 0},
        {"\n 3 \r\n4\r\n", Format::Pencilbox, "", 2},
    };
    for (const Case& c : cases) {
        const Result<Sniffed> sniffed = sniff(c.text);
        ASSERT_TRUE(sniffed.ok()) << c.text << ": " << sniffed.error().message.en;
        EXPECT_EQ(sniffed->format, c.format) << c.text;
        EXPECT_EQ(sniffed->genre_id, c.id) << c.text;
        EXPECT_EQ(sniffed->id_offset, c.offset) << c.text;
    }
}

TEST(Sniff, ContentLeadsBackToTheText) {
    const Result<Sniffed> sniffed = sniff(" https://puzz.link/p?abc%2F6%2F6%2F123 ");
    ASSERT_TRUE(sniffed.ok());
    EXPECT_EQ(sniffed->content(), "abc/6/6/123");
    EXPECT_EQ(sniffed->origin(0), 21U);
    EXPECT_EQ(sniffed->origin(3), 24U);
    EXPECT_EQ(sniffed->origin(8), 35U);
    EXPECT_EQ(sniffed->origin(11), 38U);
    const Error moved = sniffed->located(fail(codec::phrase(codec::Empty), 8));
    EXPECT_EQ(moved.offset, 35U);
}

TEST(Sniff, TellsVariants) {
    EXPECT_TRUE(sniff("v:q/pzprv3/abc/3/4/")->variant);
    EXPECT_TRUE(sniff("p?v:q/abc/3/4/")->variant);
    EXPECT_FALSE(sniff("abc/3/4/")->variant);
}

struct Refusal {
    std::string text;
    std::string_view code;
    std::size_t offset;
};

TEST(Sniff, RefusesWhatIsNoPosition) {
    const std::vector<Refusal> cases = {
        {"", "codec.empty", 0},
        {" \n\t", "codec.empty", 3},
        {"abc", "codec.unknown-format", 0},
        {"  !?", "codec.unknown-format", 2},
        {"12", "codec.unknown-format", 0},
        {"<svg>", "codec.unknown-format", 0},
        {std::string("a\0b", 3), "codec.unknown-format", 0},
        {std::string(1000000, 'a'), "codec.unknown-format", 0},
        {std::string(kMaxText + 1, 'a'), "codec.too-long", kMaxText},
        {"3\nx\n. . .\n", "codec.unknown-format", 0},
        {"https://swaroopg92.github.io/penpa-edit/#m=edit&p=x", "codec.cannot-read", 0},
        {"{\"genre\":", "codec.bad-json", 9},
        {"{\"a\":1}", "codec.missing-entry", 7},
        {"{\"genre\":7}", "codec.bad-entry", 9},
        {"{\"genre\":\"\"}", "codec.bad-entry", 10},
        {"{\"genre\":\"a b\"}", "codec.bad-entry", 10},
        {"{" + std::string(100, '['), "codec.bad-json", 1},
        {"{\"a\":" + std::string(100, '['), "codec.deep-json", 20},
        {"pzprv3", "codec.missing-entry", 6},
        {"pzprv3/a!/3/3", "codec.bad-character", 7},
    };
    for (const Refusal& c : cases) {
        const std::string shown = c.text.substr(0, 60);
        const Result<Sniffed> sniffed = sniff(c.text);
        ASSERT_FALSE(sniffed.ok()) << shown;
        EXPECT_EQ(sniffed.error().code, c.code) << shown;
        EXPECT_EQ(sniffed.error().offset, c.offset) << shown;
        EXPECT_EQ(sniffed.error().fault, Fault::BadInput);
        EXPECT_FALSE(sniffed.error().message.en.empty());
        EXPECT_FALSE(sniffed.error().message.ja.empty());
    }
}

TEST(Phrases, AreWholeInBothLanguages) {
    for (const Phrase& phrase : codec::kTable) {
        EXPECT_FALSE(phrase.key.empty());
        EXPECT_FALSE(phrase.en.empty()) << phrase.key;
        EXPECT_FALSE(phrase.ja.empty()) << phrase.key;
        for (const std::string_view place : {"{0}", "{1}", "{2}", "{3}"}) {
            EXPECT_EQ(phrase.en.find(place) == std::string_view::npos,
                      phrase.ja.find(place) == std::string_view::npos)
                << phrase.key << place;
        }
    }
}

TEST(Tokens, QuoteIsShortPrintableAndValid) {
    EXPECT_EQ(quote("plain"), "plain");
    EXPECT_EQ(quote("a\nb\x01\xff"), "a\\x0Ab\\x01\\xFF");
    EXPECT_EQ(quote("矢印"), "矢印");
    EXPECT_EQ(quote("\xe7\x9f"), "\\xE7\\x9F");           // cut in the middle
    EXPECT_EQ(quote("\xed\xa0\x80"), "\\xED\\xA0\\x80");  // a surrogate
    EXPECT_EQ(quote("\xc2\x85"), "\\xC2\\x85");           // a control character
    EXPECT_LE(quote(std::string(1000, 'x')).size(), 30U);
}

TEST(Tokens, LinesSkipBlankOnesAndKnowTheirPlaces) {
    Lines lines("a b\r\n \n/c/", "\n/");
    Line line;
    ASSERT_TRUE(lines.next(line));
    ASSERT_EQ(line.tokens.size(), 2U);
    EXPECT_EQ(line.tokens[1].text, "b");
    EXPECT_EQ(line.tokens[1].offset, 2U);
    ASSERT_TRUE(lines.next(line));
    EXPECT_EQ(line.whole.text, "c");
    EXPECT_EQ(line.whole.offset, 8U);
    EXPECT_FALSE(lines.next(line));
    EXPECT_EQ(lines.offset(), 10U);
}

TEST(Tokens, WholeNumbers) {
    EXPECT_EQ(whole_number("007"), 7);
    EXPECT_EQ(whole_number(""), std::nullopt);
    EXPECT_EQ(whole_number("-1"), std::nullopt);
    EXPECT_EQ(whole_number("+1"), std::nullopt);
    EXPECT_EQ(whole_number("1e3"), std::nullopt);
    EXPECT_GT(*whole_number("99999999999999999999"), kMaxSide);
}

}  // namespace
}  // namespace hashigo::core
