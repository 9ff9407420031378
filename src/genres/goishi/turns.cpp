// A stone that is not last is left for another. It is passed straight if it has stones on both
// sides in a line, and turned at if it has one in each line; nothing else can happen to it.
#include "genres/goishi/turns.h"

#include <algorithm>

#include "genres/goishi/groups.h"
#include "genres/goishi/moves.h"
#include "genres/goishi/rest.h"

namespace hashigo::goishi {

namespace {

std::size_t index(int cell) {
    return static_cast<std::size_t>(cell);
}

// The stones left and the place where we stand.
std::vector<char> occupied(const Puzzle& p, const State& s) {
    std::vector<char> places = remaining(p, s);
    if (!s.order.empty()) places[index(s.order.back())] = 1;
    return places;
}

Role role(const Puzzle& p, const std::vector<char>& places, int cell) {
    const auto has = [&](core::Direction d) { return first_stone(p, places, cell, d) >= 0; };
    const int vertical = int{has(core::Direction::Up)} + int{has(core::Direction::Down)};
    const int horizontal = int{has(core::Direction::Left)} + int{has(core::Direction::Right)};
    const bool through = vertical == 2 || horizontal == 2;
    const bool turns = vertical > 0 && horizontal > 0;
    if (through) return turns ? Role::Free : Role::Straight;
    return turns ? Role::Turn : Role::Last;
}

// A stone that is passed straight needs one on each side. Where only one is there, the walk comes
// from it or goes to it along that line; having nothing beyond it, it is turned at.
void turn_flank(const Puzzle& p, const State& s, const std::vector<char>& places, int cell,
                core::Direction d, std::vector<Role>& all) {
    const int flank = first_stone(p, places, cell, d);
    if (flank < 0 || first_stone(p, places, flank, d) >= 0) return;
    if (!s.order.empty() && flank == s.order.back()) return;
    if (all[index(flank)] == Role::Free) all[index(flank)] = Role::Turn;
}

}  // namespace

std::vector<Role> roles(const Puzzle& p, const State& s) {
    const std::vector<char> places = occupied(p, s);
    const std::vector<int> stones = stones_of(p, s);
    std::vector<Role> all(places.size(), Role::None);
    for (const int cell : stones) all[index(cell)] = role(p, places, cell);
    for (const int cell : stones) {
        if (all[index(cell)] != Role::Straight) continue;
        for (const core::Direction d : core::kDirections) turn_flank(p, s, places, cell, d, all);
    }
    return all;
}

std::vector<int> last_only(const Puzzle& p, const State& s) {
    const std::vector<Role> all = roles(p, s);
    std::vector<int> cells = stones_of(p, s);
    cells.erase(std::remove_if(cells.begin(), cells.end(),
                               [&](int cell) { return all[index(cell)] != Role::Last; }),
                cells.end());
    return cells;
}

std::vector<TurnSum> odd_sums(const Puzzle& p, const State& s) {
    const std::vector<Role> all = roles(p, s);
    const int lines = p.size.rows + p.size.cols;
    Groups groups(lines);
    std::vector<int> turned(index(lines), 0);
    for (const int cell : stones_of(p, s)) {
        const int row = row_line(p.size, cell);
        const int column = column_line(p.size, cell);
        if (all[index(cell)] == Role::Free) groups.join(row, column);
        if (all[index(cell)] != Role::Turn) continue;
        ++turned[index(row)];
        ++turned[index(column)];
    }
    std::vector<TurnSum> sums(index(lines));
    for (int line = 0; line < lines; ++line) {
        TurnSum& sum = sums[index(groups.of(line))];
        sum.lines.push_back(line);
        sum.turned += turned[index(line)];
    }
    std::erase_if(sums, [](const TurnSum& sum) { return sum.turned % 2 == 0; });
    std::sort(sums.begin(), sums.end(),
              [](const TurnSum& a, const TurnSum& b) { return a.lines < b.lines; });
    return sums;
}

}  // namespace hashigo::goishi
