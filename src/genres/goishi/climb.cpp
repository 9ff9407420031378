// Hill climbing on the number of answers itself: a stone is moved, and the move is kept if answers
// are left and not more than before. Sideways moves are allowed, because most slopes are flat. No
// stand-in for the number of answers is used: it would mislead.
#include "genres/goishi/climb.h"

#include <algorithm>
#include <utility>
#include <vector>

#include "genres/goishi/lay.h"
#include "genres/goishi/solve.h"
#include "genres/goishi/state.h"

namespace hashigo::goishi {

namespace {

// A board with so many answers is not climbed from. Strewn boards with few are easy to come by, and
// the climb from them is short; a board laid along an answer has many as a rule.
constexpr std::uint64_t cap(Laying laying) {
    return laying == Laying::Strew ? 8 : 64;
}
// Moves in a row that were not kept or led nowhere, until another board is laid.
constexpr int kPatience = 300;
// A board whose answers are not counted within so many nodes is passed over.
constexpr std::uint64_t kNodesEach = 20000;

struct Count {
    std::uint64_t answers = 0;
    bool known = false;
};

// The number of answers up to a limit.
Count count(const Puzzle& p, std::uint64_t limit, core::Budget& budget, Toil& toil) {
    ++toil.counts;
    core::Budget part = budget.slice(kNodesEach);
    const auto found = solve(p, start(p), {limit, 0}, part);
    budget.absorb(part);
    budget.spend();  // a board without a single move costs something too
    return {found.count, found.exact || found.count == limit};
}

std::optional<Puzzle> lay(core::Size size, int stones, Laying laying, core::Random& random) {
    if (laying == Laying::Strew) return strew(size, stones, random);
    return lay_answer(size, stones, random);
}

struct Cells {
    std::vector<int> stones;
    std::vector<int> empty;
};

Cells cells_of(const Puzzle& p) {
    Cells cells;
    for (int cell = 0; cell < p.size.cells(); ++cell) {
        const bool stone = p.stones[static_cast<std::size_t>(cell)] != 0;
        (stone ? cells.stones : cells.empty).push_back(cell);
    }
    return cells;
}

int& any(std::vector<int>& cells, core::Random& random) {
    return cells[static_cast<std::size_t>(random.below(cells.size()))];
}

void move(Puzzle& p, int& stone, int& empty) {
    p.stones[static_cast<std::size_t>(stone)] = 0;
    p.stones[static_cast<std::size_t>(empty)] = 1;
    std::swap(stone, empty);
}

// Whether the board came down to one answer.
bool climb(Puzzle& p, std::uint64_t answers, core::Random& random, core::Budget& budget,
           Toil& toil) {
    Cells cells = cells_of(p);
    if (cells.empty.empty()) return answers == 1;
    int idle = 0;
    while (answers > 1 && idle < kPatience && !budget.exhausted()) {
        int& stone = any(cells.stones, random);
        int& empty = any(cells.empty, random);
        move(p, stone, empty);
        const Count now = count(p, answers + 1, budget, toil);
        const bool keep = now.known && now.answers >= 1 && now.answers <= answers;
        idle = keep && now.answers < answers ? 0 : idle + 1;
        if (keep) {
            ++toil.accepted;
            answers = now.answers;
        } else {
            move(p, stone, empty);
        }
    }
    return answers == 1;
}

}  // namespace

std::optional<Puzzle> make_unique(const Puzzle& like, int stones, Laying laying,
                                  core::Random& random, core::Budget& budget, Toil& toil) {
    while (!budget.exhausted()) {
        auto puzzle = lay(like.size, stones, laying, random);
        if (!budget.spend()) break;
        if (!puzzle) continue;
        puzzle->variant = like.variant;
        const Count now = count(*puzzle, cap(laying), budget, toil);
        if (!now.known || now.answers == 0 || now.answers == cap(laying)) continue;
        ++toil.starts;
        if (climb(*puzzle, now.answers, random, budget, toil)) return puzzle;
    }
    return std::nullopt;
}

}  // namespace hashigo::goishi
