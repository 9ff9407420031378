// Addresses without a genre: their parts, their letters, and places in escaped text.
#include "core/puzzlink.h"

#include <gtest/gtest.h>

#include "core/unescape.h"

namespace hashigo::core {
namespace {

Address split(std::string_view text) {
    const Result<Address> address = split_address(text);
    EXPECT_TRUE(address.ok()) << text << ": " << address.error().message.en;
    return address.ok() ? *address : Address{};
}

void expect_error(std::string_view text, std::string_view code, std::size_t offset) {
    const Result<Address> address = split_address(text);
    ASSERT_FALSE(address.ok()) << text;
    EXPECT_EQ(address.error().code, code) << text;
    EXPECT_EQ(address.error().offset, offset) << text;
}

TEST(Puzzlink, SplitsWidthBeforeHeight) {
    const Address address = split("any/7/3/body");
    EXPECT_EQ(address.size, (Size{3, 7}));
    EXPECT_EQ(address.body.text, "body");
    EXPECT_EQ(address.body.offset, 8U);
    EXPECT_TRUE(address.warnings.empty());
}

TEST(Puzzlink, SkipsVariantAndFlagWithAWarningEach) {
    EXPECT_EQ(split("any/v:x/7/3/b").warnings.size(), 1U);
    EXPECT_EQ(split("any/flag/7/3/b").warnings.size(), 1U);
    const Address both = split("any/v:/f/7/3/b");
    EXPECT_EQ(both.size, (Size{3, 7}));
    EXPECT_EQ(both.warnings.size(), 2U);
    EXPECT_EQ(split("any//7/3/b").size, (Size{3, 7}));
}

TEST(Puzzlink, DropsOneSlashAtTheEnd) {
    EXPECT_EQ(split("any/2/2/4./").body.text, "4.");
    EXPECT_EQ(split("any/2/2/4.//").body.text, "4./");
    EXPECT_EQ(split("any/2/2/").body.text, "");
    EXPECT_EQ(split("any/2/2").body.offset, 7U);
}

TEST(Puzzlink, CutsWhatLinksCollect) {
    const Address address = split("any/2/2/abc#top");
    EXPECT_EQ(address.body.text, "abc");
    ASSERT_EQ(address.warnings.size(), 1U);
    EXPECT_NE(address.warnings.front().en.find("#top"), std::string::npos);
    EXPECT_NE(address.warnings.front().ja.find("#top"), std::string::npos);
}

TEST(Puzzlink, RefusesSizes) {
    expect_error("any", "codec.missing-size", 3);
    expect_error("any/", "codec.missing-size", 4);
    expect_error("any/4", "codec.missing-size", 5);
    expect_error("any/4/", "codec.missing-size", 6);
    expect_error("any/0/4/b", "codec.bad-size", 4);
    expect_error("any/4/0/b", "codec.bad-size", 6);
    expect_error("any/-3/4/b", "codec.bad-size", 4);
    expect_error("any/3.5/4/b", "codec.bad-size", 4);
    expect_error("any/99999/4/b", "codec.bad-size", 4);
    expect_error("any/4/99999999999999999999/b", "codec.bad-size", 6);
    expect_error("any/999/999/b", "codec.bad-size", 8);
    expect_error("any/4/x/b", "codec.bad-size", 6);
}

TEST(Puzzlink, JoinsCanonically) {
    EXPECT_EQ(join_address("any", {3, 7}, "ab1"), "https://puzz.link/p?any/7/3/ab1");
    EXPECT_EQ(join_address("any", {1, 1}, "1."), "https://puzz.link/p?any/1/1/1./");
    EXPECT_EQ(join_address("any", {1, 1}, ""), "https://puzz.link/p?any/1/1/");
}

TEST(Puzzlink, KnowsTheModes) {
    EXPECT_EQ(without_mode("any_edit"), "any");
    EXPECT_EQ(without_mode("any_play"), "any");
    EXPECT_EQ(without_mode("any"), "any");
    EXPECT_EQ(without_mode("_edit"), "_edit");
}

TEST(Puzzlink, HexadecimalNumbers) {
    EXPECT_EQ(hex_number("fff"), 4095);
    EXPECT_EQ(hex_number("0A"), 10);
    EXPECT_EQ(hex_number("g"), std::nullopt);
    EXPECT_EQ(to_hex(4095), "fff");
    EXPECT_EQ(to_hex(0), "0");
}

TEST(Puzzlink, RunsOfEmptyPlaces) {
    EXPECT_EQ(run_length('a', 'a'), 1);
    EXPECT_EQ(run_length('z', 'a'), 26);
    EXPECT_EQ(run_length('z', 'g'), 20);
    EXPECT_EQ(run_length('f', 'g'), 0);
    EXPECT_EQ(run_length('{', 'a'), 0);
    for (const char first : {'a', 'g'}) {
        for (int length = 0; length < 100; ++length) {
            std::string body;
            append_run(body, length, first);
            int sum = 0;
            for (const char letter : body) sum += run_length(letter, first);
            EXPECT_EQ(sum, length);
            EXPECT_LE(static_cast<int>(body.size()), length / (first == 'a' ? 26 : 20) + 1);
        }
    }
}

TEST(Unescape, UndoesEscapesAndRemembersPlaces) {
    const Unescaped text = unescape("a%2Fb%zz%41%4");
    EXPECT_EQ(text.text, "a/b%zzA%4");
    const std::array<std::size_t, 9> places = {0, 1, 4, 5, 6, 7, 8, 11, 12};
    for (std::size_t k = 0; k < places.size(); ++k) EXPECT_EQ(text.origin.at(k), places[k]) << k;
    EXPECT_EQ(text.origin.at(text.text.size()), 13U);
}

TEST(Unescape, JoinsWrappedLines) {
    const Unescaped text = unescape("ab\r\ncd\n", 100);
    EXPECT_EQ(text.text, "abcd");
    EXPECT_EQ(text.origin.at(1), 101U);
    EXPECT_EQ(text.origin.at(2), 104U);
    EXPECT_EQ(text.origin.at(4), 107U);
}

TEST(Unescape, LeavesPlainTextAlone) {
    const Unescaped text = unescape("plain", 7);
    EXPECT_EQ(text.text, "plain");
    EXPECT_EQ(text.origin.at(0), 7U);
    EXPECT_EQ(text.origin.at(5), 12U);
    EXPECT_EQ(unescape("").text, "");
}

}  // namespace
}  // namespace hashigo::core
