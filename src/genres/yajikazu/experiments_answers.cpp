// Tables of answers: how far a second answer is from the first, what density does to the number of
// clues, and what the shipped boards are.
#include <algorithm>
#include <array>
#include <string>

#include "core/grade.h"
#include "genres/yajikazu/count.h"
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
using core::Size;

constexpr double kHundred = 100;

// ---- the distance of the second answer
// -----------------------------------------------------------

struct Distance {
    std::uint64_t moved = 0;
    std::uint64_t on_clues = 0;
    std::uint64_t nearest = 0;
};

std::uint64_t moved_cells(const State& a, const State& b) {
    std::uint64_t moved = 0;
    for (std::size_t cell = 0; cell < a.marks.size(); ++cell) {
        moved += a.marks[cell] == b.marks[cell] ? 0 : 1;
    }
    return moved;
}

// One clue goes; the second answer is the first other one that the engine comes upon, the nearest
// is so among the first two hundred.
Distance distance_of(const Made& board, core::Random random, core::Budget& budget) {
    constexpr std::uint64_t kAnswers = 200;
    const auto cells = clue_cells(board.puzzle);
    Puzzle p = board.puzzle;
    const int gone = cells[static_cast<std::size_t>(random.below(cells.size()))];
    p.clues[static_cast<std::size_t>(gone)] = {};
    const auto answers = solve(p, start(p), {kAnswers, kAnswers}, budget);
    Distance distance;
    for (const State& other : answers.kept) {
        const std::uint64_t moved = moved_cells(board.answer, other);
        if (moved == 0) continue;
        distance.nearest = distance.nearest == 0 ? moved : std::min(distance.nearest, moved);
        if (distance.moved > 0) continue;
        distance.moved = moved;
        for (const int cell : cells) {
            const auto at = static_cast<std::size_t>(cell);
            distance.on_clues += board.answer.marks[at] == other.marks[at] ? 0 : 1;
        }
    }
    return distance;
}

std::vector<Cell> distance_row(Size size, const std::vector<Distance>& all) {
    constexpr std::uint64_t kNear = 2;
    constexpr std::uint64_t kMiddle = 4;
    std::vector<double> moved;
    std::vector<double> nearest;
    std::vector<double> on_clues;
    std::array<std::uint64_t, 3> bands{};
    for (const Distance& one : all) {
        moved.push_back(static_cast<double>(one.moved));
        nearest.push_back(static_cast<double>(one.nearest));
        on_clues.push_back(kHundred * static_cast<double>(one.on_clues) /
                           static_cast<double>(one.moved));
        ++bands[one.moved <= kNear ? 0 : one.moved <= kMiddle ? 1 : 2];
    }
    return {core::words(grid_name(size)),
            core::whole(all.size()),
            core::mean(moved, 2),
            core::percent(bands[0], all.size(), 1),
            core::percent(bands[1], all.size(), 1),
            core::percent(bands[2], all.size(), 1),
            mean_percent(on_clues),
            core::mean(nearest, 2)};
}

// ---- density
// -------------------------------------------------------------------------------------

// Without clues.
core::Result<Cell> open_answers(Size size, core::Lab& lab) {
    const auto count = count_answers(without_clues(size), lab.budget);
    if (!count) return count.error();
    return core::words(core::decimal(*count));
}

std::vector<Cell> density_row(Size size, std::string_view name, const std::vector<Made>& boards,
                              const Cell& open) {
    std::vector<double> shaded;
    std::vector<double> clues;
    std::uint64_t maximal = 0;
    for (const Made& board : boards) {
        shaded.push_back(static_cast<double>(shaded_cells(board.answer)));
        clues.push_back(static_cast<double>(clue_cells(board.puzzle).size()));
        maximal += is_maximal(size, board.answer) ? 1 : 0;
    }
    return {core::words(grid_name(size)),
            core::words(std::string(name)),
            core::whole(boards.size()),
            core::mean(shaded, 1),
            core::percent(maximal, boards.size(), 1),
            open,
            core::mean(clues, 1)};
}

// ---- shipped boards
// ------------------------------------------------------------------------------

struct Shelf {
    std::uint64_t clues = 0;
    std::uint64_t liars = 0;
    std::array<std::uint64_t, 6> grades{};  // by rung, search last
};

