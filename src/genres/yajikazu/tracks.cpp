// How many cells of a stretch can be shaded is an interval: those that are marked shaded at least,
// and at most what a greedy walk from its far end shades.
#include "genres/yajikazu/tracks.h"

#include <algorithm>
#include <cstddef>

namespace hashigo::yajikazu {

namespace {

// The interval of a stretch that grows at its near end.
class Stretch {
  public:
    void add(Mark mark) {
        const int with = mark == Mark::White ? kNever : white_ + 1;
        const int without = mark == Mark::Shaded ? kNever : std::max(white_, shaded_);
        white_ = without;
        shaded_ = with;
        least_ += mark == Mark::Shaded ? 1 : 0;
    }
    int least() const { return least_; }
    int most() const { return std::max(white_, shaded_); }

  private:
    static constexpr int kNever = -1000000;
    int white_ = 0;        // most, if the near end is white
    int shaded_ = kNever;  // and if it is shaded
    int least_ = 0;
};

}  // namespace

Track::Track(const std::vector<Place>& line)
    : line_(line), rest_(line.size() + 1), useful_(line.size() + 1) {
    const int length = static_cast<int>(line.size());
    Stretch rest;
    for (int place = length; place-- > 0;) {
        rest.add(line_[at(place)].mark);
        rest_[at(place)] = {rest.least(), rest.most()};
        const auto ahead = line_[at(place)].ahead;
        if (ahead && *ahead <= rest.most()) most_due_ = std::max(most_due_, *ahead + 1);
    }
    for (int place = 0; place < length; ++place) {
        if (const auto back = line_[at(place)].back) note_back(place, *back);
    }
}

// Marks what can still become the clue's number.
void Track::note_back(int place, int number) {
    Stretch between;
    for (int from = place; from >= 0; --from) {
        if (from < place) between.add(line_[at(from)].mark);
        const int high = std::min(number - between.least(), (from + 1) / 2);
        for (int seen = std::max(0, number - between.most()); seen <= high; ++seen) {
            auto& useful = useful_[at(from)];
            if (useful.size() <= at(seen)) useful.resize(at(seen) + 1, 0);
            useful[at(seen)] = 1;
            most_seen_ = std::max(most_seen_, seen + 1);
        }
    }
}

int Track::kept(int place, int seen) const {
    const auto& useful = useful_[at(place)];
    return at(seen) < useful.size() && useful[at(seen)] != 0 ? seen + 1 : 0;
}

std::optional<Tally> Track::past(int place, Tally tally, bool shaded) const {
    const Place& here = line_[at(place)];
    const int more = shaded ? 1 : 0;
    if (!shaded && here.back && tally.seen != *here.back + 1) return std::nullopt;
    if (!shaded && here.ahead) {
        if (tally.due != 0 && tally.due != *here.ahead + 1) return std::nullopt;
        tally.due = *here.ahead + 1;
    }
    if (tally.seen != 0) tally.seen = kept(place + 1, tally.seen - 1 + more);
    if (tally.due == 0) return tally;
    tally.due -= more;
    const Range rest = rest_[at(place + 1)];
    if (tally.due < rest.least + 1 || tally.due > rest.most + 1) return std::nullopt;
    return tally;
}

}  // namespace hashigo::yajikazu
