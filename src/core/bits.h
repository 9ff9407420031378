// Bit tricks on rows of cells: 64 cells a word, the lowest bit first.
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace hashigo::core {

inline constexpr std::size_t kWordBits = 64;

constexpr std::size_t words_for(std::size_t bits) {
    return (bits + kWordBits - 1) / kWordBits;
}

// How many bits are set. Without this, compilers for plain x86-64 call a library function.
constexpr int ones(std::uint64_t word) {
    word -= (word >> 1U) & 0x5555555555555555U;
    word = (word & 0x3333333333333333U) + ((word >> 2U) & 0x3333333333333333U);
    word = (word + (word >> 4U)) & 0x0f0f0f0f0f0f0f0fU;
    return static_cast<int>((word * 0x0101010101010101U) >> 56U);
}

// The bits [from, to) that fall into the word numbered `word`.
constexpr std::uint64_t range_mask(std::size_t word, std::size_t from, std::size_t to) {
    const std::size_t first = word * kWordBits;
    const std::size_t lo = from > first ? from - first : 0;
    if (to <= first || lo >= kWordBits) return 0;
    const std::size_t hi = to - first;
    const std::uint64_t below_hi =
        hi >= kWordBits ? ~std::uint64_t{0} : (std::uint64_t{1} << hi) - 1;
    return below_hi & (~std::uint64_t{0} << lo);
}

// Adds up ceil(length / 2) over the maximal runs of ones in a row: the most of those cells that can
// be taken with no two adjacent. Words are fed lowest first. Adding a run's lowest bit carries it
// away, which tells runs that begin at even places from the others without a loop over bits.
class RunHalves {
  public:
    void add(std::uint64_t word) {
        constexpr std::uint64_t kEven = 0x5555555555555555U;
        const std::uint64_t starts = word & ~((word << 1U) | last_);
        const std::uint64_t carried = word + (starts & kEven);
        const std::uint64_t sum = carried + carry_;
        const bool overflow = carried < word || sum < carried;
        const std::uint64_t even_runs = word & ~sum;
        const std::uint64_t odd_runs = word ^ even_runs;
        total_ += ones((even_runs & kEven) | (odd_runs & ~kEven));
        carry_ = overflow ? 1 : 0;
        last_ = word >> (kWordBits - 1);
    }
    int total() const { return total_; }

  private:
    std::uint64_t carry_ = 0;
    std::uint64_t last_ = 0;
    int total_ = 0;
};

}  // namespace hashigo::core
