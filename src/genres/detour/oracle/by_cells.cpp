// Cells in reading order. What comes in from above and from the left is settled; the cell chooses
// its right and its lower edge so that it has two in all (--skips: or none). A complete board is
// walked: from each cell along its edges until back, marking what was seen; the walk counts a turn
// where it leaves on another axis than it came by.
#include "genres/detour/oracle/by_cells.h"

#include <array>

namespace hashigo::detour::oracle {

namespace {

class Enumerator {
  public:
    Enumerator(const Puzzle& p, const State& from, std::uint64_t limit, std::size_t keep,
               const std::function<bool()>& go_on)
        : p_(p), from_(from), limit_(limit), keep_(keep), go_on_(go_on) {
        const auto cells = static_cast<std::size_t>(p.size.cells());
        right_.assign(cells, 0);
        below_.assign(cells, 0);
        shape_.assign(cells, -1);
    }

    Enumeration run() {
        out_.exact = run_through();
        return out_;
    }

  private:
    std::size_t index(int r, int c) const { return static_cast<std::size_t>(r * p_.size.cols + c); }
    int right(int r, int c) const { return r >= 0 && c >= 0 ? right_[index(r, c)] : 0; }
    int below(int r, int c) const { return r >= 0 && c >= 0 ? below_[index(r, c)] : 0; }

    // Edges across come first in a state, row by row.
    std::size_t across_index(int r, int c) const {
        return static_cast<std::size_t>(r * (p_.size.cols - 1) + c);
    }
    std::size_t down_index(int r, int c) const {
        return static_cast<std::size_t>(p_.size.rows * (p_.size.cols - 1) + r * p_.size.cols + c);
    }

    bool may(std::size_t edge, int value) const {
        const Mark mark = from_.marks[edge];
        return mark == Mark::Unknown || (mark == Mark::Line) == (value != 0);
    }

    // Over all boards in order; false when it must stop early. No recursion, since a large board
    // has more cells than a stack has room for.
    bool run_through() {
        const int cells = p_.size.cells();
        for (int cell = 0;;) {
            if (cell == cells && !whole_board()) return false;
            if (cell < cells && next_shape(cell)) {
                if (!go_on_()) return false;
                ++out_.nodes;
                ++cell;
            } else if (cell-- == 0) {
                return true;
            }
        }
    }

    // The next of a cell's four shapes that fits; all of them are to come again where none is left.
    bool next_shape(int cell) {
        const auto at = static_cast<std::size_t>(cell);
        while (++shape_[at] < 4) {
            right_[at] = shape_[at] / 2;
            below_[at] = shape_[at] % 2;
            if (fits(p_.size.row(cell), p_.size.col(cell))) return true;
        }
        shape_[at] = -1;
        right_[at] = 0;
        below_[at] = 0;
        return false;
    }

    bool fits(int r, int c) const {
        const bool last_col = c + 1 == p_.size.cols;
        const bool last_row = r + 1 == p_.size.rows;
        const int to_right = right(r, c);
        const int down = below(r, c);
        if ((last_col && to_right != 0) || (last_row && down != 0)) return false;
        const int degree = right(r, c - 1) + below(r - 1, c) + to_right + down;
        if (degree != 2 && !(p_.variant.skips && degree == 0)) return false;
        return (last_col || may(across_index(r, c), to_right)) &&
               (last_row || may(down_index(r, c), down));
    }

    bool whole_board() {
        if (!loops_and_turns_right()) return true;
        ++out_.count;
        if (out_.kept.size() < keep_) out_.kept.push_back(board());
        return out_.count < limit_;
    }

    State board() const {
        State s = from_;
        for (int r = 0; r < p_.size.rows; ++r) {
            for (int c = 0; c < p_.size.cols; ++c) {
                if (c + 1 < p_.size.cols) s.marks[across_index(r, c)] = mark(right(r, c));
                if (r + 1 < p_.size.rows) s.marks[down_index(r, c)] = mark(below(r, c));
            }
        }
        return s;
    }
    static Mark mark(int value) { return value != 0 ? Mark::Line : Mark::Empty; }

    // One step of a walk from a cell, not back by the way it came: 0 up, 1 right, 2 down, 3 left.
    int way_on(int r, int c, int came_by) const {
        const std::array<int, 4> ways = {below(r - 1, c), right(r, c), below(r, c),
                                         right(r, c - 1)};
        for (int way = 0; way < 4; ++way) {
            if (ways[static_cast<std::size_t>(way)] != 0 &&
                (came_by < 0 || way != (came_by + 2) % 4))
                return way;
        }
        return -1;
    }

    // Walks the loop through a cell and counts its turns, region by region.
    void walk(int r, int c, std::vector<char>& seen, std::vector<int>& turns) const {
        const int start_r = r;
        const int start_c = c;
        const int first = way_on(r, c, -1);
        int way = first;
        do {
            seen[index(r, c)] = 1;
            r += way == 2 ? 1 : way == 0 ? -1 : 0;
            c += way == 1 ? 1 : way == 3 ? -1 : 0;
            const bool back = r == start_r && c == start_c;
            const int next = back ? first : way_on(r, c, way);
            if (next % 2 != way % 2) ++turns[static_cast<std::size_t>(p_.region[index(r, c)])];
            way = next;
        } while (r != start_r || c != start_c);
    }

    bool loops_and_turns_right() const {
        std::vector<char> seen(right_.size(), 0);
        std::vector<int> turns(p_.clues.size(), 0);
        int loops = 0;
        for (int r = 0; r < p_.size.rows; ++r) {
            for (int c = 0; c < p_.size.cols; ++c) {
                if (seen[index(r, c)] != 0 || way_on(r, c, -1) < 0) continue;
                walk(r, c, seen, turns);
                ++loops;
            }
        }
        if (loops == 0 || (loops > 1 && !p_.variant.several_loops)) return false;
        for (std::size_t k = 0; k < turns.size(); ++k) {
            const Clue& clue = p_.clues[k];
            if (clue.there && clue.number && *clue.number != turns[k]) return false;
        }
        return true;
    }

    const Puzzle& p_;
    const State& from_;
    std::uint64_t limit_;
    std::size_t keep_;
    const std::function<bool()>& go_on_;
    std::vector<int> right_;  // 1: the loop goes on to the right
    std::vector<int> below_;
    std::vector<int> shape_;  // of a cell: right and below as one number; -1: none yet
    Enumeration out_;
};

}  // namespace

Enumeration enumerate_by_cells(const Puzzle& p, const State& from, std::uint64_t limit,
                               std::size_t keep, const std::function<bool()>& go_on) {
    return Enumerator(p, from, limit, keep, go_on).run();
}

}  // namespace hashigo::detour::oracle
