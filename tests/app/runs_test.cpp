// Which sentences in a row are told as one.
#include "app/runs.h"

#include <gtest/gtest.h>

namespace hashigo::app {
namespace {

using Sentences = std::vector<std::string>;

TEST(Runs, JoinSentencesThatDifferInOneName) {
    const Sentences all = {"Once r1c1 is picked, r9c9 is left.",
                           "Once r1c12 is picked, r9c9 is left.",
                           "Once r2c1 is picked, r9c9 is left.",
                           "Once r10c1 is picked, r9c9 is left.", "Something else."};
    const auto found = runs(all);
    ASSERT_EQ(found.size(), 2U);
    EXPECT_EQ(found[0].first, 0U);
    EXPECT_EQ(found[0].last, 3U);
    EXPECT_EQ(found[0].names, (Sentences{"r1c12", "r2c1", "r10c1"}));
    EXPECT_EQ(found[1].first, 4U);
    EXPECT_TRUE(found[1].names.empty());
}

TEST(Runs, ReplaceTheNameWhereverItStands) {
    const Sentences all = {"r1c1は次でない。r1c1を拾うと", "r1c2は次でない。r1c2を拾うと",
                           "r1c3は次でない。r1c3を拾うと", "r1c4は次でない。r1c5を拾うと"};
    EXPECT_EQ(runs(all).size(), 4U);
    EXPECT_EQ(runs({all[0], all[1], all[2], "r2c4は次でない。r2c4を拾うと"}).size(), 1U);
}

// The place of the difference must be the same throughout.
TEST(Runs, LeaveApartWhatDiffersElsewhere) {
    const Sentences all = {"r1c1 and r2c2", "r1c3 and r2c2", "r1c1 and r2c4", "r1c5 and r2c2"};
    EXPECT_EQ(runs(all).size(), 4U);
}

TEST(Runs, LeaveApartNumbersAndShortRuns) {
    EXPECT_EQ(runs({"a 1", "a 2", "a 3", "a 4"}).size(), 4U);
    EXPECT_EQ(runs({"r1c1", "r1c2", "r1c3"}).size(), 3U);
    EXPECT_EQ(runs({"r1c1", "r1c1", "r1c1", "r1c1"}).size(), 4U);
    EXPECT_TRUE(runs({}).empty());
}

}  // namespace
}  // namespace hashigo::app
