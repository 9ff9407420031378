// A layer of a sweep: the states there are, in the order in which they were met, with numbers at
// each. Found by a table of places with open addressing; nothing is ever removed, and nothing
// depends on the table's order.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace hashigo::detour::plug {

// Spreads a state over all bits; a kind of state of one's own needs its own.
constexpr std::uint64_t spread(std::uint64_t state) {
    const std::uint64_t mixed = state * 0x9e3779b97f4a7c15U;
    return mixed ^ (mixed >> 32U);
}

template <class Number, class State = std::uint64_t>
class Layer {
  public:
    // Every state has `width` numbers.
    explicit Layer(std::size_t width = 1) : width_(width), places_(kFirst, kNone) {}

    std::size_t size() const { return states_.size(); }
    const State& state(std::size_t k) const { return states_[k]; }
    Number* numbers(std::size_t k) { return &numbers_[k * width_]; }
    const Number* numbers(std::size_t k) const { return &numbers_[k * width_]; }
    std::size_t width() const { return width_; }

    // The numbers of a state, all zero if it is new. Good until the next call.
    Number* at(const State& state) {
        std::size_t slot = slot_of(state);
        if (places_[slot] == kNone) {
            if (2 * (states_.size() + 1) > places_.size()) {
                grow();
                slot = slot_of(state);
            }
            places_[slot] = static_cast<std::uint32_t>(states_.size());
            states_.push_back(state);
            numbers_.resize(numbers_.size() + width_);
        }
        return numbers(places_[slot]);
    }

    std::optional<std::size_t> find(const State& state) const {
        const std::uint32_t place = places_[slot_of(state)];
        return place == kNone ? std::nullopt : std::optional<std::size_t>(place);
    }

    void clear() {
        states_.clear();
        numbers_.clear();
        std::fill(places_.begin(), places_.end(), kNone);
    }

    // Bytes that a layer of so many states takes at most while it grows.
    static std::uint64_t bytes(std::uint64_t states, std::size_t width) {
        return states * (2 * (sizeof(State) + sizeof(Number) * width) + kMostPlaces);
    }

  private:
    static constexpr std::uint32_t kNone = 0xffffffffU;
    static constexpr std::size_t kFirst = 64;
    static constexpr std::uint64_t kMostPlaces = 24;  // bytes of the table a state, while it grows

    std::size_t slot_of(const State& state) const {
        std::size_t slot = spread(state) & (places_.size() - 1);
        while (places_[slot] != kNone && states_[places_[slot]] != state) {
            slot = (slot + 1) & (places_.size() - 1);
        }
        return slot;
    }

    void grow() {
        places_.assign(2 * places_.size(), kNone);
        for (std::size_t k = 0; k < states_.size(); ++k) {
            places_[slot_of(states_[k])] = static_cast<std::uint32_t>(k);
        }
    }

    std::size_t width_;
    std::vector<std::uint32_t> places_;  // kNone, or the number of a state
    std::vector<State> states_;
    std::vector<Number> numbers_;
};

}  // namespace hashigo::detour::plug
