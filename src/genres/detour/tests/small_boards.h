// Small boards of every kind, and their answers by plain enumeration of the edges: what the engines
// are tested against. It shares no code with them.
#pragma once

#include <algorithm>
#include <vector>

#include "core/random.h"
#include "genres/detour/board.h"

namespace hashigo::detour::tests {

inline int pick(core::Random& random, int bound) {
    return static_cast<int>(random.below(static_cast<std::uint64_t>(bound)));
}

inline State no_marks(const Puzzle& p) {
    return {std::vector<Mark>(static_cast<std::size_t>(edge_count(p.size)), Mark::Unknown)};
}

// Up to 4x4, any variant, regions of any shape, numbers in a third of them, some of them
// impossible.
inline Puzzle any_board(core::Random& random) {
    const core::Size size{1 + pick(random, 4), 1 + pick(random, 4)};
    std::vector<int> colours(static_cast<std::size_t>(size.cells()));
    const int most = 1 + pick(random, 5);
    for (int& colour : colours) colour = pick(random, most);
    for (int cell = 1; cell < size.cells(); ++cell) {
        const int from = pick(random, 2) == 0 ? cell - 1 : cell - size.cols;
        if (from < 0 || pick(random, 2) == 0) continue;
        colours[static_cast<std::size_t>(cell)] = colours[static_cast<std::size_t>(from)];
    }
    Puzzle p = puzzle_of_regions(size, colours);
    p.variant = {pick(random, 2) == 0, pick(random, 2) == 0};
    std::vector<int> cells(p.clues.size(), 0);
    for (const int region : p.region) ++cells[static_cast<std::size_t>(region)];
    for (std::size_t k = 0; k < p.clues.size(); ++k) {
        if (pick(random, 3) > 0) continue;
        p.clues[k].there = true;
        const int beyond = pick(random, 10) == 0 ? 3 : 0;
        if (pick(random, 8) > 0) p.clues[k].number = pick(random, cells[k] + 1 + beyond);
    }
    return p;
}

inline State any_marks(const Puzzle& p, core::Random& random) {
    State s = no_marks(p);
    const int rarely = 2 + pick(random, 30);
    for (Mark& mark : s.marks) {
        if (pick(random, rarely) == 0) mark = pick(random, 2) == 0 ? Mark::Line : Mark::Empty;
    }
    return s;
}

class Enumeration {
  public:
    Enumeration(const Puzzle& p, const State& given)
        : puzzle_(p), given_(given), now_(no_marks(p)), lines_(p.region.size(), 0) {
        extend(0);
    }
    // In no particular order.
    const std::vector<State>& answers() const { return answers_; }

  private:
    void extend(int edge) {
        if (edge == edge_count(puzzle_.size)) {
            if (fits()) answers_.push_back(now_);
            return;
        }
        const auto at = static_cast<std::size_t>(edge);
        const auto [a, b] = ends(puzzle_.size, edge);
        // All edges to the sides come before those downwards, so the cells above are done.
        const int above = a - puzzle_.size.cols;
        if (!is_across(puzzle_.size, edge) && above >= 0 && !done(above)) return;
        if (given_.marks[at] != Mark::Line) {
            now_.marks[at] = Mark::Empty;
            extend(edge + 1);
        }
        if (given_.marks[at] == Mark::Empty || lines(a) == 2 || lines(b) == 2) return;
        now_.marks[at] = Mark::Line;
        ++lines(a);
        ++lines(b);
        extend(edge + 1);
        --lines(a);
        --lines(b);
    }

    bool done(int cell) { return lines(cell) == 2 || (lines(cell) == 0 && puzzle_.variant.skips); }

    bool fits() const {
        bool any = false;
        for (const int lines : lines_) {
            if (lines == 1 || (lines == 0 && !puzzle_.variant.skips)) return false;
            any = any || lines == 2;
        }
        return any && numbers_fit() && (puzzle_.variant.several_loops || one_loop());
    }

    bool has_line(int cell, core::Direction side) const {
        const int edge = edge_at(puzzle_.size, cell, side);
        return edge >= 0 && now_.marks[static_cast<std::size_t>(edge)] == Mark::Line;
    }

    bool numbers_fit() const {
        using core::Direction;
        std::vector<int> turns(puzzle_.clues.size(), 0);
        for (int cell = 0; cell < puzzle_.size.cells(); ++cell) {
            const bool turn = has_line(cell, Direction::Left) != has_line(cell, Direction::Right);
            turns[static_cast<std::size_t>(puzzle_.region_of(cell))] += turn ? 1 : 0;
        }
        for (std::size_t k = 0; k < turns.size(); ++k) {
            if (puzzle_.clues[k].binds() && *puzzle_.clues[k].number != turns[k]) return false;
        }
        return true;
    }

    bool one_loop() const {
        const auto first = std::find(lines_.begin(), lines_.end(), 2) - lines_.begin();
        int cell = static_cast<int>(first);
        int length = 0;
        auto came = core::Direction::Up;
        do {
            for (const core::Direction side : core::kDirections) {
                if (!has_line(cell, side) || (length > 0 && side == core::opposite(came))) continue;
                cell = core::step(puzzle_.size, cell, side);
                came = side;
                break;
            }
            ++length;
        } while (cell != first);
        return length == std::count(lines_.begin(), lines_.end(), 2);
    }

    int& lines(int cell) { return lines_[static_cast<std::size_t>(cell)]; }

    const Puzzle& puzzle_;
    const State& given_;
    State now_;
    std::vector<int> lines_;
    std::vector<State> answers_;
};

inline std::vector<State> all_answers(const Puzzle& p, const State& given) {
    return Enumeration(p, given).answers();
}

// Whether two lists hold the same answers, none of them twice.
inline bool same_answers(std::vector<State> a, std::vector<State> b) {
    const auto before = [](const State& x, const State& y) { return x.marks < y.marks; };
    std::sort(a.begin(), a.end(), before);
    std::sort(b.begin(), b.end(), before);
    return a == b && std::adjacent_find(a.begin(), a.end()) == a.end();
}

}  // namespace hashigo::detour::tests
