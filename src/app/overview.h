// What `hashigo` says of itself: the overview of its commands, and its version.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "app/args.h"

namespace hashigo::app {

inline constexpr std::string_view kVersion = "0.1.0";

// The words hold no command: gives the overview or the version, or the first word that is neither.
core::Result<Parsed> overview(const std::vector<std::string>& words, core::Language language);

// The error for a word that is no command, with the nearest one as a suggestion.
core::Error unknown_command(std::string_view word);

}  // namespace hashigo::app
