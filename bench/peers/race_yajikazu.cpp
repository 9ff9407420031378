// Yajisan-Kazusan's boards for a race: shipped; minimal (every clue is needed); bought (just the
// clues that were bought for an answer, none of them dropped); rich (nearly half of the cells hold
// a clue, dealt before the rest was bought).
#include <sstream>

#include "boards.h"
#include "genres/yajikazu/experiments.h"
#include "genres/yajikazu/experiments_boards.h"
#include "genres/yajikazu/generate.h"
#include "genres/yajikazu/genre.h"
#include "genres/yajikazu/state.h"

namespace hashigo::bench {

namespace {

using yajikazu::Puzzle;

std::string facts(const Puzzle& p) {
    std::ostringstream text;
    for (int cell = 0; cell < p.size.cells(); ++cell) {
        const int row = p.size.row(cell);
        const int col = p.size.col(cell);
        text << "cell(" << row << ',' << col << ").\n";
        const auto& clue = p.clues[static_cast<std::size_t>(cell)];
        if (!clue.binds()) continue;
        text << "clue(" << row << ',' << col << ',' << *clue.number << ").\n";
        core::walk(p.size, cell, *clue.arrow, [&](int next) {
            text << "sees(" << row << ',' << col << ',' << p.size.row(next) << ','
                 << p.size.col(next) << ").\n";
        });
    }
    return text.str();
}

Board board_of(const Puzzle& p) {
    return bench::board_of<yajikazu::Yajikazu>(p, facts(p));
}

Board shipped(int side, std::uint64_t seed) {
    return board_of(yajikazu::shipped_boards(square(side)).at(seed - 1));
}

Board minimal(int side, std::uint64_t seed) {
    for (std::uint64_t k = 0;; ++k) {
        core::Random random = core::Random(seed).fork(k);
        core::Budget budget;
        if (auto p = yajikazu::attempt({side, side}, {}, random, budget)) return board_of(*p);
    }
}

// A clue at a cell of the answer: what its line shows, or a lie; every second lie is a number that
// the line can never show.
yajikazu::Clue dealt(core::Size size, const yajikazu::State& answer, int cell,
                     core::Random& random) {
    const auto arrow = core::kDirections[random.below(4)];
    if (!yajikazu::is_shaded(answer, cell)) {
        return {arrow, yajikazu::true_number(size, answer, cell, arrow), true};
    }
    const int beyond = yajikazu::impossible_number(size, cell, arrow);
    if (random.below(2) == 0) return {arrow, beyond, true};
    return {arrow, static_cast<int>(random.below(static_cast<std::uint64_t>(beyond))), true};
}

// Clues on 9 of 10 shaded and on 1 of 3 white cells, whatever they tell.
void deal(yajikazu::ClueSet& clues, core::Random& random) {
    const core::Size size = clues.puzzle().size;
    for (int cell = 0; cell < size.cells(); ++cell) {
        const bool shaded = yajikazu::is_shaded(clues.answer(), cell);
        if (random.below(30) >= (shaded ? 27U : 10U)) continue;
        clues.put(cell, dealt(size, clues.answer(), cell, random));
    }
}

// An answer whose clues, those dealt and those bought after them, leave no other.
Board clued(int side, std::uint64_t seed, bool dealing) {
    constexpr double kDensity = 0.22;
    const core::Size size{side, side};
    for (std::uint64_t k = 0;; ++k) {
        core::Random random = core::Random(seed).fork(k);
        const int quota = yajikazu::quota_of(size, kDensity);
        const yajikazu::Puzzle empty = yajikazu::without_clues(size);
        yajikazu::ClueSet clues(empty, yajikazu::shade_at_random(empty, quota, random));
        if (dealing) deal(clues, random);
        core::Budget budget;
        if (yajikazu::purchase(clues, {}, random, budget)) return board_of(clues.puzzle());
    }
}

Board rich(int side, std::uint64_t seed) {
    return clued(side, seed, true);
}

Board bought(int side, std::uint64_t seed) {
    return clued(side, seed, false);
}

Board read(std::string_view address) {
    return board_of(read_puzzle<yajikazu::Yajikazu>(address));
}

constexpr Kind kKinds[] = {
    {"shipped", shipped}, {"minimal", minimal}, {"rich", rich}, {"bought", bought}};

}  // namespace

const Genre kYajikazu = {"yajikazu", kKinds, read};

}  // namespace hashigo::bench
