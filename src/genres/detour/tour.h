// The rules, shown: small finished boards that keep a rule or break it.
#pragma once

#include <vector>

#include "core/gesture.h"

namespace hashigo::detour {

std::vector<core::TourStop> tour();
std::vector<core::TourTask> tour_tasks();

}  // namespace hashigo::detour
