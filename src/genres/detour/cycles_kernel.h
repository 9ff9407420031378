// Sums of rows, the inner loops. Every function returns the OR of all sums, by which a ring sees
// whether one has outgrown it.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>

namespace hashigo::detour::cycles {

inline constexpr std::size_t kMostSources = 16;

template <class Number>
using Sources = std::array<const Number*, kMostSources>;

template <class Ring, class Number = typename Ring::Number>
Number sum_two(const Ring& ring, Number* __restrict to, const Number* a, const Number* b,
               std::size_t length) {
    Number seen{};
    for (std::size_t k = 0; k < length; ++k) {
        const Number sum = ring.add(a[k], b[k]);
        to[k] = sum;
        seen |= sum;
    }
    return seen;
}

template <class Ring, class Number = typename Ring::Number>
Number sum_two_twice(const Ring& ring, Number* __restrict to, Number* __restrict also,
                     const Number* a, const Number* b, std::size_t length) {
    Number seen{};
    for (std::size_t k = 0; k < length; ++k) {
        const Number sum = ring.add(a[k], b[k]);
        to[k] = sum;
        also[k] = sum;
        seen |= sum;
    }
    return seen;
}

template <class Ring, class Number = typename Ring::Number>
Number sum_three(const Ring& ring, Number* __restrict to, const Sources<Number>& from,
                 std::size_t length) {
    const Number* const a = from[0];
    const Number* const b = from[1];
    const Number* const c = from[2];
    Number seen{};
    for (std::size_t k = 0; k < length; ++k) {
        const Number two = ring.add(a[k], b[k]);
        const Number sum = ring.add(two, c[k]);
        to[k] = sum;
        seen |= two | sum;
    }
    return seen;
}

template <class Ring, class Number = typename Ring::Number>
Number add_to(const Ring& ring, Number* __restrict to, const Number* more, std::size_t length) {
    Number seen{};
    for (std::size_t k = 0; k < length; ++k) {
        const Number sum = ring.add(to[k], more[k]);
        to[k] = sum;
        seen |= sum;
    }
    return seen;
}

// to = the sum of `count` rows.
template <class Ring, class Number = typename Ring::Number>
Number sum_rows(const Ring& ring, Number* to, const Sources<Number>& from, std::size_t count,
                std::size_t length) {
    if (count == 0) std::fill_n(to, length, Number{});
    if (count == 1) std::copy_n(from[0], length, to);
    if (count < 2) return Number{};
    if (count == 2) return sum_two(ring, to, from[0], from[1], length);
    Number seen = sum_three(ring, to, from, length);
    for (std::size_t k = 3; k < count; ++k) seen |= add_to(ring, to, from[k], length);
    return seen;
}

// to and also = the sum of up to two rows.
template <class Ring, class Number = typename Ring::Number>
Number sum_twice(const Ring& ring, Number* to, Number* also, const Sources<Number>& from,
                 std::size_t count, std::size_t length) {
    if (count == 2) return sum_two_twice(ring, to, also, from[0], from[1], length);
    const Number seen = sum_rows(ring, to, from, count, length);
    std::copy_n(to, length, also);
    return seen;
}

// Turns a matrix of `rows` x `cols` numbers over.
template <class Number>
void transpose(const Number* __restrict from, Number* __restrict to, std::size_t rows,
               std::size_t cols) {
    constexpr std::size_t kSquare = 64 / sizeof(Number);
    for (std::size_t row = 0; row < rows; row += kSquare) {
        const std::size_t row_end = std::min(rows, row + kSquare);
        for (std::size_t col = 0; col < cols; ++col) {
            for (std::size_t r = row; r < row_end; ++r) to[col * rows + r] = from[r * cols + col];
        }
    }
}

// The same with cells of `unit` numbers.
template <class Number>
void transpose_units(const Number* __restrict from, Number* __restrict to, std::size_t rows,
                     std::size_t cols, std::size_t unit) {
    for (std::size_t row = 0; row < rows; ++row) {
        for (std::size_t col = 0; col < cols; ++col) {
            std::copy_n(from + (row * cols + col) * unit, unit, to + (col * rows + row) * unit);
        }
    }
}

}  // namespace hashigo::detour::cycles
