// A frontier as a list of numbers, one a column, the same for all cells of a part: slow and plain,
// to hold the steps on packed words against.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>

#include "genres/yajikazu/frontier.h"

namespace hashigo::yajikazu::tests {

class Parts {
  public:
    static constexpr int kMostCols = 64;
    using Codes = std::array<std::uint8_t, kMostCols>;  // of the enumeration below

    Parts(int cols, bool linked) : cols_(cols), linked_(linked) {}

    // The next cell, in column `col`, becomes white.
    void whiten(int col);
    // It becomes shaded; false, and the frontier is then of no more use, if it may not.
    bool shade(int col, bool on_border);
    void end_row();
    // Parts to the left of `col` lie in the last row, where nothing can meet them any more.
    void forget_before(int col);

    // Parts as codes: white, at the border, alone; or first, in the middle, last of its part. Parts
    // never cross, as they are drawn in the plane, so that first and last match like brackets.
    using Code = Frontier::Code;
    // corner(): the shaded cell left of the next one is of the row above.
    Codes codes() const;
    bool corner() const { return corner_; }
    // Due after every few cells: it also numbers the parts afresh.
    void read(const Codes& codes, bool corner);

  private:
    using Part = std::uint8_t;

    Part& part(int col) { return parts_[static_cast<std::size_t>(col)]; }
    bool join(Part mine, Part other);
    void drop_corner(int col);

    int cols_;
    bool linked_;
    bool corner_ = false;
    // 0 white, 1 hangs on the border, else any number that is the same for all of a part.
    std::array<Part, kMostCols> parts_{};
};

inline constexpr std::uint8_t kOnBorder = 1;
inline constexpr auto kAlone = static_cast<std::uint8_t>(Parts::Code::Alone);
inline constexpr auto kFirst = static_cast<std::uint8_t>(Parts::Code::First);
inline constexpr auto kMiddle = static_cast<std::uint8_t>(Parts::Code::Middle);
inline constexpr auto kLast = static_cast<std::uint8_t>(Parts::Code::Last);

inline void Parts::drop_corner(int col) {
    if (corner_) part(col - 1) = 0;
    corner_ = false;
}

inline void Parts::whiten(int col) {
    drop_corner(col);
    if (linked_) {
        corner_ = part(col) != 0;
    } else {
        part(col) = 0;
    }
}

inline bool Parts::join(Part mine, Part other) {
    if (mine == other) return false;
    const Part kept = std::min(mine, other);
    const Part gone = std::max(mine, other);
    for (int c = 0; c < cols_; ++c) {
        if (part(c) == gone) part(c) = kept;
    }
    return true;
}

inline bool Parts::shade(int col, bool on_border) {
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

inline void Parts::end_row() {
    drop_corner(cols_);
}

inline void Parts::forget_before(int col) {
    std::fill(parts_.begin(), parts_.begin() + col, Part{0});
}

inline Parts::Codes Parts::codes() const {
    Codes codes{};
    std::array<std::uint8_t, 2 * kMostCols> last{};  // by part: where it was seen, from 1
    for (int c = 0; c < cols_; ++c) {
        const auto at = static_cast<std::size_t>(c);
        const Part part = parts_[at];
        codes[at] = part <= kOnBorder ? part : kAlone;
        if (part <= kOnBorder) continue;
        const std::uint8_t before = last[part];
        last[part] = static_cast<std::uint8_t>(c + 1);
        if (before == 0) continue;
        auto& code = codes[static_cast<std::size_t>(before - 1)];
        code = code == kAlone ? kFirst : kMiddle;
        codes[at] = kLast;
    }
    return codes;
}

inline void Parts::read(const Codes& codes, bool corner) {
    std::array<Part, kMostCols> open{};
    std::size_t depth = 0;
    Part fresh = kOnBorder;
    for (std::size_t c = 0; c < static_cast<std::size_t>(cols_); ++c) {
        switch (codes[c]) {
            case kAlone: parts_[c] = ++fresh; break;
            case kFirst: parts_[c] = open[depth++] = ++fresh; break;
            case kMiddle: parts_[c] = open[depth - 1]; break;
            case kLast: parts_[c] = open[--depth]; break;
            default: parts_[c] = codes[c]; break;
        }
    }
    corner_ = corner;
}

}  // namespace hashigo::yajikazu::tests
