// The plain sweep against loops found one by one, and against published sequences.
#include "genres/detour/plug.h"

#include <gtest/gtest.h>

#include <string>
#include <utility>

#include "genres/detour/tests/plain_loops.h"

namespace hashigo::detour {
namespace {

constexpr Variant kOneLoop{};
constexpr Variant kSeveral{true, false};
constexpr Variant kSkips{false, true};
constexpr Variant kNeither{true, true};

std::string counted(core::Size size, Variant variant = {}) {
    core::Budget budget;
    const auto counted = plug::count(size, variant, false, budget);
    return counted ? core::decimal(counted->loops) : counted.error().code;
}

TEST(Plug, CountsLoopsAsWalkingDoes) {
    for (int rows = 1; rows <= 6; ++rows) {
        for (int cols = 1; cols <= 6; ++cols) {
            std::uint64_t walked = 0;
            tests::Walker(rows, cols, [&](const tests::Tour&) { ++walked; });
            EXPECT_EQ(counted({rows, cols}), std::to_string(walked)) << rows << 'x' << cols;
        }
    }
}

TEST(Plug, CountsByTurnsAsWalkingDoes) {
    for (int rows = 2; rows <= 6; ++rows) {
        for (int cols = 2; cols <= 6; ++cols) {
            std::vector<core::Count> walked;
            tests::Walker(rows, cols, [&](const tests::Tour& tour) {
                const auto bends = tests::bends(tour, cols);
                const auto turns = static_cast<std::size_t>(bends.left + bends.right);
                if (walked.size() <= turns) walked.resize(turns + 1, 0);
                ++walked[turns];
            });
            core::Budget budget;
            const auto counted = plug::count({rows, cols}, kOneLoop, true, budget);
            ASSERT_TRUE(counted);
            EXPECT_EQ(counted->by_turns, walked) << rows << 'x' << cols;
        }
    }
}

TEST(Plug, DropsRulesAsSettingEdgesDoes) {
    for (int rows = 1; rows <= 5; ++rows) {
        for (int cols = 1; cols <= 4; ++cols) {
            const tests::EdgeSetter whole(rows, cols, false);
            const tests::EdgeSetter part(rows, cols, true);
            const auto all = [](const tests::EdgeSetter& edges) {
                std::uint64_t sum = 0;
                for (const auto& [loops, ways] : edges.by_loops()) sum += loops > 0 ? ways : 0;
                return std::to_string(sum);
            };
            const auto one = [](const tests::EdgeSetter& edges) {
                const auto found = edges.by_loops().find(1);
                return std::to_string(found == edges.by_loops().end() ? 0 : found->second);
            };
            EXPECT_EQ(counted({rows, cols}, kOneLoop), one(whole)) << rows << 'x' << cols;
            EXPECT_EQ(counted({rows, cols}, kSeveral), all(whole)) << rows << 'x' << cols;
            EXPECT_EQ(counted({rows, cols}, kSkips), one(part)) << rows << 'x' << cols;
            EXPECT_EQ(counted({rows, cols}, kNeither), all(part)) << rows << 'x' << cols;
        }
    }
}

// A003763, A222202 and A140517 of the OEIS; the last column is in no list.
TEST(Plug, AgreesWithPublishedSequences) {
    struct Row {
        int side;
        const char* one_loop;
        const char* several;
        const char* skips;
        const char* neither;
    };
    for (const Row& row :
         {Row{2, "1", "1", "1", "1"}, Row{3, "0", "0", "13", "13"}, Row{4, "6", "18", "213", "321"},
          Row{5, "0", "0", "9349", "23857"}, Row{6, "1072", "13903", "1222363", "5735477"},
          Row{7, "0", "0", "487150371", "4468252413"},
          Row{8, "4638576", "360783593", "603841648931", "11282914491065"}}) {
        const core::Size size{row.side, row.side};
        EXPECT_EQ(counted(size, kOneLoop), row.one_loop);
        EXPECT_EQ(counted(size, kSeveral), row.several);
        EXPECT_EQ(counted(size, kSkips), row.skips);
        EXPECT_EQ(counted(size, kNeither), row.neither);
    }
}

TEST(Plug, NeedsNumbersOfAnySizeOnLargeBoards) {
    EXPECT_EQ(counted({12, 12}), "1076226888605605706");
    EXPECT_EQ(counted({2, 400}), "1");
    // Loops of 2 x n that may be several: as many as ways to write n in parts of two or more.
    core::Count before = 0;
    core::Count ways = 1;
    for (int n = 3; n <= 600; ++n) before = std::exchange(ways, core::Count(before + ways));
    EXPECT_EQ(counted({600, 2}, kSeveral), core::decimal(ways));
}

TEST(Plug, StopsAtItsBudget) {
    core::Budget few(100);
    EXPECT_FALSE(plug::count({8, 8}, kOneLoop, false, few));
    EXPECT_EQ(few.reached(), core::Limit::Nodes);
    core::Budget small;
    small.limit_bytes(10000);
    const auto refused = plug::count({10, 10}, kOneLoop, false, small);
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().fault, core::Fault::Limit);
    EXPECT_EQ(small.reached(), core::Limit::Memory);
    core::Budget any;
    EXPECT_FALSE(plug::count({40, 40}, kOneLoop, false, any));
}

}  // namespace
}  // namespace hashigo::detour
