// From a board with several answers to one with a single answer, by moving stones.
#pragma once

#include <cstdint>
#include <optional>

#include "core/budget.h"
#include "core/random.h"
#include "genres/goishi/board.h"

namespace hashigo::goishi {

enum class Laying : std::uint8_t { Strew, AnswerFirst };

// What it took to make a puzzle.
struct Toil {
    std::uint64_t counts = 0;    // boards whose answers were counted
    std::uint64_t accepted = 0;  // moves of a stone that were kept
    std::uint64_t starts = 0;    // boards that rearranging began from
};

// Boards of the size and variant of `like` are laid and rearranged until one has exactly one
// answer. Empty where the budget ended. The toil counts all of it.
std::optional<Puzzle> make_unique(const Puzzle& like, int stones, Laying laying,
                                  core::Random& random, core::Budget& budget, Toil& toil);

}  // namespace hashigo::goishi
