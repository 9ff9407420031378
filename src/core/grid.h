// Cells of a rectangle in raster order, the four directions, and the bounds that keep a hostile
// size from allocating anything.
#pragma once

#include <array>
#include <cstdint>

namespace hashigo::core {

// The largest side and area that any codec accepts.
inline constexpr int kMaxSide = 999;
inline constexpr int kMaxCells = 250000;

enum class Direction : std::uint8_t { Up, Down, Left, Right };

inline constexpr std::array<Direction, 4> kDirections = {Direction::Up, Direction::Down,
                                                         Direction::Left, Direction::Right};

constexpr Direction opposite(Direction d) {
    return static_cast<Direction>(static_cast<int>(d) ^ 1);
}

struct Size {
    int rows = 0;
    int cols = 0;

    constexpr int cells() const { return rows * cols; }
    constexpr int row(int cell) const { return cell / cols; }
    constexpr int col(int cell) const { return cell % cols; }
    constexpr int at(int row, int col) const { return row * cols + col; }
    constexpr bool contains(int row, int col) const {
        return row >= 0 && row < rows && col >= 0 && col < cols;
    }
    friend constexpr bool operator==(const Size&, const Size&) = default;
};

constexpr bool valid(Size size) {
    return size.rows >= 1 && size.cols >= 1 && size.rows <= kMaxSide && size.cols <= kMaxSide &&
           size.cells() <= kMaxCells;
}

// The cell one step away, or -1 where the board ends.
constexpr int step(Size size, int cell, Direction d) {
    constexpr std::array<int, 4> kRow = {-1, 1, 0, 0};
    constexpr std::array<int, 4> kCol = {0, 0, -1, 1};
    const auto k = static_cast<std::size_t>(d);
    const int row = size.row(cell) + kRow[k];
    const int col = size.col(cell) + kCol[k];
    return size.contains(row, col) ? size.at(row, col) : -1;
}

// Calls visit(cell) for every cell strictly beyond `from`, nearest first, up to the border.
template <class Visit>
constexpr void walk(Size size, int from, Direction d, Visit&& visit) {
    for (int cell = step(size, from, d); cell >= 0; cell = step(size, cell, d)) visit(cell);
}

// Calls visit(cell) for each of the up to four orthogonal neighbours, in kDirections order.
template <class Visit>
constexpr void each_neighbour(Size size, int cell, Visit&& visit) {
    for (const Direction d : kDirections) {
        const int next = step(size, cell, d);
        if (next >= 0) visit(next);
    }
}

}  // namespace hashigo::core
