// Bits, totals and the queue of soiled lanes; see lanes.h.
#include "genres/yajikazu/lanes.h"

#include "core/bits.h"

namespace hashigo::yajikazu {

Lanes::Lanes(core::Size size) : size_(size) {
    for (int row = 0; row < size.rows; ++row) lay(row * size.cols, 1, size.cols);
    for (int col = 0; col < size.cols; ++col) lay(col, size.cols, size.rows);
}

void Lanes::lay(int first, int stride, int length) {
    Lane lane;
    lane.first = first;
    lane.stride = stride;
    lane.shaded.assign(core::words_for(at(length)), 0);
    for (std::size_t w = 0; w < core::words_for(at(length)); ++w) {
        lane.open.push_back(core::range_mask(w, 0, at(length)));
    }
    lanes_.push_back(std::move(lane));
}

int Lanes::add(int cell, const Clue& clue) {
    using core::Direction;
    const bool across = *clue.arrow == Direction::Left || *clue.arrow == Direction::Right;
    const bool backward = *clue.arrow == Direction::Left || *clue.arrow == Direction::Up;
    const std::size_t here = at(across ? size_.col(cell) : size_.row(cell));
    const std::size_t length = at(across ? size_.cols : size_.rows);
    const int number = static_cast<int>(sights_.size());
    sights_.push_back({cell, *clue.number, backward ? 0 : here + 1, backward ? here : length});
    homes_.push_back(across ? size_.row(cell) : size_.rows + size_.col(cell));
    lanes_[at(homes_.back())].sights.push_back(number);
    soil_lane(homes_.back());
    return number;
}

// Toggling is its own inverse, so that marking and unmarking share it.
void Lanes::flip(int cell, Mark mark) {
    const auto flip_bit = [mark](Lane& lane, std::size_t bit) {
        const std::uint64_t one = std::uint64_t{1} << (bit % core::kWordBits);
        lane.open[bit / core::kWordBits] ^= one;
        if (mark == Mark::Shaded) lane.shaded[bit / core::kWordBits] ^= one;
    };
    const int row = size_.row(cell);
    const int col = size_.col(cell);
    flip_bit(lanes_[at(row)], at(col));
    flip_bit(lanes_[at(size_.rows + col)], at(row));
}

Reach Lanes::reach(int number) const {
    const Sight& clue = sight(number);
    const Lane& lane = lane_of(number);
    int least = 0;
    core::RunHalves room;
    for (std::size_t w = 0; w < lane.open.size(); ++w) {
        const std::uint64_t seen = core::range_mask(w, clue.from, clue.to);
        least += core::ones(lane.shaded[w] & seen);
        room.add(lane.open[w] & seen);
    }
    return {least, least + room.total()};
}

void Lanes::soil(int cell) {
    soil_lane(size_.row(cell));
    soil_lane(size_.rows + size_.col(cell));
}

void Lanes::soil_all() {
    for (std::size_t lane = 0; lane < lanes_.size(); ++lane) soil_lane(static_cast<int>(lane));
}

void Lanes::soil_lane(int lane) {
    if (lanes_[at(lane)].soiled || lanes_[at(lane)].sights.empty()) return;
    lanes_[at(lane)].soiled = true;
    queue_.push_back(lane);
}

const Lane& Lanes::take_soiled() {
    Lane& lane = lanes_[at(queue_.back())];
    queue_.pop_back();
    lane.soiled = false;
    return lane;
}

void Lanes::forget_soiled() {
    for (const int lane : queue_) lanes_[at(lane)].soiled = false;
    queue_.clear();
}

}  // namespace hashigo::yajikazu
