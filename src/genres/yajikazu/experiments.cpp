// The table of experiments, and the published numbers.
#include "genres/yajikazu/experiments.h"

#include <array>

#include "genres/yajikazu/experiments_phrases.h"

namespace hashigo::yajikazu {

namespace {

namespace words = experiments_phrases;

constexpr std::array<core::Experiment, 3> kExperiments = {{
    {words::kLedger, words::kLedgerAbout, core::Price::Seconds, ledger_table},
    {words::kMaximal, words::kMaximalAbout, core::Price::Seconds, maximal_table},
    {words::kFewest, words::kFewestAbout, core::Price::Seconds, fewest_table},
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
