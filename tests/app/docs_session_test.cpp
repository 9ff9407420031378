// The sessions that documents show are run here, and each must print what the document says. So
// what a reader tries first is true.
#include <gtest/gtest.h>

#include <array>
#include <fstream>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include "app/run.h"

namespace hashigo::app {
namespace {

// Documents whose code blocks hold whole sessions: "$ hashigo …", then all that is printed.
constexpr std::array<std::string_view, 4> kDocuments = {"README.md", "README.ja.md", "docs/cli.md",
                                                        "docs/formats.md"};
constexpr std::string_view kPrompt = "$ hashigo ";

struct Exchange {
    std::string typed;
    std::string printed;
};

bool is_fence(const std::string& line) {
    return line.rfind("```", 0) == 0;
}

std::vector<Exchange> exchanges(std::string_view document) {
    std::ifstream file(std::string(HASHIGO_SOURCE_ROOT) + "/" + std::string(document));
    std::vector<Exchange> found;
    std::string line;
    bool in_session = false;
    while (std::getline(file, line)) {
        if (is_fence(line)) {
            in_session = false;
        } else if (line.rfind(kPrompt, 0) == 0) {
            found.push_back({line.substr(kPrompt.size()), {}});
            in_session = true;
        } else if (in_session) {
            found.back().printed += line + "\n";
        }
    }
    return found;
}

// Words parted by blanks; quotation marks hold an address together and have no blanks inside.
std::vector<std::string> words(const std::string& typed) {
    std::istringstream in(typed);
    std::vector<std::string> all;
    for (std::string word; in >> word;) {
        std::erase(word, '\'');
        all.push_back(word);
    }
    return all;
}

std::string without_last_blank_lines(std::string text) {
    while (!text.empty() && text.back() == '\n') text.pop_back();
    return text;
}

struct Ran {
    int exit = 0;
    std::string text;
};

Ran ran(const std::vector<std::string>& typed) {
    Ran ran;
    Io io;
    io.out = [&](std::string_view more) { ran.text += more; };
    io.err = io.out;
    ran.exit = run(typed, io);
    return ran;
}

std::string printed(const std::string& typed) {
    return ran(words(typed)).text;
}

// What stands between two fences, but for sessions.
std::vector<std::string> blocks(std::string_view document) {
    std::ifstream file(std::string(HASHIGO_SOURCE_ROOT) + "/" + std::string(document));
    std::vector<std::string> found;
    bool inside = false;
    for (std::string line; std::getline(file, line);) {
        if (is_fence(line)) {
            inside = !inside;
            if (inside) found.emplace_back();
        } else if (inside) {
            found.back() += line + "\n";
        }
    }
    std::erase_if(found, [](const std::string& block) { return block.rfind("$ ", 0) == 0; });
    return found;
}

class DocumentedSessions : public testing::TestWithParam<std::string_view> {};

TEST_P(DocumentedSessions, PrintWhatTheDocumentSays) {
    const auto session = exchanges(GetParam());
    ASSERT_FALSE(session.empty());
    for (const Exchange& exchange : session) {
        EXPECT_EQ(without_last_blank_lines(printed(exchange.typed)),
                  without_last_blank_lines(exchange.printed))
            << exchange.typed;
    }
}

// The boards that show the formats have an answer, and where they have marks, these are one.
TEST(DocumentedBoards, AreSolved) {
    int with_marks = 0;
    for (const std::string& block : blocks("docs/formats.md")) {
        const Ran judged = ran({"check", block});
        ASSERT_TRUE(judged.exit == 0 || judged.exit == 1) << judged.text;
        const bool bare = block.rfind("http", 0) == 0;
        const Ran counted = ran({"count", block});
        EXPECT_EQ(counted.exit, 0) << block << counted.text;
        EXPECT_NE(counted.text, "0\n") << block;
        EXPECT_TRUE(bare || judged.exit == 0) << block << judged.text;
        with_marks += bare ? 0 : 1;
    }
    EXPECT_GE(with_marks, 9);
}

INSTANTIATE_TEST_SUITE_P(Documents, DocumentedSessions, testing::ValuesIn(kDocuments));

}  // namespace
}  // namespace hashigo::app
