// Gives each region a digit when the sweep enters it: the lowest free bits that are enough for its
// number.
#include "genres/detour/plug_tally.h"

#include <algorithm>
#include <utility>

namespace hashigo::detour::plug {

namespace {

constexpr unsigned kRoom = 8 * sizeof(Tally);

unsigned bits_of(int number) {
    unsigned bits = 1;
    while (bits < 31 && (number >> bits) != 0) ++bits;
    return bits;
}

Tally ones(unsigned bits, unsigned shift) {
    return ((Tally{1} << bits) - 1) << shift;
}

// The lowest place for a digit, or kRoom.
unsigned place_for(Tally taken, unsigned bits) {
    for (unsigned shift = 0; shift + bits <= kRoom; ++shift) {
        if ((taken & ones(bits, shift)) == 0) return shift;
    }
    return kRoom;
}

}  // namespace

Field::Field(const Puzzle& p) : size(p.size), region(p.region) {
    if (size.cols <= size.rows) return;
    std::swap(size.rows, size.cols);
    for (int row = 0; row < size.rows; ++row) {
        for (int col = 0; col < size.cols; ++col) {
            region[static_cast<std::size_t>(size.at(row, col))] = p.region_of(p.size.at(col, row));
        }
    }
}

std::optional<Tallies> Tallies::of(const Puzzle& p, const Field& field) {
    Tallies tallies;
    std::vector<int> left(p.clues.size(), 0);
    for (const int region : field.region) ++left[static_cast<std::size_t>(region)];
    std::vector<std::optional<unsigned>> shift(p.clues.size());
    Tally taken = 0;
    Tally due = 0;
    int unmet = 0;  // numbers above 0 of regions still to be entered
    for (const Clue& clue : p.clues) unmet += clue.binds() && *clue.number > 0 ? 1 : 0;
    tallies.all_zero_ = unmet == 0;
    for (const int region : field.region) {
        const auto at = static_cast<std::size_t>(region);
        --left[at];
        const Clue& clue = p.clues[at];
        Digit digit;
        if (clue.binds()) {
            // A number that no region of this size can have leaves no answer at the first cell.
            const unsigned bits = bits_of(std::min(*clue.number, p.size.cells()));
            if (!shift[at]) {
                shift[at] = place_for(taken, bits);
                if (*shift[at] == kRoom) return std::nullopt;
                taken |= ones(bits, *shift[at]);
                due |= Tally(static_cast<unsigned>(std::min(*clue.number, p.size.cells())))
                       << *shift[at];
                unmet -= *clue.number > 0 ? 1 : 0;
            }
            digit = {*clue.number, *shift[at], static_cast<std::uint64_t>(ones(bits, 0)), left[at]};
            if (left[at] == 0) {
                taken &= ~ones(bits, *shift[at]);
                due &= ~ones(bits, *shift[at]);
            }
        }
        tallies.digits_.push_back(digit);
        tallies.due_.push_back({due, unmet == 0});
    }
    return tallies;
}

std::optional<Tally> Tallies::after(int cell, Tally tally, bool turns) const {
    const Digit& digit = digits_[static_cast<std::size_t>(cell)];
    if (digit.number < 0) return tally;
    const auto so_far =
        static_cast<int>(static_cast<std::uint64_t>(tally >> digit.shift) & digit.mask);
    const int now = so_far + (turns ? 1 : 0);
    if (now > digit.number || now + digit.left < digit.number) return std::nullopt;
    tally &= ~(Tally{digit.mask} << digit.shift);
    if (digit.left > 0) tally |= Tally(static_cast<unsigned>(now)) << digit.shift;
    return tally;
}

}  // namespace hashigo::detour::plug
