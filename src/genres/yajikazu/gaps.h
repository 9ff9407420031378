// Which white cells are to blame where a line has too little room. White cells cut the line into
// gaps, and a gap of r cells can hold r / 2 shaded ones, rounded up. White cells are taken out of
// the blame one at a time as long as the room stays too little; joining two gaps of which one is
// odd gives no room at all, so often more than half of them go.
#pragma once

#include <cstddef>
#include <vector>

namespace hashigo::yajikazu {

class Gaps {
  public:
    // A line of `length` cells, none white.
    void begin(std::size_t length);
    // In any order, each at most once, before the first drop().
    void whiten(std::size_t place) { white_[place] = 1; }
    bool is_white(std::size_t place) const { return white_[place] != 0; }
    // Measures the gaps; the room is to stay at or below `most`.
    void measure(int most);
    // Takes a white cell out if the room allows; true if it did.
    bool drop(std::size_t place);

  private:
    static int held(std::size_t gap) { return static_cast<int>((gap + 1) / 2); }

    std::vector<char> white_;
    std::vector<std::size_t> left_;   // per white place: the gap before it
    std::vector<std::size_t> right_;  // and the gap after it
    int slack_ = 0;
};

}  // namespace hashigo::yajikazu
