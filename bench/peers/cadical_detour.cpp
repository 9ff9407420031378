// Variables: an edge is a line, then a cell turns. Each cell has two lines, and turns where one of
// its sideways edges is a line and the other is not, and likewise upright; each number is a chain
// of counters along its region. One loop: no four edges close a square, and where an answer's line
// falls apart, a line must lead out of the cells of each loop, and out of all that it encloses.
#include <algorithm>
#include <utility>

#include "cadical.h"

namespace hashigo::bench {

namespace {

using core::Direction;
using detour::Puzzle;

class Looping : public Peer {
  public:
    Looping(const Puzzle& p, double seconds)
        : Peer(detour::edge_count(p.size) + p.size.cells(), seconds), size_(p.size) {
        std::vector<Clause> turns(p.clues.size());
        for (int cell = 0; cell < size_.cells(); ++cell) {
            add_degree(cell);
            add_turn(cell, Direction::Left, Direction::Right);
            add_turn(cell, Direction::Up, Direction::Down);
            add_square(cell);
            turns[at(p.region_of(cell))].push_back(turn(cell));
        }
        for (std::size_t k = 0; k < turns.size(); ++k) {
            if (!p.clues[k].binds()) continue;
            const int cells = static_cast<int>(turns[k].size());
            Counter(*this, std::move(turns[k])).demand(*p.clues[k].number, cells, 0);
        }
    }

  private:
    static std::size_t at(int k) { return static_cast<std::size_t>(k); }
    static int line(int edge) { return edge + 1; }
    int turn(int cell) const { return detour::edge_count(size_) + cell + 1; }
    bool is_line(int edge) const { return answer_[at(edge)] != 0; }

    // All but one have a line among them; no three are all lines.
    void add_degree(int cell) {
        Clause edges;
        for (const Direction side : core::kDirections) {
            const int edge = detour::edge_at(size_, cell, side);
            if (edge >= 0) edges.push_back(line(edge));
        }
        for (const int left_out : edges) {
            Clause others = edges;
            others.erase(std::find(others.begin(), others.end(), left_out));
            add(others);
            if (others.size() == 3) add(negated(others));
        }
        if (edges.size() == 3) add(negated(edges));
    }

    static Clause negated(Clause clause) {
        for (int& literal : clause) literal = -literal;
        return clause;
    }

    // turn <-> one of two opposite edges is a line, the other not.
    void add_turn(int cell, Direction one, Direction other) {
        const int a = detour::edge_at(size_, cell, one);
        const int b = detour::edge_at(size_, cell, other);
        const int t = turn(cell);
        if (a < 0 || b < 0) {
            const int only = line(std::max(a, b));
            add({-t, only});
            add({t, -only});
            return;
        }
        add({-t, line(a), line(b)});
        add({-t, -line(a), -line(b)});
        add({t, -line(a), line(b)});
        add({t, line(a), -line(b)});
    }

    // The four edges between a cell and the three to its right and below are not all lines.
    void add_square(int cell) {
        const int beside = core::step(size_, cell, Direction::Right);
        const int below = core::step(size_, cell, Direction::Down);
        if (beside < 0 || below < 0) return;
        add({-line(detour::edge_at(size_, cell, Direction::Right)),
             -line(detour::edge_at(size_, cell, Direction::Down)),
             -line(detour::edge_at(size_, beside, Direction::Down)),
             -line(detour::edge_at(size_, below, Direction::Right))});
    }

    std::vector<Clause> broken_cuts() override {
        answer_.assign(at(detour::edge_count(size_)), 0);
        for (int edge = 0; edge < detour::edge_count(size_); ++edge) {
            answer_[at(edge)] = holds(line(edge));
        }
        std::vector<char> seen(at(size_.cells()), 0);
        std::vector<Clause> cuts;
        for (int cell = 0; cell < size_.cells(); ++cell) {
            if (seen[at(cell)] != 0) continue;
            const std::vector<int> loop = follow(cell, seen);
            if (static_cast<int>(loop.size()) == size_.cells()) return {};
            add_cuts(loop, cuts);
        }
        return cuts;
    }

    Clause different() override {
        Clause clause;
        for (int edge = 0; edge < detour::edge_count(size_); ++edge) {
            if (is_line(edge)) clause.push_back(-line(edge));
        }
        return clause;
    }

    // The cells of a loop, in its order.
    std::vector<int> follow(int from, std::vector<char>& seen) const {
        std::vector<int> cells;
        for (int cell = from; cell >= 0;) {
            seen[at(cell)] = 1;
            cells.push_back(cell);
            int next = -1;
            for (const Direction side : core::kDirections) {
                const int edge = detour::edge_at(size_, cell, side);
                if (edge < 0 || !is_line(edge)) continue;
                if (seen[at(core::step(size_, cell, side))] == 0) {
                    next = core::step(size_, cell, side);
                }
            }
            cell = next;
        }
        return cells;
    }

    void add_cuts(const std::vector<int>& loop, std::vector<Clause>& cuts) const {
        std::vector<char> inside(at(size_.cells()), 0);
        for (const int cell : loop) inside[at(cell)] = 1;
        cuts.push_back(way_out(inside));
        const std::vector<char> enclosed = without_outside(inside);
        if (enclosed != inside && enclosed != std::vector<char>(inside.size(), 1)) {
            cuts.push_back(way_out(enclosed));
        }
    }

    Clause way_out(const std::vector<char>& inside) const {
        Clause out;
        for (int edge = 0; edge < detour::edge_count(size_); ++edge) {
            const auto [a, b] = detour::ends(size_, edge);
            if (inside[at(a)] != inside[at(b)]) out.push_back(line(edge));
        }
        return out;
    }

    // All but what is reached from the border without stepping on these cells.
    std::vector<char> without_outside(const std::vector<char>& cells) const {
        std::vector<char> within(cells.size(), 1);
        std::vector<int> grown;
        const auto reach = [&](int cell) {
            if (cells[at(cell)] != 0 || within[at(cell)] == 0) return;
            within[at(cell)] = 0;
            grown.push_back(cell);
        };
        for (int cell = 0; cell < size_.cells(); ++cell) {
            if (on_border(cell)) reach(cell);
        }
        while (!grown.empty()) {
            const int cell = grown.back();
            grown.pop_back();
            core::each_neighbour(size_, cell, reach);
        }
        return within;
    }

    bool on_border(int cell) const {
        const int row = size_.row(cell);
        const int col = size_.col(cell);
        return row == 0 || col == 0 || row + 1 == size_.rows || col + 1 == size_.cols;
    }

    core::Size size_;
    std::vector<char> answer_;
};

}  // namespace

core::Verdict by_cadical(const Puzzle& p, double seconds) {
    return Looping(p, seconds).prove();
}

}  // namespace hashigo::bench
