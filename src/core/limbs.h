// Long sums in bulk: many numbers of the same width side by side, each a few 64-bit words, lowest
// first. Where the width is known to the compiler an addition is a handful of instructions.
#pragma once

#include <cstddef>
#include <cstdint>

#include "core/count.h"

namespace hashigo::core {

using Limb = std::uint64_t;

// to += from, both `width` limbs; the caller knows that the sum fits.
inline void add_limbs(Limb* to, const Limb* from, std::size_t width) {
    Limb carry = 0;
    for (std::size_t k = 0; k < width; ++k) {
        const Limb part = from[k] + carry;
        carry = part < carry ? 1 : 0;
        to[k] += part;
        carry += to[k] < part ? 1 : 0;
    }
}

inline Count from_limbs(const Limb* limbs, std::size_t width) {
    constexpr unsigned kLimbBits = 64;
    Count value = 0;
    for (std::size_t k = width; k-- > 0;) value = (value << kLimbBits) + limbs[k];
    return value;
}

}  // namespace hashigo::core
