// Depth first. A pick may follow another if both lie in one row or column, no stone that is still
// there lies between them, and the step does not undo the direction of the step before. The picks
// of the order so far are tried like all others, so that an order that breaks a rule has no answer.
#include "genres/goishi/oracle/by_walk.h"

namespace hashigo::goishi::oracle {

namespace {

// A step's direction as signs: one of the two is 0 where the step is straight.
struct Step {
    int down = 0;
    int right = 0;
};

int sign(int number) {
    return number > 0 ? 1 : number < 0 ? -1 : 0;
}

class Walker {
  public:
    Walker(const Puzzle& p, const State& from, std::uint64_t limit, std::size_t keep,
           const std::function<bool()>& go_on)
        : p_(p), from_(from), limit_(limit), keep_(keep), go_on_(go_on), lies_(p.stones) {
        for (const char stone : p.stones) stones_ += stone != 0 ? 1 : 0;
    }

    Enumeration run() {
        out_.exact = from_.strays.empty() ? walk() : true;
        return out_;
    }

  private:
    std::size_t index(int row, int col) const {
        return static_cast<std::size_t>(row * p_.size.cols + col);
    }

    // Tries every pick that comes next. False when it must stop early.
    bool walk() {
        if (walk_.size() == stones_) return whole_walk();
        for (int row = 0; row < p_.size.rows; ++row) {
            for (int col = 0; col < p_.size.cols; ++col) {
                if (!wanted(row, col) || !allowed(row, col)) continue;
                if (!go_on_()) return false;
                ++out_.nodes;
                if (!pick(row, col)) return false;
            }
        }
        return true;
    }

    bool pick(int row, int col) {
        const auto cell = static_cast<int>(index(row, col));
        lies_[index(row, col)] = 0;
        walk_.push_back(cell);
        const bool on = walk();
        walk_.pop_back();
        lies_[index(row, col)] = 1;
        return on;
    }

    // What is known already: the order so far, and what cannot come right after it.
    bool wanted(int row, int col) const {
        const std::size_t cell = index(row, col);
        const std::size_t nth = walk_.size();
        if (nth < from_.order.size()) return static_cast<int>(cell) == from_.order[nth];
        if (nth > from_.order.size() || from_.ruled_out.empty()) return true;
        return from_.ruled_out[cell] == 0;
    }

    bool allowed(int row, int col) const {
        if (lies_[index(row, col)] == 0) return false;
        if (walk_.empty()) return true;
        const Step step = step_to(walk_.back(), row, col);
        if (step.down != 0 && step.right != 0) return false;
        if (walk_.size() > 1 && turns_back(step)) return false;
        return clear(walk_.back(), row, col, step);
    }

    Step step_to(int from, int row, int col) const {
        return {sign(row - from / p_.size.cols), sign(col - from % p_.size.cols)};
    }

    bool turns_back(const Step& step) const {
        if (p_.variant.reversal) return false;
        const int here = walk_.back();
        const Step last =
            step_to(walk_[walk_.size() - 2], here / p_.size.cols, here % p_.size.cols);
        return step.down == -last.down && step.right == -last.right;
    }

    bool clear(int from, int row, int col, const Step& step) const {
        int r = from / p_.size.cols + step.down;
        int c = from % p_.size.cols + step.right;
        while (r != row || c != col) {
            if (lies_[index(r, c)] != 0) return false;
            r += step.down;
            c += step.right;
        }
        return true;
    }

    bool whole_walk() {
        ++out_.count;
        if (out_.kept.size() < keep_) {
            out_.kept.push_back({walk_, std::vector<char>(p_.stones.size(), 0), {}});
        }
        return out_.count < limit_;
    }

    const Puzzle& p_;
    const State& from_;
    std::uint64_t limit_;
    std::size_t keep_;
    const std::function<bool()>& go_on_;
    std::vector<char> lies_;
    std::size_t stones_ = 0;
    std::vector<int> walk_;
    Enumeration out_;
};

}  // namespace

Enumeration enumerate_by_walk(const Puzzle& p, const State& from, std::uint64_t limit,
                              std::size_t keep, const std::function<bool()>& go_on) {
    return Walker(p, from, limit, keep, go_on).run();
}

}  // namespace hashigo::goishi::oracle
