// Four arguments about the stones left, S, and the place where we stand. A leg of the walk joins
// two stones of one row or column, and whatever lies between may be gone by then, so these look
// only at who shares a line with whom. The next pick is one of the candidates, the stones seen from
// here.
//
// reach. The rest of the walk visits all of S in a row, so S hangs together by its lines.
//
// degree. A stone that is not picked next and not last is reached from one stone of S and left for
// another. So a stone with fewer than two others in its lines is last, unless it is a candidate;
// and a candidate with none is last. Only one stone is last.
//
// single. Without turning back, a stone is passed straight or turned at. Straight needs stones on
// both sides of it in a line, turning needs one in each of its lines (counting, for a candidate,
// the place where we stand as one on its side). A stone that can do neither is last; only one is.
// This contains degree.
//
// parity: see balance() below. flank: see find_flanks().
#include "genres/goishi/outlook.h"

#include <algorithm>
#include <numeric>

namespace hashigo::goishi {

using core::Direction;

Outlook::Outlook(const Links& links, const Variant& variant, Prunings use)
    : links_(links),
      reversal_(variant.reversal),
      use_(use),
      sides_(static_cast<std::size_t>(links.stones())),
      entered_(sides_.size()),
      roles_(sides_.size()),
      parent_(static_cast<std::size_t>(links.lines())),
      odd_(parent_.size()) {}

Ways Outlook::ways(int here, std::optional<Direction> came) {
    Ways found = candidates(here, came);
    if (found == 0 || links_.left() == 1) return found;
    look_at_sides(here, found);
    if (!find_last()) return 0;
    for (const Direction d : core::kDirections) {
        if ((found & way(d)) != 0 && links_.beyond(here, d) == last_) found &= Ways(~way(d));
    }
    std::iota(parent_.begin(), parent_.end(), 0);
    joins_ = 0;
    if (use_.parity && !reversal_) found = balance(here, found);
    return found != 0 && (!use_.reach || connected()) ? found : Ways{0};
}

Ways Outlook::candidates(int here, std::optional<Direction> came) const {
    Ways found = 0;
    for (const Direction d : core::kDirections) {
        if (came && d == core::opposite(*came) && !reversal_) continue;
        if (links_.beyond(here, d) != links_.none()) found |= way(d);
    }
    return found;
}

void Outlook::look_at_sides(int here, Ways ways) {
    const int none = links_.none();
    for (const int stone : links_.remaining()) {
        Ways found = 0;
        for (const Direction d : core::kDirections) {
            if (links_.beyond(stone, d) != none) found |= way(d);
        }
        sides(stone) = found;
        entered_[static_cast<std::size_t>(stone)] = 0;
    }
    for (const Direction d : core::kDirections) {
        if ((ways & way(d)) == 0) continue;
        const int stone = links_.beyond(here, d);
        entered_[static_cast<std::size_t>(stone)] = way(core::opposite(d));
        if (!reversal_) sides(stone) |= way(core::opposite(d));
    }
}

Outlook::Role Outlook::role(Ways sides) {
    const Ways vertical = sides & kVertical;
    const Ways horizontal = sides & kHorizontal;
    const bool through = vertical == kVertical || horizontal == kHorizontal;
    const bool turns = vertical != 0 && horizontal != 0;
    if (through) return turns ? Role::Free : Role::Straight;
    return turns ? Role::Turn : Role::Last;
}

// Whether the stone has too few others in its lines to be in the middle of a walk.
bool Outlook::is_low(int stone) const {
    if (sides(stone) == 0) return true;
    if (entered_[static_cast<std::size_t>(stone)] != 0) return false;
    for (const Direction d : core::kDirections) {
        if (sides(stone) != way(d)) continue;
        return links_.beyond(links_.beyond(stone, d), d) == links_.none();
    }
    return false;
}

// Finds the stone that must be last, if any. False where there are two.
bool Outlook::find_last() {
    last_ = links_.none();
    for (const int stone : links_.remaining()) {
        const Role its = role(sides(stone));
        role_of(stone) = its;
        const bool ends =
            reversal_ || !use_.single ? use_.degree && is_low(stone) : its == Role::Last;
        if (!ends) continue;
        if (last_ != links_.none()) return false;
        last_ = stone;
    }
    return true;
}

// flank. Take a stone t that passes straight along a line, with a single stone u on one side of it
// there. If t is not last, the walk goes from u to t or from t to u: u has a leg on that line. It
// has nothing beyond it, so it does not pass straight there: u turns, unless it is last. (If t or u
// is a candidate, the place where we stand counts as a stone on its side.)
void Outlook::find_flanks() {
    for (const int stone : links_.remaining()) {
        if (role_of(stone) != Role::Straight || stone == last_) continue;
        for (const Direction d : core::kDirections) turn_flank(stone, d);
    }
}

void Outlook::turn_flank(int stone, Direction d) {
    const int flank = links_.beyond(stone, d);
    if (flank == links_.none() || entered_[static_cast<std::size_t>(stone)] == way(d)) return;
    if ((sides(flank) & way(d)) == 0 && role_of(flank) == Role::Free) role_of(flank) = Role::Turn;
}

// parity. Cut the walk at its turns into runs, each along one line. The stones turned at on a line
// are the ends of its runs, but for the exit (the first run begins here, at no stone) and the end
// (the last run ends at the last stone e, which is not turned at). So a line holds an odd number of
// turned stones if it is the exit line or the end line, not both, and else an even number.
//
// Count by role instead, as if every stone did what it must unless it is last. Then still only the
// exit line and one line more are odd, the "end line" below:
// - e counted as turned changes both its lines, of which one was the end line: the other is odd.
// - e counted straight: nothing changes. But stones u may count as turned only because e, if it
//   were not last, needed them. e is reached from one of its sides; the u on that side, if there is
//   one, does turn. The u on the other side may not, and then both lines of u change. One of them
//   is the line of e and u, which was the end line: the other line of u is odd instead.
// Where e is known, no u rests on it, and the end line is the only line that holds others than e.
//
// Stones whose role is not known join their two lines into components. Summed over a component, the
// unknown turns count twice, so its parity is known: a component is odd if it holds just one of the
// exit line and the end line. So there are no odd ones, or two, and the exit is in one of them.
Ways Outlook::balance(int here, Ways ways) {
    if (use_.flank) find_flanks();
    std::fill(odd_.begin(), odd_.end(), char{0});
    odd_count_ = 0;
    for (const int stone : links_.remaining()) {
        if (role_of(stone) == Role::Free) join(links_.row(stone), links_.column(stone));
    }
    for (const int stone : links_.remaining()) {
        if (role_of(stone) != Role::Turn) continue;
        odd_[static_cast<std::size_t>(find(links_.row(stone)))] ^= 1;
        odd_[static_cast<std::size_t>(find(links_.column(stone)))] ^= 1;
    }
    for (const char odd : odd_) odd_count_ += odd;
    if (odd_count_ > 2) return 0;
    if (last_ == links_.none()) return balanced(here, ways, -1);
    const bool down = (sides(last_) & kVertical) != 0;
    return balanced(here, ways, find(down ? links_.column(last_) : links_.row(last_)));
}

// The ways whose line can be the exit line; `end` is the end line's component, or -1.
Ways Outlook::balanced(int here, Ways ways, int end) {
    if (end >= 0 && odd_count_ == 2 && odd_[static_cast<std::size_t>(end)] == 0) return 0;
    const auto fits = [&](int line) {
        const int exit = find(line);
        if (odd_count_ == 0) return end < 0 || exit == end;
        return odd_[static_cast<std::size_t>(exit)] != 0 && exit != end;
    };
    if ((ways & kVertical) != 0 && !fits(links_.column(here))) ways &= kHorizontal;
    if ((ways & kHorizontal) != 0 && !fits(links_.row(here))) ways &= kVertical;
    return ways;
}

bool Outlook::connected() {
    int lines = 0;
    for (const int stone : links_.remaining()) {
        join(links_.row(stone), links_.column(stone));
        lines += links_.beyond(stone, Direction::Left) == links_.none() ? 1 : 0;
        lines += links_.beyond(stone, Direction::Up) == links_.none() ? 1 : 0;
    }
    return lines - joins_ == 1;
}

int Outlook::find(int line) {
    auto at = static_cast<std::size_t>(line);
    while (parent_[at] != static_cast<int>(at)) {
        parent_[at] = parent_[static_cast<std::size_t>(parent_[at])];
        at = static_cast<std::size_t>(parent_[at]);
    }
    return static_cast<int>(at);
}

void Outlook::join(int a, int b) {
    const int root = find(a);
    const int other = find(b);
    if (root == other) return;
    parent_[static_cast<std::size_t>(other)] = root;
    ++joins_;
}

}  // namespace hashigo::goishi
