// The rules, shown: small walks that keep the rules or break one.
#pragma once

#include <vector>

#include "core/gesture.h"

namespace hashigo::goishi {

std::vector<core::TourStop> tour();
std::vector<core::TourTask> tour_tasks();

}  // namespace hashigo::goishi
