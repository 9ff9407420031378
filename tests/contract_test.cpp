// What every genre must keep, tested once for all of them on random small boards and states, with
// the oracle as the truth. A genre joins by adding its Kit to Kits below.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <fstream>
#include <set>
#include <sstream>
#include <string>

#include "core/explain.h"
#include "core/grade.h"
#include "core/hint.h"
#include "core/search.h"
#include "core/walk.h"
#include "genres/goishi/tests/kit.h"
#include "genres/yajikazu/tests/kit.h"

namespace hashigo {
namespace {

using Kits = ::testing::Types<yajikazu::Kit, goishi::Kit>;

constexpr std::uint64_t kAll = std::uint64_t{1} << 40U;
constexpr int kBoards = 24000;

// A slower build may ask for fewer boards: HASHIGO_TEST_SCALE=0.1 takes a tenth.
int scaled(int count) {
    const char* scale = std::getenv("HASHIGO_TEST_SCALE");
    const double factor = scale == nullptr ? 1.0 : std::atof(scale);
    return std::max(1, static_cast<int>(count * factor));
}

template <class Kit>
class Contract : public ::testing::Test {
  public:
    using Tested = typename Kit::Genre;
    using Puzzle = typename Tested::Puzzle;
    using State = typename Tested::State;

    struct Case {
        Puzzle puzzle;
        State marks;
        std::vector<State> answers;  // every answer that extends the marks, by the oracle
    };

    // Random boards with random marks on them; most states have an answer.
    template <class Visit>
    static void each_case(int boards, Visit&& visit) {
        core::Random random(20260101);
        for (int k = 0; k < boards; ++k) {
            Case one{Kit::small_board(random), {}, {}};
            core::Budget budget;
            const State open = Tested::start(one.puzzle);
            auto all = Tested::oracle(one.puzzle, open, {kAll, kAll}, budget).kept;
            const State& base =
                all.empty() ? open : all[static_cast<std::size_t>(random.below(all.size()))];
            one.marks = Kit::some_marks(base, random.below(4) != 0, random);
            for (State& answer : all) {
                if (Kit::extends(answer, one.marks)) one.answers.push_back(std::move(answer));
            }
            visit(one);
            if (::testing::Test::HasFatalFailure()) return;
        }
    }

    static bool holds(const core::Deduction<Tested>& d, const State& answer) {
        return d.outcome != core::Outcome::Contradiction && Tested::known(answer, d.fact);
    }

    static core::Sites all_cited(const core::Explanation& told) {
        core::Sites cited = told.grounds.givens;
        core::merge(cited, told.grounds.state);
        core::merge(cited, told.therefore);
        return cited;
    }

