// What puzz.link's genres with regions share in an address: walls packed as bits, and a value for
// each region in turn.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "core/grid.h"
#include "core/result.h"
#include "core/tokens.h"

namespace hashigo::core {

// A character of 0 to 9 and a to v holds five bits; 0 to 31, or nothing.
std::optional<unsigned> base32_value(char c);
char base32_digit(unsigned value);

// The largest number that a value can hold.
inline constexpr int kMaxValue = 77776 + 0xfffff;

// Walls, 1 or 0: those to the right of a cell row by row, then those below, each part packed by
// itself with the first wall in the highest bit. Surplus bits of the last character are ignored.
// `at` is where the walls begin in the body, and afterwards where they end.
Result<std::vector<std::uint8_t>> read_walls(Token body, std::size_t& at, Size size);
std::string write_walls(Size size, const std::vector<std::uint8_t>& walls);

// Values of places in turn: 0 to f, then a sign and more digits for larger numbers; '.' is a value
// without a number, g to z pass over 1 to 20 places. Places at the end may be left out.
using TakeValue = std::function<void(std::size_t place, std::optional<int> number)>;
std::optional<Error> read_values(Token body, std::size_t places, const TakeValue& take);
std::string write_value(std::optional<int> number);
inline constexpr char kFirstPass = 'g';

}  // namespace hashigo::core
