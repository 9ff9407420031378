// The fast engine's propagation: three rules kept at a fixpoint on a trail that can be undone.
//   touch    the neighbours of a shaded cell are white
//   lines    in closed form: once neighbours of shaded cells are white, a line can show exactly the
//            totals from S (shaded so far) to S + sum of ceil(run / 2) over its undecided runs; a
//            clue forces cells only when its number is at one of the two ends
//   white    shaded cells, their diagonal links and the border stay a forest (forest.h)
// It shares no rung with the ladder, so that the two check each other.
#pragma once

#include <cstdint>
#include <vector>

#include "genres/yajikazu/board.h"
#include "genres/yajikazu/forest.h"

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
    static constexpr std::size_t kNotEntered = static_cast<std::size_t>(-1);

    struct LineClue {
        int cell = 0;
        int number = 0;
        std::size_t from = 0;  // the places of the line that it sees: [from, to)
        std::size_t to = 0;
    };
    struct Lane {  // a row or a column
        std::vector<LineClue> clues;
        std::vector<std::uint64_t> shaded;
        std::vector<std::uint64_t> open;  // undecided
        int first = 0;                    // its first cell, and the step to the next
        int stride = 1;
        bool dirty = false;
    };
    struct Place {  // where a cell lies in its row and its column
        int row = 0;
        int col = 0;
        bool border = false;
        std::vector<int> neighbours;
        std::vector<int> diagonals;
    };

    void lay_out(const Puzzle& p);
    void add_clue(const Puzzle& p, int cell);
    Lane& row_of(const Place& place) { return lanes_[static_cast<std::size_t>(place.row)]; }
    Lane& col_of(const Place& place) { return lanes_[static_cast<std::size_t>(rows_ + place.col)]; }

    bool set(int cell, Mark mark);
    bool keep_strip_together();
    void flip_bits(const Place& place, Mark mark);
    bool propagate();
    bool take_trail();
    bool take_shaded(int cell, std::size_t trail_index);
    void soil(int lane);

    bool check_lane(Lane& lane);
    bool check_clue(const Lane& lane, const LineClue& clue);
    bool whiten(const Lane& lane, const LineClue& clue);
    bool alternate(const Lane& lane, const LineClue& clue);
    bool is_open(const Lane& lane, std::size_t place) const;

    bool enter_forest(int cell);
    bool link(int cell, int other);
    bool whiten_if_closing(int cell);
    bool closes_loop(int cell) const;

    std::vector<Place> places_;
    std::vector<Lane> lanes_;
    int rows_;
    int border_;  // the border's node in the forest
    bool connected_;
    bool thin_;  // one row or one column: white cells are one stretch, no forest needed

    State state_;
    std::vector<int> trail_;
    std::vector<std::size_t> entered_;  // per trail index: joins before the cell entered the forest
    std::vector<char> in_forest_;
    std::size_t head_ = 0;
    std::vector<int> dirty_;
    Forest forest_;
};

}  // namespace hashigo::yajikazu
