// What the genres' boards for a race have in common: a board as each of the three takes it, one of
// those that come with the program, and one that was typed.
#pragma once

#include <stdexcept>
#include <string>
#include <string_view>

#include "cadical.h"
#include "race.h"

namespace hashigo::bench {

// `facts` are for clingo.
template <class G>
Board board_of(const typename G::Puzzle& p, std::string facts) {
    const auto by_us = [p](double seconds) {
        core::Budget budget;
        budget.limit_seconds(seconds);
        return G::solve(p, G::start(p), {}, budget).verdict();
    };
    return {by_us, [p](double seconds) { return by_cadical(p, seconds); }, std::move(facts)};
}

inline std::string square(int side) {
    return std::to_string(side) + "x" + std::to_string(side);
}

template <class G>
typename G::Puzzle read_puzzle(std::string_view address) {
    const auto position = G::read(address);
    if (!position) throw std::runtime_error(position.error().message.en);
    return position->puzzle;
}

}  // namespace hashigo::bench
