// The fast engine's propagation: three rules kept at a fixpoint on a trail that can be undone.
//   touch    the neighbours of a shaded cell are white
//   lines    in closed form (lanes.h); a clue forces cells only when its number is at one of the
//   two
//            ends of what its line can show
//   white    shaded cells, their diagonal links and the border stay a forest (links.h)
// It shares no rung with the ladder, so that the two check each other.
#pragma once

#include <cstdint>
#include <vector>

#include "genres/yajikazu/board.h"
#include "genres/yajikazu/lanes.h"
#include "genres/yajikazu/links.h"

namespace hashigo::yajikazu {

class Propagator {
  public:
    explicit Propagator(const Puzzle& p);

    // Takes over the marks of a state and propagates everything once. False on a contradiction.
    bool begin(const State& s);
    // Marks an undecided cell and propagates. False on a contradiction; undo() is then due.
    bool assume(int cell, Mark mark) { return set(cell, mark) && propagate(); }

    std::size_t decided() const { return trail_.size(); }
    bool complete() const { return trail_.size() == state_.marks.size(); }
    void undo(std::size_t decided);

    const State& state() const { return state_; }
    Mark mark(int cell) const { return state_.marks[static_cast<std::size_t>(cell)]; }
    // Cells in the order in which they were decided.
    const std::vector<int>& trail() const { return trail_; }

  private:
    bool set(int cell, Mark mark);
    bool keep_strip_together();
    bool propagate();
    bool take_trail();
    bool take_shaded(int cell);
    bool check_clue(int clue);
    bool whiten_if_closing(int cell);

    bool connected_;
    bool thin_;  // one row or one column: white cells are one stretch, no forest needed
    State state_;
    Lanes lanes_;
    Links links_;
    std::vector<int> trail_;
    std::vector<char> entered_;  // per cell of the trail: whether it entered the links
    std::size_t head_ = 0;
};

}  // namespace hashigo::yajikazu
