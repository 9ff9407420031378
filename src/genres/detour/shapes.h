// The shapes of a cell: the line goes straight through it in two ways and turns in four, or, where
// the variant allows, leaves it out. What follows from what is known of its four edges and of its
// turn is looked up in a table with an entry for each of the 3^5 things that can be known.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace hashigo::detour {

// Slots of a cell: the edges in the order of core::kDirections, then whether the line turns.
inline constexpr int kSlots = 5;
inline constexpr int kTurnSlot = 4;
inline constexpr std::array<int, kSlots> kPowers = {1, 3, 9, 27, 81};
inline constexpr std::size_t kCodes = 243;

// What is known of a slot, as its digit in the code.
inline constexpr int kOpen = 0;
inline constexpr int kYes = 1;
inline constexpr int kNo = 2;

// What a code implies: a bit a slot. Dead: no shape fits.
struct Implied {
    std::uint8_t yes = 0;
    std::uint8_t no = 0;
    bool dead = false;
};

using Shapes = std::array<Implied, kCodes>;

// Slots with a line or a turn, of each shape; the last is that of a cell that is left out.
inline constexpr std::array<std::uint8_t, 7> kShapes = {0b00011, 0b01100, 0b10101, 0b10110,
                                                        0b11001, 0b11010, 0b00000};

constexpr int digit_of(int code, int slot) {
    return code / kPowers[static_cast<std::size_t>(slot)] % 3;
}

constexpr bool fits(int code, std::uint8_t shape) {
    for (int slot = 0; slot < kSlots; ++slot) {
        const int digit = digit_of(code, slot);
        if (digit != kOpen && (digit == kYes) != ((shape >> slot & 1) != 0)) return false;
    }
    return true;
}

// What all shapes that fit have in common, apart from what is known.
constexpr Implied implied_by(int code, std::size_t shapes) {
    constexpr std::uint8_t kAll = (1U << kSlots) - 1;
    std::uint8_t yes = kAll;
    std::uint8_t no = kAll;
    bool dead = true;
    for (std::size_t k = 0; k < shapes; ++k) {
        if (!fits(code, kShapes[k])) continue;
        dead = false;
        yes &= kShapes[k];
        no &= static_cast<std::uint8_t>(~kShapes[k] & kAll);
    }
    for (int slot = 0; slot < kSlots; ++slot) {
        if (digit_of(code, slot) == kOpen) continue;
        yes &= static_cast<std::uint8_t>(~(1U << slot));
        no &= static_cast<std::uint8_t>(~(1U << slot));
    }
    if (dead) return {0, 0, true};
    return {yes, no, false};
}

constexpr Shapes all_shapes(bool skips) {
    Shapes table{};
    for (std::size_t code = 0; code < kCodes; ++code) {
        table[code] = implied_by(static_cast<int>(code), kShapes.size() - (skips ? 0 : 1));
    }
    return table;
}

inline constexpr Shapes kFullShapes = all_shapes(false);
inline constexpr Shapes kSkippingShapes = all_shapes(true);

}  // namespace hashigo::detour
