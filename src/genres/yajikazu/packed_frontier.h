// A frontier in one word: three bits a column, the first lowest, and the corner on top; without
// links one bit a column. Most steps change a bracket or two, and are done on the word itself.
#pragma once

#include <cstdint>
#include <optional>

#include "genres/yajikazu/frontier.h"

namespace hashigo::yajikazu {

class PackedFrontier {
  public:
    using Key = std::uint64_t;

    PackedFrontier(int cols, bool linked)
        : cols_(cols),
          linked_(linked),
          bits_(linked ? Frontier::kLinkedBits : Frontier::kPlainBits) {}

    // The next cell, in column `col`, becomes white, becomes shaded: see Frontier.
    Key whitened(Key key, int col) const;
    std::optional<Key> shaded(Key key, int col, bool on_border) const;
    // Between rows: the frontier or its mirror image, whichever is the smaller word.
    Key ended(Key key) const;
    Key forgotten_before(Key key, int col) const;

    Frontier unpacked(Key key) const;
    Key packed(const Frontier& frontier) const;

  private:
    using Code = Frontier::Code;

    unsigned shift(int col) const { return static_cast<unsigned>(col) * bits_; }
    Code code(Key key, int col) const {
        return static_cast<Code>((key >> shift(col)) & ((Key{1} << bits_) - 1));
    }
    Key with(Key key, int col, Code code) const {
        return key | (Key{static_cast<std::uint8_t>(code)} << shift(col));
    }
    Key without(Key key, int col) const { return key & ~(((Key{1} << bits_) - 1) << shift(col)); }
    Key plain_shaded(Key key, int col) const;
    std::optional<Key> joined_right(Key key, int col, Code right, bool on_border) const;
    std::optional<Key> slowly_shaded(Key key, int col, bool on_border) const;

    int cols_;
    bool linked_;
    unsigned bits_;
};

}  // namespace hashigo::yajikazu
