// xoshiro256** and its seeding; see random.h.
#include "core/random.h"

#include <bit>

namespace hashigo::core {

namespace {

std::uint64_t splitmix64(std::uint64_t& x) {
    x += 0x9e3779b97f4a7c15U;
    std::uint64_t z = x;
    z = (z ^ (z >> 30U)) * 0xbf58476d1ce4e5b9U;
    z = (z ^ (z >> 27U)) * 0x94d049bb133111ebU;
    return z ^ (z >> 31U);
}

}  // namespace

Random::Random(std::uint64_t seed) {
    for (std::uint64_t& word : state_) word = splitmix64(seed);
}

std::uint64_t Random::next() {
    const std::uint64_t result = std::rotl(state_[1] * 5, 7) * 9;
    const std::uint64_t t = state_[1] << 17U;
    state_[2] ^= state_[0];
    state_[3] ^= state_[1];
    state_[1] ^= state_[2];
    state_[0] ^= state_[3];
    state_[2] ^= t;
    state_[3] = std::rotl(state_[3], 45);
    return result;
}

std::uint64_t Random::below(std::uint64_t bound) {
    const std::uint64_t cut = (0 - bound) % bound;  // 2^64 mod bound
    for (;;) {
        const std::uint64_t draw = next();
        if (draw >= cut) return draw % bound;
    }
}

Random Random::fork(std::uint64_t index) const {
    std::uint64_t mix = state_[0] ^ std::rotl(state_[3], 23);
    return Random(splitmix64(mix) ^ (index * 0xd1342543de82ef95U));
}

}  // namespace hashigo::core
