// The one implementation of AnyGenre: each verb reads the text into the genre's plain types, calls
// its pure functions or the core's templates, and writes the outcome as a report.
#pragma once

#include <algorithm>
#include <iterator>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "app/erased_mend.h"
#include "app/erased_solve.h"
#include "app/erased_steps.h"
#include "core/grade.h"
#include "core/referee.h"

namespace hashigo::app {

template <Face G>
class Erased final : public AnyGenre {
    using Puzzle = typename G::Puzzle;
    using Position = core::Position<G>;
    using Text = std::string_view;

  public:
    std::string_view id() const override { return G::id; }
    GenreInfo info() const override { return G::info(); }

    core::Result<SolveReport> solve(Text text, const Choices& rules, const SolveRequest& request,
                                    core::Budget& budget) const override {
        const auto position = open(text, rules);
        if (!position) return position.error();
        return solve_report<G>(*position, {about(*position)}, request, budget);
    }
    core::Result<CheckReport> check(Text text, const Choices& rules) const override {
        const auto position = open(text, rules);
        if (!position) return position.error();
        CheckReport report{about(*position)};
        report.violations = core::judge<G>(position->puzzle, position->marks);
        report.complete = report.violations.empty();
        return report;
    }
    core::Result<HintReport> hint(Text text, const Choices& rules, const HintRequest& request,
                                  core::Budget& budget) const override {
        const auto position = open(text, rules);
        if (!position) return position.error();
        return hint_report<G>(*position, {about(*position)}, request, budget);
    }
    core::Result<ExplainReport> explain(Text text, const Choices& rules,
                                        const ExplainRequest& request,
                                        core::Budget& budget) const override {
        const auto position = open(text, rules);
        if (!position) return position.error();
        return explain_report<G>(*position, {about(*position)}, request, budget);
    }
    core::Result<GradeReport> grade(Text text, const Choices& rules,
                                    core::Budget& budget) const override {
        const auto position = open(text, rules);
        if (!position) return position.error();
        const core::Grade grade = core::grade<G>(position->puzzle, budget);
        GradeReport report{about(*position)};
        report.verdict = grade.verdict;
        report.effort = grade.effort;
        if (grade.verdict == core::Verdict::Unknown) report.reason = limit_error(budget).message;
        if (grade.rung) report.grade = rung_id<G>(*grade.rung);
        for (std::size_t rung = 0; rung < grade.steps.size(); ++rung) {
            report.steps.emplace_back(rung_id<G>(static_cast<int>(rung)), grade.steps[rung]);
        }
        return report;
    }
    core::Result<CountReport> count(Text text, const Choices& rules, const CountRequest& request,
                                    core::Budget& budget) const override {
        const auto position = open(text, rules);
        if (!position) return position.error();
        const Puzzle& p = position->puzzle;
        if (request.by_turns) return count_by_turns(*position, request, budget);
        if constexpr (Counts<G>) {
            if (request.method == Method::Solve) {
                auto counted = G::count(p, request, budget);
                if (!counted) return named(counted.error(), budget);
                return CountReport{about(*position), std::move(*counted)};
            }
        }
        if (request.shelf.there()) return core::cannot_be_kept();
        const auto answers =
            answers_by<G>(request.method, p, G::start(p), {core::Budget::kUnlimited, 0}, budget);
        if (answers.exact) return CountReport{about(*position), std::to_string(answers.count)};
        return limit_error(budget, core::say(tr("count.so-far"), answers.count));
    }
    core::Result<TextReport> minimise(Text text, const Choices& rules,
                                      core::Budget& budget) const override {
        if constexpr (Minimises<G>) {
            const auto position = open(text, rules);
            if (!position) return position.error();
            const auto puzzle = G::minimise(position->puzzle, budget);
            if (!puzzle) return named(puzzle.error(), budget);
            return written({*puzzle, G::start(*puzzle), position->notes, position->warnings});
        } else {
            return without_clues("minimise");
        }
    }
    core::Result<ConflictReport> conflict(Text text, const Choices& rules, From from,
                                          core::Budget& budget) const override {
        if constexpr (Conflicts<G>) {
            const auto position = open(text, rules);
            if (!position) return position.error();
            return conflict_report<G>(*position, {about(*position)}, from, budget);
        } else {
            return without_clues("conflict");
        }
    }
    core::Result<RepairReport> repair(Text text, const Choices& rules, const RepairRequest& request,
                                      core::Budget& budget) const override {
        if constexpr (Repairs<G>) {
            const auto position = open(text, rules);
            if (!position) return position.error();
            return repair_report<G>(*position, {about(*position)}, request, budget);
        } else {
            return without_clues("repair");
        }
    }
    core::Result<TextReport> generate(const GenerateRequest& request,
                                      core::Budget& budget) const override {
        if constexpr (Generates<G>) {
            const auto puzzle = G::generate(request, budget);
            if (!puzzle) return named(puzzle.error(), budget);
            return written({*puzzle, G::start(*puzzle)});
        } else {
            return unsupported("generate");
        }
    }
    core::Result<CensusReport> census(core::Size size, const CensusRequest& request,
                                      core::Budget& budget) const override {
        if constexpr (Censuses<G>) {
            auto report = G::census(size, request, budget);
            if (!report) return named(report.error(), budget);
            return report;
        } else {
            return unsupported("census");
        }
    }
    core::Result<Samples> samples(core::Size size, const Choices& rules,
                                  core::Budget& budget) const override {
        if constexpr (Draws<G>) {
            auto puzzle = G::blank(size);
            if (!puzzle) return puzzle.error();
            if (auto error = G::configure(*puzzle, rules)) return *error;
            auto drawer = G::drawer(*puzzle, budget);
            if (!drawer) return named(drawer.error(), budget);
            const auto draw = [puzzle = *puzzle, draw = drawer->draw](core::Random random) {
                return *written({puzzle, draw(random)});
            };
            return Samples{{size}, drawer->answers, draw};
        } else {
            return unsupported("sample");
        }
    }
    core::Result<TextReport> whole_board(core::Size size) const override {
        if constexpr (HasWholeBoard<G>) {
            const auto puzzle = G::whole_board(size);
            if (!puzzle) return puzzle.error();
            return written({*puzzle, G::start(*puzzle)});
        } else {
            return blank(size);
        }
    }
    core::Result<TextReport> blank(core::Size size) const override {
        const auto puzzle = G::blank(size);
        if (!puzzle) return puzzle.error();
        return written({*puzzle, G::start(*puzzle)});
    }

