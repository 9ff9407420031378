// The experiments: so far the ledger of boards without clues, counted by the complete engine.
#include "genres/yajikazu/experiments.h"

#include <array>
#include <optional>
#include <string>

#include "genres/yajikazu/experiments_phrases.h"
#include "genres/yajikazu/solve.h"
#include "genres/yajikazu/state.h"

namespace hashigo::yajikazu {

namespace {

namespace words = experiments_phrases;

std::optional<std::uint64_t> shadings(core::Size size, bool unconnected, core::Budget& budget) {
    const Puzzle empty{
        size, std::vector<Clue>(static_cast<std::size_t>(size.cells())), {false, unconnected}};
    const auto answers = solve(empty, start(empty), {core::Budget::kUnlimited, 0}, budget);
    if (!answers.exact) return std::nullopt;
    return answers.count;
}

// Squares up to a side, and wider boards of two and three rows up to a width.
std::vector<core::Size> ledger_sizes(int side, int two_rows, int three_rows) {
    std::vector<core::Size> sizes;
    for (int n = 1; n <= side; ++n) sizes.push_back({n, n});
    for (int n = 3; n <= two_rows; ++n) sizes.push_back({2, n});
    for (int n = 4; n <= three_rows; ++n) sizes.push_back({3, n});
    return sizes;
}

core::Result<core::Findings> ledger(core::Lab& lab) {
    core::Findings findings;
    findings.columns = {{words::kGrid, core::Kind::Key},
                        {words::kConnected, core::Kind::Exact},
                        {words::kIndependent, core::Kind::Exact}};
    const auto sizes =
        lab.by_scale(ledger_sizes(4, 6, 5), ledger_sizes(5, 8, 7), ledger_sizes(6, 12, 10));
    for (const core::Size size : sizes) {
        const auto connected = shadings(size, false, lab.budget);
        const auto all = connected ? shadings(size, true, lab.budget) : std::nullopt;
        if (!all) return core::unfinished();
        findings.rows.push_back(
            {core::words(std::to_string(size.rows) + "x" + std::to_string(size.cols)),
             core::whole(*connected), core::whole(*all)});
    }
    return findings;
}

constexpr std::array<core::Experiment, 1> kExperiments = {{
    {words::kLedger, words::kLedgerAbout, core::Price::Seconds, ledger},
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

}  // namespace hashigo::yajikazu
