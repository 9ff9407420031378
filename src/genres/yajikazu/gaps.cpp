// Gaps of a line and their merging; see gaps.h.
#include "genres/yajikazu/gaps.h"

namespace hashigo::yajikazu {

void Gaps::begin(std::size_t length) {
    white_.assign(length, 0);
    left_.assign(length, 0);
    right_.assign(length, 0);
}

void Gaps::measure(int most) {
    int room = 0;
    std::size_t gap = 0;
    std::size_t last = white_.size();  // the white place before, if there is one
    const auto close = [&] {
        room += held(gap);
        if (last < white_.size()) right_[last] = gap;
    };
    for (std::size_t place = 0; place < white_.size(); ++place) {
        if (!is_white(place)) {
            ++gap;
            continue;
        }
        close();
        left_[place] = gap;
        last = place;
        gap = 0;
    }
    close();
    slack_ = most - room;
}

bool Gaps::drop(std::size_t place) {
    const std::size_t left = left_[place];
    const std::size_t right = right_[place];
    const std::size_t joined = left + 1 + right;
    const int price = held(joined) - held(left) - held(right);
    if (price > slack_) return false;
    slack_ -= price;
    white_[place] = 0;
    if (place > left) right_[place - left - 1] = joined;
    if (place + right + 1 < white_.size()) left_[place + right + 1] = joined;
    return true;
}

}  // namespace hashigo::yajikazu