    core::Result<TextReport> convert(Text text, core::Format to) const override {
        const auto position = G::read(text);
        if (!position) return position.error();
        auto written = G::write(*position, to);
        if (!written) return written.error();
        return TextReport{about(*position), std::move(*written)};
    }
    core::Result<TextReport> transform(Text text, const Transform& how) const override {
        const auto position = G::read(text);
        if (!position) return position.error();
        return written(G::transform(*position, how));
    }
    core::Result<DrawReport> draw(Text text, const Choices& rules, const DrawRequest& request,
                                  core::Budget& budget) const override {
        auto position = open(text, rules);
        if (!position) return position.error();
        DrawReport report{about(*position)};
        if (request.answer) {
            if (auto error = fill_in(*position, report, budget)) return *error;
        }
        report.scene = G::scene(position->puzzle, position->marks, overlay(*position, request));
        report.labels = G::labels(position->puzzle, position->marks);
        return report;
    }
    core::Result<ReplayReport> replay(Text text, core::Budget& budget) const override {
        if constexpr (Replays<G>) {
            const auto position = G::read(text);
            if (!position) return position.error();
            ReplayReport report{about(*position)};
            const auto cells = static_cast<std::uint64_t>(report.about.size.cells());
            if (!budget.afford(cells * cells)) return limit_error(budget);
            for (auto& marks : G::replay(position->puzzle, position->marks)) {
                report.positions.push_back(
                    pzprv3<G>({position->puzzle, std::move(marks), position->notes}));
            }
            return report;
        } else {
            return unsupported("replay");
        }
    }
    core::Result<TouchReport> touch(Text text, const core::Gesture& gesture,
                                    bool follow) const override {
        const auto position = G::read(text);
        if (!position) return position.error();
        auto touched = G::touch(position->puzzle, position->marks, gesture);
        if (!touched) return touched.error();
        if (follow) add_followed(position->puzzle, *touched);
        return told_of(
            TouchReport{about(*position),
                        pzprv3<G>({position->puzzle, std::move(touched->after), position->notes}),
                        std::move(touched->changed), std::move(touched->removed)},
            touched->remarks);
    }
    core::Result<TouchReport> edit(Text text, const core::Gesture& gesture) const override {
        const auto position = G::read(text);
        if (!position) return position.error();
        auto touched = G::edit(*position, gesture);
        if (!touched) return touched.error();
        return told_of(TouchReport{about(*position), pzprv3<G>(touched->after),
                                   std::move(touched->changed), std::move(touched->removed)},
                       touched->remarks);
    }
    std::span<const core::Experiment> experiments() const override {
        if constexpr (Measures<G>) return G::experiments();
        return {};
    }
    const std::vector<core::Claim>& claims() const override {
        static const std::vector<core::Claim> none;
        if constexpr (Measures<G>) return G::claims();
        return none;
    }

