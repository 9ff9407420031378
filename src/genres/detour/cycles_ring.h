// The numbers in the tables. Words of 64 or 128 bits add exactly as long as no top bit is ever set,
// so the sums are gathered by OR: a count that outgrows its words is seen, never wrong. Beyond 128
// bits numbers are taken modulo primes, a whole count a prime.
#pragma once

#include <array>
#include <cstdint>

#include "core/count.h"

namespace hashigo::detour::cycles {

using Wide = unsigned __int128;

// Sums of products, of any size that a table can bring: below 2^384.
class WideSum {
  public:
    void add(Wide a, Wide b) {
        const auto low_a = static_cast<std::uint64_t>(a);
        const auto low_b = static_cast<std::uint64_t>(b);
        const auto high_a = static_cast<std::uint64_t>(a >> 64U);
        const auto high_b = static_cast<std::uint64_t>(b >> 64U);
        put(0, Wide{low_a} * low_b);
        if (high_a != 0) put(1, Wide{high_a} * low_b);
        if (high_b != 0) put(1, Wide{low_a} * high_b);
        if (high_a != 0 && high_b != 0) put(2, Wide{high_a} * high_b);
    }
    void add(const WideSum& other) {
        Wide carry = 0;
        for (std::size_t k = 0; k < limbs_.size(); ++k) {
            carry += Wide{limbs_[k]} + other.limbs_[k];
            limbs_[k] = static_cast<std::uint64_t>(carry);
            carry >>= 64U;
        }
    }
    core::Count value() const {
        core::Count all = 0;
        for (std::size_t k = limbs_.size(); k-- > 0;) all = (all << 64U) + limbs_[k];
        return all;
    }

  private:
    void put(std::size_t at, Wide more) {
        for (std::size_t k = at; more != 0 && k < limbs_.size(); ++k) {
            more += limbs_[k];
            limbs_[k] = static_cast<std::uint64_t>(more);
            more >>= 64U;
        }
    }

    std::array<std::uint64_t, 6> limbs_{};
};

template <class Word>
struct Whole {
    using Number = Word;
    using Sum = WideSum;

    Number add(Number a, Number b) const { return static_cast<Number>(a + b); }
    void add_product(Sum& sum, Number a, Number b) const { sum.add(a, b); }
    void merge(Sum& sum, const Sum& other) const { sum.add(other); }
    core::Count value(const Sum& sum) const { return sum.value(); }
    // Whether numbers of which `seen` is the OR may have wrapped round.
    bool outgrown(Number seen) const { return (seen >> (8 * sizeof(Number) - 1)) != 0; }
};

struct Residue {
    using Number = std::uint32_t;
    using Sum = std::uint64_t;

    std::uint32_t prime = 0;  // below 2^31

    Number add(Number a, Number b) const {
        const Number sum = a + b;
        const Number less = sum - prime;
        return less < sum ? less : sum;
    }
    void add_product(Sum& sum, Number a, Number b) const {
        sum = (sum + std::uint64_t{a} * b) % prime;
    }
    void merge(Sum& sum, Sum other) const { sum = (sum + other) % prime; }
    core::Count value(Sum sum) const { return sum; }
    bool outgrown(Number) const { return false; }
};

}  // namespace hashigo::detour::cycles
