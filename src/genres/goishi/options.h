// What can be chosen: the rules that vary, and what a generated board should be like.
#pragma once

#include <string_view>
#include <vector>

#include "core/gesture.h"

namespace hashigo::goishi {

inline constexpr std::string_view kReversal = "without-reversal-clause";
inline constexpr std::string_view kStones = "stones";
inline constexpr std::string_view kSymmetry = "symmetry";
inline constexpr std::string_view kGrade = "grade";
inline constexpr std::string_view kLeastEffort = "least-effort";
inline constexpr std::string_view kMostEffort = "most-effort";
inline constexpr std::string_view kAnyGrade = "any";

std::vector<core::Option> variant_options();
std::vector<core::Option> generate_options();

}  // namespace hashigo::goishi
