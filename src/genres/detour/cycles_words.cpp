// Words and patterns, listed by extending each by one place; a closing bracket needs one to close.
#include "genres/detour/cycles_words.h"

namespace hashigo::detour::cycles {

Words::Words(int places) : length(places) {
    std::uint32_t weight = 1;
    for (int place = length - 1; place >= 0; --place) {
        weights_[static_cast<std::size_t>(place)] = weight;
        weight *= 3;
    }
    at.assign(weight, kNoWord);
    extend(0, 0, 0);
}

void Words::extend(std::uint32_t code, int place, int depth_so_far) {
    if (place == length) {
        at[code] = static_cast<std::uint32_t>(codes.size());
        codes.push_back(code);
        depth.push_back(static_cast<std::uint8_t>(depth_so_far));
        return;
    }
    extend(code, place + 1, depth_so_far);
    extend(code + weight(place), place + 1, depth_so_far + 1);
    if (depth_so_far > 0) extend(code + 2 * weight(place), place + 1, depth_so_far - 1);
}

namespace {

// The depth of a pattern of k brackets, or -1 where one closes nothing.
int depth_of(int k, std::uint32_t pattern) {
    int depth = 0;
    for (int bit = k - 1; bit >= 0; --bit) {
        depth += ((pattern >> static_cast<unsigned>(bit)) & 1U) != 0 ? 1 : -1;
        if (depth < 0) return -1;
    }
    return depth;
}

// The bit of the e-th bracket that stays open, counted from 1.
unsigned open_bit(int k, std::uint32_t pattern, int e) {
    std::vector<unsigned> open;
    for (int bit = k - 1; bit >= 0; --bit) {
        if (((pattern >> static_cast<unsigned>(bit)) & 1U) != 0) {
            open.push_back(static_cast<unsigned>(bit));
        } else {
            open.pop_back();
        }
    }
    return open[static_cast<std::size_t>(e) - 1];
}

}  // namespace

Patterns::Patterns(int most) {
    kinds_.resize(static_cast<std::size_t>(most) + 1);
    numbers_.resize(static_cast<std::size_t>(most) + 1);
    for (int k = 0; k <= most; ++k) {
        number_all(k);
        for (int d = 2; d <= k; ++d) close_all(k, d);
    }
}

void Patterns::number_all(int k) {
    const std::uint32_t all = std::uint32_t{1} << static_cast<unsigned>(k);
    auto& numbers = numbers_[static_cast<std::size_t>(k)];
    numbers.assign(all, kNoWord);
    for (std::uint32_t pattern = 0; pattern < all; ++pattern) {
        const int depth = depth_of(k, pattern);
        if (depth < 0) continue;
        Kind& kind = kinds_[static_cast<std::size_t>(k)][static_cast<std::size_t>(depth)];
        numbers[pattern] = kind.count++;
        kind.patterns.push_back(pattern);
    }
}

void Patterns::close_all(int k, int d) {
    Kind& kind = kinds_[static_cast<std::size_t>(k)][static_cast<std::size_t>(d)];
    kind.closing.resize(static_cast<std::size_t>(d) + 1);
    for (int e = 2; e <= d; ++e) {
        auto& closing = kind.closing[static_cast<std::size_t>(e)];
        for (const std::uint32_t pattern : kind.patterns) {
            const std::uint32_t bit = std::uint32_t{1} << open_bit(k, pattern, e);
            closing.push_back(number(k, pattern ^ bit));
        }
    }
}

}  // namespace hashigo::detour::cycles
