// The project's own random numbers: the same seed gives the same sequence in every build, which
// the standard library's engines do but its distributions and std::shuffle do not.
// xoshiro256** (Blackman and Vigna, 2018), seeded by splitmix64.
#pragma once

#include <array>
#include <cstdint>
#include <utility>

namespace hashigo::core {

class Random {
  public:
    explicit Random(std::uint64_t seed);

    std::uint64_t next();
    // Uniform in [0, bound), bound > 0; rejection keeps it exactly uniform.
    std::uint64_t below(std::uint64_t bound);
    // An independent stream, named by `index`: what one item of a batch draws does not depend on
    // how much the items before it drew.
    Random fork(std::uint64_t index) const;

    template <class Sequence>
    void shuffle(Sequence& items) {
        for (std::size_t k = items.size(); k > 1; --k) {
            std::swap(items[k - 1], items[static_cast<std::size_t>(below(k))]);
        }
    }

  private:
    std::array<std::uint64_t, 4> state_{};
};

}  // namespace hashigo::core
