// Steps on the word. What would change brackets far away is left to Frontier.
#include "genres/yajikazu/packed_frontier.h"

#include <algorithm>

namespace hashigo::yajikazu {

namespace {

using Key = PackedFrontier::Key;
using Code = Frontier::Code;

constexpr Key kCorner = Key{1} << 63U;

bool by_itself(Code code) {
    return code == Code::Alone || code == Code::Border;
}

}  // namespace

Frontier PackedFrontier::unpacked(Key key) const {
    Frontier::Codes codes{};
    for (int c = 0; c < cols_; ++c) {
        codes[static_cast<std::size_t>(c)] = static_cast<std::uint8_t>(code(key & ~kCorner, c));
    }
    Frontier frontier(cols_, linked_);
    frontier.read(codes, (key & kCorner) != 0);
    return frontier;
}

Key PackedFrontier::packed(const Frontier& frontier) const {
    const Frontier::Codes codes = frontier.codes();
    Key key = frontier.corner() ? kCorner : 0;
    for (int c = 0; c < cols_; ++c) {
        key |= Key{codes[static_cast<std::size_t>(c)]} << shift(c);
    }
    return key;
}

Key PackedFrontier::whitened(Key key, int col) const {
    if (!linked_) return without(key, col);
    if ((key & kCorner) != 0) {
        key &= ~kCorner;
        if (!by_itself(code(key, col - 1))) {
            Frontier frontier = unpacked(key | kCorner);
            frontier.whiten(col);
            return packed(frontier);
        }
        key = without(key, col - 1);
    }
    return code(key, col) == Code::White ? key : key | kCorner;
}

std::optional<Key> PackedFrontier::slowly_shaded(Key key, int col, bool on_border) const {
    Frontier frontier = unpacked(key);
    if (!frontier.shade(col, on_border)) return std::nullopt;
    return packed(frontier);
}

// The new cell comes right before `right` in its part.
std::optional<Key> PackedFrontier::joined_right(Key key, int col, Code right,
                                                bool on_border) const {
    if (on_border) {
        if (right == Code::Border) return std::nullopt;
        if (right != Code::Alone) return slowly_shaded(key, col, on_border);
        return with(with(without(key, col + 1), col + 1, Code::Border), col, Code::Border);
    }
    switch (right) {
        case Code::Alone:
            return with(with(without(key, col + 1), col + 1, Code::Last), col, Code::First);
        case Code::First:
            return with(with(without(key, col + 1), col + 1, Code::Middle), col, Code::First);
        case Code::Border: return with(key, col, Code::Border);
        default: return with(key, col, Code::Middle);
    }
}

std::optional<Key> PackedFrontier::shaded(Key key, int col, bool on_border) const {
    const bool corner = (key & kCorner) != 0;
    if (code(key & ~kCorner, col) != Code::White) return std::nullopt;
    const Code left = col > 0 ? code(key & ~kCorner, col - 1) : Code::White;
    if (left != Code::White && !corner) return std::nullopt;
    if (!linked_) return with(key, col, Code::Border);
    const Code right = col + 1 < cols_ ? code(key & ~kCorner, col + 1) : Code::White;
    if (left == Code::White && right == Code::White) {
        return with(key, col, on_border ? Code::Border : Code::Alone);
    }
    if (left == Code::White) return joined_right(key, col, right, on_border);
    if (right != Code::White) return slowly_shaded(key, col, on_border);
    // It takes the place of the corner in its part.
    if (on_border && left == Code::Border) return std::nullopt;
    if (on_border && left != Code::Alone) return slowly_shaded(key, col, on_border);
    return with(without(key & ~kCorner, col - 1), col, on_border ? Code::Border : left);
}

Key PackedFrontier::ended(Key key) const {
    if ((key & kCorner) != 0) {
        Frontier frontier = unpacked(key);
        frontier.end_row();
        key = packed(frontier);
    }
    Key mirrored = 0;
    for (int c = 0; c < cols_; ++c) {
        mirrored = with(mirrored, cols_ - 1 - c, Frontier::mirrored(code(key, c)));
    }
    return std::min(key, mirrored);
}

Key PackedFrontier::forgotten_before(Key key, int col) const {
    Frontier frontier = unpacked(key);
    frontier.forget_before(col);
    return packed(frontier);
}

}  // namespace hashigo::yajikazu
