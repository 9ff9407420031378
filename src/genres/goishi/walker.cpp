// The last of the given frames is where the search begins; when its ways are used up, all is done.
#include "genres/goishi/walker.h"

#include <algorithm>

namespace hashigo::goishi {

using core::Direction;

Walker::Walker(const Puzzle& p, const State& s, core::Budget& budget, Prunings use)
    : links_(p),
      outlook_(links_, p.variant, use),
      reversal_(p.variant.reversal),
      budget_(budget),
      barred_(static_cast<std::size_t>(links_.stones())) {
    frames_.reserve(barred_.size() + 1);
    frames_.push_back({links_.none()});
    const bool sound = s.strays.empty() && links_.stones() > 0 && replay(s);
    base_ = frames_.size();
    given_ = sound && links_.left() == 0;
    if (sound && !given_) bar(s);
    if (!sound) frames_.clear();
}

bool Walker::next() {
    if (complete_) retreat();
    complete_ = given_;
    given_ = false;
    while (!complete_ && !frames_.empty()) {
        const auto step = take_next();
        if (!step) {
            retreat();
            continue;
        }
        exhausted_ = !pay(budget_, links_.left());
        if (exhausted_) return false;
        ++nodes_;
        enter(*step);
        Frame& here = frames_.back();
        complete_ = links_.left() == 0;
        if (!complete_) here.ways = outlook_.ways(here.stone, here.came);
    }
    return complete_;
}

void Walker::abandon(std::size_t picks) {
    complete_ = false;
    while (frames_.size() > picks && !frames_.empty()) retreat();
}

std::vector<int> Walker::order() const {
    std::vector<int> cells;
    cells.reserve(frames_.size());
    for (std::size_t k = 1; k < frames_.size(); ++k) cells.push_back(links_.cell(frames_[k].stone));
    return cells;
}

bool Walker::replay(const State& s) {
    for (const int cell : s.order) {
        if (!follow(cell)) return false;
    }
    return true;
}

// Picks a given cell, if the rules allow it.
bool Walker::follow(int cell) {
    const int stone = links_.at(cell);
    if (stone == links_.none() || !links_.is_left(stone)) return false;
    if (frames_.size() == 1) {
        enter({stone});
        return true;
    }
    const auto came = frames_.back().came;
    for (const Direction d : core::kDirections) {
        if (links_.beyond(frames_.back().stone, d) != stone) continue;
        if (came && d == core::opposite(*came) && !reversal_) continue;
        enter(go(d));
        return true;
    }
    return false;
}

void Walker::bar(const State& s) {
    for (int stone = 0; stone < links_.stones(); ++stone) {
        barred_[static_cast<std::size_t>(stone)] =
            s.ruled_out[static_cast<std::size_t>(links_.cell(stone))];
    }
    Frame& here = frames_.back();
    if (here.stone == links_.none()) return;
    here.ways = outlook_.ways(here.stone, here.came);
    for (const Direction d : core::kDirections) {
        const int stone = links_.beyond(here.stone, d);
        const bool barred = stone != links_.none() && barred_[static_cast<std::size_t>(stone)] != 0;
        if (barred) here.ways &= static_cast<Ways>(~way(d));
    }
}

Walker::Frame Walker::go(Direction d) const {
    return {links_.beyond(frames_.back().stone, d), d};
}

std::optional<Walker::Frame> Walker::take_next() {
    Frame& here = frames_.back();
    if (here.stone == links_.none()) {
        while (here.first < links_.stones() && barred_[static_cast<std::size_t>(here.first)] != 0) {
            ++here.first;
        }
        if (here.first == links_.stones()) return std::nullopt;
        return Frame{here.first++};
    }
    if (here.ways == 0) return std::nullopt;
    const Direction d = narrowest(here);
    here.ways &= static_cast<Ways>(~way(d));
    return go(d);
}

// Stones with few neighbours are soon out of reach, so they come first: where there are many
// answers, one is found without much backtracking.
Direction Walker::narrowest(const Frame& frame) const {
    constexpr int kMost = 5;
    int fewest = kMost;
    Direction best = Direction::Up;
    for (const Direction d : core::kDirections) {
        if ((frame.ways & way(d)) == 0) continue;
        const int found = neighbours(links_.beyond(frame.stone, d));
        if (found < fewest) best = d;
        fewest = std::min(fewest, found);
    }
    return best;
}

int Walker::neighbours(int stone) const {
    int count = 0;
    for (const Direction d : core::kDirections) {
        count += links_.beyond(stone, d) != links_.none() ? 1 : 0;
    }
    return count;
}

void Walker::enter(const Frame& frame) {
    frames_.push_back(frame);
    links_.pick(frame.stone);
}

void Walker::retreat() {
    if (frames_.size() <= base_) return frames_.clear();
    links_.restore(frames_.back().stone);
    frames_.pop_back();
}

}  // namespace hashigo::goishi
