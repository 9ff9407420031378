// Tables of the ladder: what each rung decides, what its absence costs, and how far the boards
// with one answer are from those that the ladder finishes without a search.
#include <algorithm>
#include <array>
#include <string>

#include "core/climb.h"
#include "core/grade.h"
#include "core/search.h"
#include "genres/yajikazu/experiments.h"
#include "genres/yajikazu/experiments_boards.h"
#include "genres/yajikazu/experiments_phrases.h"
#include "genres/yajikazu/genre.h"
#include "genres/yajikazu/solve.h"
#include "genres/yajikazu/state.h"

namespace hashigo::yajikazu {

namespace {

namespace words = experiments_phrases;
using core::Cell;
using core::Kind;

constexpr std::size_t kRungs = 5;
constexpr double kHundred = 100;

double decided(const State& s) {
    const auto open = std::count(s.marks.begin(), s.marks.end(), Mark::Unknown);
    return static_cast<double>(s.marks.size()) - static_cast<double>(open);
}

bool ladder_finishes(const Puzzle& p, core::Budget& budget) {
    State s = start(p);
    core::Deductions<Yajikazu> out(budget);
    return core::climb<Yajikazu>(p, s, core::RungSet::first(kRungs), out) == core::Stop::Solved;
}

// ---- what each rung decides --------------------------------------------------------------------

using Shares = std::array<double, kRungs>;

Shares shares_of(const Puzzle& p, core::Budget& budget) {
    Shares shares{};
    State s = start(p);
    core::Deductions<Yajikazu> out(budget);
    for (std::size_t rung = 0; rung < kRungs; ++rung) {
        core::climb<Yajikazu>(p, s, core::RungSet::first(static_cast<int>(rung) + 1), out);
        shares[rung] = kHundred * decided(s) / static_cast<double>(s.marks.size());
    }
    return shares;
}

// ---- clues until one answer, and until no search is needed
// ---------------------------------------

// A true clue for the cell, or one that confesses.
Clue any_clue(const Made& board, int cell, core::Random& random) {
    const core::Size size = board.puzzle.size;
    if (is_shaded(board.answer, cell)) return confession(size, cell);
    const auto arrow = core::kDirections[static_cast<std::size_t>(random.below(4))];
    return {arrow, true_number(size, board.answer, cell, arrow), true};
}

// A clue after another is put down until the ladder finishes; then those that it can do without are
// taken away.
Puzzle until_it_finishes(const Made& board, core::Random random, core::Budget& budget) {
    Puzzle p = board.puzzle;
    std::vector<int> order(p.clues.size());
    for (std::size_t k = 0; k < order.size(); ++k) order[k] = static_cast<int>(k);
    random.shuffle(order);
    for (const int cell : order) {
        if (ladder_finishes(p, budget) || budget.exhausted()) break;
        Clue& clue = p.clues[static_cast<std::size_t>(cell)];
        if (!clue.there) clue = any_clue(board, cell, random);
    }
    for (const int cell : order) {
        Clue& clue = p.clues[static_cast<std::size_t>(cell)];
        const Clue before = clue;
        if (!before.there) continue;
        clue = {};
        if (!ladder_finishes(p, budget)) clue = before;
    }
    return p;
}

struct Steps {
    double unique = 0;
    double solved = 0;
    std::size_t grade = 0;  // a rung, or kRungs for search
};

Steps steps_of(const Made& board, const core::Random& random, core::Budget& budget) {
    Steps steps;
    steps.unique = static_cast<double>(clue_cells(board.puzzle).size());
    steps.solved = steps.unique;
    const core::Grade grade = core::grade<Yajikazu>(board.puzzle, budget);
    const int rung = grade.rung.value_or(core::kSearchRung);
    steps.grade = std::min(static_cast<std::size_t>(rung), kRungs);
    if (steps.grade < kRungs) return steps;
    steps.solved = static_cast<double>(clue_cells(until_it_finishes(board, random, budget)).size());
    return steps;
}

std::vector<Cell> steps_row(core::Size size, const std::vector<Steps>& all) {
    std::vector<double> unique;
    std::vector<double> solved;
    std::array<std::uint64_t, kRungs + 1> grades{};
    double needed = 0;
    double enough = 0;
    for (const Steps& one : all) {
        unique.push_back(one.unique);
        solved.push_back(one.solved);
        needed += one.unique;
        enough += one.solved;
        ++grades[one.grade];
    }
    std::vector<Cell> row = {core::words(grid_name(size)), core::whole(all.size()),
                             core::mean(unique, 1), core::mean(solved, 1),
                             core::real(enough / needed, 3)};
    for (std::size_t rung = 1; rung <= kRungs; ++rung) row.push_back(core::whole(grades[rung]));
    return row;
}

// ---- the ladder finishes, and there is one answer
// ------------------------------------------------

struct Prefixes {
    std::uint64_t tried = 0;
    std::uint64_t finished = 0;
    std::uint64_t unique = 0;
    std::uint64_t finished_only = 0;
    std::uint64_t unique_only = 0;
};

// The clues of a board come one after the other, in random order.
Prefixes prefixes_of(const Made& board, core::Random random, core::Budget& budget) {
    Prefixes found;
    std::vector<int> order = clue_cells(board.puzzle);
    random.shuffle(order);
    Puzzle p = without_clues(board.puzzle.size);
    for (std::size_t k = 0; k <= order.size(); ++k) {
        const bool finished = ladder_finishes(p, budget);
        const bool unique = solve(p, start(p), {2, 0}, budget).verdict() == core::Verdict::Unique;
        ++found.tried;
        found.finished += finished ? 1 : 0;
        found.unique += unique ? 1 : 0;
        found.finished_only += finished && !unique ? 1 : 0;
        found.unique_only += unique && !finished ? 1 : 0;
        if (k == order.size()) break;
        const auto cell = static_cast<std::size_t>(order[k]);
        p.clues[cell] = board.puzzle.clues[cell];
    }
    return found;
}

Prefixes sum(const std::vector<Prefixes>& all) {
    Prefixes total;
    for (const Prefixes& one : all) {
        total.tried += one.tried;
        total.finished += one.finished;
        total.unique += one.unique;
        total.finished_only += one.finished_only;
        total.unique_only += one.unique_only;
    }
    return total;
}

std::string address_of(const Puzzle& p) {
    return Yajikazu::write({p, start(p)}, core::Format::Url).value();
}

Cell mean_clues(const std::vector<Made>& boards) {
    std::vector<double> clues;
    for (const Made& board : boards) {
        clues.push_back(static_cast<double>(clue_cells(board.puzzle).size()));
    }
    return core::mean(clues, 1);
}

// The boards that the ladder does not finish.
std::vector<std::size_t> stuck_boards(const std::vector<Made>& boards, core::Lab& lab) {
    std::vector<char> finished(boards.size());
    lab.each(boards.size(), core::Budget::kUnlimited, [&](std::size_t k, core::Budget& part) {
        finished[k] = ladder_finishes(boards[k].puzzle, part) ? 1 : 0;
    });
    std::vector<std::size_t> stuck;
    for (std::size_t k = 0; k < boards.size(); ++k) {
        if (finished[k] == 0) stuck.push_back(k);
    }
    return stuck;
}

}  // namespace

core::Result<core::Findings> ladder_table(core::Lab& lab) {
    core::Findings findings;
    findings.columns = {{words::kGrid, Kind::Key},     {words::kBoards, Kind::Sampled},
                        {words::kAdj, Kind::Sampled},  {words::kCap, Kind::Sampled},
                        {words::kRay, Kind::Sampled},  {words::kWhite, Kind::Sampled},
                        {words::kProbe, Kind::Sampled}};
    findings.draws = {lab.seed, 0};
    for (const auto& [size, count] : usual_sample(lab)) {
        const auto boards = made_boards(lab, size, count);
        std::vector<Shares> shares(count);
        const auto work = [&](std::size_t k, core::Budget& part) {
            shares[k] = shares_of(boards[k].puzzle, part);
        };
        if (boards.empty() || !lab.each(count, core::Budget::kUnlimited, work)) {
            return core::unfinished();
        }
        std::vector<Cell> row = {core::words(grid_name(size)), core::whole(count)};
        for (std::size_t rung = 0; rung < kRungs; ++rung) {
            std::vector<double> values;
            for (const Shares& one : shares) values.push_back(one[rung]);
            row.push_back(mean_percent(values));
        }
        findings.rows.push_back(std::move(row));
        findings.draws->size += count;
    }
    return findings;
}

core::Result<core::Findings> steps_table(core::Lab& lab) {
    core::Findings findings;
    findings.columns = {{words::kGrid, Kind::Key},           {words::kBoards, Kind::Sampled},
                        {words::kUniqueMin, Kind::Sampled},  {words::kSolveMin, Kind::Sampled},
                        {words::kRatio, Kind::Sampled},      {words::kCapGrade, Kind::Sampled},
                        {words::kRayGrade, Kind::Sampled},   {words::kWhiteGrade, Kind::Sampled},
                        {words::kProbeGrade, Kind::Sampled}, {words::kSearchGrade, Kind::Sampled}};
    findings.draws = {lab.seed, 0};
    for (const auto& [size, count] : usual_sample(lab)) {
        const auto boards = made_boards(lab, size, count);
        const core::Random random = stream(lab, size, {}, 1);
        std::vector<Steps> steps(count);
        const auto work = [&](std::size_t k, core::Budget& part) {
            steps[k] = steps_of(boards[k], random.fork(k), part);
        };
        if (boards.empty() || !lab.each(count, core::Budget::kUnlimited, work)) {
            return core::unfinished();
        }
        findings.rows.push_back(steps_row(size, steps));
        findings.draws->size += count;
    }
    return findings;
}

core::Result<core::Findings> probe_table(core::Lab& lab) {
    core::Findings findings;
    findings.columns = {{words::kGrid, Kind::Key},         {words::kBoards, Kind::Sampled},
                        {words::kPrefixes, Kind::Sampled}, {words::kFinished, Kind::Sampled},
                        {words::kUnique, Kind::Sampled},   {words::kAgreement, Kind::Sampled},
                        {words::kProbeOnly, Kind::Exact},  {words::kUniqueOnly, Kind::Sampled}};
    findings.draws = {lab.seed, 0};
    for (const auto& [size, count] : usual_sample(lab)) {
        const auto boards = made_boards(lab, size, count);
        const core::Random random = stream(lab, size, {}, 2);
        std::vector<Prefixes> found(count);
        const auto work = [&](std::size_t k, core::Budget& part) {
            found[k] = prefixes_of(boards[k], random.fork(k), part);
        };
        if (boards.empty() || !lab.each(count, core::Budget::kUnlimited, work)) {
            return core::unfinished();
        }
        const Prefixes all = sum(found);
        const std::uint64_t agree = all.tried - all.finished_only - all.unique_only;
        findings.rows.push_back({core::words(grid_name(size)), core::whole(count),
                                 core::whole(all.tried), core::whole(all.finished),
                                 core::whole(all.unique), core::percent(agree, all.tried, 1),
                                 core::whole(all.finished_only), core::whole(all.unique_only)});
        findings.draws->size += count;
    }
    return findings;
}

core::Result<core::Findings> stuck_table(core::Lab& lab) {
    constexpr std::size_t kShown = 1;  // counter-examples of a size
    core::Findings findings;
    findings.columns = {{words::kGrid, Kind::Key},
                        {words::kBoards, Kind::Sampled},
                        {words::kCluesNeeded, Kind::Sampled},
                        {words::kStuck, Kind::Sampled},
                        {words::kStuckShare, Kind::Sampled}};
    findings.draws = {lab.seed, 0};
    const std::vector<int> sides =
        lab.by_scale<std::vector<int>>({6, 8}, {6, 8, 10, 12, 14}, {6, 8, 10, 12, 14, 16, 18, 20});
    const auto count = lab.by_scale<std::size_t>(10, 400, 1000);
    for (const int side : sides) {
        const core::Size size{side, side};
        const auto boards = made_boards(lab, size, count);
        const auto stuck = stuck_boards(boards, lab);
        if (boards.empty() || lab.budget.exhausted()) return core::unfinished();
        findings.rows.push_back({core::words(grid_name(size)), core::whole(count),
                                 mean_clues(boards), core::whole(stuck.size()),
                                 core::percent(stuck.size(), count, 1)});
        for (std::size_t k = 0; k < std::min(stuck.size(), kShown); ++k) {
            findings.notes.push_back(core::say(words::kCounterExample, grid_name(size),
                                               address_of(boards[stuck[k]].puzzle)));
        }
        findings.draws->size += count;
    }
    return findings;
}

}  // namespace hashigo::yajikazu
