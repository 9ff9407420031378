// The line that a clue sees, and the totals it can show. Shaded cells never touch, so a total is
// reachable exactly if it lies between the cells shaded already and the most that fit: from a
// fullest shading, cells can be unshaded one at a time without breaking anything on the way.
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <vector>

#include "genres/yajikazu/board.h"

namespace hashigo::yajikazu {

// The reachable numbers of shaded cells in a line.
struct Totals {
    int least = 0;
    int most = 0;

    bool reach(int number) const { return least <= number && number <= most; }
};

// Most shaded cells of a stretch, by whether its last cell is shaded; negative where the marks
// forbid it.
struct Fullest {
    static constexpr int kNever = -(1 << 20);

    int white = 0;
    int shaded = kNever;

    int best() const { return white > shaded ? white : shaded; }
    Fullest extended(Mark mark) const {
        return {mark == Mark::Shaded ? kNever : best(), mark == Mark::White ? kNever : white + 1};
    }
};

// The totals of the line that the clue at `clue`, which must have an arrow, sees. Empty where two
// shaded cells of the line touch.
std::optional<Totals> line_totals(const Puzzle& p, const State& s, int clue);

// A line of marks, nearest cell first. One object can look along many lines and reuses its room.
class Line {
  public:
    // Reads the line of the clue at `clue`, which must have an arrow.
    void look(const Puzzle& p, const State& s, int clue);

    std::size_t size() const { return cells_.size(); }
    int cell(std::size_t k) const { return cells_[k]; }
    Mark mark(std::size_t k) const { return marks_[k]; }
    // Changes the k-th mark; the answers below follow.
    void set(std::size_t k, Mark mark);

    // Empty where two shaded cells of the line touch.
    std::optional<Totals> totals() const;
    // The same with the k-th cell, which must be undecided, given a mark.
    std::optional<Totals> totals_with(std::size_t k, Mark mark) const;

  private:
    void measure();

    std::vector<int> cells_;
    std::vector<Mark> marks_;
    std::vector<Fullest> front_;  // front_[k]: the first k cells
    std::vector<Fullest> back_;   // back_[k]: the cells from k on, read from the far end
    int shaded_ = 0;
};

}  // namespace hashigo::yajikazu
