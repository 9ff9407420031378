// Head to head: a board is proved unique by us, by CaDiCaL and by clingo, one right after the
// other, so that the ratios do not depend on the machine's mood. Times are processor times: a busy
// machine stretches the clock, not those. Ours and CaDiCaL run within this process, from the puzzle
// to the verdict, encoding included; of clingo there is its whole process, and what it says by the
// clock that it solved for.
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/verdict.h"

namespace hashigo::bench {

// A board as each of the three takes it. Verdicts are unknown after so many seconds.
struct Board {
    std::function<core::Verdict(double seconds)> by_us;
    std::function<core::Verdict(double seconds)> by_cadical;
    std::string facts;  // for clingo
};

// A kind of boards that are made, one from each seed.
struct Kind {
    std::string_view name;
    Board (*make)(int side, std::uint64_t seed);
};

// What a genre brings along.
struct Genre {
    std::string_view id;
    std::span<const Kind> kinds;
    Board (*read)(std::string_view address);  // throws where it is none
};

extern const Genre kYajikazu;
extern const Genre kDetour;

struct Proof {
    core::Verdict verdict = core::Verdict::Unknown;
    double ms = 0;
};

struct Race {
    Proof ours;
    Proof cadical;
    Proof clingo;
    double clingo_solving = 0;  // ms, by its own word
};

Race race(const Board& board, const std::string& encoding, double seconds);

}  // namespace hashigo::bench
