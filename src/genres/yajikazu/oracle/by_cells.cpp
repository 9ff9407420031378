// One list of colours, filled from the top left on. A cell is not shaded where the cell above or to
// the left is. At the end white is visited from the first white cell on, and every clue in a white
// cell looks along its arrow.
#include "genres/yajikazu/oracle/by_cells.h"

#include "core/grid.h"

namespace hashigo::yajikazu::oracle {

namespace {

class Walk {
  public:
    Walk(const Puzzle& puzzle, const State& given, std::uint64_t most, std::size_t few,
         const std::function<bool()>& carry_on)
        : puzzle_(puzzle),
          size_(puzzle.size),
          given_(given),
          most_(most),
          few_(few),
          carry_on_(carry_on),
          colours_(static_cast<std::size_t>(size_.cells()), Mark::White) {}

    Listing all() {
        found_.complete = from(0);
        return found_;
    }

  private:
    Mark& colour(int cell) { return colours_[static_cast<std::size_t>(cell)]; }
    bool shaded(int cell) { return colour(cell) == Mark::Shaded; }

    bool may(int cell, Mark mark) {
        const Mark fixed = given_.marks[static_cast<std::size_t>(cell)];
        if (fixed != Mark::Unknown && fixed != mark) return false;
        if (mark == Mark::White) return true;
        const int above = core::step(size_, cell, core::Direction::Up);
        const int before = core::step(size_, cell, core::Direction::Left);
        return (above < 0 || !shaded(above)) && (before < 0 || !shaded(before));
    }

    // Everything that can stand in the cells from this one on. False when told to stop.
    bool from(int cell) {
        if (cell == size_.cells()) return judge();
        for (const Mark mark : {Mark::White, Mark::Shaded}) {
            if (!may(cell, mark)) continue;
            if (!carry_on_()) return false;
            colour(cell) = mark;
            if (!from(cell + 1)) return false;
        }
        return true;
    }

    bool judge() {
        if (!keeps_rules()) return true;
        found_.answers += 1;
        if (found_.first_few.size() < few_) found_.first_few.push_back(State{colours_});
        return found_.answers < most_;
    }

    bool keeps_rules() {
        int white = 0;
        for (int cell = 0; cell < size_.cells(); ++cell) {
            if (shaded(cell)) continue;
            ++white;
            if (!clue_is_right(cell)) return false;
        }
        if (puzzle_.variant.some_shaded && white == size_.cells()) return false;
        return puzzle_.variant.unconnected || (white > 0 && reached() == white);
    }

    bool clue_is_right(int cell) {
        const Clue& clue = puzzle_.clues[static_cast<std::size_t>(cell)];
        if (!clue.there || !clue.arrow || !clue.number) return true;
        int seen = 0;
        core::walk(size_, cell, *clue.arrow, [&](int beyond) {
            if (shaded(beyond)) ++seen;
        });
        return seen == *clue.number;
    }

    // How many white cells hang together with the first one.
    int reached() {
        int start = 0;
        while (shaded(start)) ++start;
        std::vector<bool> visited(colours_.size(), false);
        std::vector<int> waiting{start};
        visited[static_cast<std::size_t>(start)] = true;
        int count = 0;
        while (!waiting.empty()) {
            const int cell = waiting.back();
            waiting.pop_back();
            ++count;
            core::each_neighbour(size_, cell, [&](int next) {
                const auto at = static_cast<std::size_t>(next);
                if (visited[at] || shaded(next)) return;
                visited[at] = true;
                waiting.push_back(next);
            });
        }
        return count;
    }

    const Puzzle& puzzle_;
    const core::Size size_;
    const State& given_;
    std::uint64_t most_;
    std::size_t few_;
    const std::function<bool()>& carry_on_;
    std::vector<Mark> colours_;
    Listing found_{};
};

}  // namespace

Listing list_by_cells(const Puzzle& puzzle, const State& given, std::uint64_t most, std::size_t few,
                      const std::function<bool()>& carry_on) {
    return Walk(puzzle, given, most, few, carry_on).all();
}

}  // namespace hashigo::yajikazu::oracle
