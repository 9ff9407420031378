// Scenes on paper: PNG for one, PDF for a sheet of many, by cairo. They read the roles' one table,
// so they look like the SVG. The result is the file's bytes: the caller decides where they go.
#pragma once

#include <span>
#include <string>

#include "app/io.h"
#include "core/result.h"
#include "core/scene.h"

namespace hashigo::cli {

// Pixels a cell for a board of this size: a comfortable size, or less where the picture would grow
// too large.
int fitting_cell(core::Size size);

// An error where the picture would be larger than cairo and a sensible amount of memory allow.
core::Result<std::string> png(const core::Scene& scene, int cell);

// A4 upright, boards in columns with their captions under them, left to right and then down, on as
// many pages as it takes. The paper stays white.
core::Result<std::string> pdf(std::span<const app::Plate> plates, int columns);

}  // namespace hashigo::cli
