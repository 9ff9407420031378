// Boards that several tests use.
#pragma once

#include <array>
#include <string_view>
#include <vector>

#include "core/random.h"
#include "genres/goishi/board.h"

namespace hashigo::goishi::tests {

// Rows of "o" for a stone and anything else for none.
inline Puzzle board(const std::vector<std::string_view>& rows) {
    Puzzle p;
    p.size = {static_cast<int>(rows.size()), static_cast<int>(rows.front().size())};
    for (const std::string_view row : rows) {
        for (const char c : row) p.stones.push_back(c == 'o' ? 1 : 0);
    }
    return p;
}

// Twelve stones, one answer.
inline Puzzle twelve() {
    return board({"....o.", ".o.o.o", "..o.oo", ".o..oo", ".o..o."});
}

// From strips to 6x6, with at least one and at most `most` stones; now and then one may turn back.
inline Puzzle random_board(core::Random& random, std::uint64_t most) {
    constexpr std::array<core::Size, 10> kSizes = {
        {{1, 1}, {1, 7}, {6, 1}, {2, 5}, {3, 3}, {3, 4}, {4, 4}, {4, 5}, {5, 5}, {6, 6}}};
    Puzzle p;
    p.size = kSizes[static_cast<std::size_t>(random.below(kSizes.size()))];
    const auto cells = static_cast<std::uint64_t>(p.size.cells());
    p.stones.assign(static_cast<std::size_t>(cells), 0);
    for (std::uint64_t stones = 1 + random.below(most); stones > 0; --stones) {
        p.stones[static_cast<std::size_t>(random.below(cells))] = 1;
    }
    p.variant.reversal = random.below(6) == 0;
    return p;
}

}  // namespace hashigo::goishi::tests
