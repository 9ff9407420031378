// Answer first: the walk goes on from its last stone to a random place in a random direction.
// Places it passes over are barred for good, because a stone laid there later would have stopped
// it; places that it has emptied are free to fly over, and those flights are what makes one answer
// possible.
#include "genres/goishi/lay.h"

#include <algorithm>
#include <numeric>
#include <vector>

namespace hashigo::goishi {

namespace {

// More would leave too few places for the stones to come.
constexpr std::size_t kMostBarred = 3;

enum class Place : char { Free, Stone, Barred };

struct Leg {
    int to = 0;
    core::Direction d = core::Direction::Up;
    std::vector<int> barred;  // free places that it passes over
};

std::size_t index(int cell) {
    return static_cast<std::size_t>(cell);
}

void legs_in(core::Size size, const std::vector<Place>& places, int from, core::Direction d,
             std::vector<Leg>& legs) {
    std::vector<int> passed;
    core::walk(size, from, d, [&](int cell) {
        if (places[index(cell)] != Place::Free || passed.size() > kMostBarred) return;
        legs.push_back({cell, d, passed});
        passed.push_back(cell);
    });
}

std::vector<Leg> legs_from(core::Size size, const std::vector<Place>& places, int from,
                           std::optional<core::Direction> came) {
    std::vector<Leg> legs;
    for (const core::Direction d : core::kDirections) {
        if (!came || d != core::opposite(*came)) legs_in(size, places, from, d, legs);
    }
    return legs;
}

Puzzle with_stones(core::Size size, const std::vector<Place>& places) {
    Puzzle puzzle{size, std::vector<char>(places.size(), 0), {}};
    for (std::size_t k = 0; k < places.size(); ++k) {
        puzzle.stones[k] = places[k] == Place::Stone ? 1 : 0;
    }
    return puzzle;
}

}  // namespace

Puzzle strew(core::Size size, int stones, core::Random& random) {
    Puzzle puzzle{size, std::vector<char>(index(size.cells()), 0), {}};
    const auto cells = static_cast<std::uint64_t>(size.cells());
    // Floyd's way of drawing a set: one draw a stone, whatever the density.
    for (std::uint64_t top = cells - static_cast<std::uint64_t>(stones); top < cells; ++top) {
        const auto drawn = static_cast<std::size_t>(random.below(top + 1));
        const std::size_t cell = puzzle.stones[drawn] == 0 ? drawn : static_cast<std::size_t>(top);
        puzzle.stones[cell] = 1;
    }
    return puzzle;
}

std::optional<Puzzle> lay_answer(core::Size size, int stones, core::Random& random) {
    std::vector<Place> places(index(size.cells()), Place::Free);
    int here = static_cast<int>(random.below(static_cast<std::uint64_t>(size.cells())));
    places[index(here)] = Place::Stone;
    std::optional<core::Direction> came;
    for (int laid = 1; laid < stones; ++laid) {
        const std::vector<Leg> legs = legs_from(size, places, here, came);
        if (legs.empty()) return std::nullopt;
        const Leg& leg = legs[static_cast<std::size_t>(random.below(legs.size()))];
        for (const int cell : leg.barred) places[index(cell)] = Place::Barred;
        here = leg.to;
        came = leg.d;
        places[index(here)] = Place::Stone;
    }
    return with_stones(size, places);
}

}  // namespace hashigo::goishi
