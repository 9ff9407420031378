// Counting as the faces see it: the answers of a board; the census with what else was asked for and
// the puzzles as addresses; the exact number of puzzles with some number of stones.
#include "core/refusal.h"
#include "genres/goishi/census.h"
#include "genres/goishi/census_clean.h"
#include "genres/goishi/count.h"
#include "genres/goishi/genre.h"
#include "genres/goishi/limits.h"
#include "genres/goishi/state.h"
#include "genres/goishi/stone_count.h"

namespace hashigo::goishi {

namespace {

app::CensusReport report_of(const census::Census& census) {
    app::CensusReport report{{census.size}};
    for (int stones = 1; stones <= census.size.cells(); ++stones) {
        const census::Tally& tally = census.by_stones[static_cast<std::size_t>(stones)];
        report.by_stones.push_back(
            {stones, tally.completable, tally.unique, census.puzzles_of(stones)});
    }
    return report;
}

void put_without(const census::Census& census, app::CensusReport& report) {
    const census::Tally total = census.total();
    const std::uint64_t singles = census.by_stones[1].unique_in_both;
    report.without_reversal = {total.free_completable, total.free_unique, total.unique_in_both,
                               total.unique_in_both - singles};
}

core::Result<app::CensusReport> of_stones(core::Size size, int stones) {
    if (stones > kMostStones) {
        return refusal(core::Fault::Usage, phrases::TooManyStones, kMostStones);
    }
    const StoneCount exact = stone_count(size, stones);
    app::CensusReport report{{size}};
    report.of_stones = {stones, exact.boards, exact.puzzles};
    return report;
}

std::optional<core::Error> put_clean(const app::CensusRequest& request, core::Budget& budget,
                                     app::CensusReport& report) {
    const auto clean = census::count_clean(report.about.size, request.jobs, budget);
    if (!clean) return clean.error();
    report.clean = {clean->has_clean, clean->all_clean, clean->unique_and_clean};
    return std::nullopt;
}

void put_list(const census::Census& census, app::CensusReport& report) {
    report.list.emplace();
    for (const Puzzle& p : census.puzzles) {
        const auto url = Goishi::write({p, start(p)}, core::Format::Url);
        if (url) report.list->push_back(*url);
    }
}

}  // namespace

core::Result<Puzzle> Goishi::whole_board(core::Size size) {
    return full_board(size);
}

core::Result<std::string> Goishi::count(const Puzzle& p, const app::CountRequest& request,
                                        core::Budget& budget) {
    if (request.shelf.there()) return core::cannot_be_kept();
    const auto counted = count_answers(p, budget);
    return counted ? core::Result<std::string>(core::decimal(*counted)) : counted.error();
}

core::Result<app::CensusReport> Goishi::census(core::Size size, const app::CensusRequest& request,
                                               core::Budget& budget) {
    if (request.stones && request.shelf.there()) return core::cannot_be_kept();
    if (request.stones) return of_stones(size, *request.stones);
    const census::Wish wish{size, request.without_reversal, request.list, request.jobs};
    auto run = core::begin_or_resume(
        request.shelf, [&] { return census::Run::start(wish, budget); },
        [&](std::istream& in) { return census::Run::read(in, request.jobs, budget); },
        [&](const census::Run& kept) { return kept.is_of(wish); });
    if (!run) return run.error();
    if (request.clean && !budget.afford(census::clean_bytes(size))) {
        return core::needs_bytes(budget);
    }
    if (request.expect) {
        request.expect(run->work() + (request.clean ? census::clean_work(size) : 0));
    }
    if (auto ended = core::complete(*run, request.shelf, budget, unfinished())) return *ended;
    const census::Census found = run->census();
    app::CensusReport report = report_of(found);
    if (request.without_reversal) put_without(found, report);
    if (request.list) put_list(found, report);
    if (request.clean) {
        if (const auto error = put_clean(request, budget, report)) return *error;
    }
    return report;
}

}  // namespace hashigo::goishi
