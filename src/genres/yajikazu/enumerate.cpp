// Depth-first search with an explicit stack, so that a large board cannot overflow the call stack.
#include "genres/yajikazu/enumerate.h"

#include <algorithm>
#include <utility>

namespace hashigo::yajikazu {

namespace {

class Search {
  public:
    Search(const Puzzle& p, Propagator& board, core::Wanted wanted, core::Budget& budget)
        : puzzle_(p), board_(board), wanted_(wanted), budget_(budget) {}

    core::Answers<State> run() {
        const std::size_t base = board_.decided();
        std::vector<Split> splits;
        for (bool sound = true;;) {
            const Node node = sound ? close_node() : Node::Dead;
            if (node == Node::Stop) break;
            if (node == Node::Open) {
                const int cell = first_open();
                splits.push_back({cell, board_.decided()});
                sound = board_.assume(cell, Mark::White);
                continue;
            }
            answers_.exact = splits.empty();
            if (splits.empty()) break;
            const Split split = splits.back();
            splits.pop_back();
            board_.undo(split.decided);
            sound = board_.assume(split.cell, Mark::Shaded);
        }
        board_.undo(base);
        return std::move(answers_);
    }

  private:
    struct Split {
        int cell;
        std::size_t decided;  // before the split
    };
    enum class Node { Stop, Dead, Open };

    Node close_node() {
        if (!budget_.spend()) return Node::Stop;
        ++answers_.nodes;
        if (board_.complete()) return take() ? Node::Dead : Node::Stop;
        return Node::Open;
    }

    int first_open() {
        const int cells = puzzle_.size.cells();
        while (board_.mark(scan_) != Mark::Unknown) scan_ = scan_ + 1 == cells ? 0 : scan_ + 1;
        return scan_;
    }

    // Books the answer on the board. False once there are as many as wanted.
    bool take() {
        const State& s = board_.state();
        const auto shaded = std::count(s.marks.begin(), s.marks.end(), Mark::Shaded);
        if (puzzle_.variant.some_shaded && shaded == 0) return true;
        ++answers_.count;
        if (answers_.kept.size() < wanted_.keep) answers_.kept.push_back(s);
        return answers_.count < wanted_.limit;
    }

    const Puzzle& puzzle_;
    Propagator& board_;
    core::Wanted wanted_;
    core::Budget& budget_;
    core::Answers<State> answers_;
    int scan_ = 0;
};

}  // namespace

core::Answers<State> enumerate(const Puzzle& p, Propagator& board, core::Wanted wanted,
                               core::Budget& budget) {
    return Search(p, board, wanted, budget).run();
}

}  // namespace hashigo::yajikazu
