// Tables that rest on every board of a grid: exact, so they must be the same everywhere.
#include <algorithm>
#include <vector>

#include "genres/goishi/census.h"
#include "genres/goishi/census_clean.h"
#include "genres/goishi/experiments.h"
#include "genres/goishi/experiments_phrases.h"

namespace hashigo::goishi {

namespace {

namespace words = experiments_phrases;
using census::Census;
using census::Tally;
using core::Cell;
using core::Kind;
using core::Size;
using Sizes = std::vector<Size>;

std::uint64_t all_boards(Size size) {
    return (std::uint64_t{1} << static_cast<unsigned>(size.cells())) - 1;
}

core::Result<Census> counted(Size size, bool free, core::Lab& lab) {
    census::Wish wish;
    wish.size = size;
    wish.free = free;
    wish.jobs = lab.jobs;
    return census::take(wish, lab.budget);
}

std::uint64_t puzzles(const Census& census) {
    std::uint64_t sum = 0;
    for (std::size_t k = 2; k < census.by_stones.size(); ++k) sum += census.by_stones[k].unique;
    return sum;
}

// One row for each grid, made from its census.
template <class Row>
core::Result<core::Findings> by_grid(core::Lab& lab, const Sizes& sizes, bool free,
                                     core::Findings findings, Row row) {
    for (const Size size : sizes) {
        const auto census = counted(size, free, lab);
        if (!census) return census.error();
        findings.rows.push_back(row(*census));
        if (lab.progress) lab.progress(findings.rows.size(), sizes.size());
    }
    return findings;
}

Sizes joined(Sizes some, const Sizes& more) {
    some.insert(some.end(), more.begin(), more.end());
    return some;
}

const Sizes kSmall = {{3, 4}, {3, 5}, {3, 6}, {4, 4}};
const Sizes kPublished = {{3, 4}, {3, 5}, {3, 6}, {4, 4}, {4, 5}};
const Sizes kBeyond = {{3, 7}, {4, 6}, {5, 5}, {3, 8}, {4, 7}, {3, 9}};

Sizes usual_grids(const core::Lab& lab) {
    return lab.by_scale(kSmall, kPublished, joined(kPublished, kBeyond));
}

// The stone counts that have puzzles.
struct Spread {
    int least = 0;
    int most = 0;
    int best = 0;
};

Spread spread_of(const Census& census) {
    Spread spread;
    for (std::size_t k = 2; k < census.by_stones.size(); ++k) {
        const int stones = static_cast<int>(k);
        const std::uint64_t here = census.by_stones[k].unique;
        if (here == 0) continue;
        if (spread.least == 0) spread.least = stones;
        spread.most = stones;
        const auto best = static_cast<std::size_t>(spread.best);
        if (spread.best == 0 || here > census.by_stones[best].unique) spread.best = stones;
    }
    return spread;
}

}  // namespace

core::Result<core::Findings> census_table(core::Lab& lab) {
    core::Findings findings;
    findings.columns = {{words::kGrid, Kind::Key},
                        {words::kBoards, Kind::Exact},
                        {words::kCompletable, Kind::Exact},
                        {words::kUnique, Kind::Exact},
                        {words::kPuzzles, Kind::Exact}};
    const Sizes sizes =
        lab.scale == core::Scale::Quick ? kSmall : joined({{2, 10}}, usual_grids(lab));
    return by_grid(lab, sizes, false, std::move(findings), [](const Census& census) {
        const Tally total = census.total();
        return std::vector<Cell>{core::words(grid_name(census.size)),
                                 core::whole(all_boards(census.size)),
                                 core::whole(total.completable), core::whole(total.unique),
                                 core::whole(puzzles(census))};
    });
}

core::Result<core::Findings> none_table(core::Lab& lab) {
    core::Findings findings;
    findings.columns = {{words::kGrid, Kind::Key},
                        {words::kBoards, Kind::Exact},
                        {words::kCompletable, Kind::Exact},
                        {words::kPuzzles, Kind::Exact}};
    Sizes sizes;
    for (int n = 2; n <= lab.by_scale(8, 12, 16); ++n) sizes.push_back({1, n});
    for (int n = 2; n <= lab.by_scale(6, 10, 12); ++n) sizes.push_back({2, n});
    sizes.push_back({3, 3});
    return by_grid(lab, sizes, false, std::move(findings), [](const Census& census) {
        return std::vector<Cell>{
            core::words(grid_name(census.size)), core::whole(all_boards(census.size)),
            core::whole(census.total().completable), core::whole(puzzles(census))};
    });
}

core::Result<core::Findings> smallest_table(core::Lab& lab) {
    core::Findings findings;
    findings.columns = {{words::kGrid, Kind::Key},     {words::kLeast, Kind::Exact},
                        {words::kMost, Kind::Exact},   {words::kBest, Kind::Exact},
                        {words::kAtBest, Kind::Exact}, {words::kShare, Kind::Exact},
                        {words::kDensity, Kind::Exact}};
    return by_grid(lab, usual_grids(lab), false, std::move(findings), [](const Census& census) {
        const Spread spread = spread_of(census);
        const Tally& best = census.by_stones[static_cast<std::size_t>(spread.best)];
        const auto stones = static_cast<std::uint64_t>(spread.best);
        const auto cells = static_cast<std::uint64_t>(census.size.cells());
        return std::vector<Cell>{core::words(grid_name(census.size)),
                                 core::whole(static_cast<std::uint64_t>(spread.least)),
                                 core::whole(static_cast<std::uint64_t>(spread.most)),
                                 core::whole(stones),
                                 core::whole(best.unique),
                                 core::exact_percent(best.unique, best.completable),
                                 core::exact_percent(stones, cells, 0)};
    });
}

core::Result<core::Findings> clean_table(core::Lab& lab) {
    core::Findings findings;
    findings.columns = {{words::kGrid, Kind::Key},          {words::kBoards, Kind::Exact},
                        {words::kCompletable, Kind::Exact}, {words::kUnique, Kind::Exact},
                        {words::kHasClean, Kind::Exact},    {words::kAllClean, Kind::Exact},
                        {words::kUniqueClean, Kind::Exact}};
    const Sizes few = {{2, 4}, {2, 5}, {2, 6}, {3, 3}, {3, 4}};
    const Sizes sizes =
        lab.by_scale(few, joined(few, {{4, 4}, {4, 5}}), joined(few, {{4, 4}, {4, 5}, {3, 7}}));
    for (const Size size : sizes) {
        const auto census = counted(size, false, lab);
        if (!census) return census.error();
        const auto clean = census::count_clean(size, lab.jobs, lab.budget);
        if (!clean) return clean.error();
        const auto cells = static_cast<std::uint64_t>(size.cells());
        findings.rows.push_back(
            {core::words(grid_name(size)), core::whole(all_boards(size) - cells),
             core::whole(census->total().completable - cells), core::whole(puzzles(*census)),
             core::whole(clean->has_clean), core::whole(clean->all_clean),
             core::whole(clean->unique_and_clean)});
    }
    return findings;
}

core::Result<core::Findings> reversal_table(core::Lab& lab) {
    core::Findings findings;
    findings.columns = {{words::kGrid, Kind::Key},
                        {words::kCompletable, Kind::Exact},
                        {words::kCompletableFree, Kind::Exact},
                        {words::kUnique, Kind::Exact},
                        {words::kUniqueFree, Kind::Exact},
                        {words::kUniqueBoth, Kind::Exact},
                        {words::kPuzzlesBoth, Kind::Exact}};
    return by_grid(lab, usual_grids(lab), true, std::move(findings), [](const Census& census) {
        const Tally total = census.total();
        return std::vector<Cell>{
            core::words(grid_name(census.size)),
            core::whole(total.completable),
            core::whole(total.free_completable),
            core::whole(total.unique),
            core::whole(total.free_unique),
            core::whole(total.unique_in_both),
            core::whole(total.unique_in_both - census.by_stones[1].unique_in_both)};
    });
}

}  // namespace hashigo::goishi
