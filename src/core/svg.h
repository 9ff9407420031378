// The one painter of SVG: a scene in, text out, the same bytes for the same scene everywhere. Items
// carry the classes `role-<role>` and, where they have one, `data-key`; colours are in the
// stylesheet alone.
#pragma once

#include <string>

#include "core/scene.h"

namespace hashigo::core {

struct SvgOptions {
    enum class Kind {
        Standalone,  // a document of its own, with its size and the light palette
        Fragment     // an <svg> element for a page that has stylesheet(Colours::Variables)
    };
    Kind kind = Kind::Standalone;
    std::string title{};  // what it shows; without one it is hidden from screen readers
    Language language = Language::English;  // of the title
    int cell = 48;                          // Standalone: pixels a cell
};

std::string svg(const Scene& scene, const SvgOptions& options);

}  // namespace hashigo::core
