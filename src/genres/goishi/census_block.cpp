// The inner loop. It is compiled twice from one source: for any machine, and for AVX2 where the
// processor has it.
#include "genres/goishi/census_block.h"

#include <bit>

namespace hashigo::goishi::census {

namespace {

// The values of this board's stones as the next pick: for each, the word of the board without it.
template <class Cell>
HASHIGO_INLINE void gather(const Block<Cell>& block, std::size_t k, Cell& stones) {
    const Plan& plan = *block.plan;
    const Mask low = plan.lows[block.low_stones][k];
    Cell more{};
    stones = more;
    for (Mask rest = low; rest != 0; rest &= rest - 1) {
        const Mask without = low & ~(rest & (~rest + 1));
        stones |= block.own[plan.rank[without]] & block.bits[std::countr_zero(rest)];
    }
    std::size_t q = 0;
    for (; q + 1 < block.straight_count; q += 2) {
        stones |= block.straight[q].words[k] & block.straight[q].bit;
        more |= block.straight[q + 1].words[k] & block.straight[q + 1].bit;
    }
    if (q < block.straight_count) stones |= block.straight[q].words[k] & block.straight[q].bit;
    stones |= more;
}

template <class Cell>
HASHIGO_INLINE void gather_mirrored(const Block<Cell>& block, std::size_t k, Cell& stones) {
    if (block.left_count + block.right_count == 0) return;
    const std::size_t image = block.plan->mirror[block.low_stones][k];
    Cell found{};
    for (std::size_t q = 0; q < block.left_count; ++q) {
        const Source<Cell>& source = block.lefts[q];
        found |= (source.words[image] << source.shift) & source.bit;
    }
    for (std::size_t q = 0; q < block.right_count; ++q) {
        const Source<Cell>& source = block.rights[q];
        found |= (source.words[image] >> source.shift) & source.bit;
    }
    stones |= mirrored(found);
}

HASHIGO_INLINE std::uint64_t any_lane(const Word& word) {
    return (word.lanes[0] | word.lanes[1]) | (word.lanes[2] | word.lanes[3]);
}
HASHIGO_INLINE std::uint64_t any_lane(const std::uint64_t& word) {
    return word;
}

// Any two directions, or one of them twice, are open to some arrival; so the largest over the
// arrivals tells whether a first pick has several ways on.
template <class Cell>
HASHIGO_INLINE Kind kind_of(const Cell& stones) {
    const std::uint64_t planes = any_lane(stones);
    const auto first = static_cast<std::uint32_t>(planes);
    if (first == 0) return Kind::None;
    return planes == first && (first & (first - 1)) == 0 ? Kind::One : Kind::Many;
}

template <int Doublings>
HASHIGO_INLINE void expand(const Word& stones, std::uint64_t lying, const Rolls& rolls, Word& to) {
    to = turn(spread<Doublings>(stones, lying, rolls));
}
template <int Doublings>
HASHIGO_INLINE void expand(const std::uint64_t& stones, std::uint64_t lying, const Rolls& rolls,
                           std::uint64_t& to) {
    to = anywhere(spread<Doublings>(in_all_lanes(stones), lying, rolls));
}

template <class Cell, int Doublings>
HASHIGO_INLINE void fill(const Block<Cell>& block) {
    const Plan& plan = *block.plan;
    const std::vector<Mask>& lows = plan.lows[block.low_stones];
    for (std::size_t k = 0; k < lows.size(); ++k) {
        Cell stones{};
        gather(block, k, stones);
        gather_mirrored(block, k, stones);
        block.kinds[k] = kind_of(stones);
        expand<Doublings>(stones, both_planes(plan.board(block.high, lows[k])), *block.rolls,
                          block.out[k]);
    }
}

template <class Cell, int Doublings>
void fill_anywhere(const Block<Cell>& block) {
    fill<Cell, Doublings>(block);
}

template <class Cell>
using Fills = std::array<Fill<Cell>, Rolls::kMost>;

template <class Cell>
constexpr Fills<Cell> kPortable = {fill_anywhere<Cell, 0>, fill_anywhere<Cell, 1>,
                                   fill_anywhere<Cell, 2>, fill_anywhere<Cell, 3>,
                                   fill_anywhere<Cell, 4>};

#ifdef __x86_64__

template <class Cell, int Doublings>
__attribute__((target("avx2,bmi"))) void fill_with_avx2(const Block<Cell>& block) {
    fill<Cell, Doublings>(block);
}

template <class Cell>
constexpr Fills<Cell> kFast = {fill_with_avx2<Cell, 0>, fill_with_avx2<Cell, 1>,
                               fill_with_avx2<Cell, 2>, fill_with_avx2<Cell, 3>,
                               fill_with_avx2<Cell, 4>};

bool has_fast() {
    return __builtin_cpu_supports("avx2") != 0 && __builtin_cpu_supports("bmi") != 0;
}

#else

template <class Cell>
constexpr const Fills<Cell>& kFast = kPortable<Cell>;

bool has_fast() {
    return false;
}

#endif

}  // namespace

template <class Cell>
Fill<Cell> filler(const Rolls& rolls, bool portable) {
    const auto k = static_cast<std::size_t>(rolls.doublings);
    return !portable && has_fast() ? kFast<Cell>[k] : kPortable<Cell>[k];
}

template Fill<Word> filler<Word>(const Rolls&, bool);
template Fill<std::uint64_t> filler<std::uint64_t>(const Rolls&, bool);

Rolls rolls_of(core::Size size) {
    Rolls rolls{};
    const auto cols = static_cast<std::uint64_t>(size.cols);
    constexpr std::uint64_t kBits = 64;
    std::uint64_t distance = 1;
    for (std::size_t k = 0; k < Rolls::kMost; ++k, distance *= 2) {
        // Rolls that the grid is too small for are never made; any count below 64 will do.
        const std::uint64_t down = cols * distance % kBits;
        rolls.left[k].lanes = Lanes{down, distance, kBits - down, kBits - distance};
        rolls.right[k].lanes = Lanes{kBits - down, kBits - distance, down, distance};
    }
    std::array<std::uint32_t, 4> edge{};
    for (int cell = 0; cell < size.cells(); ++cell) {
        const std::uint32_t bit = std::uint32_t{1} << cell;
        if (size.row(cell) > 0) edge[0] |= bit;
        if (size.col(cell) > 0) edge[1] |= bit;
        if (size.row(cell) + 1 < size.rows) edge[2] |= bit;
        if (size.col(cell) + 1 < size.cols) edge[3] |= bit;
    }
    rolls.edge.lanes = Lanes{both_planes(edge[0]), both_planes(edge[1]), both_planes(edge[2]),
                             both_planes(edge[3])};
    for (int reach = 2; reach < size.rows - 1; reach *= 2) ++rolls.doublings;
    return rolls;
}

}  // namespace hashigo::goishi::census
