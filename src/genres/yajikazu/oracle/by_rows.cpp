// Rows are bit masks, bit c for column c, 1 = shaded. A row may follow the one above if no two of
// its own bits touch and none lies under a bit of the row above. Complete boards are then checked:
// the white bits must grow from one of them over all (--unconnected: not asked), and every clue on
// a white bit is counted by hand.
#include "genres/yajikazu/oracle/by_rows.h"

namespace hashigo::yajikazu::oracle {

namespace {

using Mask = std::uint32_t;

class Enumerator {
  public:
    Enumerator(const Puzzle& p, const State& from, std::uint64_t limit, std::size_t keep,
               const std::function<bool()>& go_on)
        : p_(p), from_(from), limit_(limit), keep_(keep), go_on_(go_on) {
        full_ = (Mask{1} << static_cast<unsigned>(p.size.cols)) - 1;
        for (Mask m = 0; m <= full_; ++m) {
            if ((m & (m << 1U)) == 0) masks_.push_back(m);
        }
        rows_.assign(static_cast<std::size_t>(p.size.rows), 0);
    }

    Enumeration run() {
        out_.exact = row(0);
        return out_;
    }

  private:
    bool bit(int r, int c) const {
        return ((rows_[static_cast<std::size_t>(r)] >> static_cast<unsigned>(c)) & 1U) != 0;
    }
    std::size_t index(int r, int c) const { return static_cast<std::size_t>(r * p_.size.cols + c); }

    // Tries every mask in row r. False when it must stop early.
    bool row(int r) {
        if (r == p_.size.rows) return whole_board();
        const Mask above = r == 0 ? 0 : rows_[static_cast<std::size_t>(r - 1)];
        for (const Mask m : masks_) {
            if ((m & above) != 0 || !agrees(r, m)) continue;
            if (!go_on_()) return false;
            ++out_.nodes;
            rows_[static_cast<std::size_t>(r)] = m;
            if (!row(r + 1)) return false;
        }
        return true;
    }

    bool agrees(int r, Mask m) const {
        for (int c = 0; c < p_.size.cols; ++c) {
            const Mark mark = from_.marks[index(r, c)];
            const bool shaded = ((m >> static_cast<unsigned>(c)) & 1U) != 0;
            if (mark == Mark::Shaded && !shaded) return false;
            if (mark == Mark::White && shaded) return false;
        }
        return true;
    }

    bool whole_board() {
        if (!white_connected() || !clues_hold() || !shaded_enough()) return true;
        ++out_.count;
        if (out_.kept.size() < keep_) out_.kept.push_back(board());
        return out_.count < limit_;
    }

    State board() const {
        State s;
        for (int r = 0; r < p_.size.rows; ++r) {
            for (int c = 0; c < p_.size.cols; ++c) {
                s.marks.push_back(bit(r, c) ? Mark::Shaded : Mark::White);
            }
        }
        return s;
    }

    bool shaded_enough() const {
        if (!p_.variant.some_shaded) return true;
        for (const Mask m : rows_) {
            if (m != 0) return true;
        }
        return false;
    }

    // Grows the first white bit's component by sweeping rows until nothing changes.
    bool white_connected() const {
        if (p_.variant.unconnected) return true;
        std::vector<Mask> grown(rows_.size(), 0);
        std::size_t first = 0;
        while (first < rows_.size() && rows_[first] == full_) ++first;
        if (first == rows_.size()) return false;
        const Mask white = full_ & ~rows_[first];
        grown[first] = white & (~white + 1);
        for (bool changed = true; changed;) {
            changed = false;
            for (std::size_t r = 0; r < rows_.size(); ++r) {
                Mask g = grown[r] | (grown[r] << 1U) | (grown[r] >> 1U);
                if (r > 0) g |= grown[r - 1];
                if (r + 1 < rows_.size()) g |= grown[r + 1];
                g &= full_ & ~rows_[r];
                changed = changed || g != grown[r];
                grown[r] = g;
            }
        }
        for (std::size_t r = 0; r < rows_.size(); ++r) {
            if (grown[r] != (full_ & ~rows_[r])) return false;
        }
        return true;
    }

    bool clues_hold() const {
        for (int r = 0; r < p_.size.rows; ++r) {
            for (int c = 0; c < p_.size.cols; ++c) {
                if (!bit(r, c) && !clue_holds(r, c)) return false;
            }
        }
        return true;
    }

    bool clue_holds(int r, int c) const {
        const Clue& clue = p_.clues[index(r, c)];
        if (!clue.there || !clue.arrow || !clue.number) return true;
        int dr = 0;
        int dc = 0;
        switch (*clue.arrow) {
            case core::Direction::Up: dr = -1; break;
            case core::Direction::Down: dr = 1; break;
            case core::Direction::Left: dc = -1; break;
            case core::Direction::Right: dc = 1; break;
        }
        int seen = 0;
        for (int y = r + dr, x = c + dc; y >= 0 && y < p_.size.rows && x >= 0 && x < p_.size.cols;
             y += dr, x += dc) {
            seen += bit(y, x) ? 1 : 0;
        }
        return seen == *clue.number;
    }

    const Puzzle& p_;
    const State& from_;
    std::uint64_t limit_;
    std::size_t keep_;
    const std::function<bool()>& go_on_;
    Mask full_ = 0;
    std::vector<Mask> masks_;
    std::vector<Mask> rows_;
    Enumeration out_;
};

}  // namespace

Enumeration enumerate_by_rows(const Puzzle& p, const State& from, std::uint64_t limit,
                              std::size_t keep, const std::function<bool()>& go_on) {
    if (p.size.cols > kMaxCols) return {};
    return Enumerator(p, from, limit, keep, go_on).run();
}

}  // namespace hashigo::yajikazu::oracle
