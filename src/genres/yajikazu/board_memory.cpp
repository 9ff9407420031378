// Packing and the step past a cell: its row and column first, which is quick and rules out most,
// then the frontier.
#include "genres/yajikazu/board_memory.h"

#include <algorithm>
#include <bit>
#include <optional>

namespace hashigo::yajikazu {

namespace {

constexpr unsigned kWordBits = 64;

bool across(core::Direction d) {
    return d == core::Direction::Left || d == core::Direction::Right;
}
bool backward(core::Direction d) {
    return d == core::Direction::Left || d == core::Direction::Up;
}

// One row or one column; `cell(k)` is its k-th cell.
template <class Cell>
Track track(const Puzzle& p, const State& marks, bool row, int length, Cell cell) {
    std::vector<Track::Place> line(static_cast<std::size_t>(length));
    for (int k = 0; k < length; ++k) {
        const auto at = static_cast<std::size_t>(cell(k));
        Track::Place& place = line[static_cast<std::size_t>(k)];
        place.mark = marks.marks[at];
        const Clue& clue = p.clues[at];
        if (!clue.binds() || across(*clue.arrow) != row) continue;
        (backward(*clue.arrow) ? place.back : place.ahead) = *clue.number;
    }
    return Track(line);
}

}  // namespace

BoardMemory::BoardMemory(const Puzzle& p, const State& marks)
    : size_(p.size), frontier_(p.size.cols, !p.variant.unconnected) {
    lay_tracks(p, marks);
    for (const Track& column : columns_) {
        column_tallies_.push_back(lay(column.most_seen(), column.most_due()));
    }
    int seen = 0;
    int due = 0;
    for (const Track& row : rows_) {
        seen = std::max(seen, row.most_seen());
        due = std::max(due, row.most_due());
    }
    row_tally_ = lay(seen, due);
}

void BoardMemory::lay_tracks(const Puzzle& p, const State& marks) {
    for (int c = 0; c < size_.cols; ++c) {
        columns_.push_back(
            track(p, marks, false, size_.rows, [&](int r) { return size_.at(r, c); }));
    }
    for (int r = 0; r < size_.rows; ++r) {
        rows_.push_back(track(p, marks, true, size_.cols, [&](int c) { return size_.at(r, c); }));
    }
}

// A field never lies in two words.
BoardMemory::Field BoardMemory::lay(unsigned bits) {
    if (bits == 0) return {};
    if (used_ + bits > kWordBits) {
        ++words_;
        used_ = 0;
    }
    const Field field{static_cast<std::uint8_t>(words_ - 1), static_cast<std::uint8_t>(used_),
                      (std::uint64_t{1} << bits) - 1};
    used_ += bits;
    return field;
}

BoardMemory::TallyField BoardMemory::lay(int most_seen, int most_due) {
    const auto bits = [](int most) {
        return static_cast<unsigned>(std::bit_width(static_cast<unsigned>(most)));
    };
    const Field seen = lay(bits(most_seen));
    return {seen, lay(bits(most_due))};
}

int BoardMemory::get(const Key& key, Field f) {
    return static_cast<int>((key[f.word] >> f.shift) & f.mask);
}

void BoardMemory::set(Key& key, Field f, int value) {
    key[f.word] &= ~(f.mask << f.shift);
    key[f.word] |= static_cast<std::uint64_t>(value) << f.shift;
}

void BoardMemory::set(Key& key, const TallyField& f, Tally tally) {
    set(key, f.seen, tally.seen);
    set(key, f.due, tally.due);
}

BoardMemory::Key BoardMemory::begin() const {
    Key key{};
    for (std::size_t c = 0; c < columns_.size(); ++c) {
        set(key, column_tallies_[c], columns_[c].begin());
    }
    return key;
}

bool BoardMemory::past_lines(Key& key, int row, int col, bool shaded) const {
    const auto c = static_cast<std::size_t>(col);
    const auto down = columns_[c].past(row, get(key, column_tallies_[c]), shaded);
    if (!down) return false;
    const Track& line = rows_[static_cast<std::size_t>(row)];
    const auto along = line.past(col, col == 0 ? line.begin() : get(key, row_tally_), shaded);
    if (!along) return false;
    set(key, column_tallies_[c], *down);
    set(key, row_tally_, col + 1 == size_.cols ? Tally{} : *along);
    return true;
}

bool BoardMemory::past(Key& key, int row, int col, bool shaded) const {
    if (!past_lines(key, row, col, shaded)) return false;
    const bool border = row == 0 || row + 1 == size_.rows || col == 0 || col + 1 == size_.cols;
    std::optional<Frontier::Key> after =
        shaded ? frontier_.shaded(key[0], col, border) : frontier_.whitened(key[0], col);
    if (!after) return false;
    if (row + 1 == size_.rows) after = frontier_.forgotten_before(*after, col);
    key[0] = col + 1 == size_.cols ? frontier_.ended(*after) : *after;
    return true;
}

}  // namespace hashigo::yajikazu