    // Whether the rung finds the deduction again (or a contradiction) on a restricted board.
    static bool derives_again(const Puzzle& p, const State& s, const core::Deduction<Tested>& d,
                              const core::Sites& cited) {
        const auto [less, fewer] = Tested::restrict_to(p, s, cited);
        core::Budget budget;
        core::Deductions<Tested> out(budget);
        out.begin(d.rung);
        Tested::ladder()[static_cast<std::size_t>(d.rung)].deduce(
            less, fewer, core::whole_ladder<Tested>().below(d.rung), out);
        for (const auto& again : out.found()) {
            if (again.outcome == core::Outcome::Contradiction) return true;
            if (d.outcome == core::Outcome::Contradiction) continue;
            if (Tested::sites(p, again.fact) == Tested::sites(p, d.fact) &&
                Tested::name(p, again.fact) == Tested::name(p, d.fact)) {
                return true;
            }
        }
        return false;
    }
};

TYPED_TEST_SUITE(Contract, Kits);

TYPED_TEST(Contract, SolveSearchAndOracleAgree) {
    using G = typename TypeParam::Genre;
    std::uint64_t answers = 0;
    this->each_case(scaled(kBoards), [&](const auto& one) {
        core::Budget budget;
        const auto solved = G::solve(one.puzzle, one.marks, {kAll, kAll}, budget);
        const auto probed = G::solve(one.puzzle, one.marks, {3, 3}, budget);
        const auto searched =
            core::search<G>(one.puzzle, one.marks, core::whole_ladder<G>(), {kAll, kAll}, budget);
        ASSERT_TRUE(solved.exact && searched.exact);
        ASSERT_EQ(solved.count, one.answers.size());
        ASSERT_EQ(searched.count, one.answers.size());
        ASSERT_EQ(std::min<std::uint64_t>(solved.count, 3), probed.count);
        for (const auto& answer : one.answers) {
            const auto in = [&](const auto& kept) {
                return std::find(kept.begin(), kept.end(), answer) != kept.end();
            };
            ASSERT_TRUE(in(solved.kept) && in(searched.kept));
            ASSERT_TRUE(G::legal(one.puzzle, answer));
        }
        answers += solved.count;
    });
    EXPECT_GT(answers, 0U);
}

TYPED_TEST(Contract, EveryDeductionHoldsInEveryAnswer) {
    using G = typename TypeParam::Genre;
    std::uint64_t checked = 0;
    this->each_case(scaled(kBoards), [&](const auto& one) {
        core::Budget budget;
        core::Deductions<G> out(budget);
        const auto ladder = G::ladder();
        for (std::size_t rung = 0; rung < ladder.size(); ++rung) {
            const int k = static_cast<int>(rung);
            out.begin(k);
            ladder[rung].deduce(one.puzzle, one.marks, core::RungSet::first(k), out);
            for (const auto& d : out.found()) {
                ASSERT_TRUE(d.outcome != core::Outcome::Contradiction || one.answers.empty());
                for (const auto& answer : one.answers) ASSERT_TRUE(this->holds(d, answer));
                ++checked;
            }
        }
    });
    EXPECT_GT(checked, 0U);
}

TYPED_TEST(Contract, TheLadderIsMonotone) {
    using G = typename TypeParam::Genre;
    this->each_case(scaled(kBoards), [&](const auto& one) {
        core::Budget budget;
        core::Deductions<G> out(budget);
        auto lower = one.marks;
        bool broke = false;
        for (int rungs = 1; rungs <= static_cast<int>(G::ladder().size()); ++rungs) {
            auto higher = one.marks;
            const auto stop = core::climb<G>(one.puzzle, higher, core::RungSet::first(rungs), out);
            ASSERT_TRUE(!broke || stop == core::Stop::Contradiction);
            broke = stop == core::Stop::Contradiction;
            if (broke) continue;
            ASSERT_TRUE(TypeParam::extends(higher, lower) || lower == one.marks);
            lower = higher;
        }
        ASSERT_TRUE(!broke || one.answers.empty());
    });
}

TYPED_TEST(Contract, EveryHintDerivesItselfFromWhatItCites) {
    using G = typename TypeParam::Genre;
    std::set<std::string> reasons;
    this->each_case(scaled(kBoards), [&](const auto& one) {
        core::Budget budget;
        core::Deductions<G> out(budget);
        auto s = one.marks;
        while (core::find_round<G>(one.puzzle, s, core::whole_ladder<G>(), out)) {
            for (const auto& d : out.found()) {
                if (d.outcome != core::Outcome::Contradiction && G::known(s, d.fact)) continue;
                const auto told = core::explain_step<G>(one.puzzle, s, d, budget);
                reasons.insert(told.reason);
                ASSERT_FALSE(told.message.en.empty() || told.message.ja.empty());
                ASSERT_TRUE(this->derives_again(one.puzzle, s, d, this->all_cited(told)))
                    << told.message.en;
            }
            if (!core::apply_round<G>(one.puzzle, s, out, nullptr)) break;
        }
    });
    for (const std::string& reason : TypeParam::reasons()) {
        EXPECT_EQ(reasons.count(reason), 1U) << "never fired: " << reason;
    }
    EXPECT_EQ(reasons.count("probe"), 1U);
}

TYPED_TEST(Contract, SearchStepsDeriveThemselvesFromWhatTheyCite) {
    using G = typename TypeParam::Genre;
    int stepped = 0;
    this->each_case(scaled(kBoards / 8), [&](const auto& one) {
        core::Budget budget;
        if (one.answers.empty()) return;
        const auto facts = G::common(one.puzzle, one.marks, one.answers.front(), budget);
        ASSERT_TRUE(facts.has_value());
        for (const auto& fact : *facts) {
            const auto found =
                core::refute<G>(one.puzzle, one.marks, fact, core::RungSet::first(1), budget);
            // Rules that only a full board breaks leave no argument to slice.
            if (!found) continue;
            core::Sites cited = found->grounds.givens;
            core::merge(cited, found->grounds.state);
            core::merge(cited, G::sites(one.puzzle, fact));
            const auto [less, fewer] = G::restrict_to(one.puzzle, one.marks, cited);
            ASSERT_TRUE(core::refute<G>(less, fewer, fact, core::whole_ladder<G>(), budget));
            ++stepped;
        }
    });
    EXPECT_GT(stepped, 0);
}

TYPED_TEST(Contract, CommonFactsAreExactlyThoseOfAllAnswers) {
    using G = typename TypeParam::Genre;
    this->each_case(scaled(kBoards / 4), [&](const auto& one) {
        if (one.answers.empty()) return;
        core::Budget budget;
        const auto facts = G::common(one.puzzle, one.marks, one.answers.back(), budget);
        ASSERT_TRUE(facts.has_value());
        auto known = one.marks;
        for (const auto& fact : *facts) {
            for (const auto& answer : one.answers) ASSERT_TRUE(G::known(answer, fact));
            G::apply(one.puzzle, known, fact);
        }
        for (const auto& open : G::assumptions(one.puzzle, known)) {
            const bool in_all = std::all_of(one.answers.begin(), one.answers.end(),
                                            [&](const auto& a) { return G::known(a, open); });
            ASSERT_FALSE(in_all);
        }
    });
}

TYPED_TEST(Contract, HintsLeadFromAnySoundStateToTheAnswer) {
    using G = typename TypeParam::Genre;
    int solved = 0;
    this->each_case(scaled(kBoards / 8), [&](const auto& one) {
        core::Budget budget;
        const auto all = G::solve(one.puzzle, G::start(one.puzzle), {}, budget);
        if (all.verdict() != core::Verdict::Unique || one.answers.empty()) return;
        auto s = one.marks;
        for (;;) {
            const auto hint = core::hint<G>(one.puzzle, s, core::whole_ladder<G>(), true, budget);
            if (hint.kind == core::HintKind::Done) break;
            ASSERT_EQ(hint.kind, core::HintKind::Step) << hint.message.en;
            ASSERT_FALSE(hint.after == s) << "a hint repeats itself";
            s = hint.after;
            ASSERT_TRUE(TypeParam::extends(one.answers.front(), s));
        }
        ++solved;
    });
    EXPECT_GT(solved, 0);
}

// Every rule of the referee has a board, named after its code, that breaks just this rule.
TYPED_TEST(Contract, EveryErrorCodeHasABoard) {
    using G = typename TypeParam::Genre;
    for (const auto& rule : G::rules()) {
        const std::string code(rule.sentence.key);
        std::ifstream file(std::string(HASHIGO_SOURCE_ROOT) + "/src/genres/" + std::string(G::id) +
                           "/tests/boards/" + code + ".txt");
        ASSERT_TRUE(file.good()) << "no board for " << code;
        std::stringstream text;
        text << file.rdbuf();
        auto position = G::read(text.str());
        ASSERT_TRUE(position.ok()) << code;
        TypeParam::demand(position->puzzle, code);
        const auto violations = core::judge<G>(position->puzzle, position->marks);
        ASSERT_FALSE(violations.empty()) << code;
        for (const auto& violation : violations) EXPECT_EQ(violation.code, code);
        EXPECT_FALSE(violations[0].message.en.empty() || violations[0].message.ja.empty());
    }
}

TYPED_TEST(Contract, PositionsRoundTripInEveryFormat) {
    using G = typename TypeParam::Genre;
    this->each_case(scaled(kBoards / 8), [&](const auto& one) {
        auto puzzle = one.puzzle;
        puzzle.variant = {};  // a matter of the command, not of the file
        for (const auto format :
             {core::Format::Pzprv3, core::Format::Text, core::Format::Json, core::Format::Url}) {
            const auto written = G::write({puzzle, one.marks}, format);
            ASSERT_TRUE(written.ok());
            const auto again = G::read(*written);
            ASSERT_TRUE(again.ok()) << *written << "\n" << again.error().message.en;
            ASSERT_TRUE(again->puzzle == puzzle) << *written;
            const bool bare = format == core::Format::Url;  // an address holds no marks
            ASSERT_TRUE(again->marks == (bare ? G::start(puzzle) : one.marks)) << *written;
        }
    });
}

TYPED_TEST(Contract, GeneratedPuzzlesAreUniqueAndReproducible) {
    using G = typename TypeParam::Genre;
    for (std::uint64_t seed = 1; seed <= 5; ++seed) {
        const auto make = [&] {
            core::Budget budget;
            return G::generate({TypeParam::kSampleSize, {}, core::Random(seed)}, budget);
        };
        const auto made = make();
        ASSERT_TRUE(made.ok());
        ASSERT_TRUE(*made == *make());
        core::Budget budget;
        EXPECT_EQ(G::solve(*made, G::start(*made), {}, budget).verdict(), core::Verdict::Unique);
    }
}

}  // namespace
}  // namespace hashigo
