// When to give up the present decisions and begin anew with what was learnt: where the clauses
// learnt lately span more decision levels (their glue) than they did in the long run, the
// search is in a bad place. Both averages fade exponentially and are kept in whole numbers.
#pragma once

#include <cstdint>

namespace hashigo::core::cdcl {

class Restart {
  public:
    void learnt(std::uint32_t glue) {
        ++since_;
        ++seen_;
        fade(lately_, glue, kLately);
        fade(ever_, glue, kEver);
    }
    bool due() const { return since_ >= kLeast && lately_ > ever_; }
    void done() { since_ = 0; }

  private:
    static constexpr unsigned kPoint = 24;  // binary places
    static constexpr unsigned kLately = 5;  // over about 2^5 conflicts
    static constexpr unsigned kEver = 13;
    static constexpr std::uint64_t kLeast = 10;  // conflicts between two restarts

    // The first values weigh as much as in a plain average, so that the start is not slow.
    void fade(std::uint64_t& average, std::uint32_t glue, unsigned window) const {
        const std::uint64_t now = std::uint64_t{glue} << kPoint;
        const std::uint64_t weight =
            seen_ < (std::uint64_t{1} << window) ? seen_ : std::uint64_t{1} << window;
        if (now >= average) {
            average += (now - average) / weight;
        } else {
            average -= (average - now) / weight;
        }
    }

    std::uint64_t lately_ = 0;
    std::uint64_t ever_ = 0;
    std::uint64_t since_ = 0;
    std::uint64_t seen_ = 0;
};

}  // namespace hashigo::core::cdcl
