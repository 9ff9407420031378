// The steps of a frontier on words against those on numbered parts, for every frontier that a board
// of nine columns comes to.
#include "genres/yajikazu/frontier.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <set>
#include <utility>
#include <vector>

#include "genres/yajikazu/tests/parts.h"

namespace hashigo::yajikazu {
namespace {

using tests::Parts;

constexpr int kCols = 9;

// A board that is gone over on words and on parts at once.
class Sweep {
  public:
    Sweep(int rows, bool linked) : rows_(rows), linked_(linked), steps_(kCols, linked) {}

    void run() {
        for (int row = 0; row < rows_; ++row) {
            for (int col = 0; col < kCols; ++col) pass(row, col);
            if (row > 1 && row + 1 < rows_) {
                EXPECT_GT(now_.size(), linked_ ? 100U : 40U);
            }
        }
    }

  private:
    using Key = Frontier::Key;

    Parts::Codes codes(Key key) const {
        Parts::Codes codes{};
        for (int c = 0; c < kCols; ++c) {
            codes[static_cast<std::size_t>(c)] = static_cast<std::uint8_t>(steps_.code(key, c));
        }
        return codes;
    }

    void expect_same(Key key, const Parts& parts) const {
        EXPECT_EQ(codes(key), parts.codes());
        EXPECT_EQ((key & Frontier::kCorner) != 0, parts.corner());
    }

    void pass(int row, int col) {
        const bool border = row == 0 || row + 1 == rows_ || col == 0 || col + 1 == kCols;
        std::set<Key> next;
        for (const Key key : now_) {
            Parts white(kCols, linked_);
            white.read(codes(key), (key & Frontier::kCorner) != 0);
            Parts shaded = white;
            white.whiten(col);
            next.insert(past(row, col, steps_.whitened(key, col), white));
            const auto dark = steps_.shaded(key, col, border);
            EXPECT_EQ(dark.has_value(), shaded.shade(col, border));
            if (dark) next.insert(past(row, col, *dark, shaded));
        }
        now_ = std::move(next);
    }

    // What follows a step, at the end of a row and in the last one.
    Key past(int row, int col, Key key, Parts parts) const {
        expect_same(key, parts);
        if (row + 1 == rows_ && linked_) {
            key = steps_.forgotten_before(key, col);
            parts.forget_before(col);
        }
        if (col + 1 == kCols) {
            key = steps_.ended(key);
            parts.end_row();
            EXPECT_EQ(steps_.mirrored(steps_.mirrored(key)), key);
        }
        expect_same(key, parts);
        return key;
    }

    int rows_;
    bool linked_;
    Frontier steps_;
    std::set<Key> now_{0};
};

TEST(Frontier, StepsOnWordsAreThoseOnParts) {
    const char* scale = std::getenv("HASHIGO_TEST_SCALE");
    const bool in_full = scale == nullptr || std::atof(scale) >= 1;
    for (const bool linked : {false, true}) Sweep(in_full ? 9 : 5, linked).run();
}

}  // namespace
}  // namespace hashigo::yajikazu
