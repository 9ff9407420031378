// Tables of liars and honest clues: when liars alone suffice, what a dialect costs, how many clues
// of minimal sets lie, and what is left when one of them goes.
#include <algorithm>
#include <array>
#include <functional>
#include <string>

#include "genres/yajikazu/experiments.h"
#include "genres/yajikazu/experiments_boards.h"
#include "genres/yajikazu/experiments_phrases.h"
#include "genres/yajikazu/solve.h"
#include "genres/yajikazu/state.h"

namespace hashigo::yajikazu {

namespace {

namespace words = experiments_phrases;
using core::Cell;
using core::Kind;
using core::Size;

struct Density {
    std::string_view name;
    Recipe recipe;
};

bool is_unique(const Puzzle& p, core::Budget& budget) {
    return solve(p, start(p), {2, 0}, budget).verdict() == core::Verdict::Unique;
}

// ---- the theorem on liars alone
// ------------------------------------------------------------------

// Every shaded cell confesses: no set of liars can say more.
Puzzle all_confess(Size size, const State& answer) {
    Puzzle p = without_clues(size);
    for (int cell = 0; cell < size.cells(); ++cell) {
        if (is_shaded(answer, cell)) {
            p.clues[static_cast<std::size_t>(cell)] = confession(size, cell);
        }
    }
    return p;
}

struct Confessed {
    bool maximal = false;
    bool unique = false;
};

std::vector<Confessed> confessed(Size size, const Recipe& recipe, std::size_t count,
                                 core::Lab& lab) {
    std::vector<Confessed> all(count);
    const core::Random random = stream(lab, size, recipe, 3);
    const auto work = [&](std::size_t k, core::Budget& part) {
        core::Random own = random.fork(k);
        const State answer = drawn_answer(size, recipe, own);
        all[k] = {is_maximal(size, answer), is_unique(all_confess(size, answer), part)};
    };
    if (!lab.each(count, core::Budget::kUnlimited, work)) all.clear();
    return all;
}

std::vector<Cell> theorem_row(Size size, const Density& density,
                              const std::vector<Confessed>& all) {
    const auto number = [&](const std::function<bool(const Confessed&)>& is) {
        return static_cast<std::uint64_t>(std::count_if(all.begin(), all.end(), is));
    };
    const std::uint64_t maximal = number([](const Confessed& one) { return one.maximal; });
    const std::uint64_t both =
        number([](const Confessed& one) { return one.maximal && one.unique; });
    const std::uint64_t unique = number([](const Confessed& one) { return one.unique; });
    return {core::words(grid_name(size)),
            core::words(std::string(density.name)),
            core::whole(all.size()),
            core::whole(maximal),
            core::percent(maximal, all.size(), 1),
            core::exact_percent(both, maximal, 0),
            core::whole(all.size() - maximal),
            core::exact_percent(unique - both, all.size() - maximal, 0)};
}

// ---- dialects
// ------------------------------------------------------------------------------------

constexpr std::size_t kDialects = 3;

struct Bought {
    bool maximal = false;
    std::array<double, kDialects> clues{};  // below 0: the answer cannot be bought so
};

double price(const State& answer, Size size, Dialect dialect, core::Random random,
             core::Budget& budget) {
    ClueSet clues(without_clues(size), answer);
    if (!purchase(clues, {dialect, Symmetry::None}, random, budget)) return -1;
    Groups order = clue_groups(clues.puzzle(), Symmetry::None);
    random.shuffle(order);
    if (!drop_superfluous(clues, order, budget)) return -1;
    return static_cast<double>(clue_cells(clues.puzzle()).size());
}

std::vector<Bought> bought(Size size, const Recipe& recipe, std::size_t count, core::Lab& lab) {
    std::vector<Bought> all(count);
    const core::Random random = stream(lab, size, recipe, 4);
    const auto work = [&](std::size_t k, core::Budget& part) {
        core::Random own = random.fork(k);
        const State answer = drawn_answer(size, recipe, own);
        all[k].maximal = is_maximal(size, answer);
        for (std::size_t d = 0; d < kDialects; ++d) {
            all[k].clues[d] = price(answer, size, static_cast<Dialect>(d), own.fork(d), part);
        }
    };
    if (!lab.each(count, core::Budget::kUnlimited, work)) all.clear();
    return all;
}

std::vector<double> prices(const std::vector<Bought>& all, Dialect dialect) {
    std::vector<double> found;
    for (const Bought& one : all) {
        const double clues = one.clues[static_cast<std::size_t>(dialect)];
        if (clues >= 0) found.push_back(clues);
    }
    return found;
}

std::vector<Cell> dialect_row(Size size, const Density& density, const std::vector<Bought>& all) {
    const auto maximal = static_cast<std::uint64_t>(
        std::count_if(all.begin(), all.end(), [](const Bought& one) { return one.maximal; }));
    const auto liars = prices(all, Dialect::Liars);
    const auto honest = prices(all, Dialect::Honest);
    return {core::words(grid_name(size)),
            core::words(std::string(density.name)),
            core::whole(all.size()),
            core::percent(maximal, all.size(), 1),
            core::mean(prices(all, Dialect::Free), 1),
            core::percent(liars.size(), all.size(), 1),
            core::mean(liars, 1),
            core::percent(honest.size(), all.size(), 1),
            core::mean(honest, 1)};
}

// ---- liars of minimal sets
// -----------------------------------------------------------------------

struct Liars {
    std::uint64_t clues = 0;
    std::uint64_t liars = 0;
    std::uint64_t impossible = 0;
    std::uint64_t by_chance = 0;  // true all the same
};

void add_liars(const Made& board, Liars& sum) {
    const Size size = board.puzzle.size;
    for (const int cell : clue_cells(board.puzzle)) {
        ++sum.clues;
        if (!is_shaded(board.answer, cell)) continue;
        ++sum.liars;
        const Clue& clue = board.puzzle.clues[static_cast<std::size_t>(cell)];
        const int number = *clue.number;
        sum.impossible += number >= impossible_number(size, cell, *clue.arrow) ? 1 : 0;
        sum.by_chance += number == true_number(size, board.answer, cell, *clue.arrow) ? 1 : 0;
    }
}

// ---- one liar removed
// ----------------------------------------------------------------------------

constexpr std::uint64_t kMostAnswers = 200;

// The numbers of answers left, liar by liar.
std::vector<std::uint64_t> answers_left(const Made& board, core::Budget& budget) {
    std::vector<std::uint64_t> left;
    Puzzle p = board.puzzle;
    for (const int cell : clue_cells(board.puzzle)) {
        if (!is_shaded(board.answer, cell)) continue;
        Clue& clue = p.clues[static_cast<std::size_t>(cell)];
        const Clue before = clue;
        clue = {};
        left.push_back(solve(p, start(p), {kMostAnswers, 0}, budget).count);
        clue = before;
    }
    return left;
}

}  // namespace

core::Result<core::Findings> liars_only_table(core::Lab& lab) {
    core::Findings findings;
    findings.columns = {{words::kGrid, Kind::Key},
                        {words::kDensity, Kind::Key},
                        {words::kDrawnAnswers, Kind::Sampled},
                        {words::kMaximalNumber, Kind::Sampled},
                        {words::kMaximalShare, Kind::Sampled},
                        {words::kMaximalUnique, Kind::Exact},
                        {words::kOthers, Kind::Sampled},
                        {words::kOthersUnique, Kind::Exact}};
    const std::array<Density, 3> densities = {
        {{"0.18", {0.18, false, {}}}, {"0.24", {0.24, false, {}}}, {"packed", {0, true, {}}}}};
    const auto count = lab.by_scale<std::size_t>(20, 60, 10000);
    findings.draws = {lab.seed, 0};
    for (const int side : {5, 6, 7}) {
        for (const Density& density : densities) {
            const Size size{side, side};
            const auto all = confessed(size, density.recipe, count, lab);
            if (all.empty()) return core::unfinished();
            findings.rows.push_back(theorem_row(size, density, all));
            findings.draws->size += count;
        }
    }
    return findings;
}

core::Result<core::Findings> dialects_table(core::Lab& lab) {
    core::Findings findings;
    findings.columns = {{words::kGrid, Kind::Key},           {words::kDensity, Kind::Key},
                        {words::kBoards, Kind::Sampled},     {words::kMaximalShare, Kind::Sampled},
                        {words::kFreeClues, Kind::Sampled},  {words::kLiarsSucceed, Kind::Sampled},
                        {words::kLiarsClues, Kind::Sampled}, {words::kHonestSucceed, Kind::Sampled},
                        {words::kHonestClues, Kind::Sampled}};
    const std::array<Density, 2> densities = {{{"0.22", {}}, {"packed", {0, true, {}}}}};
    const auto count = lab.by_scale<std::size_t>(5, 40, 400);
    findings.draws = {lab.seed, 0};
    for (const Density& density : densities) {
        for (const int side : {6, 8}) {
            const Size size{side, side};
            const auto all = bought(size, density.recipe, count, lab);
            if (all.empty()) return core::unfinished();
            findings.rows.push_back(dialect_row(size, density, all));
            findings.draws->size += count;
        }
    }
    return findings;
}

core::Result<core::Findings> liars_table(core::Lab& lab) {
    core::Findings findings;
    findings.columns = {{words::kGrid, Kind::Key},
                        {words::kBoards, Kind::Sampled},
                        {words::kClueNumber, Kind::Sampled},
                        {words::kLiars, Kind::Sampled},
                        {words::kLiarShare, Kind::Sampled},
                        {words::kImpossible, Kind::Sampled},
                        {words::kImpossibleShare, Kind::Sampled},
                        {words::kByChance, Kind::Sampled},
                        {words::kByChanceShare, Kind::Sampled}};
    findings.draws = {lab.seed, 0};
    for (const auto& [size, count] : usual_sample(lab)) {
        const auto boards = made_boards(lab, size, count);
        if (boards.empty()) return core::unfinished();
        Liars sum;
        for (const Made& board : boards) add_liars(board, sum);
        findings.rows.push_back(
            {core::words(grid_name(size)), core::whole(count), core::whole(sum.clues),
             core::whole(sum.liars), core::percent(sum.liars, sum.clues, 1),
             core::whole(sum.impossible), core::percent(sum.impossible, sum.clues, 1),
             core::whole(sum.by_chance), core::percent(sum.by_chance, sum.liars, 1)});
        findings.draws->size += count;
    }
    return findings;
}

core::Result<core::Findings> removal_table(core::Lab& lab) {
    core::Findings findings;
    findings.columns = {{words::kGrid, Kind::Key},           {words::kBoards, Kind::Sampled},
                        {words::kRemoved, Kind::Sampled},    {words::kStillUnique, Kind::Exact},
                        {words::kLeftMedian, Kind::Sampled}, {words::kLeftMost, Kind::Sampled}};
    findings.draws = {lab.seed, 0};
    for (const auto& [size, count] : usual_sample(lab)) {
        const auto boards = made_boards(lab, size, count);
        std::vector<std::vector<std::uint64_t>> each(count);
        const auto work = [&](std::size_t k, core::Budget& part) {
            each[k] = answers_left(boards[k], part);
        };
        if (boards.empty() || !lab.each(count, core::Budget::kUnlimited, work)) {
            return core::unfinished();
        }
        std::vector<std::uint64_t> left;
        for (const auto& one : each) left.insert(left.end(), one.begin(), one.end());
        const std::uint64_t most = *std::max_element(left.begin(), left.end());
        const auto unique = std::count(left.begin(), left.end(), 1U);
        findings.rows.push_back(
            {core::words(grid_name(size)), core::whole(count), core::whole(left.size()),
             core::whole(static_cast<std::uint64_t>(unique)), core::median(left),
             most < kMostAnswers ? core::whole(most)
                                 : core::words(std::to_string(kMostAnswers) + "+")});
        findings.draws->size += count;
    }
    return findings;
}

}  // namespace hashigo::yajikazu
