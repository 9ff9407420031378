// Variables, literals and their values. A literal is a variable or its opposite, in one number, so
// that tables can be indexed by it: 2 v for "v holds", 2 v + 1 for "v does not".
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace hashigo::core::cdcl {

using Var = std::int32_t;

class Lit {
  public:
    constexpr Lit() = default;
    constexpr Lit(Var var, bool positive)
        : code_(static_cast<std::uint32_t>(var) * 2 + (positive ? 0 : 1)) {}

    constexpr Var var() const { return static_cast<Var>(code_ >> 1U); }
    constexpr bool positive() const { return (code_ & 1U) == 0; }
    constexpr std::size_t index() const { return code_; }
    constexpr Lit operator~() const { return Lit(code_ ^ 1U); }

    friend constexpr bool operator==(Lit a, Lit b) { return a.code_ == b.code_; }
    friend constexpr bool operator<(Lit a, Lit b) { return a.code_ < b.code_; }

  private:
    constexpr explicit Lit(std::uint32_t code) : code_(code) {}
    std::uint32_t code_ = 0;
};

// At least one of its literals holds.
using Literals = std::vector<Lit>;

enum class Value : std::int8_t { False = -1, Open = 0, True = 1 };

}  // namespace hashigo::core::cdcl
