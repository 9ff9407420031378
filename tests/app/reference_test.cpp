// The written reference names everything that the table of commands has.
#include <gtest/gtest.h>

#include <fstream>
#include <iterator>
#include <string>

#include "app/command.h"

namespace hashigo::app {
namespace {

std::string document(const std::string& path) {
    std::ifstream file(std::string(HASHIGO_SOURCE_ROOT) + "/" + path);
    return {std::istreambuf_iterator<char>(file), {}};
}

TEST(Reference, NamesEveryCommandAndOption) {
    const std::string text = document("docs/cli.md");
    ASSERT_FALSE(text.empty());
    const auto expect_named = [&](std::span<const Flag> flags) {
        for (const Flag& flag : flags) {
            EXPECT_NE(text.find("`--" + std::string(flag.name)), std::string::npos) << flag.name;
        }
    };
    expect_named(common_flags());
    expect_named(position_flags());
    for (const Command& command : command_table()) {
        const std::string name(command.name);
        const bool has_heading = text.find("\n### " + name) != std::string::npos ||
                                 text.find(", " + name + " P…") != std::string::npos;
        EXPECT_TRUE(has_heading) << name;
        expect_named(command.flags);
    }
}

TEST(Reference, NamesTheFieldsOfEveryCommand) {
    const std::string text = document("docs/json.md");
    for (const Command& command : command_table()) {
        EXPECT_NE(text.find("`" + std::string(command.name) + "`"), std::string::npos)
            << command.name;
    }
}

}  // namespace
}  // namespace hashigo::app
