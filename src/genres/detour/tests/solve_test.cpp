// The engines against plain enumeration on small boards of every variant: the sweep, learning, what
// answers have in common, conflicts; and every explanation must hold in every answer.
#include "genres/detour/solve.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>

#include "genres/detour/conflict.h"
#include "genres/detour/frontier.h"
#include "genres/detour/genre.h"
#include "genres/detour/loop_solver.h"
#include "genres/detour/tests/small_boards.h"

namespace hashigo::detour {
namespace {

using tests::all_answers;
using tests::any_board;
using tests::any_marks;
using tests::no_marks;
using tests::same_answers;
using Lit = LoopSolver::Lit;
using Outcome = LoopSolver::Outcome;

constexpr core::Wanted kAll{100000, 100000};
constexpr std::uint64_t kAnyStates = std::uint64_t{1} << 30U;

int boards(int count) {
    const char* scale = std::getenv("HASHIGO_TEST_SCALE");
    return scale == nullptr ? count : std::max(1, static_cast<int>(count * std::atof(scale)));
}

TEST(Solve, FindsEveryAnswerOfEveryKindOfBoard) {
    core::Random random(1);
    std::size_t found = 0;
    for (int k = boards(800); k > 0; --k) {
        const Puzzle p = any_board(random);
        const State s = any_marks(p, random);
        const auto answers = all_answers(p, s);
        found += answers.size();
        core::Budget budget;
        for (const auto& all :
             {solve(p, s, kAll, budget), *sweep_answers(p, s, kAll, kAnyStates, budget)}) {
            ASSERT_TRUE(same_answers(all.kept, answers)) << p.size.rows << "x" << p.size.cols;
            ASSERT_EQ(all.count, answers.size());
            ASSERT_TRUE(all.exact);
        }
        const auto two = solve(p, s, {}, budget);
        ASSERT_EQ(two.verdict(), core::verdict_of(answers.size(), true));
    }
    EXPECT_GT(found, static_cast<std::size_t>(boards(100)));
}

TEST(Solve, LearningFindsEveryAnswerToo) {
    core::Random random(2);
    for (int k = boards(500); k > 0; --k) {
        const Puzzle p = any_board(random);
        const State s = any_marks(p, random);
        const auto answers = all_answers(p, s);
        if (answers.size() > 200) continue;
        LoopSolver solver(p);
        solver.add_all(p);
        solver.fix(s);
        core::Budget budget;
        std::vector<State> found;
        while (solver.find(budget) == Outcome::Yes) {
            found.push_back(solver.answer());
            ASSERT_LE(found.size(), answers.size());
            solver.block(solver.answer(), s);
        }
        ASSERT_TRUE(same_answers(found, answers));
    }
}

TEST(Solve, CommonIsWhatNoAnswerDoesDifferently) {
    core::Random random(3);
    int facts = 0;
    for (int k = boards(400); k > 0; --k) {
        const Puzzle p = any_board(random);
        const State s = any_marks(p, random);
        const auto answers = all_answers(p, s);
        if (answers.empty()) continue;
        std::vector<Fact> due;
        for (int edge = 0; edge < edge_count(p.size); ++edge) {
            const auto at = static_cast<std::size_t>(edge);
            const Mark mark = answers.front().marks[at];
            const auto agrees = [&](const State& other) { return other.marks[at] == mark; };
            if (s.marks[at] != Mark::Unknown) continue;
            if (std::all_of(answers.begin(), answers.end(), agrees)) due.push_back({edge, mark});
        }
        facts += static_cast<int>(due.size());
        core::Budget budget;
        ASSERT_EQ(*common(p, s, answers.front(), budget), due);
    }
    EXPECT_GT(facts, boards(100));
}

// Checks each clause against the answers of a board whose numbers all hold: selectors are true.
class Judge : public core::cdcl::Proof {
  public:
    Judge(const Puzzle& p, std::vector<State> answers)
        : size_(p.size), answers_(std::move(answers)) {}
    void reason(std::span<const Lit> clause) override { judge(clause); }
    void learnt(std::span<const Lit> clause) override {
        if (!clause.empty()) judge(clause);
    }
    int judged = 0;
    int wrong = 0;

