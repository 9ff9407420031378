// The boards that the drawn tables look at. Size and density name their stream of random numbers,
// so every table sees the same boards, and one more board changes none of the others.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "core/experiment.h"
#include "genres/yajikazu/generate.h"

namespace hashigo::yajikazu {

struct Made {
    Puzzle puzzle;
    State answer;
};

// The mean of percentages, its interval within 0 to 100.
core::Cell mean_percent(const std::vector<double>& values);

// So many boards of a size, each with one answer and without idle clues. Empty where the budget
// ended.
std::vector<Made> made_boards(core::Lab& lab, core::Size size, std::size_t count,
                              const Recipe& recipe = {});

// The sizes and numbers of boards of most tables.
std::vector<std::pair<core::Size, std::size_t>> usual_sample(const core::Lab& lab);

// The stream of a size and a density, and of a purpose within it.
core::Random stream(const core::Lab& lab, core::Size size, const Recipe& recipe,
                    std::uint64_t purpose);

// A random answer of the empty board, by the recipe's density.
State drawn_answer(core::Size size, const Recipe& recipe, core::Random& random);

Puzzle without_clues(core::Size size);
std::vector<int> clue_cells(const Puzzle& p);
bool is_shaded(const State& s, int cell);
std::uint64_t shaded_cells(const State& s);
// Whether nothing more can be shaded.
bool is_maximal(core::Size size, const State& answer);
// How many shaded cells the answer shows from a cell.
int true_number(core::Size size, const State& answer, int cell, core::Direction arrow);
// A clue that its line can never show: its cell must be shaded.
Clue confession(core::Size size, int cell);
// A number that its line can never show.
int impossible_number(core::Size size, int cell, core::Direction arrow);

}  // namespace hashigo::yajikazu
