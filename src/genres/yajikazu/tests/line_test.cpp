// The line's totals against brute force over all shadings of the line, for every length to 10.
#include "genres/yajikazu/line.h"

#include <gtest/gtest.h>

#include <set>

#include "core/bits.h"
#include "core/random.h"

namespace hashigo::yajikazu {
namespace {

// A clue at the left end of a strip that looks right over `marks`.
struct Strip {
    Puzzle puzzle;
    State state;
};

Strip strip(const std::vector<Mark>& marks) {
    Strip s;
    s.puzzle.size = {1, static_cast<int>(marks.size()) + 1};
    s.puzzle.clues.resize(marks.size() + 1);
    s.puzzle.clues[0] = {core::Direction::Right, 0, true};
    s.state.marks = {Mark::Unknown};
    s.state.marks.insert(s.state.marks.end(), marks.begin(), marks.end());
    return s;
}

// All totals of the shadings that agree with the marks and let no two shaded cells touch.
std::set<int> brute(const std::vector<Mark>& marks) {
    std::set<int> totals;
    for (unsigned mask = 0; mask < (1U << marks.size()); ++mask) {
        if ((mask & (mask << 1U)) != 0) continue;
        bool agrees = true;
        for (std::size_t k = 0; k < marks.size(); ++k) {
            const bool shaded = ((mask >> k) & 1U) != 0;
            agrees = agrees && (marks[k] == Mark::Unknown || (marks[k] == Mark::Shaded) == shaded);
        }
        if (agrees) totals.insert(std::popcount(mask));
    }
    return totals;
}

void expect_equal(const std::optional<Totals>& totals, const std::set<int>& truth) {
    ASSERT_EQ(totals.has_value(), !truth.empty());
    for (int n = -1; totals && n <= 12; ++n) EXPECT_EQ(totals->reach(n), truth.count(n) == 1) << n;
}

void expect_brute_force(const std::vector<Mark>& marks) {
    const Strip s = strip(marks);
    Line line;
    line.look(s.puzzle, s.state, 0);
    expect_equal(line.totals(), brute(marks));
    for (std::size_t k = 0; k < marks.size(); ++k) {
        if (marks[k] != Mark::Unknown) continue;
        for (const Mark mark : {Mark::Shaded, Mark::White}) {
            std::vector<Mark> tried = marks;
            tried[k] = mark;
            expect_equal(line.totals_with(k, mark), brute(tried));
        }
    }
}

TEST(Line, AgreesWithBruteForce) {
    core::Random random(5);
    for (std::size_t length = 0; length <= 10; ++length) {
        for (int k = 0; k < 200; ++k) {
            std::vector<Mark> marks(length, Mark::Unknown);
            for (Mark& mark : marks) {
                if (random.below(2) == 0) mark = static_cast<Mark>(random.below(3));
            }
            expect_brute_force(marks);
        }
    }
}

TEST(Line, AnEmptyLineHoldsHalfOfItRoundedUp) {
    for (int length = 0; length <= 10; ++length) {
        const Strip s = strip(std::vector<Mark>(static_cast<std::size_t>(length), Mark::Unknown));
        Line line;
        line.look(s.puzzle, s.state, 0);
        EXPECT_EQ(line.totals()->least, 0);
        EXPECT_EQ(line.totals()->most, (length + 1) / 2);
    }
}

// The engine's bit trick, over word borders, against a loop over runs.
TEST(Line, RunHalvesCountsRunsAcrossWords) {
    core::Random random(9);
    for (int k = 0; k < 2000; ++k) {
        std::vector<std::uint64_t> words(1 + random.below(4));
        for (auto& word : words) word = random.next() | random.next() | random.next();
        core::RunHalves halves;
        int expected = 0;
        int run = 0;
        for (const std::uint64_t word : words) {
            halves.add(word);
            for (unsigned bit = 0; bit < 64; ++bit) {
                run = ((word >> bit) & 1U) != 0 ? run + 1 : 0;
                expected += run % 2;  // the 1st, 3rd, 5th … cell of each run
            }
        }
        ASSERT_EQ(halves.total(), expected);
    }
}

}  // namespace
}  // namespace hashigo::yajikazu
