// What the command line and the page may ask of the generator.
#pragma once

#include <vector>

#include "core/gesture.h"

namespace hashigo::detour {

std::vector<core::Option> generate_options();

}  // namespace hashigo::detour
