// Steps on the word. A new shaded cell first stands alone, or at the border, and then is joined to
// the shaded cells up left and up right. Between the two there is no shaded cell, which makes
// joining a matter of a few brackets.
#include "genres/yajikazu/frontier.h"

namespace hashigo::yajikazu {

namespace {

using Key = Frontier::Key;
using Code = Frontier::Code;

// A part of two or more cells goes on to the right of this one; to the left.
bool goes_right(Code code) {
    return code == Code::First || code == Code::Middle;
}
bool goes_left(Code code) {
    return code == Code::Middle || code == Code::Last;
}

}  // namespace

// The next cell of a part that goes on to the right (by 1) or the left (by -1).
int Frontier::partner(Key key, int col, int by) const {
    const Code opens = by > 0 ? Code::First : Code::Last;
    const Code closes = by > 0 ? Code::Last : Code::First;
    int depth = 0;
    for (int at = col + by;; at += by) {
        const Code here = code(key, at);
        if (depth == 0 && (here == Code::Middle || here == closes)) return at;
        depth += here == opens ? 1 : here == closes ? -1 : 0;
    }
}

// Without the cell in this column.
Key Frontier::dropped(Key key, int col) const {
    const Code gone = code(key, col);
    if (gone == Code::First) {
        const int next = partner(key, col, 1);
        key = set(key, next, code(key, next) == Code::Middle ? Code::First : Code::Alone);
    } else if (gone == Code::Last) {
        const int next = partner(key, col, -1);
        key = set(key, next, code(key, next) == Code::Middle ? Code::Last : Code::Alone);
    }
    return set(key, col, Code::White);
}

// The whole part of this cell hangs on the border.
Key Frontier::at_border(Key key, int col) const {
    const Code code = this->code(key, col);
    Key changed = key;
    for (const int by : {-1, 1}) {
        int at = col;
        while (by > 0 ? goes_right(this->code(key, at)) : goes_left(this->code(key, at))) {
            at = partner(key, at, by);
            changed = set(changed, at, Code::Border);
        }
    }
    return code == Code::White ? key : set(changed, col, Code::Border);
}

// The parts of two neighbouring shaded cells, which are not one, become one.
Key Frontier::joined(Key key, int left, int right) const {
    const Code l = code(key, left);
    const Code r = code(key, right);
    if (l == Code::Border) return at_border(key, right);
    if (r == Code::Border) return at_border(key, left);
    // One of two parts may lie within the other; its far end is no end any more then.
    if (goes_right(l) && r == Code::First) {
        int last = right;
        while (goes_right(code(key, last))) last = partner(key, last, 1);
        key = set(key, last, Code::Middle);
    }
    if (goes_left(r) && l == Code::Last) {
        int first = left;
        while (goes_left(code(key, first))) first = partner(key, first, -1);
        key = set(key, first, Code::Middle);
    }
    const bool before = goes_left(l) || goes_left(r);
    const bool after = goes_right(l) || goes_right(r);
    key = set(key, left, before ? Code::Middle : Code::First);
    return set(key, right, after ? Code::Middle : Code::Last);
}

Key Frontier::whitened(Key key, int col) const {
    if (!linked_) return set(key, col, Code::White);
    if ((key & kCorner) != 0) key = dropped(key, col - 1) & ~kCorner;
    return code(key, col) == Code::White ? key : key | kCorner;
}

std::optional<Key> Frontier::shaded(Key key, int col, bool on_border) const {
    const bool corner = (key & kCorner) != 0;
    if (code(key, col) != Code::White) return std::nullopt;
    const Code left = col > 0 ? code(key, col - 1) : Code::White;
    if (left != Code::White && !corner) return std::nullopt;
    if (!linked_) return set(key, col, Code::Border);
    const Code right = col + 1 < cols_ ? code(key, col + 1) : Code::White;
    // The new cell takes the corner's place in its part.
    Code mine = left != Code::White ? left : on_border ? Code::Border : Code::Alone;
    if (corner) key = set(key & ~kCorner, col - 1, Code::White);
    key = set(key, col, mine);
    if (on_border && left == Code::Border) return std::nullopt;
    if (on_border && left != Code::White) key = at_border(key, col);
    if (right == Code::White) return key;
    mine = code(key, col);
    const Code met = code(key, col + 1);
    const bool one_part =
        (mine == Code::Border && met == Code::Border) || (goes_right(mine) && goes_left(met));
    if (one_part) return std::nullopt;
    return joined(key, col, col + 1);
}

Key Frontier::ended(Key key) const {
    return (key & kCorner) != 0 ? dropped(key, cols_ - 1) & ~kCorner : key;
}

Key Frontier::mirrored(Key key) const {
    Key turned = 0;
    for (int col = 0; col < cols_; ++col) {
        Code here = code(key, col);
        if (here == Code::First || here == Code::Last) {
            here = here == Code::First ? Code::Last : Code::First;
        }
        turned |= Key{static_cast<std::uint8_t>(here)} << shift(cols_ - 1 - col);
    }
    return turned;
}

Key Frontier::forgotten_before(Key key, int col) const {
    return linked_ && col > 0 ? dropped(key, col - 1) : key;
}

}  // namespace hashigo::yajikazu
