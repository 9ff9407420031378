// Makes puzzles, answer first: a loop is drawn, the board is cut into regions at random, and each
// says how often the loop turns in it. Where that leaves other answers, either all is drawn again,
// or a region is cut in which another answer turns otherwise; that ends, because what turns decides
// the loop. (Where cells may be left out it need not; then all is drawn again.) Then every number
// that turns out to be superfluous is dropped.
#pragma once

#include <optional>
#include <vector>

#include "core/budget.h"
#include "core/random.h"
#include "genres/detour/answer.h"
#include "genres/detour/board.h"

namespace hashigo::detour {

// What is done where there are other answers.
enum class Method : std::uint8_t { Split, Redraw };

struct Recipe {
    int region = 4;  // about so many cells
    Method method = Method::Split;
    bool half_turn = false;  // regions, and which of them have a number, look the same upside down
    bool all_numbers = false;
    Variant variant{};  // the rules under which there shall be one answer only
};

// 4 cells on boards of fewer than 100, otherwise 5.
int usual_region(core::Size size);

// One attempt; empty where it failed or the budget ended.
std::optional<Puzzle> attempt(core::Size size, const AnswerSource& answers, const Recipe& recipe,
                              core::Random& random, core::Budget& budget);

// A puzzle without the numbers that are superfluous, tried in reading order; `answer` must be its
// only one. Empty where the budget ended first.
std::optional<Puzzle> least_numbers(const Puzzle& p, const State& answer, core::Budget& budget);

}  // namespace hashigo::detour
