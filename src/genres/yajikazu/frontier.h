// What a count remembers while it goes over the cells in raster order: for each column the lowest
// cell gone over, and which shaded cells among them hang together. White cells stay connected
// exactly if shaded cells, their diagonal links and the border never close a loop (see forest.h),
// and whether a cell closes one can be seen from these cells alone. True for boards with at least
// two rows and two columns; unlinked, only that shaded cells do not touch.
//
// It is one word: three bits a column, the first lowest; unlinked one bit. A shaded cell is at the
// border's part, alone in its part, or the first, one in the middle or the last of it. Parts never
// cross, as they are drawn in the plane, so that first and last match like brackets. The topmost
// bit is the corner: the cell left of the next one is shaded and of the row above. It can still be
// met by the next cell, so it is kept one step longer.
#pragma once

#include <cstdint>
#include <optional>

namespace hashigo::yajikazu {

class Frontier {
  public:
    using Key = std::uint64_t;
    enum class Code : std::uint8_t { White, Border, Alone, First, Middle, Last };

    // Widest with links, and without.
    static constexpr int kMostLinked = 21;
    static constexpr int kMostPlain = 63;
    static constexpr Key kCorner = Key{1} << 63U;

    Frontier(int cols, bool linked) : cols_(cols), linked_(linked), bits_(linked ? 3 : 1) {}

    // The next cell, in column `col`, becomes white; becomes shaded, if it may.
    Key whitened(Key key, int col) const;
    std::optional<Key> shaded(Key key, int col, bool on_border) const;
    // After the last column.
    Key ended(Key key) const;
    // Between rows.
    Key mirrored(Key key) const;
    // After a step in the last row: the cell before `col` can be met by nothing any more.
    Key forgotten_before(Key key, int col) const;

    Code code(Key key, int col) const {
        return static_cast<Code>(((key & ~kCorner) >> shift(col)) & mask());
    }

  private:
    unsigned shift(int col) const { return static_cast<unsigned>(col) * bits_; }
    Key mask() const { return (Key{1} << bits_) - 1; }
    Key set(Key key, int col, Code code) const {
        return (key & ~(mask() << shift(col))) |
               (Key{static_cast<std::uint8_t>(code)} << shift(col));
    }
    int partner(Key key, int col, int by) const;
    Key dropped(Key key, int col) const;
    Key at_border(Key key, int col) const;
    Key joined(Key key, int left, int right) const;

    int cols_;
    bool linked_;
    unsigned bits_;
};

}  // namespace hashigo::yajikazu
