// A square of four cells whose two upright edges are on the loop and whose level ones are not can
// be switched, and the other way round. That leaves every cell with two lines and parts the loop in
// two, or joins two into one. So a change is a switch that parts and another, elsewhere, that joins
// again.
#include "genres/detour/shuffle_loop.h"

#include <utility>
#include <vector>

#include "genres/detour/pieces.h"

namespace hashigo::detour {

namespace {

using core::Direction;

void set_line(State& s, int edge) {
    s.marks[static_cast<std::size_t>(edge)] = Mark::Line;
}
bool has_line(const State& s, int edge) {
    return s.marks[static_cast<std::size_t>(edge)] == Mark::Line;
}

// Down the first column, and back through the rows. For an even number of rows.
State comb(core::Size size) {
    State s{std::vector<Mark>(static_cast<std::size_t>(edge_count(size)), Mark::Empty)};
    for (int row = 0; row < size.rows; ++row) {
        const bool whole = row == 0 || row + 1 == size.rows;
        for (int col = whole ? 0 : 1; col + 1 < size.cols; ++col) {
            set_line(s, edge_at(size, size.at(row, col), Direction::Right));
        }
        if (row + 1 == size.rows) continue;
        set_line(s, edge_at(size, size.at(row, 0), Direction::Down));
        const int turning = row % 2 == 0 ? size.cols - 1 : 1;
        set_line(s, edge_at(size, size.at(row, turning), Direction::Down));
    }
    return s;
}

State transposed(core::Size size, const State& s) {
    const core::Size turned{size.cols, size.rows};
    State out{std::vector<Mark>(s.marks.size(), Mark::Empty)};
    for (int edge = 0; edge < edge_count(size); ++edge) {
        const auto [a, b] = ends(size, edge);
        const int from = turned.at(size.col(a), size.row(a));
        const int to = turned.at(size.col(b), size.row(b));
        const int other = edge_between(turned, from, to);
        out.marks[static_cast<std::size_t>(other)] = s.marks[static_cast<std::size_t>(edge)];
    }
    return out;
}

struct Square {
    int top = 0;
    int bottom = 0;
    int left = 0;
    int right = 0;
};

Square square_at(core::Size size, int row, int col) {
    const int cell = size.at(row, col);
    return {edge_at(size, cell, Direction::Right),
            edge_at(size, cell + size.cols, Direction::Right), edge_at(size, cell, Direction::Down),
            edge_at(size, cell + 1, Direction::Down)};
}

bool can_switch(const State& s, const Square& q) {
    const bool level = has_line(s, q.top) && has_line(s, q.bottom);
    const bool upright = has_line(s, q.left) && has_line(s, q.right);
    const int lines = (has_line(s, q.top) ? 1 : 0) + (has_line(s, q.bottom) ? 1 : 0) +
                      (has_line(s, q.left) ? 1 : 0) + (has_line(s, q.right) ? 1 : 0);
    return lines == 2 && (level || upright);
}

void switch_square(State& s, const Square& q) {
    for (const int edge : {q.top, q.bottom, q.left, q.right}) {
        Mark& mark = s.marks[static_cast<std::size_t>(edge)];
        mark = opposite(mark);
    }
}

// The squares that would join the two loops into one.
std::vector<Square> joining(const Puzzle& p, const State& s) {
    const Pieces two = pieces(p, s);
    std::vector<Square> squares;
    for (int row = 0; row + 1 < p.size.rows; ++row) {
        for (int col = 0; col + 1 < p.size.cols; ++col) {
            const Square q = square_at(p.size, row, col);
            const int near = p.size.at(row, col);
            const int far = p.size.at(row + 1, col + 1);
            if (!can_switch(s, q) || two.of_cell(near) == two.of_cell(far)) continue;
            squares.push_back(q);
        }
    }
    return squares;
}

void change(const Puzzle& p, State& s, core::Random& random) {
    const int row = static_cast<int>(random.below(static_cast<std::uint64_t>(p.size.rows - 1)));
    const int col = static_cast<int>(random.below(static_cast<std::uint64_t>(p.size.cols - 1)));
    const Square first = square_at(p.size, row, col);
    if (!can_switch(s, first)) return;
    switch_square(s, first);
    if (pieces(p, s).all.size() == 1) return;
    const std::vector<Square> squares = joining(p, s);
    switch_square(s, squares[static_cast<std::size_t>(random.below(squares.size()))]);
}

}  // namespace

State shuffled_loop(core::Size size, core::Random& random) {
    constexpr int kChangesPerCell = 10;
    const bool lying = size.rows % 2 != 0;
    const core::Size standing = lying ? core::Size{size.cols, size.rows} : size;
    State s = lying ? transposed(standing, comb(standing)) : comb(size);
    const Puzzle p = blank_puzzle(size);
    for (int k = kChangesPerCell * size.cells(); k > 0; --k) change(p, s, random);
    return s;
}

}  // namespace hashigo::detour
