// The refusal of work that would take more memory than it may have, or than anything has: it says
// how much that would be, and how much is allowed, so that one knows whether a larger --memory is
// of any use.
#pragma once

#include <cstdint>
#include <limits>

#include "core/budget.h"
#include "core/phrases.h"
#include "core/result.h"

namespace hashigo::core {

// Of a budget that could not afford what it was asked for.
inline Error needs_bytes(const Budget& budget) {
    Error error = fail(phrases::phrase(phrases::NeedsBytes), std::nullopt, budget.refused_bytes(),
                       budget.bytes());
    error.fault = Fault::Limit;
    return error;
}

// Of a board with more than `most` cells along its shorter side, for which no table is laid out.
inline Error too_wide(int most) {
    Error error = fail(phrases::phrase(phrases::TooWide), std::nullopt, most);
    error.fault = Fault::Limit;
    return error;
}

// The same with the bytes that it would take, where memory alone would forbid it too.
inline Error too_wide(int most, std::uint64_t bytes, const Budget& budget) {
    constexpr std::uint64_t kCountless = std::numeric_limits<std::uint64_t>::max();
    if (bytes <= budget.bytes() || bytes == kCountless) return too_wide(most);
    Error error =
        fail(phrases::phrase(phrases::TooWideForBytes), std::nullopt, most, bytes, budget.bytes());
    error.fault = Fault::Limit;
    return error;
}

}  // namespace hashigo::core