  private:
    bool line(const State& s, int cell, core::Direction side) const {
        const int edge = edge_at(size_, cell, side);
        return edge >= 0 && s.marks[static_cast<std::size_t>(edge)] == Mark::Line;
    }
    bool holds(Lit lit, const State& s) const {
        const int edges = edge_count(size_);
        if (lit.var() >= edges + size_.cells()) return lit.positive();
        if (lit.var() < edges) {
            return (s.marks[static_cast<std::size_t>(lit.var())] == Mark::Line) == lit.positive();
        }
        const int cell = lit.var() - edges;
        const bool turns =
            line(s, cell, core::Direction::Left) != line(s, cell, core::Direction::Right);
        return turns == lit.positive();
    }
    void judge(std::span<const Lit> clause) {
        ++judged;
        for (const State& s : answers_) {
            const auto fits = [&](Lit lit) { return holds(lit, s); };
            wrong += std::any_of(clause.begin(), clause.end(), fits) ? 0 : 1;
        }
    }
    core::Size size_;
    std::vector<State> answers_;
};

TEST(LoopSolver, ExplanationsHoldInEveryAnswer) {
    core::Random random(4);
    int judged = 0;
    for (int k = boards(200); k > 0; --k) {
        const Puzzle p = any_board(random);
        const auto answers = all_answers(p, no_marks(p));
        if (answers.empty()) continue;
        Judge judge(p, answers);
        LoopSolver solver(p);
        solver.write_to(judge);
        std::vector<Lit> selectors;
        const auto cells = region_cells(p);
        for (std::size_t region = 0; region < cells.size(); ++region) {
            const Clue& clue = p.clues[region];
            if (clue.binds()) selectors.push_back(solver.add(cells[region], *clue.number));
        }
        core::Budget budget;
        for (int half = 0; half < 2 * edge_count(p.size); ++half) {
            const Fact fact{half / 2, half % 2 == 0 ? Mark::Line : Mark::Empty};
            std::vector<Lit> wanted = selectors;
            wanted.push_back(LoopSolver::literal(fact));
            const bool due = std::any_of(answers.begin(), answers.end(), [&](const State& s) {
                return s.marks[static_cast<std::size_t>(fact.edge)] == fact.mark;
            });
            ASSERT_EQ(solver.find(budget, wanted), due ? Outcome::Yes : Outcome::No);
        }
        ASSERT_EQ(judge.wrong, 0);
        judged += judge.judged;
    }
    EXPECT_GT(judged, boards(100));
}

TEST(Conflict, HoldsByItselfAndNothingInItIsIdle) {
    core::Random random(5);
    int conflicts = 0;
    for (int k = boards(400); k > 0; --k) {
        const Puzzle p = any_board(random);
        const State s = any_marks(p, random);
        core::Budget budget;
        const auto conflict = smallest_conflict(p, s, budget);
        ASSERT_EQ(conflict.has_value(), all_answers(p, s).empty());
        if (!conflict) continue;
        ++conflicts;
        Puzzle numbers = p;
        for (Clue& clue : numbers.clues) clue = {};
        for (const int region : conflict->regions) {
            numbers.clues[static_cast<std::size_t>(region)] =
                p.clues[static_cast<std::size_t>(region)];
        }
        State marks = no_marks(p);
        for (const int edge : conflict->edges) {
            marks.marks[static_cast<std::size_t>(edge)] = s.marks[static_cast<std::size_t>(edge)];
        }
        ASSERT_TRUE(all_answers(numbers, marks).empty());
        for (const int region : conflict->regions) {
            Puzzle less = numbers;
            less.clues[static_cast<std::size_t>(region)] = {};
            ASSERT_FALSE(all_answers(less, marks).empty());
        }
        for (const int edge : conflict->edges) {
            State less = marks;
            less.marks[static_cast<std::size_t>(edge)] = Mark::Unknown;
            ASSERT_FALSE(all_answers(numbers, less).empty());
        }
    }
    EXPECT_GT(conflicts, boards(20));
}

TEST(Solve, CountsLargeBoardsWithoutNumbers) {
    core::Budget budget;
    const Puzzle p = blank_puzzle({8, 8});
    EXPECT_EQ(solve(p, no_marks(p), {1U << 30U, 1}, budget).count, 4638576U);
}

TEST(Solve, ABudgetThatRunsOutIsUnknownAndNeverNo) {
    const Puzzle p = blank_puzzle({6, 6});
    for (std::uint64_t nodes = 0; nodes < 2000; nodes += 37) {
        core::Budget budget(nodes);
        const auto found = solve(p, no_marks(p), {}, budget);
        EXPECT_NE(found.verdict(), core::Verdict::None);
        EXPECT_NE(found.verdict(), core::Verdict::Unique);
        EXPECT_EQ(budget.exhausted(), found.verdict() == core::Verdict::Unknown);
    }
}

// As many cells as a codec accepts; the oracle must not run out of stack.
TEST(Oracle, TakesBoardsOfAnySize) {
    const Puzzle p = blank_puzzle({500, 500});
    core::Budget budget(400000);
    EXPECT_FALSE(Detour::oracle(p, Detour::start(p), {}, budget).exact);
}

}  // namespace
}  // namespace hashigo::detour
