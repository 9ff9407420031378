// Variables: a cell is shaded. For each line and direction one chain of counters from its far end;
// all clues of the line that look the same way share it. Connection: where an answer's white cells
// fall apart, the shaded cells round each part but the largest must not all be shaded. (The cells
// on both sides of them would be white, as they touch shaded ones, and could not reach each other.)
#include <algorithm>

#include "cadical.h"

namespace hashigo::bench {

namespace {

using yajikazu::Clue;
using yajikazu::Puzzle;

class Shading : public Peer {
  public:
    Shading(const Puzzle& p, double seconds) : Peer(p.size.cells(), seconds), size_(p.size) {
        for (int cell = 0; cell < size_.cells(); ++cell) {
            core::each_neighbour(size_, cell, [&](int other) {
                if (other > cell) add({-shaded(cell), -shaded(other)});
            });
        }
        for (int cell = 0; cell < size_.cells(); ++cell) {
            const Clue& clue = p.clues[at(cell)];
            if (!clue.binds()) continue;
            const int length = core::room(size_, cell, *clue.arrow);
            line(cell, *clue.arrow).demand(*clue.number, length, shaded(cell));
        }
    }

  private:
    static std::size_t at(int k) { return static_cast<std::size_t>(k); }
    static int shaded(int cell) { return cell + 1; }
    bool is_shaded(int cell) const { return answer_[at(cell)] != 0; }

    // The whole line from its far end on, as it is seen from this cell.
    Counter& line(int cell, core::Direction arrow) {
        const int far = cell + core::stride(size_, arrow) * core::room(size_, cell, arrow);
        const auto known = lines_.find({far, arrow});
        if (known != lines_.end()) return known->second;
        Clause cells = {shaded(far)};
        core::walk(size_, far, core::opposite(arrow),
                   [&](int next) { cells.push_back(shaded(next)); });
        return lines_.try_emplace({far, arrow}, *this, std::move(cells)).first->second;
    }

    std::vector<Clause> broken_cuts() override {
        answer_.assign(at(size_.cells()), 0);
        for (int cell = 0; cell < size_.cells(); ++cell) answer_[at(cell)] = holds(shaded(cell));
        std::vector<std::vector<int>> parts = white_parts();
        const auto by_size = [](const auto& a, const auto& b) { return a.size() < b.size(); };
        const auto largest = std::max_element(parts.begin(), parts.end(), by_size);
        std::vector<Clause> cuts;
        for (auto one = parts.begin(); one != parts.end(); ++one) {
            if (one != largest) cuts.push_back(border(*one));
        }
        return cuts;
    }

    Clause different() override {
        Clause clause;
        for (int cell = 0; cell < size_.cells(); ++cell) {
            clause.push_back(is_shaded(cell) ? -shaded(cell) : shaded(cell));
        }
        return clause;
    }

    std::vector<std::vector<int>> white_parts() const {
        std::vector<char> seen = answer_;
        std::vector<std::vector<int>> parts;
        for (int cell = 0; cell < size_.cells(); ++cell) {
            if (seen[at(cell)] == 0) parts.push_back(flood(cell, seen));
        }
        return parts;
    }

    std::vector<int> flood(int from, std::vector<char>& seen) const {
        std::vector<int> cells = {from};
        seen[at(from)] = 1;
        for (std::size_t k = 0; k < cells.size(); ++k) {
            core::each_neighbour(size_, cells[k], [&](int next) {
                if (seen[at(next)] != 0) return;
                seen[at(next)] = 1;
                cells.push_back(next);
            });
        }
        return cells;
    }

    Clause border(const std::vector<int>& cells) const {
        Clause clause;
        for (const int cell : cells) {
            core::each_neighbour(size_, cell, [&](int next) {
                if (is_shaded(next)) clause.push_back(-shaded(next));
            });
        }
        std::sort(clause.begin(), clause.end());
        clause.erase(std::unique(clause.begin(), clause.end()), clause.end());
        return clause;
    }

    core::Size size_;
    std::map<std::pair<int, core::Direction>, Counter> lines_;
    std::vector<char> answer_;
};

}  // namespace

core::Verdict by_cadical(const Puzzle& p, double seconds) {
    return Shading(p, seconds).prove();
}

}  // namespace hashigo::bench
