// The steps of the frontier. A shaded cell can meet two that are gone over: up left and up right.
// The one up left has left the frontier otherwise, so it is kept one step longer, as the corner.
#include "genres/yajikazu/frontier.h"

#include <algorithm>

namespace hashigo::yajikazu {

namespace {

constexpr std::uint8_t kOnBorder = 1;

}  // namespace

void Frontier::drop_corner(int col) {
    if (corner_) part(col - 1) = 0;
    corner_ = false;
}

void Frontier::whiten(int col) {
    drop_corner(col);
    if (linked_) {
        corner_ = part(col) != 0;
    } else {
        part(col) = 0;
    }
}

bool Frontier::join(Part mine, Part other) {
    if (mine == other) return false;
    const Part kept = std::min(mine, other);
    const Part gone = std::max(mine, other);
    for (int c = 0; c < cols_; ++c) {
        if (part(c) == gone) part(c) = kept;
    }
    return true;
}

bool Frontier::shade(int col, bool on_border) {
    if (part(col) != 0) return false;
    const bool beside = col > 0 && part(col - 1) != 0;
    if (beside && !corner_) return false;
    if (!linked_) {
        part(col) = kOnBorder;
        return true;
    }
    const Part highest = *std::max_element(parts_.begin(), parts_.begin() + cols_);
    const auto fresh = static_cast<Part>(std::max(highest, kOnBorder) + 1);
    part(col) = on_border ? kOnBorder : fresh;
    if (beside && !join(part(col), part(col - 1))) return false;
    const bool above_right = col + 1 < cols_ && part(col + 1) != 0;
    if (above_right && !join(part(col), part(col + 1))) return false;
    drop_corner(col);
    return true;
}

void Frontier::end_row() {
    drop_corner(cols_);
}

void Frontier::forget_before(int col) {
    std::fill(parts_.begin(), parts_.begin() + col, Part{0});
}

Frontier::Codes Frontier::codes() const {
    Codes codes{};
    std::array<std::uint8_t, 2 * kMostCols> last{};  // by part: where it was seen, from 1
    for (int c = 0; c < cols_; ++c) {
        const auto at = static_cast<std::size_t>(c);
        const Part part = parts_[at];
        codes[at] = part <= kOnBorder ? part : std::uint8_t{Alone};
        if (part <= kOnBorder) continue;
        const std::uint8_t before = last[part];
        last[part] = static_cast<std::uint8_t>(c + 1);
        if (before == 0) continue;
        auto& code = codes[static_cast<std::size_t>(before - 1)];
        code = code == Alone ? std::uint8_t{First} : std::uint8_t{Middle};
        codes[at] = Last;
    }
    return codes;
}

void Frontier::read(const Codes& codes, bool corner) {
    std::array<Part, kMostCols> open{};
    std::size_t depth = 0;
    Part fresh = kOnBorder;
    for (std::size_t c = 0; c < static_cast<std::size_t>(cols_); ++c) {
        switch (codes[c]) {
            case Alone: parts_[c] = ++fresh; break;
            case First: parts_[c] = open[depth++] = ++fresh; break;
            case Middle: parts_[c] = open[depth - 1]; break;
            case Last: parts_[c] = open[--depth]; break;
            default: parts_[c] = codes[c]; break;
        }
    }
    corner_ = corner;
}

Frontier::Codes Frontier::mirrored(const Codes& codes, int cols) {
    Codes turned{};
    for (int c = 0; c < cols; ++c) {
        const std::uint8_t code = codes[static_cast<std::size_t>(cols - 1 - c)];
        turned[static_cast<std::size_t>(c)] = code == First  ? std::uint8_t{Last}
                                              : code == Last ? std::uint8_t{First}
                                                             : code;
    }
    return turned;
}

}  // namespace hashigo::yajikazu
