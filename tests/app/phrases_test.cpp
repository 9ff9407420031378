// Everything the commands say exists in both languages, with the same places to fill in.
#include "app/phrases.h"

#include <gtest/gtest.h>

#include <regex>
#include <set>
#include <string>

#include "app/command.h"

namespace hashigo::app {
namespace {

std::multiset<std::string> places(std::string_view sentence) {
    static const std::regex place(R"(\{[^}]*\})");
    const std::string text(sentence);
    std::multiset<std::string> found;
    for (std::sregex_iterator at(text.begin(), text.end(), place), end; at != end; ++at) {
        found.insert(at->str());
    }
    return found;
}

TEST(Phrases, BothLanguagesFillTheSamePlaces) {
    for (const core::Phrase& phrase : kPhrases) {
        EXPECT_FALSE(phrase.en.empty()) << phrase.key;
        EXPECT_FALSE(phrase.ja.empty()) << phrase.key;
        EXPECT_EQ(places(phrase.en), places(phrase.ja)) << phrase.key;
    }
}

TEST(Phrases, KeysAreUnique) {
    std::set<std::string_view> keys;
    for (const core::Phrase& phrase : kPhrases) EXPECT_TRUE(keys.insert(phrase.key).second);
    EXPECT_EQ(keys.size(), kPhrases.size());
}

// Keys are error codes too, and all codes are written alike: words parted by hyphens.
TEST(Phrases, KeysAreWrittenAlike) {
    static const std::regex key(R"([a-z]+(-[a-z]+)*(\.[a-z]+(-[a-z]+)*)*)");
    for (const core::Phrase& phrase : kPhrases) {
        EXPECT_TRUE(std::regex_match(std::string(phrase.key), key)) << phrase.key;
    }
}

TEST(Phrases, AreFoundByKey) {
    EXPECT_EQ(tr("solve.unique").key, "solve.unique");
    EXPECT_EQ(core::say(tr("usage.genre"), "x", "y").en, "There is no genre \"x\"; there are: y.");
}

void expect_spoken(std::span<const Flag> flags) {
    for (const Flag& flag : flags) {
        EXPECT_FALSE(flag.en.empty()) << flag.name;
        EXPECT_FALSE(flag.ja.empty()) << flag.name;
        EXPECT_NE(flag.en, flag.ja) << flag.name;
    }
}

TEST(CommandTable, SaysEverythingInBothLanguages) {
    expect_spoken(common_flags());
    expect_spoken(position_flags());
    for (const Command& command : command_table()) {
        EXPECT_EQ(command.name, command.summary.key);
        EXPECT_FALSE(command.summary.en.empty()) << command.name;
        EXPECT_NE(command.summary.en, command.summary.ja) << command.name;
        EXPECT_NE(command.run, nullptr) << command.name;
        EXPECT_EQ(find_command(command.name), &command);
    }
    EXPECT_EQ(find_command("nothing"), nullptr);
}

}  // namespace
}  // namespace hashigo::app
