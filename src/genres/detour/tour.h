// The rules, shown: small finished boards that keep a rule or break it.
#pragma once

#include <vector>

#include "core/gesture.h"

namespace hashigo::detour {

std::vector<core::TourStop> tour();

}  // namespace hashigo::detour
