// The census's word. For one set of stones still lying, and for every empty place at once, it says
// whether there is a way to pick them all up (first plane: the low 32 bits) and whether there is
// more than one (second plane), having arrived at that place in each of four directions: one 64-bit
// lane a direction, in the order up, left, down, right. So counts saturate at two, and adding them
// is two ORs and an AND.
//
// The functions are always inlined: code compiled for AVX2 and code that is not pass words
// differently.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "core/grid.h"

namespace hashigo::goishi::census {

#define HASHIGO_INLINE [[gnu::always_inline]] inline

typedef std::uint64_t Lanes __attribute__((vector_size(32)));

// A struct, because the bare type is aligned differently with AVX2 and without.
struct alignas(sizeof(Lanes)) Word {
    Lanes lanes;
};
HASHIGO_INLINE Word operator|(const Word& a, const Word& b) {
    return {a.lanes | b.lanes};
}
HASHIGO_INLINE Word operator&(const Word& a, const Word& b) {
    return {a.lanes & b.lanes};
}
HASHIGO_INLINE Word& operator|=(Word& a, const Word& b) {
    a.lanes |= b.lanes;
    return a;
}
HASHIGO_INLINE Word operator<<(const Word& word, int by) {
    return {word.lanes << by};
}
HASHIGO_INLINE Word operator>>(const Word& word, int by) {
    return {word.lanes >> by};
}

inline constexpr int kPlane = 32;  // bits from one plane to the next

// A cell's bit in both planes.
constexpr std::uint64_t both_planes(std::uint32_t cells) {
    return (std::uint64_t{cells} << kPlane) | cells;
}

// How far a lane's bits roll to go 2^k cells against its direction, and which cells can be entered
// so. Bits that roll over a border, or from one plane into the other, land on cells that `edge`
// leaves out.
struct Rolls {
    static constexpr std::size_t kMost = 5;
    std::array<Word, kMost> left;
    std::array<Word, kMost> right;  // 64 - left
    Word edge;
    int doublings = 0;  // how many times to double two cells' reach to cover the longer side
};

// For a grid that stands and has at most 32 cells.
Rolls rolls_of(core::Size size);

HASHIGO_INLINE Word roll(const Word& from, const Rolls& rolls, std::size_t k) {
    return {(from.lanes << rolls.left[k].lanes) | (from.lanes >> rolls.right[k].lanes)};
}

HASHIGO_INLINE Word in_all_lanes(std::uint64_t lane) {
    return {Lanes{lane, lane, lane, lane}};
}

// From the values of the stones to those of the places from which each direction leads to them,
// over cells without stones.
template <int Doublings>
HASHIGO_INLINE Word spread(const Word& stones, std::uint64_t lying, const Rolls& rolls) {
    Word open = rolls.edge & in_all_lanes(~lying);
    Word reached = roll(stones, rolls, 0) & open;
    reached |= roll(reached, rolls, 0) & open;
    for (std::size_t k = 0; k < static_cast<std::size_t>(Doublings); ++k) {
        open = open & roll(open, rolls, k);
        reached |= roll(reached, rolls, k + 1) & open;
    }
    return reached;
}

// Saturating sums.
HASHIGO_INLINE Word sum(const Word& a, const Word& b) {
    return a | b | ((a & b) << kPlane);
}
HASHIGO_INLINE std::uint64_t sum(std::uint64_t a, std::uint64_t b) {
    return a | b | ((a & b) << kPlane);
}

// What each arrival may go on with: its own direction and the two across.
HASHIGO_INLINE Word turn(const Word& ways) {
    const Word lines = sum(ways, {__builtin_shufflevector(ways.lanes, ways.lanes, 2, 3, 0, 1)});
    return sum(ways, {__builtin_shufflevector(lines.lanes, lines.lanes, 1, 0, 3, 2)});
}

// The same where one may also turn back: everything, however one arrived.
HASHIGO_INLINE std::uint64_t anywhere(const Word& ways) {
    return sum(sum(ways.lanes[0], ways.lanes[1]), sum(ways.lanes[2], ways.lanes[3]));
}

HASHIGO_INLINE Word mirrored(const Word& word) {
    return {__builtin_shufflevector(word.lanes, word.lanes, 0, 3, 2, 1)};
}
HASHIGO_INLINE std::uint64_t mirrored(std::uint64_t word) {
    return word;
}

}  // namespace hashigo::goishi::census
