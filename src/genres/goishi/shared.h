// What all answers have in common beyond how they begin: which stone comes right after which, and
// where they end.
#pragma once

#include <optional>
#include <utility>
#include <vector>

#include "app/reports.h"
#include "core/budget.h"
#include "genres/goishi/board.h"

namespace hashigo::goishi {

struct Shared {
    std::optional<int> last;                 // the stone that all end with
    std::vector<std::pair<int, int>> moves;  // (a, b): b is picked right after a; by a
};

// Of all answers that extend `s`; `answer` is one of them. Empty where the budget ran out before
// all was known.
std::optional<Shared> shared(const Puzzle& p, const State& s, const State& answer,
                             core::Budget& budget);

// The same in words, after the picks that all answers begin with, and without what these say
// already.
std::optional<std::vector<app::NamedFact>> named_shared(const Puzzle& p, const State& s,
                                                        const State& answer, core::Budget& budget);

}  // namespace hashigo::goishi
