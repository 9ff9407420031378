// Every sentence of the genre is there in both languages, with the same places to fill in.
#include "genres/detour/phrases.h"

#include <gtest/gtest.h>

#include <set>
#include <string>

#include "genres/detour/genre.h"
#include "genres/detour/ladder.h"
#include "genres/detour/referee.h"

namespace hashigo::detour {
namespace {

std::set<char> places(std::string_view sentence) {
    std::set<char> found;
    for (std::size_t k = 0; k + 1 < sentence.size(); ++k) {
        if (sentence[k] == '{') found.insert(sentence[k + 1]);
    }
    return found;
}

void expect_whole(const core::Phrase& phrase) {
    EXPECT_FALSE(phrase.key.empty());
    EXPECT_FALSE(phrase.en.empty()) << phrase.key;
    EXPECT_FALSE(phrase.ja.empty()) << phrase.key;
    EXPECT_NE(phrase.en, phrase.ja) << phrase.key;
    EXPECT_EQ(places(phrase.en), places(phrase.ja)) << phrase.key;
}

TEST(Phrases, AreWholeInBothLanguages) {
    std::set<std::string_view> keys;
    for (const core::Phrase& phrase : phrases::kTable) {
        expect_whole(phrase);
        EXPECT_TRUE(keys.insert(phrase.key).second) << phrase.key << " twice";
    }
}

TEST(Phrases, RulesAndRungsAreWholeToo) {
    for (const auto& rule : rules()) expect_whole(rule.sentence);
    for (const auto& rung : ladder()) {
        expect_whole(rung.name);
        expect_whole(rung.title);
        expect_whole(rung.lesson);
    }
}

}  // namespace
}  // namespace hashigo::detour
