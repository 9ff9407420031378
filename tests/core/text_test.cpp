// Sentences come in both languages at once, an inner text in the language of the outer one.
#include "core/text.h"

#include <gtest/gtest.h>

#include <string_view>

#include "core/phrases.h"

namespace hashigo::core {
namespace {

constexpr Phrase kMeets{"test.meets", "{0} meets {1}.", "{0}は{1}に会う。"};
constexpr Phrase kSwapped{"test.swapped", "{0} before {1}", "{1}の前に{0}"};

TEST(Text, FillsBothLanguages) {
    const Text told = say(kMeets, "A", 7);
    EXPECT_EQ(told.en, "A meets 7.");
    EXPECT_EQ(told.ja, "Aは7に会う。");
    EXPECT_EQ(told.in(Language::English), told.en);
    EXPECT_EQ(told.in(Language::Japanese), told.ja);
}

TEST(Text, AnInnerTextFollowsTheOuterLanguage) {
    const Text black{"black", "黒"};
    const Text white{"white", "白"};
    EXPECT_EQ(say(kMeets, black, white), (Text{"black meets white.", "黒は白に会う。"}));
}

TEST(Text, ALanguageMayOrderItsPlaces) {
    EXPECT_EQ(say(kSwapped, 1, 2), (Text{"1 before 2", "2の前に1"}));
}

TEST(Text, IsEmptyOnlyWithoutBoth) {
    EXPECT_TRUE(Text{}.empty());
    EXPECT_FALSE((Text{"", "白"}).empty());
    EXPECT_FALSE((Text{"white", ""}).empty());
}

int places(std::string_view sentence) {
    int count = 0;
    for (const char c : sentence) count += c == '{' ? 1 : 0;
    return count;
}

TEST(Text, CorePhrasesAreWholeInBothLanguages) {
    for (const Phrase& phrase : phrases::kTable) {
        EXPECT_FALSE(phrase.key.empty());
        EXPECT_FALSE(phrase.en.empty()) << phrase.key;
        EXPECT_FALSE(phrase.ja.empty()) << phrase.key;
        EXPECT_EQ(places(phrase.en), places(phrase.ja)) << phrase.key;
    }
}

}  // namespace
}  // namespace hashigo::core
