// What a count remembers while it goes over the cells in raster order: for each column the lowest
// cell gone over, and which shaded cells among them hang together. White cells stay connected
// exactly if shaded cells, their diagonal links and the border never close a loop (see forest.h),
// and whether a cell closes one can be seen from these cells alone. True for boards with at least
// two rows and two columns; unlinked, only that shaded cells do not touch.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace hashigo::yajikazu {

class Frontier {
  public:
    static constexpr int kMostCols = 64;
    // Bits of a column's code.
    static constexpr unsigned kLinkedBits = 3;
    static constexpr unsigned kPlainBits = 1;
    using Codes = std::array<std::uint8_t, kMostCols>;

    Frontier(int cols, bool linked) : cols_(cols), linked_(linked) {}

    // The next cell, in column `col`, becomes white.
    void whiten(int col);
    // It becomes shaded; false, and the frontier is then of no more use, if it may not.
    bool shade(int col, bool on_border);
    void end_row();
    // Parts to the left of `col` lie in the last row, where nothing can meet them any more.
    void forget_before(int col);

    // Parts as codes: white, at the border, alone; or first, in the middle, last of its part. Parts
    // never cross, as they are drawn in the plane, so that first and last match like brackets.
    // corner(): the shaded cell left of the next one is of the row above.
    Codes codes() const;
    bool corner() const { return corner_; }
    // Due after every few cells: it also numbers the parts afresh.
    void read(const Codes& codes, bool corner);

    // The codes of the mirror image; between rows.
    static Codes mirrored(const Codes& codes, int cols);

  private:
    using Part = std::uint8_t;
    enum Code : std::uint8_t { White, Border, Alone, First, Middle, Last };

    Part& part(int col) { return parts_[static_cast<std::size_t>(col)]; }
    bool join(Part mine, Part other);
    void drop_corner(int col);

    int cols_;
    bool linked_;
    bool corner_ = false;
    // 0 white, 1 hangs on the border, else any number that is the same for all of a part.
    std::array<Part, kMostCols> parts_{};
};

}  // namespace hashigo::yajikazu
