// What the contract suite needs to know of this genre beyond its trait struct: small boards that
// the oracle can list, where the boards for each error code are, and all reasons there are.
#pragma once

#include <algorithm>
#include <array>
#include <set>
#include <string>
#include <string_view>

#include "core/random.h"
#include "genres/goishi/genre.h"
#include "genres/goishi/phrases.h"

namespace hashigo::goishi {

struct Kit {
    using Genre = Goishi;
    static constexpr core::Size kSampleSize = {6, 6};

    // No error code hangs on a variant of the rules.
    static void demand(Puzzle&, std::string_view) {}

    // A board written as a mask: cell c holds a stone where bit c is 1.
    struct Masked {
        core::Size size;
        unsigned mask = 0;
    };
    // Boards with exactly one answer are too rare to be met by chance.
    static Puzzle unique_board(core::Random& random) {
        constexpr std::array<Masked, 12> kUnique = {{{{3, 4}, 0x2cf},
                                                     {{3, 4}, 0x3f4},
                                                     {{3, 4}, 0xf43},
                                                     {{3, 5}, 0xaf4},
                                                     {{3, 5}, 0xe8f},
                                                     {{3, 5}, 0x3ba5},
                                                     {{3, 5}, 0x3fcc},
                                                     {{4, 4}, 0x34f0},
                                                     {{4, 4}, 0x89ae},
                                                     {{4, 4}, 0x179b},
                                                     {{4, 4}, 0x77c4},
                                                     {{4, 4}, 0x75f1}}};
        return unmasked(kUnique[static_cast<std::size_t>(random.below(kUnique.size()))]);
    }

    static Puzzle unmasked(const Masked& one) {
        Puzzle p{one.size, {}, {}};
        for (int cell = 0; cell < p.size.cells(); ++cell) {
            p.stones.push_back(((one.mask >> static_cast<unsigned>(cell)) & 1U) != 0 ? 1 : 0);
        }
        return p;
    }

    // Boards on which a wrong first stone leaves two far ends, or three odd lines: chance seldom
    // draws one.
    static Puzzle treacherous_board(core::Random& random) {
        constexpr std::array<Masked, 3> kBoards = {
            {{{3, 3}, 0x10f}, {{3, 4}, 0x3db}, {{3, 4}, 0x537}}};
        return unmasked(kBoards[static_cast<std::size_t>(random.below(kBoards.size()))]);
    }

    // From one stone to ten, on strips and rectangles up to 4x4, now and then with a variant of the
    // rules. More stones would give the oracle too many orders to list.
    static Puzzle small_board(core::Random& random) {
        constexpr std::array<core::Size, 12> kSizes = {{{1, 1},
                                                        {1, 5},
                                                        {4, 1},
                                                        {2, 2},
                                                        {2, 3},
                                                        {3, 2},
                                                        {3, 3},
                                                        {2, 6},
                                                        {3, 4},
                                                        {4, 3},
                                                        {4, 4},
                                                        {3, 5}}};
        constexpr int kMostStones = 10;
        if (random.below(8) == 0) return unique_board(random);
        if (random.below(8) == 0) return treacherous_board(random);
        Puzzle p;
        p.size = kSizes[static_cast<std::size_t>(random.below(kSizes.size()))];
        const int cells = p.size.cells();
        p.stones.assign(static_cast<std::size_t>(cells), 0);
        const auto most = static_cast<std::uint64_t>(std::min(cells, kMostStones));
        for (auto stones = 1 + random.below(most); stones > 0; --stones) {
            p.stones[static_cast<std::size_t>(random.below(p.stones.size()))] = 1;
        }
        p.variant.reversal = random.below(16) == 0;
        return p;
    }

    // The beginning of an answer's order; now and then any other stone after it, or instead of it.
    static State some_marks(const Puzzle& /*p*/, const State& answer, bool sound,
                            core::Random& random) {
        State s = answer;
        s.order.resize(static_cast<std::size_t>(random.below(s.order.size() + 1)));
        if (sound || answer.order.empty()) return s;
        const std::uint64_t stray = random.below(answer.order.size());
        const int cell = answer.order[static_cast<std::size_t>(stray)];
        if (random.below(2) == 0) {
            s.order = {cell};
        } else if (stray >= s.order.size()) {
            s.order.push_back(cell);
        }
        return s;
    }

    // Whether the answer begins with the order of `s` and does not go on with a stone that `s`
    // rules out. Of two states with the same order, whether it rules out no less.
    static bool extends(const State& answer, const State& s) {
        if (answer.order.size() < s.order.size()) return false;
        if (!std::equal(s.order.begin(), s.order.end(), answer.order.begin())) return false;
        if (answer.order.size() > s.order.size()) {
            return s.ruled_out[static_cast<std::size_t>(answer.order[s.order.size()])] == 0;
        }
        for (std::size_t cell = 0; cell < s.ruled_out.size(); ++cell) {
            if (s.ruled_out[cell] != 0 && answer.ruled_out[cell] == 0) return false;
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

}  // namespace hashigo::goishi
