// Yajisan-Kazusan's boards for a race: shipped, minimal (every clue is needed), and rich (all that
// were bought for an answer, none of them dropped).
#include <sstream>
#include <stdexcept>

#include "cadical.h"
#include "genres/yajikazu/codec.h"
#include "genres/yajikazu/experiments.h"
#include "genres/yajikazu/generate.h"
#include "genres/yajikazu/genre.h"
#include "genres/yajikazu/solve.h"
#include "genres/yajikazu/state.h"
#include "race.h"

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
    const auto by_us = [p](double seconds) {
        core::Budget budget;
        budget.limit_seconds(seconds);
        return yajikazu::solve(p, yajikazu::start(p), {}, budget).verdict();
    };
    return {by_us, [p](double seconds) { return by_cadical(p, seconds); }, facts(p)};
}

Board shipped(int side, std::uint64_t seed) {
    const auto name = std::to_string(side) + "x" + std::to_string(side);
    return board_of(yajikazu::shipped_boards(name).at(seed - 1));
}

Board minimal(int side, std::uint64_t seed) {
    for (std::uint64_t k = 0;; ++k) {
        core::Random random = core::Random(seed).fork(k);
        core::Budget budget;
        if (auto p = yajikazu::attempt({side, side}, {}, random, budget)) return board_of(*p);
    }
}

Board rich(int side, std::uint64_t seed) {
    constexpr double kDensity = 0.22;
    const core::Size size{side, side};
    core::Random random(seed);
    const Puzzle empty{
        size, std::vector<yajikazu::Clue>(static_cast<std::size_t>(size.cells())), {}};
    const int quota = yajikazu::quota_of(size, kDensity);
    yajikazu::ClueSet clues(empty, yajikazu::shade_at_random(size, quota, random));
    core::Budget budget;
    yajikazu::purchase(clues, {}, random, budget);
    return board_of(clues.puzzle());
}

Board read(std::string_view address) {
    const auto position = yajikazu::read(address);
    if (!position) throw std::runtime_error(position.error().message.en);
    return board_of(position->puzzle);
}

constexpr Kind kKinds[] = {{"shipped", shipped}, {"minimal", minimal}, {"rich", rich}};

}  // namespace

const Genre kYajikazu = {"yajikazu", kKinds, read};

}  // namespace hashigo::bench
