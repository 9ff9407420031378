// How two halves of a board close into one loop. Above and below the cut the same 2k plugs pair up,
// each way by a whole bracket word; together the two words draw closed curves, and it must be one.
//
// To sum over all pairs of words without looking at each: take the leftmost pair `()` of the lower
// word. It ties together two neighbours of the upper word, which thereby becomes a shorter one;
// where the two were already a pair, a loop closes too early. So all upper words are shortened at
// once, the sums of those that become the same being added, and the rest of the lower word is taken
// likewise; its leftmost pair is at most one place further left.
#pragma once

#include <cstdint>
#include <vector>

#include "genres/detour/cycles_words.h"

namespace hashigo::detour::cycles {

// Bracket words of 2k places, numbered by k.
class Meanders {
  public:
    // For k up to `most`.
    explicit Meanders(int most);

    int most() const { return static_cast<int>(levels_.size()) - 1; }
    std::uint32_t count(int k) const { return level(k).count; }
    // The number of the shorter word when places `at` and `at` + 1 are tied; kNoWord: a loop
    // closes.
    const std::vector<std::uint32_t>& tied(int k, int at) const {
        return level(k).tied[static_cast<std::size_t>(at)];
    }
    // The lower words in the order in which taking leftmost pairs comes to them.
    const std::vector<std::uint32_t>& leaves(int k) const { return level(k).leaves; }
    std::uint32_t number(int k, std::uint32_t word) const;

  private:
    struct Level {
        std::uint32_t count = 0;
        std::vector<std::uint32_t> words{};  // ascending, first place highest
        std::vector<std::vector<std::uint32_t>> tied{};
        std::vector<std::uint32_t> leaves{};
    };
    const Level& level(int k) const { return levels_[static_cast<std::size_t>(k)]; }
    void list(int k);
    void tie(int k);
    void list_leaves(int k, int left, int from, std::vector<int>& pairs);

    std::vector<Level> levels_{};
};

}  // namespace hashigo::detour::cycles
