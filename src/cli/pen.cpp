// From an item to cairo's path, then its fill, then its stroke; a halo is the same path before it,
// with the halo's tone and width.
#include "cli/pen.h"

#include <algorithm>
#include <numbers>

#include "core/outline.h"

namespace hashigo::cli {

namespace {

void round_box(cairo_t* context, const core::Box& box, double radius) {
    constexpr double kQuarter = std::numbers::pi / 2;
    const double left = box.from.x;
    const double top = box.from.y;
    const double right = left + box.width;
    const double foot = top + box.height;
    const double r = std::min({radius, box.width / 2.0, box.height / 2.0});
    cairo_new_sub_path(context);
    cairo_arc(context, right - r, top + r, r, -kQuarter, 0);
    cairo_arc(context, right - r, foot - r, r, 0, kQuarter);
    cairo_arc(context, left + r, foot - r, r, kQuarter, 2 * kQuarter);
    cairo_arc(context, left + r, top + r, r, 2 * kQuarter, 3 * kQuarter);
    cairo_close_path(context);
}

void bend(cairo_t* context, const core::Curve& c) {
    // The cubic curve that equals a quadratic one has its controls two thirds of the way.
    const auto third = [](int from, int to) { return from + 2.0 * (to - from) / 3.0; };
    cairo_move_to(context, c.from.x, c.from.y);
    cairo_curve_to(context, third(c.from.x, c.control.x), third(c.from.y, c.control.y),
                   third(c.to.x, c.control.x), third(c.to.y, c.control.y), c.to.x, c.to.y);
}

void follow(cairo_t* context, const core::Stroke& stroke) {
    cairo_new_sub_path(context);
    for (const core::Spot& at : stroke) cairo_line_to(context, at.x, at.y);
}

// The halo as a look of its own.
core::Look halo_of(const core::Look& look) {
    core::Look halo = look;
    halo.fill = look.fill == core::Tone::None ? core::Tone::None : look.halo;
    halo.stroke = look.halo;
    halo.width = look.halo_width;
    halo.dash = 0;
    return halo;
}

}  // namespace

void Pen::take(core::Tone tone) const {
    constexpr double kFull = 255;
    const bool white = ground_ == Ground::White && tone == core::Tone::Paper;
    const core::Colour c = white ? core::Colour{0xFF, 0xFF, 0xFF} : core::on_paper(tone);
    cairo_set_source_rgb(context_, c.red / kFull, c.green / kFull, c.blue / kFull);
}

void Pen::flood() const {
    take(core::Tone::Paper);
    cairo_paint(context_);
}

void Pen::draw(const core::Scene& scene) const {
    cairo_set_line_cap(context_, CAIRO_LINE_CAP_ROUND);
    cairo_set_line_join(context_, CAIRO_LINE_JOIN_ROUND);
    for (const core::Item& item : scene.items) {
        const core::Look& look = core::look(item.role);
        if (look.halo != core::Tone::None) paint(item, halo_of(look));
        paint(item, look);
    }
}

void Pen::write(const std::string& text, double x, double y, double size) const {
    take(core::Tone::Ink2);
    cairo_select_font_face(context_, "sans-serif", CAIRO_FONT_SLANT_NORMAL,
                           CAIRO_FONT_WEIGHT_NORMAL);
    cairo_set_font_size(context_, size);
    cairo_move_to(context_, x, y);
    cairo_show_text(context_, text.c_str());
    cairo_new_path(context_);
}

void Pen::paint(const core::Item& item, const core::Look& look) const {
    cairo_new_path(context_);
    trace(item, look);
    if (look.fill != core::Tone::None) {
        take(look.fill);
        cairo_fill_preserve(context_);
    }
    if (look.stroke != core::Tone::None) {
        const double dash = look.dash;
        take(look.stroke);
        cairo_set_line_width(context_, look.width);
        cairo_set_dash(context_, &dash, look.dash > 0 ? 1 : 0, 0);
        cairo_stroke_preserve(context_);
    }
    cairo_new_path(context_);
}

void Pen::trace(const core::Item& item, const core::Look& look) const {
    constexpr double kTurn = 2 * std::numbers::pi;
    const core::Spot at = core::spot(item.a);
    switch (item.shape) {
        case core::Shape::Fill:
        case core::Shape::Frame:
            if (look.hatch == 0) return round_box(context_, core::box(item, look), look.size);
            break;
        case core::Shape::Disc: return cairo_arc(context_, at.x, at.y, look.size, 0, kTurn);
        case core::Shape::Text: return letter(item, look);
        case core::Shape::Arc: return bend(context_, core::curve(item, look));
        case core::Shape::Line:
        case core::Shape::Cross:
        case core::Shape::Arrow: break;
    }
    for (const core::Stroke& stroke : core::strokes(item, look)) follow(context_, stroke);
}

void Pen::letter(const core::Item& item, const core::Look& look) const {
    const core::Spot foot = core::baseline(item, look);
    cairo_select_font_face(context_, "sans-serif", CAIRO_FONT_SLANT_NORMAL,
                           CAIRO_FONT_WEIGHT_NORMAL);
    cairo_set_font_size(context_, look.size);
    cairo_text_extents_t measured{};
    cairo_text_extents(context_, item.text.c_str(), &measured);
    cairo_move_to(context_, foot.x - measured.x_advance / 2, foot.y);
    cairo_text_path(context_, item.text.c_str());
}

}  // namespace hashigo::cli
