// Lists bracket words as integers, the first place the highest bit and 1 for an opening bracket.
#include "genres/detour/cycles_meander.h"

#include <algorithm>

namespace hashigo::detour::cycles {

namespace {

struct BracketWord {
    std::uint32_t bits = 0;
    int length = 0;

    std::uint32_t mask(int place) const {
        return std::uint32_t{1} << static_cast<unsigned>(length - 1 - place);
    }
    bool opens(int place) const { return (bits & mask(place)) != 0; }

    int partner(int place) const {
        const int step = opens(place) ? 1 : -1;
        int depth = 1;
        int at = place;
        while (depth > 0) {
            at += step;
            depth += opens(at) == opens(place) ? 1 : -1;
        }
        return at;
    }
    // Without two neighbours.
    BracketWord without(int place) const {
        const auto below = static_cast<unsigned>(length - 2 - place);
        const std::uint32_t low = bits & ((std::uint32_t{1} << below) - 1);
        return {((bits >> (below + 2)) << below) | low, length - 2};
    }
    // With a pair put in at a place.
    BracketWord with_pair(int place) const {
        const auto below = static_cast<unsigned>(length - place);
        const std::uint32_t low = bits & ((std::uint32_t{1} << below) - 1);
        return {((((bits >> below) << 2U) | 2U) << below) | low, length + 2};
    }
};

void extend(const BracketWord& word, int open, int left, std::vector<std::uint32_t>& words) {
    if (left == 0) {
        words.push_back(word.bits);
        return;
    }
    if (open > 0) extend({word.bits << 1U, word.length + 1}, open - 1, left - 1, words);
    if (open < left) extend({(word.bits << 1U) | 1U, word.length + 1}, open + 1, left - 1, words);
}

}  // namespace

Meanders::Meanders(int most) {
    levels_.resize(static_cast<std::size_t>(most) + 1);
    for (int k = 1; k <= most; ++k) {
        list(k);
        if (k > 1) tie(k);
        std::vector<int> pairs;
        list_leaves(k, k, 0, pairs);
    }
}

void Meanders::list(int k) {
    Level& level = levels_[static_cast<std::size_t>(k)];
    extend({}, 0, 2 * k, level.words);
    level.count = static_cast<std::uint32_t>(level.words.size());
}

std::uint32_t Meanders::number(int k, std::uint32_t word) const {
    const auto& words = level(k).words;
    return static_cast<std::uint32_t>(std::lower_bound(words.begin(), words.end(), word) -
                                      words.begin());
}

// Only places left of the middle: a leftmost pair begins there.
void Meanders::tie(int k) {
    Level& level = levels_[static_cast<std::size_t>(k)];
    level.tied.assign(static_cast<std::size_t>(k), std::vector<std::uint32_t>(level.count));
    for (int at = 0; at < k; ++at) {
        for (std::uint32_t n = 0; n < level.count; ++n) {
            BracketWord word{level.words[n], 2 * k};
            std::uint32_t& tied = level.tied[static_cast<std::size_t>(at)][n];
            const bool opens = word.opens(at);
            if (opens && !word.opens(at + 1)) {
                tied = kNoWord;
                continue;
            }
            // ((: the inner one's partner opens; )): the outer one's partner closes.
            if (opens == word.opens(at + 1)) {
                word.bits ^= word.mask(word.partner(opens ? at + 1 : at));
            }
            tied = number(k - 1, word.without(at).bits);
        }
    }
}

void Meanders::list_leaves(int k, int left, int from, std::vector<int>& pairs) {
    if (left == 1) {
        BracketWord word{2, 2};
        for (std::size_t n = pairs.size(); n-- > 0;) word = word.with_pair(pairs[n]);
        levels_[static_cast<std::size_t>(k)].leaves.push_back(number(k, word.bits));
        return;
    }
    for (int at = std::max(from, 0); at < left; ++at) {
        pairs.push_back(at);
        list_leaves(k, left - 1, at - 1, pairs);
        pairs.pop_back();
    }
}

}  // namespace hashigo::detour::cycles
