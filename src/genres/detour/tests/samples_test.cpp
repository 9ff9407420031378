// The shipped samples: each is unique and none holds a superfluous number.
#include <gtest/gtest.h>

#include <fstream>
#include <string>

#include "genres/detour/codec.h"
#include "genres/detour/genre.h"
#include "genres/detour/solve.h"
#include "genres/detour/state.h"

namespace hashigo::detour {
namespace {

core::Verdict verdict(const Puzzle& p) {
    core::Budget budget;
    return detour::solve(p, start(p), {}, budget).verdict();
}

TEST(Samples, AreUniqueWithoutASuperfluousNumber) {
    std::ifstream file(std::string(HASHIGO_SOURCE_ROOT) + "/data/samples/detour.txt");
    int boards = 0;
    for (std::string line; std::getline(file, line);) {
        if (line.empty() || line.front() == '#') continue;
        const auto position = read(line);
        ASSERT_TRUE(position.ok()) << line;
        const Puzzle& p = position->puzzle;
        EXPECT_EQ(verdict(p), core::Verdict::Unique) << line;
        for (std::size_t k = 0; k < p.clues.size(); ++k) {
            if (!p.clues[k].there) continue;
            Puzzle less = p;
            less.clues[k] = {};
            EXPECT_EQ(verdict(less), core::Verdict::Many) << line << " without " << k;
        }
        ++boards;
    }
    EXPECT_GE(boards, 7);
}

}  // namespace
}  // namespace hashigo::detour
