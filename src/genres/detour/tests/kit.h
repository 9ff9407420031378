// What the contract suite needs to know of this genre beyond its trait struct: small boards that
// the oracle can list, where the boards for each error code are, and all reasons there are.
#pragma once

#include <array>
#include <set>
#include <string>
#include <string_view>

#include "core/random.h"
#include "genres/detour/genre.h"
#include "genres/detour/phrases.h"

namespace hashigo::detour {

struct Kit {
    using Genre = Detour;
    static constexpr core::Size kSampleSize = {6, 6};

    // Chooses the rules under which an error code can arise.
    static void demand(Puzzle& p, std::string_view code) { p.variant.skips = code == "no-line"; }

    // At most 20 cells, from strips to 4x5, odd ones among them, cut into regions of any size, with
    // anything from no number to one in every region; half of the numbers are those of a loop, if
    // there is one. Now and then a variant of the rules.
    static Puzzle small_board(core::Random& random) {
        constexpr std::array<core::Size, 13> kSizes = {{{1, 1},
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
                                                        {3, 6},
                                                        {4, 5}}};
        const core::Size size = kSizes[static_cast<std::size_t>(random.below(kSizes.size()))];
        Puzzle p = blank_puzzle(size);
        const std::uint64_t walls = random.below(101);
        for (auto& wall : p.walls) wall = random.below(100) < walls ? 1 : 0;
        settle_regions(p);
        const std::uint64_t percent = random.below(101);
        for (Clue& clue : p.clues) {
            if (random.below(100) < percent) clue = any_clue(random);
        }
        p.variant.several_loops = random.below(12) == 0;
        // So many boards are legal with cells left out that only small ones are listed.
        p.variant.skips = size.cells() <= 12 && random.below(5) == 0;
        if (random.below(4) != 0) number_after_answer(p, random);
        return p;
    }

    static Clue any_clue(core::Random& random) {
        if (random.below(8) == 0) return {std::nullopt, true};
        return {static_cast<int>(random.below(5)), true};
    }

    // Replaces the numbers by those of one of the first loops of the board.
    static void number_after_answer(Puzzle& p, core::Random& random) {
        Puzzle bare = p;
        bare.clues.assign(p.clues.size(), {});
        core::Budget budget;
        const auto loops = Detour::oracle(bare, Detour::start(bare), {40, 40}, budget).kept;
        if (loops.empty()) return;
        const State& loop = loops[static_cast<std::size_t>(random.below(loops.size()))];
        for (std::size_t region = 0; region < p.clues.size(); ++region) {
            Clue& clue = p.clues[region];
            if (clue.binds()) clue.number = turns_in(p, loop, static_cast<int>(region));
        }
    }

    static int turns_in(const Puzzle& p, const State& loop, int region) {
        int turns = 0;
        for (int cell = 0; cell < p.size.cells(); ++cell) {
            if (p.region_of(cell) != region) continue;
            std::array<bool, 4> line{};
            for (const core::Direction side : core::kDirections) {
                const int edge = edge_at(p.size, cell, side);
                line[static_cast<std::size_t>(side)] =
                    edge >= 0 && loop.marks[static_cast<std::size_t>(edge)] == Mark::Line;
            }
            const bool upright = line[0] || line[1];
            const bool level = line[2] || line[3];
            turns += upright && level ? 1 : 0;
        }
        return turns;
    }

    // Marks taken from an answer here and there (so that the state has an answer), or at random;
    // now and then a small closed loop, or no line at all.
    static State some_marks(const Puzzle& p, const State& answer, bool sound,
                            core::Random& random) {
        State s = answer;
        if (!sound && random.below(12) == 0) {
            s.marks.assign(s.marks.size(), Mark::Empty);
            return s;
        }
        const std::uint64_t percent = random.below(101);
        const bool lines_only = random.below(5) == 0;
        for (Mark& mark : s.marks) {
            const bool forget = lines_only ? mark == Mark::Empty : random.below(100) < percent;
            if (forget) mark = Mark::Unknown;
            if (!sound && random.below(4) == 0) mark = static_cast<Mark>(random.below(3));
        }
        if (!sound && random.below(3) == 0) lay_square(p, s, random);
        return s;
    }

    // Lines round one corner, and nothing else but what was there if that is kept.
    static void lay_square(const Puzzle& p, State& s, core::Random& random) {
        if (p.size.rows < 2 || p.size.cols < 2) return;
        if (random.below(2) == 0) s = Detour::start(p);
        const auto below = [&](int n) {
            return static_cast<int>(random.below(static_cast<std::uint64_t>(n)));
        };
        const int cell = p.size.at(below(p.size.rows - 1), below(p.size.cols - 1));
        const int far = cell + p.size.cols + 1;
        for (const int edge : {edge_at(p.size, cell, core::Direction::Right),
                               edge_at(p.size, cell, core::Direction::Down),
                               edge_at(p.size, far, core::Direction::Left),
                               edge_at(p.size, far, core::Direction::Up)}) {
            s.marks[static_cast<std::size_t>(edge)] = Mark::Line;
        }
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

}  // namespace hashigo::detour
