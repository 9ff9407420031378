// What the contract suite needs to know of this genre beyond its trait struct: small boards that
// the oracle can list, where the boards for each error code are, and all reasons there are.
#pragma once

#include <array>
#include <set>
#include <string>
#include <string_view>

#include "core/random.h"
#include "genres/yajikazu/genre.h"
#include "genres/yajikazu/phrases.h"

namespace hashigo::yajikazu {

struct Kit {
    using Genre = Yajikazu;
    static constexpr core::Size kSampleSize = {6, 6};

    // Chooses the rules under which an error code can arise.
    static void demand(Puzzle& p, std::string_view code) {
        p.variant.some_shaded = code == "no-shaded-cell";
    }

    // At most 16 cells, from strips to 4x4, with anything from no clue to a clue in every cell, and
    // now and then a variant of the rules.
    static Puzzle small_board(core::Random& random) {
        constexpr std::array<core::Size, 12> kSizes = {{{1, 1},
                                                        {1, 4},
                                                        {5, 1},
                                                        {2, 2},
                                                        {2, 3},
                                                        {3, 2},
                                                        {3, 3},
                                                        {2, 6},
                                                        {3, 4},
                                                        {4, 3},
                                                        {4, 4},
                                                        {3, 5}}};
        Puzzle p;
        p.size = kSizes[static_cast<std::size_t>(random.below(kSizes.size()))];
        const std::uint64_t percent = random.below(101);
        for (int cell = 0; cell < p.size.cells(); ++cell) {
            p.clues.push_back(random.below(100) < percent ? any_clue(random) : Clue{});
        }
        p.variant.some_shaded = random.below(8) == 0;
        p.variant.unconnected = random.below(16) == 0;
        return p;
    }

    static Clue any_clue(core::Random& random) {
        Clue clue;
        clue.there = true;
        if (random.below(16) != 0) {
            clue.arrow = core::kDirections[static_cast<std::size_t>(random.below(4))];
        }
        if (random.below(16) != 0) clue.number = static_cast<int>(random.below(4));
        return clue;
    }

    // Marks taken from an answer here and there (so that the state has an answer), or at random;
    // where a cell must be shaded, now and then none is.
    static State some_marks(const Puzzle& p, const State& answer, bool sound,
                            core::Random& random) {
        State s = answer;
        if (!sound && p.variant.some_shaded && random.below(4) == 0) {
            s.marks.assign(s.marks.size(), Mark::White);
            return s;
        }
        const std::uint64_t percent = random.below(101);
        for (Mark& mark : s.marks) {
            if (random.below(100) < percent) mark = Mark::Unknown;
            if (!sound && random.below(4) == 0) mark = static_cast<Mark>(random.below(3));
        }
        return s;
    }

    static bool extends(const State& answer, const State& s) {
        for (std::size_t k = 0; k < s.marks.size(); ++k) {
            if (s.marks[k] != Mark::Unknown && s.marks[k] != answer.marks[k]) return false;
        }
        return true;
    }

    static std::set<std::string> reasons() {
        std::set<std::string> keys;
        for (std::size_t k = 0; k < static_cast<std::size_t>(Reason::Size); ++k) {
            keys.emplace(phrases::kTable[k].key);
        }
        return keys;
    }
};

}  // namespace hashigo::yajikazu
