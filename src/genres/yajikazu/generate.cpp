// Buying a clue against a second answer B of the answer A is a matter of two cases.
//   A shades the cell, B does not: there A's clue may say anything, so any number that is wrong in
//   B removes B.
//   Neither shades the cell: there the clue must be A's true count, and removes B if B counts
//   otherwise. If B shades strictly more than A, every white neighbour of an added cell serves: an
//   arrow that points at the added cell counts fewer in A.
// (Where A does not shade the cell but B does, B would be exempt, so such a clue removes nothing.)
#include "genres/yajikazu/generate.h"

#include <algorithm>
#include <cmath>

#include "genres/yajikazu/propagate.h"
#include "genres/yajikazu/solve.h"
#include "genres/yajikazu/state.h"

namespace hashigo::yajikazu {

namespace {

Mark at(const State& s, int cell) {
    return s.marks[static_cast<std::size_t>(cell)];
}

Puzzle without_clues(core::Size size) {
    return {size, std::vector<Clue>(static_cast<std::size_t>(size.cells())), {}};
}

struct Seen {
    int shaded = 0;
    int length = 0;
};

Seen look(core::Size size, const State& s, int cell, core::Direction arrow) {
    Seen seen;
    core::walk(size, cell, arrow, [&](int next) {
        ++seen.length;
        seen.shaded += at(s, next) == Mark::Shaded ? 1 : 0;
    });
    return seen;
}

struct Offer {
    int cell;
    core::Direction arrow;
};

// Every free cell and arrow at which some clue keeps `a` and removes `b`.
std::vector<Offer> offers(const Puzzle& p, const State& a, const State& b) {
    std::vector<Offer> all;
    for (int cell = 0; cell < p.size.cells(); ++cell) {
        if (p.clues[static_cast<std::size_t>(cell)].there || at(b, cell) == Mark::Shaded) continue;
        for (const core::Direction arrow : core::kDirections) {
            const Seen in_a = look(p.size, a, cell, arrow);
            const Seen in_b = look(p.size, b, cell, arrow);
            const bool free_to_lie = at(a, cell) == Mark::Shaded && in_a.length > 0;
            if (free_to_lie || in_a.shaded != in_b.shaded) all.push_back({cell, arrow});
        }
    }
    return all;
}

int price(const Puzzle& p, const State& a, const State& b, const Offer& offer,
          core::Random& random) {
    if (at(a, offer.cell) == Mark::White) return look(p.size, a, offer.cell, offer.arrow).shaded;
    const Seen in_b = look(p.size, b, offer.cell, offer.arrow);
    // One of the numbers 0 … length that is not B's count.
    const int number = static_cast<int>(random.below(static_cast<std::uint64_t>(in_b.length)));
    return number < in_b.shaded ? number : number + 1;
}

bool unique(const Puzzle& p, core::Budget& budget) {
    return solve(p, start(p), {}, budget).verdict() == core::Verdict::Unique;
}

}  // namespace

State shade_at_random(core::Size size, double density, core::Random& random) {
    const Puzzle empty = without_clues(size);
    Propagator board(empty);
    board.begin(start(empty));
    std::vector<int> order;
    for (int cell = 0; cell < size.cells(); ++cell) order.push_back(cell);
    random.shuffle(order);
    auto quota = static_cast<int>(std::lround(density * size.cells()));
    for (const int cell : order) {
        if (quota == 0) break;
        if (board.mark(cell) != Mark::Unknown) continue;
        const std::size_t before = board.decided();
        if (board.assume(cell, Mark::Shaded)) {
            --quota;
        } else {
            board.undo(before);
        }
    }
    State answer = board.state();
    for (Mark& mark : answer.marks) mark = mark == Mark::Shaded ? mark : Mark::White;
    return answer;
}

std::optional<Puzzle> clue_up(core::Size size, const State& answer, core::Random& random,
                              core::Budget& budget) {
    Puzzle puzzle = without_clues(size);
    for (;;) {
        const auto answers = solve(puzzle, start(puzzle), {}, budget);
        if (answers.verdict() == core::Verdict::Unique) return puzzle;
        if (answers.verdict() != core::Verdict::Many) return std::nullopt;
        const State& other = answers.kept[answers.kept[0] == answer ? 1 : 0];
        const std::vector<Offer> all = offers(puzzle, answer, other);
        if (all.empty()) return std::nullopt;
        const Offer& offer = all[static_cast<std::size_t>(random.below(all.size()))];
        puzzle.clues[static_cast<std::size_t>(offer.cell)] = {
            offer.arrow, price(puzzle, answer, other, offer, random), true};
    }
}

std::vector<int> clue_cells(const Puzzle& p) {
    std::vector<int> cells;
    for (int cell = 0; cell < p.size.cells(); ++cell) {
        if (p.clues[static_cast<std::size_t>(cell)].there) cells.push_back(cell);
    }
    return cells;
}

std::optional<Puzzle> drop_superfluous(Puzzle puzzle, const std::vector<int>& order,
                                       core::Budget& budget) {
    for (const int cell : order) {
        Clue& clue = puzzle.clues[static_cast<std::size_t>(cell)];
        const Clue kept = clue;
        clue = {};
        if (!unique(puzzle, budget)) clue = kept;
        if (budget.exhausted()) return std::nullopt;
    }
    return puzzle;
}

std::optional<Puzzle> attempt(core::Size size, double density, core::Random& random,
                              core::Budget& budget) {
    const State answer = shade_at_random(size, density, random);
    auto puzzle = clue_up(size, answer, random, budget);
    if (!puzzle) return std::nullopt;
    std::vector<int> order = clue_cells(*puzzle);
    random.shuffle(order);
    return drop_superfluous(std::move(*puzzle), order, budget);
}

}  // namespace hashigo::yajikazu
