// Tables of boards that are drawn: how often numbers single out the answer.
#include <array>
#include <cstdint>
#include <string>
#include <vector>

#include "genres/detour/answer.h"
#include "genres/detour/experiments.h"
#include "genres/detour/experiments_boards_phrases.h"
#include "genres/detour/generate.h"
#include "genres/detour/number_set.h"
#include "genres/detour/partition.h"
#include "genres/detour/shipped.h"
#include "genres/detour/solve.h"
#include "genres/detour/state.h"

namespace hashigo::detour {

namespace {

namespace words = experiments_boards_phrases;
using core::Kind;

// What came of one draw.
struct Drawn {
    bool unique = false;
    std::uint64_t regions = 0;
    std::uint64_t needed = 0;  // numbers, where that was asked for
};

Drawn number_regions(core::Size size, const State& answer, int target, core::Random& random,
                     core::Budget& budget) {
    const auto regions = random_regions(size, target, false, random);
    const Puzzle p = NumberSet::numbered(size, regions, answer);
    Drawn drawn{false, p.clues.size(), 0};
    drawn.unique = solve(p, start(p), {2, 0}, budget).verdict() == core::Verdict::Unique;
    return drawn;
}

std::uint64_t needed_numbers(core::Size size, const AnswerSource& answers, core::Random random,
                             core::Budget& budget) {
    const Recipe recipe{usual_region(size), Method::Redraw};
    for (std::uint64_t k = 0; !budget.exhausted(); ++k) {
        core::Random own = random.fork(k);
        const auto made = attempt(size, answers, recipe, own, budget);
        if (!made) continue;
        std::uint64_t count = 0;
        for (const Clue& clue : made->clues) count += clue.there ? 1 : 0;
        return count;
    }
    return 0;
}

struct Share {
    std::uint64_t unique = 0;
    std::uint64_t tried = 0;
    std::uint64_t regions = 0;
};

struct Draw {
    core::Size size;
    int target = 0;  // cells of a region
    std::size_t tries = 0;
    std::uint64_t stream = 0;
};

// Loops of a source, each with regions of its own.
bool draw_many(const Draw& wanted, const AnswerSource& answers, core::Lab& lab, Share& share) {
    std::vector<Drawn> drawn(wanted.tries);
    const core::Random random = lab.random(wanted.stream);
    const auto draw = [&](std::size_t k, core::Budget& part) {
        core::Random own = random.fork(k);
        const auto answer = answers.draw(own, part);
        if (answer) drawn[k] = number_regions(wanted.size, *answer, wanted.target, own, part);
    };
    if (!lab.each(wanted.tries, core::Budget::kUnlimited, draw)) return false;
    for (const Drawn& one : drawn) {
        share.unique += one.unique ? 1 : 0;
        share.regions += one.regions;
    }
    share.tried += wanted.tries;
    return true;
}

}  // namespace

core::Result<core::Findings> all_numbers_table(core::Lab& lab) {
    core::Findings findings;
    findings.columns = {{words::kGrid, Kind::Key},
                        {words::kUnique, Kind::Sampled},
                        {words::kNumbers, Kind::Sampled}};
    std::uint64_t total = 0;
    for (int n = 6; n <= lab.by_scale(6, 10, 12); n += 2) {
        const core::Size size{n, n};
        const auto answers = AnswerSource::make(size, lab.budget);
        if (!answers) return core::unfinished();
        const auto tries = lab.by_scale<std::size_t>(40, 400, 2000);
        Share share;
        if (!draw_many({size, usual_region(size), tries, static_cast<std::uint64_t>(size.cells())},
                       *answers, lab, share)) {
            return core::unfinished();
        }
        std::vector<std::uint64_t> needed(lab.by_scale<std::size_t>(10, 60, 200));
        const core::Random random = lab.random(1000 + static_cast<std::uint64_t>(n));
        const auto make = [&](std::size_t k, core::Budget& part) {
            needed[k] = needed_numbers(size, *answers, random.fork(k), part);
        };
        if (!lab.each(needed.size(), core::Budget::kUnlimited, make)) return core::unfinished();
        total += tries + needed.size();
        findings.rows.push_back({core::words(std::to_string(n) + "x" + std::to_string(n)),
                                 core::percent(share.unique, share.tried, 1),
                                 core::median(needed)});
    }
    findings.draws = core::Draws{lab.seed, total};
    return findings;
}

core::Result<core::Findings> region_size_table(core::Lab& lab) {
    constexpr core::Size kSize{8, 8};
    core::Findings findings;
    findings.columns = {{words::kTarget, Kind::Key},
                        {words::kRegions, Kind::Sampled},
                        {words::kUnique, Kind::Sampled}};
    const auto answers = AnswerSource::make(kSize, lab.budget);
    if (!answers) return core::unfinished();
    const auto tries = lab.by_scale<std::size_t>(40, 400, 2000);
    std::uint64_t total = 0;
    for (const int target : {2, 3, 4, 5, 6, 8}) {
        Share share;
        if (!draw_many({kSize, target, tries, 2000 + static_cast<std::uint64_t>(target)}, *answers,
                       lab, share)) {
            return core::unfinished();
        }
        total += tries;
        const double mean = static_cast<double>(share.regions) / static_cast<double>(tries);
        findings.rows.push_back({core::whole(static_cast<std::uint64_t>(target)),
                                 core::real(mean, 1), core::percent(share.unique, share.tried, 1)});
    }
    findings.draws = core::Draws{lab.seed, total};
    return findings;
}

core::Result<core::Findings> repartition_table(core::Lab& lab) {
    core::Findings findings;
    findings.columns = {{words::kAnswer, Kind::Key}, {words::kUnique, Kind::Sampled}};
    const auto boards = shipped_boards("8x8");
    const auto answers = lab.by_scale<std::size_t>(4, 12, 36);
    const auto tries = lab.by_scale<std::size_t>(20, 40, 200);
    std::vector<Drawn> drawn(answers * tries);
    const core::Random random = lab.random(3000);
    const auto draw = [&](std::size_t k, core::Budget& part) {
        const Puzzle& p = boards[k / tries];
        core::Random own = random.fork(k);
        const auto found = solve(p, start(p), {1, 1}, part);
        if (found.kept.empty()) return;
        drawn[k] = number_regions(p.size, found.kept.front(), usual_region(p.size), own, part);
    };
    if (!lab.each(drawn.size(), core::Budget::kUnlimited, draw)) return core::unfinished();
    Share all;
    std::vector<std::uint64_t> unique(answers, 0);
    for (std::size_t k = 0; k < drawn.size(); ++k) unique[k / tries] += drawn[k].unique ? 1 : 0;
    for (std::size_t k = 0; k < answers; ++k) {
        all.unique += unique[k];
        findings.rows.push_back({core::whole(k + 1), core::percent(unique[k], tries, 1)});
    }
    findings.rows.push_back({core::words("all"), core::percent(all.unique, drawn.size(), 1)});
    findings.draws = core::Draws{lab.seed, drawn.size()};
    return findings;
}

}  // namespace hashigo::detour
