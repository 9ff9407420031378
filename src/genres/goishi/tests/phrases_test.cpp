// Every sentence of the genre is there in both languages, with the same places to fill in.
#include "genres/goishi/phrases.h"

#include <gtest/gtest.h>

#include <set>
#include <string_view>

#include "genres/goishi/genre.h"
#include "genres/goishi/ladder.h"
#include "genres/goishi/referee.h"

namespace hashigo::goishi {
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

TEST(Phrases, RungsAreWholeToo) {
    for (const auto& rung : ladder()) {
        EXPECT_FALSE(rung.name.en.empty() || rung.name.ja.empty());
        expect_whole(rung.title);
        expect_whole(rung.lesson);
    }
}

}  // namespace
}  // namespace hashigo::goishi
