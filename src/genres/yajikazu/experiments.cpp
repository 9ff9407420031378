// The table of experiments, and the published numbers.
#include "genres/yajikazu/experiments.h"

#include <algorithm>
#include <array>

#include "genres/yajikazu/codec.h"
#include "genres/yajikazu/experiments_phrases.h"

namespace hashigo::yajikazu {

namespace {

namespace words = experiments_phrases;

constexpr std::array<core::Experiment, 15> kExperiments = {{
    {words::kLedger, words::kLedgerAbout, core::Price::Seconds, ledger_table},
    {words::kMaximal, words::kMaximalAbout, core::Price::Seconds, maximal_table},
    {words::kFewest, words::kFewestAbout, core::Price::Seconds, fewest_table},
    {words::kLadder, words::kLadderAbout, core::Price::Seconds, ladder_table},
    {words::kLiarsOnly, words::kLiarsOnlyAbout, core::Price::Seconds, liars_only_table},
    {words::kDialects, words::kDialectsAbout, core::Price::Seconds, dialects_table},
    {words::kLiarSets, words::kLiarSetsAbout, core::Price::Seconds, liars_table},
    {words::kRemoval, words::kRemovalAbout, core::Price::Seconds, removal_table},
    {words::kSteps, words::kStepsAbout, core::Price::Seconds, steps_table},
    {words::kProbing, words::kProbingAbout, core::Price::Seconds, probe_table},
    {words::kStuckBoards, words::kStuckAbout, core::Price::Minutes, stuck_table},
    {words::kAblation, words::kAblationAbout, core::Price::Minutes, ablation_table},
    {words::kDistance, words::kDistanceAbout, core::Price::Seconds, distance_table},
    {words::kDensities, words::kDensitiesAbout, core::Price::Seconds, density_table},
    {words::kShipped, words::kShippedAbout, core::Price::Seconds, shipped_table},
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

std::string grid_name(core::Size size) {
    return std::to_string(size.rows) + "x" + std::to_string(size.cols);
}

std::vector<Puzzle> shipped_boards(std::string_view grid) {
    std::string_view text = core::embedded_text(embedded(), std::string(grid) + ".txt");
    std::vector<Puzzle> boards;
    while (!text.empty()) {
        const std::string_view line = text.substr(0, text.find('\n'));
        text.remove_prefix(std::min(line.size() + 1, text.size()));
        if (line.empty() || line.front() == '#') continue;
        const auto position = read(line);
        if (position) boards.push_back(position->puzzle);
    }
    return boards;
}

}  // namespace hashigo::yajikazu
