// The halves of a frontier. A frontier of plugs (see plug_steps.h) is cut in two, and each half is
// read from its outer edge inwards, the right one in a mirror: so both are the same kind of word, a
// beginning of a bracket word, whose unmatched opening brackets pair with those of the other half.
//
// Half a board's words, those of one place more (for the plug on the cell's side), and the lists of
// bracket patterns are all there is to number; a state is a number in each half, and no table of
// states has to be searched.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace hashigo::detour::cycles {

// Columns of half a board, at most.
inline constexpr int kMostHalf = 12;
// Unmatched brackets of a word of one place more, and one to end the count.
inline constexpr std::size_t kDepths = kMostHalf + 3;

using Depths = std::array<std::uint32_t, kDepths>;

// All words of a length, by their digits in base 3, outermost first.
struct Words {
    explicit Words(int places);

    int length = 0;
    std::vector<std::uint32_t> codes{};  // ascending
    std::vector<std::uint8_t> depth{};   // unmatched opening brackets, by word
    std::vector<std::uint32_t> at{};     // the word of a code, or kNoWord

    std::size_t count() const { return codes.size(); }
    std::uint32_t weight(int place) const { return weights_[static_cast<std::size_t>(place)]; }
    unsigned digit(std::uint32_t code, int place) const { return code / weight(place) % 3; }

  private:
    void extend(std::uint32_t code, int place, int depth_so_far);

    std::array<std::uint32_t, kMostHalf + 1> weights_{};
};

inline constexpr std::uint32_t kNoWord = 0xffffffffU;

// Bracket patterns: words without their empty places, by number of brackets k and depth d.
class Patterns {
  public:
    explicit Patterns(int most);

    // How many there are, and which number a pattern has among those of its k and d. Patterns are
    // read highest bit first, 1 opening.
    std::uint32_t count(int k, int d) const { return of(k, d).count; }
    std::uint32_t number(int k, std::uint32_t pattern) const {
        return numbers_[static_cast<std::size_t>(k)][pattern];
    }
    const std::vector<std::uint32_t>& list(int k, int d) const { return of(k, d).patterns; }

    // What becomes of each pattern of k and d when the e-th unmatched bracket, 2 <= e <= d, closes:
    // its number among those of depth d - 2.
    const std::vector<std::uint32_t>& closing(int k, int d, int e) const {
        return of(k, d).closing[static_cast<std::size_t>(e)];
    }

  private:
    struct Kind {
        std::uint32_t count = 0;
        std::vector<std::uint32_t> patterns{};
        std::vector<std::vector<std::uint32_t>> closing{};
    };
    const Kind& of(int k, int d) const {
        return kinds_[static_cast<std::size_t>(k)][static_cast<std::size_t>(d)];
    }
    void number_all(int k);
    void close_all(int k, int d);

    std::vector<std::array<Kind, kDepths>> kinds_{};
    std::vector<std::vector<std::uint32_t>> numbers_{};
};

}  // namespace hashigo::detour::cycles
