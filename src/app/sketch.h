// A scene in characters, for the terminal. It reads roles as the painters of pictures do and knows
// no genre: a mark round what stands in the cell.
#pragma once

#include <string>

#include "core/scene.h"

namespace hashigo::app {

// One line a row, each ending in a line break.
std::string sketch(const core::Scene& scene);

}  // namespace hashigo::app
