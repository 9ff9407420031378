// The table of experiments, and the boards that some of them look at.
#include "genres/goishi/experiments.h"

#include <array>

#include "genres/goishi/codec.h"
#include "genres/goishi/experiments_phrases.h"
#include "genres/goishi/genre.h"

namespace hashigo::goishi {

namespace {

namespace words = experiments_phrases;
using core::Price;

constexpr std::array<core::Experiment, 11> kExperiments = {{
    {words::kCensus, words::kCensusAbout, Price::Seconds, census_table},
    {words::kNone, words::kNoneAbout, Price::Seconds, none_table},
    {words::kSmallest, words::kSmallestAbout, Price::Seconds, smallest_table},
    {words::kClean, words::kCleanAbout, Price::Seconds, clean_table},
    {words::kReversal, words::kReversalAbout, Price::Seconds, reversal_table},
    {words::kFull, words::kFullAbout, Price::Seconds, full_table},
    {words::kRejection, words::kRejectionAbout, Price::Minutes, rejection_table},
    {words::kGenerator, words::kGeneratorAbout, Price::Seconds, generator_table},
    {words::kForced, words::kForcedAbout, Price::Seconds, forced_table},
    {words::kNodes, words::kNodesAbout, Price::Minutes, nodes_table},
    {words::kShipped, words::kShippedAbout, Price::Seconds, shipped_table},
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

std::span<const core::Experiment> Goishi::experiments() {
    return goishi::experiments();
}

const std::vector<core::Claim>& Goishi::claims() {
    return goishi::claims();
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

}  // namespace hashigo::goishi
