// Answers to make puzzles of: a loop through all cells, and how it turns.
#pragma once

#include <optional>
#include <vector>

#include "core/budget.h"
#include "core/random.h"
#include "core/result.h"
#include "genres/detour/board.h"
#include "genres/detour/sample.h"

namespace hashigo::detour {

// Whether the line turns, a cell: one of its sideways edges is a line, and not both.
std::vector<char> turns_of(core::Size size, const State& answer);

// Draws loops of one size: each as likely as any other where the exact sampler is quick, which is
// to 144 cells; beyond that by wandering from loop to loop.
class AnswerSource {
  public:
    // The size must have a loop: both sides at least 2, and an even number of cells.
    static core::Result<AnswerSource> make(core::Size size, core::Budget& budget);
    // Nothing where the budget ended first.
    std::optional<State> draw(core::Random& random, core::Budget& budget) const;

  private:
    explicit AnswerSource(core::Size size) : size_(size) {}
    core::Size size_;
    std::optional<Sampler> exact_{};
};

// A loop after so many random exchanges: where two lines run side by side, both are turned, which
// makes two loops of one, and elsewhere two lines that belong to one loop each, which joins them.
// Nothing where the budget ended first.
std::optional<State> wandering_loop(core::Size size, int exchanges, core::Random& random,
                                    core::Budget& budget);

}  // namespace hashigo::detour
