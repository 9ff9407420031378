// The shipped samples: each has exactly one answer.
#include <gtest/gtest.h>

#include <fstream>
#include <string>

#include "genres/goishi/codec.h"
#include "genres/goishi/solve.h"
#include "genres/goishi/state.h"

namespace hashigo::goishi {
namespace {

TEST(Samples, AreUnique) {
    std::ifstream file(std::string(HASHIGO_SOURCE_ROOT) + "/data/samples/goishi.txt");
    int boards = 0;
    for (std::string line; std::getline(file, line);) {
        if (line.empty() || line.front() == '#') continue;
        const auto position = read(line);
        ASSERT_TRUE(position.ok()) << line;
        core::Budget budget;
        const Puzzle& p = position->puzzle;
        EXPECT_EQ(solve(p, start(p), {}, budget).verdict(), core::Verdict::Unique) << line;
        ++boards;
    }
    EXPECT_GE(boards, 5);
}

}  // namespace
}  // namespace hashigo::goishi
