// Numbers and sizes as people type them. Everything is checked before it is used, so that no value,
// however wrong, ever reaches an allocation.
#pragma once

#include <cstdint>
#include <string_view>

#include "core/grid.h"
#include "core/result.h"

namespace hashigo::app {

inline constexpr std::uint64_t kWholeMost = ~std::uint64_t{0};

// `name` is the option the number was given for. Digits only: no sign, no blanks, no exponent.
core::Result<std::uint64_t> whole(std::string_view name, std::string_view text,
                                  std::uint64_t least = 0, std::uint64_t most = kWholeMost);

// Digits with an optional fraction: "2", "0.75".
core::Result<double> real(std::string_view name, std::string_view text, double least, double most);

// A number of bytes, with K, M or G for powers of 1024: "512M".
core::Result<std::uint64_t> byte_count(std::string_view name, std::string_view text);

// ROWSxCOLS, within what a board may be.
core::Result<core::Size> board_size(std::string_view text);

}  // namespace hashigo::app
