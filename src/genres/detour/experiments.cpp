// The table of experiments, and what is sure before any number is read.
#include "genres/detour/experiments.h"

#include <algorithm>
#include <array>
#include <string>

#include "core/climb.h"
#include "core/engine.h"
#include "genres/detour/experiments_boards_phrases.h"
#include "genres/detour/experiments_phrases.h"
#include "genres/detour/genre.h"
#include "genres/detour/state.h"

namespace hashigo::detour {

namespace {

namespace words = experiments_phrases;
namespace boards = experiments_boards_phrases;

std::uint64_t decided_edges(const Puzzle& p, core::Budget& budget) {
    State s = start(p);
    core::Deductions<Detour> out(budget);
    core::climb<Detour>(p, s, core::whole_ladder<Detour>(), out);
    const auto open = std::count(s.marks.begin(), s.marks.end(), Mark::Unknown);
    return s.marks.size() - static_cast<std::uint64_t>(open);
}

core::Result<core::Findings> forced_table(core::Lab& lab) {
    core::Findings findings;
    findings.columns = {{words::kGrid, core::Kind::Key},
                        {words::kEdges, core::Kind::Exact},
                        {words::kDecided, core::Kind::Exact},
                        {words::kPercent, core::Kind::Exact}};
    const int largest = lab.by_scale(6, 10, 12);
    for (int n = 4; n <= largest; n += 2) {
        const Puzzle p = blank_puzzle({n, n});
        const std::uint64_t decided = decided_edges(p, lab.budget);
        if (lab.budget.exhausted()) return core::unfinished();
        findings.rows.push_back({core::words(std::to_string(n) + "x" + std::to_string(n)),
                                 core::whole(p.walls.size()), core::whole(decided),
                                 core::exact_percent(decided, p.walls.size(), 1)});
    }
    return findings;
}

constexpr std::array<core::Experiment, 13> kExperiments = {{
    {words::kLoopCounts, words::kLoopCountsAbout, core::Price::Seconds, loops_table},
    {words::kClauses, words::kClausesAbout, core::Price::Seconds, clauses_table},
    {words::kTurnCounts, words::kTurnCountsAbout, core::Price::Seconds, turns_table},
    {words::kNoNumbers, words::kNoNumbersAbout, core::Price::Seconds, forced_table},
    {boards::kPrice, boards::kPriceAbout, core::Price::Seconds, price_table},
    {boards::kAll, boards::kAllAbout, core::Price::Seconds, all_numbers_table},
    {boards::kSizes, boards::kSizesAbout, core::Price::Seconds, region_size_table},
    {boards::kAgain, boards::kAgainAbout, core::Price::Seconds, repartition_table},
    {boards::kDial, boards::kDialAbout, core::Price::Seconds, dial_table},
    {boards::kFewest, boards::kFewestAbout, core::Price::Minutes, fewest_table},
    {boards::kLadder, boards::kLadderAbout, core::Price::Seconds, ladder_table},
    {boards::kBranches, boards::kBranchesAbout, core::Price::Minutes, branches_table},
    {boards::kMisread, boards::kMisreadAbout, core::Price::Seconds, misreadings_table},
}};

}  // namespace

std::span<const core::Experiment> experiments() {
    return kExperiments;
}

const std::vector<core::Claim>& claims() {
    static const std::vector<core::Claim> all =
        core::read_claims(core::embedded_text(embedded(), "claims.tsv")).value();
    return all;
}

std::span<const core::Experiment> Detour::experiments() {
    return detour::experiments();
}

const std::vector<core::Claim>& Detour::claims() {
    return detour::claims();
}

}  // namespace hashigo::detour
