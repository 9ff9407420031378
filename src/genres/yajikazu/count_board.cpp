// The count cell by cell. A board is laid on its side where that leaves less to remember: columns
// cost more than rows, and so do tallies of columns, since a row's tally ends with the row.
#include "genres/yajikazu/count_board.h"

#include <algorithm>
#include <utility>
#include <vector>

#include "genres/yajikazu/board_memory.h"
#include "genres/yajikazu/limits.h"
#include "genres/yajikazu/memories.h"

namespace hashigo::yajikazu {

namespace {

using Position = std::pair<Puzzle, State>;

core::Direction turned(core::Direction d) {
    switch (d) {
        case core::Direction::Up: return core::Direction::Left;
        case core::Direction::Down: return core::Direction::Right;
        case core::Direction::Left: return core::Direction::Up;
        case core::Direction::Right: return core::Direction::Down;
    }
    return d;
}

// Rows become columns.
Position on_its_side(const Puzzle& p, const State& marks) {
    Position out{{{p.size.cols, p.size.rows}, {}, p.variant}, {}};
    for (int c = 0; c < p.size.cols; ++c) {
        for (int r = 0; r < p.size.rows; ++r) {
            const auto cell = static_cast<std::size_t>(p.size.at(r, c));
            Clue clue = p.clues[cell];
            if (clue.arrow) clue.arrow = turned(*clue.arrow);
            out.first.clues.push_back(clue);
            out.second.marks.push_back(marks.marks[cell]);
        }
    }
    return out;
}

// What a count from the top remembers, roughly: each column, and its clues that look along it.
int burden(const Puzzle& p) {
    int lines = p.size.cols;
    for (int c = 0; c < p.size.cols; ++c) {
        bool up = false;
        bool down = false;
        for (int r = 0; r < p.size.rows; ++r) {
            const Clue& clue = p.clues[static_cast<std::size_t>(p.size.at(r, c))];
            up = up || (clue.binds() && *clue.arrow == core::Direction::Up);
            down = down || (clue.binds() && *clue.arrow == core::Direction::Down);
        }
        lines += (up ? 1 : 0) + (down ? 1 : 0);
    }
    return lines;
}

int most_cols(const Puzzle& p) {
    return p.variant.unconnected ? Frontier::kMostPlain : Frontier::kMostLinked;
}

Position best_way_up(const Puzzle& p, const State& marks) {
    Position side = on_its_side(p, marks);
    const bool wide = p.size.cols > most_cols(p);
    if (!wide && burden(p) <= burden(side.first)) return {p, marks};
    return side;
}

// No more than all shadings without two that touch, and of those each row has at most as many as
// its length has bits: F(n + 2) < 2^n.
std::size_t limbs_for(core::Size size) {
    constexpr std::size_t kLimbBits = 64;
    return static_cast<std::size_t>(size.cells()) / kLimbBits + 1;
}

class CellCount {
  public:
    CellCount(const Puzzle& p, const State& marks, core::Budget& budget)
        : size_(p.size),
          marks_(marks),
          memory_(p, marks),
          limbs_(limbs_for(p.size)),
          budget_(budget),
          now_(memory_.words(), limbs_),
          next_(memory_.words(), limbs_) {}

    core::Result<core::Count> run() {
        const std::vector<core::Limb> one = [&] {
            std::vector<core::Limb> limbs(limbs_, 0);
            limbs[0] = 1;
            return limbs;
        }();
        const BoardMemory::Key first = memory_.begin();
        now_.add(first.data(), one.data());
        for (int cell = 0; cell < size_.cells(); ++cell) {
            if (!pass(cell)) return unfinished();
            std::swap(now_, next_);
        }
        core::Count sum = 0;
        for (std::size_t k = 0; k < now_.size(); ++k) {
            sum += core::from_limbs(now_.ways(k), limbs_);
        }
        return sum;
    }

  private:
    bool pass(int cell) {
        constexpr std::size_t kBlock = 256;
        const Mark mark = marks_.marks[static_cast<std::size_t>(cell)];
        next_.clear();
        for (std::size_t k = 0; k < now_.size(); ++k) {
            if (k % kBlock == 0) {
                if (!budget_.spend()) return false;
                if (!budget_.afford(now_.bytes(0) + next_.bytes(2 * kBlock))) return false;
            }
            for (const bool shaded : {false, true}) {
                if (mark == (shaded ? Mark::White : Mark::Shaded)) continue;
                BoardMemory::Key key{};
                std::copy_n(now_.key(k), memory_.words(), key.begin());
                if (!memory_.past(key, size_.row(cell), size_.col(cell), shaded)) continue;
                next_.add(key.data(), now_.ways(k));
            }
        }
        return true;
    }

    core::Size size_;
    const State& marks_;
    BoardMemory memory_;
    std::size_t limbs_;
    core::Budget& budget_;
    Memories now_;
    Memories next_;
};

}  // namespace

bool counts_by_cells(const Puzzle& p, const State& marks) {
    const int narrow = std::min(p.size.rows, p.size.cols);
    if (narrow > most_cols(p) || (narrow == 1 && !p.variant.unconnected)) return false;
    const auto [puzzle, state] = best_way_up(p, marks);
    return puzzle.size.cols <= most_cols(p) && BoardMemory(puzzle, state).fits();
}

core::Result<core::Count> count_by_cells(const Puzzle& p, const State& marks,
                                         core::Budget& budget) {
    const auto [puzzle, state] = best_way_up(p, marks);
    return CellCount(puzzle, state, budget).run();
}

}  // namespace hashigo::yajikazu
