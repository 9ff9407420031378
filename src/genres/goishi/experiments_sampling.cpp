// Tables that are drawn: how often a random board is unique, and what the generator spends. Every
// board has a random stream of its own, so that neither threads nor other rows change it.
#include <algorithm>
#include <array>
#include <cstdlib>
#include <vector>

#include "genres/goishi/climb.h"
#include "genres/goishi/experiments.h"
#include "genres/goishi/experiments_phrases.h"
#include "genres/goishi/lay.h"
#include "genres/goishi/solve.h"
#include "genres/goishi/state.h"
#include "genres/goishi/stone_count.h"

namespace hashigo::goishi {

namespace {

namespace words = experiments_phrases;
using core::Kind;
using core::Size;

struct Group {
    Size size;
    int stones;
    Laying laying;
};

std::string_view name(Laying laying) {
    return laying == Laying::Strew ? "strew" : "answer-first";
}

// Names a group's stream of random numbers.
std::uint64_t stream(const Group& group) {
    const auto size = static_cast<std::uint64_t>(group.size.cells());
    return (size * 1000 + static_cast<std::uint64_t>(group.stones)) * 2 +
           static_cast<std::uint64_t>(group.laying);
}

// Both methods for each number of stones.
std::vector<Group> both(const std::vector<std::pair<Size, int>>& boards) {
    std::vector<Group> groups;
    for (const Laying laying : {Laying::Strew, Laying::AnswerFirst}) {
        for (const auto& [size, stones] : boards) groups.push_back({size, stones, laying});
    }
    return groups;
}

// ---- rejection ---------------------------------------------------------------------------------

enum class Fate : char { Other, Unique, Undecided };

// A walk that gets stuck is laid anew: the sample is of boards, not of attempts.
Puzzle drawn(const Group& group, core::Random& random) {
    if (group.laying == Laying::Strew) return strew(group.size, group.stones, random);
    for (;;) {
        if (auto puzzle = lay_answer(group.size, group.stones, random)) return *puzzle;
    }
}

std::vector<Fate> fates(const Group& group, std::size_t count, core::Lab& lab) {
    constexpr std::uint64_t kNodesEach = 1'000'000;
    std::vector<Fate> all(count, Fate::Other);
    const core::Random random = lab.random(stream(group));
    const bool whole = lab.each(count, kNodesEach, [&](std::size_t k, core::Budget& part) {
        core::Random own = random.fork(k);
        const Puzzle puzzle = drawn(group, own);
        const auto verdict = solve(puzzle, start(puzzle), {2, 0}, part).verdict();
        if (verdict == core::Verdict::Unique) all[k] = Fate::Unique;
        if (verdict == core::Verdict::Unknown) all[k] = Fate::Undecided;
    });
    if (!whole) all.clear();
    return all;
}

std::uint64_t number_of(const std::vector<Fate>& all, Fate fate) {
    return static_cast<std::uint64_t>(std::count(all.begin(), all.end(), fate));
}

core::Cell exactly(const Group& group) {
    constexpr double kHundred = 100;
    if (group.laying != Laying::Strew || group.stones > kMostStones) return {};
    const StoneCount count = stone_count(group.size, group.stones);
    return core::real(kHundred * std::strtod(count.puzzles.c_str(), nullptr) /
                          std::strtod(count.boards.c_str(), nullptr),
                      4);
}

// ---- generator ---------------------------------------------------------------------------------

std::vector<Toil> toils(const Group& group, std::size_t count, core::Lab& lab) {
    std::vector<Toil> all(count);
    const core::Random random = lab.random(stream(group));
    const Puzzle like{group.size, {}, {}};
    const bool whole =
        lab.each(count, core::Budget::kUnlimited, [&](std::size_t k, core::Budget& part) {
            core::Random own = random.fork(k);
            make_unique(like, group.stones, group.laying, own, part, all[k]);
        });
    if (!whole) all.clear();
    return all;
}

std::vector<std::uint64_t> each_of(const std::vector<Toil>& all, std::uint64_t Toil::*what) {
    std::vector<std::uint64_t> values;
    for (const Toil& toil : all) values.push_back(toil.*what);
    return values;
}

std::vector<core::Cell> generator_row(const Group& group, const std::vector<Toil>& all) {
    const auto counts = each_of(all, &Toil::counts);
    return {core::words(grid_name(group.size)),
            core::whole(static_cast<std::uint64_t>(group.stones)),
            core::words(std::string(name(group.laying))),
            core::whole(all.size()),
            core::median(counts),
            core::whole(*std::max_element(counts.begin(), counts.end())),
            core::median(each_of(all, &Toil::accepted)),
            core::median(each_of(all, &Toil::starts))};
}

}  // namespace

core::Result<core::Findings> rejection_table(core::Lab& lab) {
    const Size six{6, 6};
    const Size eight{8, 8};
    const auto groups = both({{six, 8},
                              {six, 10},
                              {six, 12},
                              {six, 14},
                              {six, 16},
                              {six, 18},
                              {eight, 14},
                              {eight, 18},
                              {eight, 22}});
    core::Findings findings;
    findings.columns = {{words::kGrid, Kind::Key},          {words::kStones, Kind::Key},
                        {words::kMethod, Kind::Key},        {words::kTried, Kind::Sampled},
                        {words::kUnique, Kind::Sampled},    {words::kPercent, Kind::Sampled},
                        {words::kExactPercent, Kind::Exact}};
    const auto count = lab.by_scale<std::size_t>(100, 10'000, 200'000);
    std::uint64_t undecided = 0;
    for (const Group& group : groups) {
        const std::vector<Fate> all = fates(group, count, lab);
        if (all.empty()) return core::unfinished();
        const std::uint64_t unique = number_of(all, Fate::Unique);
        undecided += number_of(all, Fate::Undecided);
        findings.rows.push_back({core::words(grid_name(group.size)),
                                 core::whole(static_cast<std::uint64_t>(group.stones)),
                                 core::words(std::string(name(group.laying))), core::whole(count),
                                 core::whole(unique), core::percent(unique, count),
                                 exactly(group)});
    }
    if (undecided > 0) findings.notes.push_back(core::say(words::kUndecided, undecided));
    findings.draws = {lab.seed, count * groups.size()};
    return findings;
}

core::Result<core::Findings> generator_table(core::Lab& lab) {
    const std::vector<std::pair<Size, int>> small = {{{6, 6}, 14}, {{8, 8}, 22}};
    const std::vector<std::pair<Size, int>> shipped = {{{6, 6}, 14}, {{8, 8}, 22}, {{10, 10}, 30}};
    const auto groups = both(lab.scale == core::Scale::Quick ? small : shipped);
    core::Findings findings;
    findings.columns = {{words::kGrid, Kind::Key},
                        {words::kStones, Kind::Key},
                        {words::kMethod, Kind::Key},
                        {words::kMade, Kind::Sampled},
                        {words::kCountsMedian, Kind::Sampled},
                        {words::kCountsWorst, Kind::Sampled},
                        {words::kAccepted, Kind::Sampled},
                        {words::kStarts, Kind::Sampled}};
    const auto count = lab.by_scale<std::size_t>(8, 24, 240);
    for (const Group& group : groups) {
        const std::vector<Toil> all = toils(group, count, lab);
        if (all.empty()) return core::unfinished();
        findings.rows.push_back(generator_row(group, all));
    }
    findings.draws = {lab.seed, count * groups.size()};
    return findings;
}

}  // namespace hashigo::goishi
