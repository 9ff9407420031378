// The one verdict that every method gives: solve, search and oracle must agree on it.
#pragma once

#include <cstdint>
#include <vector>

#include "core/budget.h"

namespace hashigo::core {

enum class Verdict { None, Unique, Many, Unknown };

// `exact` says that the search space was exhausted; otherwise more answers may exist.
constexpr Verdict verdict_of(std::uint64_t answers, bool exact) {
    if (answers >= 2) return Verdict::Many;
    if (!exact) return Verdict::Unknown;
    return answers == 1 ? Verdict::Unique : Verdict::None;
}

template <class State>
struct Answers {
    std::vector<State> kept;  // the first few, in the order found
    std::uint64_t count = 0;  // at most the limit that was asked for
    bool exact = false;       // all answers were counted
    std::uint64_t nodes = 0;

    Verdict verdict() const { return verdict_of(count, exact); }
};

// How many answers to look for, and how many of them to keep.
struct Wanted {
    std::uint64_t limit = 2;
    std::size_t keep = 2;
};

}  // namespace hashigo::core
