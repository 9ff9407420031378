// Which cells an overlay marks, and as what. Where two of its lists meet in a cell, wrong hides
// therefore, and therefore hides because: a drawing shows one of them.
#pragma once

#include <cstdint>
#include <vector>

#include "core/scene.h"

namespace hashigo::core {

enum class Highlight : std::uint8_t { None, Because, Therefore, Wrong };

// One a cell, raster order. Sites that are no cells of this board are left out.
std::vector<Highlight> highlights(Size size, const Overlay& overlay);

}  // namespace hashigo::core
