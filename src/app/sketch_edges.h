// A scene in characters where lines run through cells and walls stand between them. It reads roles
// as the painters of pictures do and knows no genre.
#pragma once

#include <string>

#include "core/scene.h"

namespace hashigo::app {

// Whether a scene has any wall, line through cells, or cross between them.
bool has_edges(const core::Scene& scene);

// Three lines a row of cells and one more, each ending in a line break.
std::string sketch_edges(const core::Scene& scene);

}  // namespace hashigo::app