  private:
    static core::Result<Position> open(Text text, const Choices& rules) {
        auto position = G::read(text);
        if (!position) return position;
        if (auto error = G::configure(position->puzzle, rules)) return *error;
        return position;
    }
    static About about(const Position& position) {
        return {position.puzzle.size, position.warnings};
    }
    static TouchReport told_of(TouchReport report, const std::vector<core::Text>& remarks) {
        auto& warnings = report.about.warnings;
        warnings.insert(warnings.end(), remarks.begin(), remarks.end());
        return report;
    }
    static core::Result<TextReport> written(const Position& position) {
        return TextReport{about(position), pzprv3<G>(position)};
    }
    static core::Result<CountReport> count_by_turns(const Position& position,
                                                    const CountRequest& request,
                                                    core::Budget& budget) {
        if constexpr (CountsByTurns<G>) {
            if (request.method != Method::Solve) {
                return unsupported_pair("--turns", "--method " + std::string(name(request.method)));
            }
            auto counted = G::count_by_turns(position.puzzle, request, budget);
            if (!counted) return named(counted.error(), budget);
            return CountReport{about(position), counted->first, counted->second};
        } else {
            return unsupported("count --turns");
        }
    }
    static core::Overlay overlay(const Position& position, const DrawRequest& request) {
        core::Overlay overlay = request.overlay;
        if constexpr (UsesUp<G>) {
            if (request.used) overlay.used = G::used(position.puzzle, position.marks);
        }
        return overlay;
    }
    static void add_followed([[maybe_unused]] const Puzzle& p,
                             [[maybe_unused]] core::Touched<typename G::State>& touched) {
        if constexpr (Follows<G>) {
            auto more = G::follow(p, touched.after, touched.changed);
            touched.after = std::move(more.after);
            std::move(more.changed.begin(), more.changed.end(),
                      std::back_inserter(touched.changed));
        }
    }
    static core::Error unsupported(std::string_view verb) {
        return error(core::Fault::Unsupported, tr("unsupported"), G::id, verb);
    }
    // The same of a verb about clues, and why, where a genre has none.
    static core::Error without_clues(std::string_view verb) {
        core::Error made = unsupported(verb);
        if constexpr (LacksClues<G>) {
            made.message = joined(std::move(made.message), G::why_no_clues());
        }
        return made;
    }
    // A genre that gave up because its budget ended need not know which limit it was; it says just
    // "limit" then.
    static core::Error named(core::Error error, const core::Budget& budget) {
        if (error.code != "limit" || !budget.exhausted()) return error;
        return limit_error(budget);
    }
    // Puts the first answer in place of the marks.
    static std::optional<core::Error> fill_in(Position& position, DrawReport& report,
                                              core::Budget& budget) {
        const Puzzle& p = position.puzzle;
        auto answers = G::solve(p, G::start(p), {}, budget);
        if (answers.kept.empty() && !answers.exact) return limit_error(budget);
        if (answers.kept.empty()) return error(core::Fault::No, tr("draw.no-answer"));
        if (answers.count > 1) report.about.warnings.push_back(core::say(tr("draw.first-of-many")));
        position.marks = std::move(answers.kept.front());
        return std::nullopt;
    }
};

}  // namespace hashigo::app
