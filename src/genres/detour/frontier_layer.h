// The states of one layer of the frontier's sweep, each with the number of beginnings that lead to
// it, found by a table with open addressing. The order is that in which they were met.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace hashigo::detour::frontier {

inline constexpr std::uint32_t kNone = 0xffffffffU;

struct Beginning {
    std::uint64_t plugs = 0;     // and a flag: see sweep.h
    std::uint64_t counts = 0;    // of the regions that are cut
    std::uint64_t ways = 0;      // at most the largest number that fits
    std::uint32_t step = kNone;  // the last of the steps that lead here, or kNone
};

class Layer {
  public:
    Layer() : places_(kFirst, kNone) {}

    std::vector<Beginning>& states() { return states_; }
    const std::vector<Beginning>& states() const { return states_; }

    // The number of a state, which is new with no way to it if it was not there.
    std::uint32_t find(std::uint64_t plugs, std::uint64_t counts) {
        if (2 * (states_.size() + 1) > places_.size()) grow();
        std::uint32_t& place = places_[slot_of(plugs, counts)];
        if (place == kNone) {
            place = static_cast<std::uint32_t>(states_.size());
            states_.push_back({plugs, counts});
        }
        return place;
    }

    void clear() {
        if (4 * states_.size() < places_.size() && places_.size() > kFirst) {
            places_.resize(places_.size() / 2);
        }
        states_.clear();
        places_.assign(places_.size(), kNone);
    }

  private:
    static constexpr std::size_t kFirst = 64;

    std::size_t slot_of(std::uint64_t plugs, std::uint64_t counts) const {
        constexpr std::uint64_t kMix = 0x9e3779b97f4a7c15U;
        std::uint64_t mixed = (plugs * kMix) ^ counts;
        mixed = (mixed ^ (mixed >> 32U)) * kMix;
        std::size_t slot = (mixed ^ (mixed >> 32U)) & (places_.size() - 1);
        while (places_[slot] != kNone &&
               (states_[places_[slot]].plugs != plugs || states_[places_[slot]].counts != counts)) {
            slot = (slot + 1) & (places_.size() - 1);
        }
        return slot;
    }

    void grow() {
        places_.assign(2 * places_.size(), kNone);
        for (std::size_t k = 0; k < states_.size(); ++k) {
            places_[slot_of(states_[k].plugs, states_[k].counts)] = static_cast<std::uint32_t>(k);
        }
    }

    std::vector<std::uint32_t> places_;
    std::vector<Beginning> states_;
};

}  // namespace hashigo::detour::frontier
