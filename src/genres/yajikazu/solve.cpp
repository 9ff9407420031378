// Depth-first search over the propagator's trail, with an explicit stack, so that a large board
// cannot overflow the call stack. It runs in up to two passes: a quick dive without probing, which
// finds answers of open boards at once, and where that does not finish, a search that probes every
// open cell at every node and splits on the cell that moves most.
#include "genres/yajikazu/solve.h"

#include <algorithm>
#include <utility>

#include "genres/yajikazu/propagate.h"

namespace hashigo::yajikazu {

namespace {

// Above this many answers wanted the search is an enumeration: probing would cost more than it
// cuts.
constexpr std::uint64_t kFewAnswers = 1000;
// Nodes that the quick dive may spend beyond one a cell.
constexpr std::uint64_t kDive = 1000;

class Search {
  public:
    Search(const Puzzle& p, Propagator& board, core::Wanted wanted, core::Budget& budget)
        : puzzle_(p), board_(board), wanted_(wanted), budget_(budget) {}

    // Walks all answers below the propagator's present state, which must be a fixpoint, and leaves
    // it as it was. With `probing` every node is closed by probing before it is split.
    core::Answers<State> run(bool probing) {
        answers_ = {};
        const std::size_t base = board_.decided();
        std::vector<Split> splits;
        for (bool sound = true;;) {
            const Node node = sound ? close_node(probing) : Node::Dead;
            if (node == Node::Stop) break;
            if (node == Node::Open) {
                splits.push_back({pivot_, board_.decided()});
                sound = board_.assume(pivot_, Mark::White);
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

    // Decides every open cell one of whose marks breaks at once. False on a contradiction. Leaves
    // the best cell to split on in pivot_.
    bool probe_all() {
        pivot_ = kNone;
        std::size_t best = 0;
        int idle = 0;
        for (int cell = 0; idle < cells(); cell = cell + 1 == cells() ? 0 : cell + 1) {
            ++idle;
            if (board_.mark(cell) != Mark::Unknown) continue;
            const std::size_t shaded = effect(cell, Mark::Shaded);
            const std::size_t white = shaded == 0 ? 1 : effect(cell, Mark::White);
            if (budget_.exhausted()) return true;
            if (shaded == 0 || white == 0) {
                if (!board_.assume(cell, shaded == 0 ? Mark::White : Mark::Shaded)) return false;
                pivot_ = kNone;
                best = 0;
                idle = 0;
                continue;
            }
            const std::size_t score = shaded * white * kProductWeight + shaded + white;
            if (score > best) {
                best = score;
                pivot_ = cell;
            }
        }
        return true;
    }

  private:
    static constexpr int kNone = -1;
    static constexpr std::size_t kProductWeight = 1024;

    struct Split {
        int cell;
        std::size_t decided;  // before the split
    };

    int cells() const { return puzzle_.size.cells(); }

    // How many cells a mark decides; 0 if it breaks, or if the budget is out.
    std::size_t effect(int cell, Mark mark) {
        if (!budget_.spend()) return 1;
        const std::size_t before = board_.decided();
        const bool sound = board_.assume(cell, mark);
        const std::size_t moved = sound ? board_.decided() - before : 0;
        board_.undo(before);
        return moved;
    }

    enum class Node { Stop, Dead, Open };

    // Counts the present node, takes its answer if it is one, and leaves the cell to split on in
    // pivot_ if it is open.
    Node close_node(bool probing) {
        if (!budget_.spend()) return Node::Stop;
        ++answers_.nodes;
        pivot_ = kNone;
        if (probing && !probe_all()) return Node::Dead;
        if (budget_.exhausted()) return Node::Stop;
        if (board_.complete()) return take() ? Node::Dead : Node::Stop;
        if (pivot_ == kNone) pivot_ = first_open();
        return Node::Open;
    }

    int first_open() {
        while (board_.mark(scan_) != Mark::Unknown) scan_ = scan_ + 1 == cells() ? 0 : scan_ + 1;
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
    int pivot_ = kNone;
    int scan_ = 0;
};

core::Answers<State> solve_from_fixpoint(const Puzzle& p, Propagator& board, core::Wanted wanted,
                                         core::Budget& budget) {
    Search search(p, board, wanted, budget);
    if (wanted.limit > kFewAnswers) return search.run(false);
    const std::size_t before = board.decided();
    core::Answers<State> answers;
    answers.nodes = 1;
    const bool sound = search.probe_all();
    if (!sound) answers.exact = true;
    if (sound && !budget.exhausted()) {
        core::Budget quick = budget.slice(static_cast<std::uint64_t>(p.size.cells()) + kDive);
        answers = Search(p, board, wanted, quick).run(false);
        budget.absorb(quick);
        if (!answers.exact && answers.count < wanted.limit) answers = search.run(true);
    }
    board.undo(before);
    return answers;
}

}  // namespace

core::Answers<State> solve(const Puzzle& p, const State& s, core::Wanted wanted,
                           core::Budget& budget) {
    Propagator board(p);
    if (board.begin(s)) return solve_from_fixpoint(p, board, wanted, budget);
    core::Answers<State> none;
    none.exact = true;
    return none;
}

std::optional<std::vector<Fact>> common(const Puzzle& p, const State& s, const State& answer,
                                        core::Budget& budget) {
    Propagator board(p);
    if (!board.begin(s)) return std::nullopt;
    std::vector<char> agreed(answer.marks.size(), 1);
    for (int cell = 0; cell < p.size.cells(); ++cell) {
        const auto k = static_cast<std::size_t>(cell);
        if (board.mark(cell) != Mark::Unknown || agreed[k] == 0) continue;
        const std::size_t before = board.decided();
        core::Answers<State> other;
        other.exact = true;
        if (board.assume(cell, opposite(answer.marks[k]))) {
            other = solve_from_fixpoint(p, board, {1, 1}, budget);
        }
        board.undo(before);
        if (budget.exhausted()) return std::nullopt;
        if (other.count == 0) {
            board.assume(cell, answer.marks[k]);
            continue;
        }
        for (std::size_t j = 0; j < agreed.size(); ++j) {
            if (other.kept.front().marks[j] != answer.marks[j]) agreed[j] = 0;
        }
    }
    std::vector<Fact> facts;
    for (std::size_t k = 0; k < agreed.size(); ++k) {
        if (s.marks[k] != Mark::Unknown || agreed[k] == 0) continue;
        facts.push_back({static_cast<int>(k), answer.marks[k]});
    }
    return facts;
}

}  // namespace hashigo::yajikazu
