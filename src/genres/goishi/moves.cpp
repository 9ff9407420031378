// The rules of moving, read off the board. The complete engine keeps its own links between stones;
// this is for the ladder, the hand and the drawing, which look at one state at a time.
#include "genres/goishi/moves.h"

#include <algorithm>

namespace hashigo::goishi {

namespace {

std::size_t index(int cell) {
    return static_cast<std::size_t>(cell);
}

std::vector<int> every_stone(const std::vector<char>& left) {
    std::vector<int> cells;
    for (std::size_t cell = 0; cell < left.size(); ++cell) {
        if (left[cell] != 0) cells.push_back(static_cast<int>(cell));
    }
    return cells;
}

}  // namespace

std::vector<char> remaining(const Puzzle& p, const State& s) {
    std::vector<char> left = p.stones;
    for (const int cell : s.order) left[index(cell)] = 0;
    return left;
}

int stones_left(const Puzzle& p, const State& s) {
    const std::vector<char> left = remaining(p, s);
    return static_cast<int>(std::count(left.begin(), left.end(), 1));
}

int first_stone(const Puzzle& p, const std::vector<char>& left, int from, core::Direction d) {
    const int by = core::stride(p.size, d);
    int cell = from;
    for (int room = core::room(p.size, from, d); room > 0; --room) {
        cell += by;
        if (left[index(cell)] != 0) return cell;
    }
    return -1;
}

std::optional<core::Direction> direction(core::Size size, int from, int to) {
    if (from == to) return std::nullopt;
    if (size.row(from) == size.row(to)) {
        return from < to ? core::Direction::Right : core::Direction::Left;
    }
    if (size.col(from) != size.col(to)) return std::nullopt;
    return from < to ? core::Direction::Down : core::Direction::Up;
}

std::optional<core::Direction> arrival(const Puzzle& p, const State& s) {
    if (s.order.size() < 2) return std::nullopt;
    return direction(p.size, s.order[s.order.size() - 2], s.order.back());
}

std::vector<int> allowed(const Puzzle& p, const State& s) {
    const std::vector<char> left = remaining(p, s);
    if (s.order.empty()) return every_stone(left);
    const auto came = arrival(p, s);
    std::vector<int> cells;
    for (const core::Direction d : core::kDirections) {
        if (came && d == core::opposite(*came) && !p.variant.reversal) continue;
        const int cell = first_stone(p, left, s.order.back(), d);
        if (cell >= 0) cells.push_back(cell);
    }
    std::sort(cells.begin(), cells.end());
    return cells;
}

std::vector<int> candidates(const Puzzle& p, const State& s) {
    std::vector<int> cells = allowed(p, s);
    cells.erase(std::remove_if(cells.begin(), cells.end(),
                               [&](int cell) { return s.ruled_out[index(cell)] != 0; }),
                cells.end());
    return cells;
}

}  // namespace hashigo::goishi
