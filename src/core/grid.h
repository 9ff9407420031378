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

// What one step in a direction adds to a cell's number.
constexpr int stride(Size size, Direction d) {
    switch (d) {
        case Direction::Up: return -size.cols;
        case Direction::Down: return size.cols;
        case Direction::Left: return -1;
        case Direction::Right: return 1;
    }
    return 0;
}

// How many steps a direction allows from a cell before the board ends.
constexpr int room(Size size, int cell, Direction d) {
    switch (d) {
        case Direction::Up: return size.row(cell);
        case Direction::Down: return size.rows - 1 - size.row(cell);
        case Direction::Left: return size.col(cell);
        case Direction::Right: return size.cols - 1 - size.col(cell);
    }
    return 0;
}

// The cell one step away, or -1 where the board ends.
constexpr int step(Size size, int cell, Direction d) {
    return room(size, cell, d) > 0 ? cell + stride(size, d) : -1;
}

// Calls visit(cell) for every cell strictly beyond `from`, nearest first, up to the border.
template <class Visit>
constexpr void walk(Size size, int from, Direction d, Visit&& visit) {
    const int by = stride(size, d);
    int cell = from;
    for (int left = room(size, from, d); left > 0; --left) visit(cell += by);
}

// Calls visit(cell) for each of the up to four orthogonal neighbours, in kDirections order.
template <class Visit>
constexpr void each_neighbour(Size size, int cell, Visit&& visit) {
    const int row = size.row(cell);
    const int col = size.col(cell);
    if (row > 0) visit(cell - size.cols);
    if (row + 1 < size.rows) visit(cell + size.cols);
    if (col > 0) visit(cell - 1);
    if (col + 1 < size.cols) visit(cell + 1);
}

}  // namespace hashigo::core
