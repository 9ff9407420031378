// The shipped samples: each is unique and none holds a superfluous clue.
#include <gtest/gtest.h>

#include <fstream>

#include "genres/yajikazu/generate.h"
#include "genres/yajikazu/genre.h"
#include "genres/yajikazu/state.h"

namespace hashigo::yajikazu {
namespace {

TEST(Samples, AreUniqueWithoutASuperfluousClue) {
    std::ifstream file(std::string(HASHIGO_SOURCE_ROOT) + "/data/samples/yajikazu.txt");
    int boards = 0;
    for (std::string line; std::getline(file, line);) {
        if (line.empty() || line.front() == '#') continue;
        const auto position = Yajikazu::read(line);
        ASSERT_TRUE(position.ok()) << line;
        const Puzzle& p = position->puzzle;
        core::Budget budget;
        const auto answers = Yajikazu::solve(p, start(p), {}, budget);
        ASSERT_EQ(answers.verdict(), core::Verdict::Unique);
        const auto least = least_clues(p, answers.kept.front(), budget);
        ASSERT_TRUE(least.has_value());
        EXPECT_TRUE(*least == p) << line;
        ++boards;
    }
    EXPECT_GE(boards, 7);
}

}  // namespace
}  // namespace hashigo::yajikazu
