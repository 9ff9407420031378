// How a count packs what it remembers of a board into a few words: the frontier is the first one,
// then come each column's tally and the tally of the row that is under way. Every field has just
// the bits that its line's clues need.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "genres/yajikazu/board.h"
#include "genres/yajikazu/frontier.h"
#include "genres/yajikazu/tracks.h"

namespace hashigo::yajikazu {

class BoardMemory {
  public:
    static constexpr std::size_t kMostWords = 8;
    using Key = std::array<std::uint64_t, kMostWords>;

    // `p` with marks in raster order; each cell is visited in that order.
    BoardMemory(const Puzzle& p, const State& marks);

    // False if a key does not fit, and nothing below is to be called then.
    bool fits() const { return words_ <= kMostWords; }
    std::size_t words() const { return words_; }
    // Before the first cell.
    Key begin() const;
    // Past a cell that gets this mark; false where that breaks a rule or a clue.
    bool past(Key& key, int row, int col, bool shaded) const;

  private:
    struct Field {
        std::uint8_t word = 0;
        std::uint8_t shift = 0;
        std::uint64_t mask = 0;
    };
    struct TallyField {
        Field seen;
        Field due;
    };

    Field lay(unsigned bits);
    TallyField lay(int most_seen, int most_due);
    void lay_tracks(const Puzzle& p, const State& marks);
    static int get(const Key& key, Field f);
    static void set(Key& key, Field f, int value);
    static Tally get(const Key& key, const TallyField& f) {
        return {get(key, f.seen), get(key, f.due)};
    }
    static void set(Key& key, const TallyField& f, Tally tally);
    bool past_lines(Key& key, int row, int col, bool shaded) const;

    core::Size size_;
    Frontier frontier_;
    std::size_t words_ = 1;
    unsigned used_ = 64;  // bits of the last word; the first is the frontier's
    std::vector<TallyField> column_tallies_;
    TallyField row_tally_{};
    std::vector<Track> columns_;
    std::vector<Track> rows_;
};

}  // namespace hashigo::yajikazu
