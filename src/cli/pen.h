// A cairo context that draws items. It takes what to draw from core/outline and how from
// core/roles; it only knows how cairo fills and strokes.
#pragma once

#include <cairo.h>

#include <string>

#include "core/roles.h"
#include "core/scene.h"

namespace hashigo::cli {

class Pen {
  public:
    enum class Ground {
        Paper,  // the palette's paper
        White   // what lies in the printer
    };
    Pen(cairo_t* context, Ground ground) : context_(context), ground_(ground) {}

    // The whole surface in the colour of the ground.
    void flood() const;
    // In tenths of a scene unit: the caller has scaled the context.
    void draw(const core::Scene& scene) const;
    // A line of words that begins at (x, y), in the context's units.
    void write(const std::string& text, double x, double y, double size) const;

  private:
    void take(core::Tone tone) const;
    void paint(const core::Item& item, const core::Look& look) const;
    void trace(const core::Item& item, const core::Look& look) const;
    void letter(const core::Item& item, const core::Look& look) const;

    cairo_t* context_;
    Ground ground_;
};

}  // namespace hashigo::cli
