// Drawing boards, and the small questions that several tables ask of them.
#include "genres/yajikazu/experiments_boards.h"

#include <algorithm>

#include "genres/yajikazu/referee.h"
#include "genres/yajikazu/solve.h"
#include "genres/yajikazu/state.h"

namespace hashigo::yajikazu {

std::vector<std::pair<core::Size, std::size_t>> usual_sample(const core::Lab& lab) {
    using Sample = std::vector<std::pair<core::Size, std::size_t>>;
    const core::Size six{6, 6};
    const core::Size eight{8, 8};
    const core::Size ten{10, 10};
    return lab.by_scale<Sample>({{six, 5}, {eight, 3}}, {{six, 40}, {eight, 40}, {ten, 30}},
                                {{six, 400}, {eight, 400}, {ten, 300}});
}

core::Random stream(const core::Lab& lab, core::Size size, const Recipe& recipe,
                    std::uint64_t purpose) {
    constexpr std::uint64_t kPacked = 1000;
    constexpr double kThousand = 1000;
    const std::uint64_t density =
        recipe.packed ? kPacked : static_cast<std::uint64_t>(recipe.density * kThousand);
    const auto side = static_cast<std::uint64_t>(size.rows);
    return lab.random((side * (kPacked + 1) + density) * 16 + purpose);
}

State drawn_answer(core::Size size, const Recipe& recipe, core::Random& random) {
    const int quota = recipe.packed ? size.cells() : quota_of(size, recipe.density);
    return shade_at_random(without_clues(size), quota, random);
}

std::vector<Made> made_boards(core::Lab& lab, core::Size size, std::size_t count,
                              const Recipe& recipe) {
    std::vector<Made> boards(count);
    const core::Random random = stream(lab, size, recipe, 0);
    const bool whole =
        lab.each(count, core::Budget::kUnlimited, [&](std::size_t k, core::Budget& part) {
            const core::Random own = random.fork(k);
            std::optional<Puzzle> puzzle;
            for (std::uint64_t turn = 0; !puzzle && !part.exhausted(); ++turn) {
                core::Random attempts = own.fork(turn);
                puzzle = attempt(size, recipe, attempts, part);
            }
            if (!puzzle) return;
            auto answers = solve(*puzzle, start(*puzzle), {1, 1}, part);
            if (answers.kept.empty()) return;
            boards[k] = {std::move(*puzzle), std::move(answers.kept.front())};
        });
    if (!whole) boards.clear();
    return boards;
}

core::Cell mean_percent(const std::vector<double>& values) {
    constexpr double kHundred = 100;
    core::Cell cell = core::mean(values, 1);
    if (cell.interval) {
        cell.interval->low = std::max(cell.interval->low, 0.0);
        cell.interval->high = std::min(cell.interval->high, kHundred);
    }
    return cell;
}

Puzzle without_clues(core::Size size) {
    return {size, std::vector<Clue>(static_cast<std::size_t>(size.cells())), {}};
}

std::vector<int> clue_cells(const Puzzle& p) {
    std::vector<int> cells;
    for (int cell = 0; cell < p.size.cells(); ++cell) {
        if (p.clues[static_cast<std::size_t>(cell)].there) cells.push_back(cell);
    }
    return cells;
}

bool is_shaded(const State& s, int cell) {
    return s.marks[static_cast<std::size_t>(cell)] == Mark::Shaded;
}

std::uint64_t shaded_cells(const State& s) {
    return static_cast<std::uint64_t>(std::count(s.marks.begin(), s.marks.end(), Mark::Shaded));
}

bool is_maximal(core::Size size, const State& answer) {
    const Puzzle empty = without_clues(size);
    State more = answer;
    for (Mark& mark : more.marks) {
        if (mark == Mark::Shaded) continue;
        mark = Mark::Shaded;
        if (legal(empty, more)) return false;
        mark = Mark::White;
    }
    return true;
}

int true_number(core::Size size, const State& answer, int cell, core::Direction arrow) {
    int shaded = 0;
    core::walk(size, cell, arrow, [&](int next) { shaded += is_shaded(answer, next) ? 1 : 0; });
    return shaded;
}

int impossible_number(core::Size size, int cell, core::Direction arrow) {
    return (core::room(size, cell, arrow) + 1) / 2 + 1;
}

Clue confession(core::Size size, int cell) {
    const core::Direction arrow = core::Direction::Up;
    return {arrow, impossible_number(size, cell, arrow), true};
}

}  // namespace hashigo::yajikazu
