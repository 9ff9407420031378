// A comb, exchanged again and again; see answer.h. Between two lines side by side the board is
// either inside the loop all the way or outside, so they are passed in opposite directions and
// turning them always makes two loops.
#include "genres/detour/answer.h"

#include <algorithm>
#include <array>
#include <utility>

namespace hashigo::detour {

namespace {

constexpr int kUniformCells = 144;
constexpr int kExchangesPerCell = 6;

std::size_t at(int k) {
    return static_cast<std::size_t>(k);
}

class Wanderer {
  public:
    Wanderer(core::Size size, core::Random& random)
        : size_(size), random_(random), line_(at(edge_count(size)), 0), loop_(at(size.cells())) {
        if (size.rows % 2 == 0) {
            comb(size.rows, size.cols, false);
        } else {
            comb(size.cols, size.rows, true);
        }
    }

    void exchange() {
        const int face = draw_below((size_.rows - 1) * (size_.cols - 1));
        if (!flip(face)) return;
        label_loops();
        joints_.clear();
        for (int other = 0; other < (size_.rows - 1) * (size_.cols - 1); ++other) {
            if (joins(other)) joints_.push_back(other);
        }
        flip(joints_[at(draw_below(static_cast<int>(joints_.size())))]);
    }

    State state() const {
        State s;
        for (const char line : line_) s.marks.push_back(line != 0 ? Mark::Line : Mark::Empty);
        return s;
    }

  private:
    int draw_below(int bound) {
        return static_cast<int>(random_.below(static_cast<std::uint64_t>(bound)));
    }

    // Teeth of two rows each, on a spine in the first column; `even` rows.
    void comb(int even, int length, bool flipped) {
        const auto cell = [&](int row, int col) {
            return flipped ? size_.at(col, row) : size_.at(row, col);
        };
        const auto draw = [&](int a, int b) { line_[at(edge_between(size_, a, b))] = 1; };
        for (int row = 0; row < even; ++row) {
            for (int col = 1; col + 1 < length; ++col) draw(cell(row, col), cell(row, col + 1));
            if (row + 1 == even) break;
            draw(cell(row, 0), cell(row + 1, 0));
            const int turn = row % 2 == 0 ? length - 1 : 1;
            draw(cell(row, turn), cell(row + 1, turn));
        }
        draw(cell(0, 0), cell(0, 1));
        draw(cell(even - 1, 0), cell(even - 1, 1));
    }

    // The four sides of the square between a cell, the one right of it and those below: above and
    // below, then left and right.
    std::array<int, 4> sides(int face) const {
        const int row = face / (size_.cols - 1);
        const int col = face % (size_.cols - 1);
        const int above = row * (size_.cols - 1) + col;
        const int left = across_edges(size_) + size_.at(row, col);
        return {above, above + size_.cols - 1, left, left + 1};
    }

    // Turns the two lines on opposite sides of a square; false if that is not what it has.
    bool flip(int face) {
        const std::array<int, 4> side = sides(face);
        const bool upright = line_[at(side[2])] != 0;
        const auto is = [&](int k, bool line) { return (line_[at(side[at(k)])] != 0) == line; };
        if (!is(3, upright) || !is(0, !upright) || !is(1, !upright)) return false;
        for (const int edge : side) line_[at(edge)] ^= 1;
        return true;
    }

    // Whether a square has two lines on opposite sides, of different loops.
    bool joins(int face) const {
        const std::array<int, 4> side = sides(face);
        const int corner = ends(size_, side[0]).first;
        const int across = ends(size_, side[1]).second;
        if (loop_[at(corner)] == loop_[at(across)]) return false;
        const auto line = [&](int k) { return line_[at(side[at(k)])] != 0; };
        return (line(0) && line(1)) || (line(2) && line(3));
    }

    // 1 the loop through the first cell, 0 the other.
    void label_loops() {
        std::fill(loop_.begin(), loop_.end(), char{0});
        int cell = 0;
        while (loop_[at(cell)] == 0) {
            loop_[at(cell)] = 1;
            for (const core::Direction side : core::kDirections) {
                const int edge = edge_at(size_, cell, side);
                if (edge < 0 || line_[at(edge)] == 0) continue;
                const int next = core::step(size_, cell, side);
                if (loop_[at(next)] != 0) continue;
                cell = next;
                break;
            }
        }
    }

    core::Size size_;
    core::Random& random_;
    std::vector<char> line_;  // per edge
    std::vector<char> loop_;  // per cell
    std::vector<int> joints_;
};

}  // namespace

std::vector<char> turns_of(core::Size size, const State& answer) {
    const auto line = [&](int cell, core::Direction side) {
        const int edge = edge_at(size, cell, side);
        return edge >= 0 && answer.marks[at(edge)] == Mark::Line;
    };
    std::vector<char> turns(at(size.cells()));
    for (int cell = 0; cell < size.cells(); ++cell) {
        const bool turn = line(cell, core::Direction::Left) != line(cell, core::Direction::Right);
        turns[at(cell)] = turn ? 1 : 0;
    }
    return turns;
}

core::Result<AnswerSource> AnswerSource::make(core::Size size, core::Budget& budget) {
    AnswerSource source(size);
    if (size.cells() > kUniformCells) return source;
    auto exact = Sampler::make(size, budget);
    if (!exact) return exact.error();
    source.exact_ = std::move(*exact);
    return source;
}

std::optional<State> AnswerSource::draw(core::Random& random, core::Budget& budget) const {
    if (exact_) return exact_->draw(random);
    return wandering_loop(size_, kExchangesPerCell * size_.cells(), random, budget);
}

std::optional<State> wandering_loop(core::Size size, int exchanges, core::Random& random,
                                    core::Budget& budget) {
    const auto cells = static_cast<std::uint64_t>(size.cells());
    Wanderer wanderer(size, random);
    for (int k = 0; k < exchanges; ++k) {
        if (!budget.look_at(cells)) return std::nullopt;
        wanderer.exchange();
    }
    return wanderer.state();
}

}  // namespace hashigo::detour