void add_board(const Puzzle& p, Shelf& shelf, core::Budget& budget) {
    const auto answers = solve(p, start(p), {1, 1}, budget);
    const core::Grade grade = core::grade<Yajikazu>(p, budget);
    if (answers.kept.empty() || !grade.rung) return;
    for (const int cell : clue_cells(p)) {
        ++shelf.clues;
        shelf.liars += is_shaded(answers.kept.front(), cell) ? 1 : 0;
    }
    ++shelf.grades[std::min(static_cast<std::size_t>(*grade.rung), shelf.grades.size() - 1)];
}

}  // namespace

core::Result<core::Findings> distance_table(core::Lab& lab) {
    core::Findings findings;
    findings.columns = {{words::kGrid, Kind::Key},        {words::kBoards, Kind::Sampled},
                        {words::kMoved, Kind::Sampled},   {words::kNear, Kind::Sampled},
                        {words::kMiddle, Kind::Sampled},  {words::kFar, Kind::Sampled},
                        {words::kOnClues, Kind::Sampled}, {words::kNearest, Kind::Sampled}};
    findings.draws = {lab.seed, 0};
    for (const auto& [size, count] : usual_sample(lab)) {
        const auto boards = made_boards(lab, size, count);
        const core::Random random = stream(lab, size, {}, 5);
        std::vector<Distance> distances(count);
        const auto work = [&](std::size_t k, core::Budget& part) {
            distances[k] = distance_of(boards[k], random.fork(k), part);
        };
        if (boards.empty() || !lab.each(count, core::Budget::kUnlimited, work)) {
            return core::unfinished();
        }
        findings.rows.push_back(distance_row(size, distances));
        findings.draws->size += count;
    }
    return findings;
}

core::Result<core::Findings> density_table(core::Lab& lab) {
    core::Findings findings;
    findings.columns = {{words::kGrid, Kind::Key},
                        {words::kDensity, Kind::Key},
                        {words::kBoards, Kind::Sampled},
                        {words::kShaded, Kind::Sampled},
                        {words::kMaximalShare, Kind::Sampled},
                        {words::kOpenAnswers, Kind::Exact},
                        {words::kCluesNeeded, Kind::Sampled}};
    const std::array<std::pair<std::string_view, Recipe>, 4> densities = {
        {{"0.14", {0.14, false, {}}},
         {"0.18", {0.18, false, {}}},
         {"0.22", {}},
         {"packed", {0, true, {}}}}};
    const Size size{6, 6};
    const auto open = open_answers(size, lab);
    if (!open) return core::unfinished();
    const auto count = lab.by_scale<std::size_t>(6, 40, 1000);
    findings.draws = {lab.seed, 0};
    for (const auto& [name, recipe] : densities) {
        const auto boards = made_boards(lab, size, count, recipe);
        if (boards.empty() || lab.budget.exhausted()) return core::unfinished();
        findings.rows.push_back(density_row(size, name, boards, *open));
        findings.draws->size += count;
    }
    return findings;
}

core::Result<core::Findings> shipped_table(core::Lab& lab) {
    core::Findings findings;
    for (const core::Phrase& column :
         {words::kGrid, words::kBoards, words::kClueNumber, words::kLiars, words::kCapGrade,
          words::kRayGrade, words::kWhiteGrade, words::kProbeGrade, words::kSearchGrade}) {
        findings.columns.push_back({column, Kind::Exact});
    }
    findings.columns.front().kind = Kind::Key;
    for (const std::string_view grid : {"6x6", "8x8", "10x10"}) {
        const auto boards = shipped_boards(grid);
        Shelf shelf;
        for (const Puzzle& p : boards) add_board(p, shelf, lab.budget);
        if (lab.budget.exhausted()) return core::unfinished();
        std::vector<Cell> row = {core::words(std::string(grid)), core::whole(boards.size()),
                                 core::whole(shelf.clues), core::whole(shelf.liars)};
        for (std::size_t k = 1; k < shelf.grades.size(); ++k) {
            row.push_back(core::whole(shelf.grades[k]));
        }
        findings.rows.push_back(std::move(row));
    }
    return findings;
}

}  // namespace hashigo::yajikazu
