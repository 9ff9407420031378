// Pages and pictures: sizes, margins and cairo's surfaces. The strokes are in pen.cpp. A PDF's date
// is fixed, so that the same boards give the same bytes.
#include "cli/paper.h"

#include <cairo-pdf.h>
#include <cairo.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <memory>

#include "cli/pen.h"
#include "core/outline.h"

namespace hashigo::cli {

namespace {

enum Key : std::size_t { TooLarge, BadColumns, NoBoards, Failed, Count };

constexpr std::array<core::Phrase, Count> kTable = {{
    {"paper.large", "At {0} pixels a cell this picture would be {1} × {2} pixels; {3} fit.",
     "1マス{0}ピクセルでは画像が{1}×{2}ピクセルになります。{3}ピクセルまで可能です。"},
    {"paper.columns", "A sheet has 1 to {0} columns, not {1}.",
     "用紙の列数は1から{0}までです（{1}は不可）。"},
    {"paper.empty", "There is no board to print.", "印刷する盤がありません。"},
    {"paper.failed", "The picture could not be made: {0}.", "画像を作成できませんでした：{0}。"},
}};

constexpr int kComfortable = 48;
constexpr double kMostPixels = 40e6;
constexpr double kMostSide = 32000;
constexpr int kMostColumns = 6;

// Points: an A4 page, its margin, the gap between boards, the room for a caption and its type.
constexpr double kPageWidth = 595;
constexpr double kPageHeight = 842;
constexpr double kPageMargin = 40;
constexpr double kGap = 20;
constexpr double kCaption = 16;
constexpr double kCaptionType = 9;

using Surface = std::unique_ptr<cairo_surface_t, decltype(&cairo_surface_destroy)>;
using Context = std::unique_ptr<cairo_t, decltype(&cairo_destroy)>;

core::Error failed(cairo_status_t status) {
    core::Error error =
        core::fail(kTable[Failed], std::nullopt, std::string(cairo_status_to_string(status)));
    error.fault = core::Fault::Internal;
    return error;
}

cairo_status_t append(void* to, const unsigned char* bytes, unsigned length) {
    auto& text = *static_cast<std::string*>(to);
    text.append(bytes, bytes + length);
    return CAIRO_STATUS_SUCCESS;
}

int pixels(int tenths, int cell) {
    return static_cast<int>(std::ceil(static_cast<double>(tenths) * cell / (10.0 * core::kUnit)));
}

bool fits(core::Size size, int cell) {
    const core::Box all = core::extent(size);
    const double width = pixels(all.width, cell);
    const double height = pixels(all.height, cell);
    return width <= kMostSide && height <= kMostSide && width * height <= kMostPixels;
}

// Draws the scene with the board's margin at (x, y), a cell as long as asked.
void place(cairo_t* context, const core::Scene& scene, double x, double y, double cell,
           const Pen& pen) {
    const core::Box all = core::extent(scene.size);
    const double scale = cell / (10.0 * core::kUnit);
    cairo_save(context);
    cairo_translate(context, x, y);
    cairo_scale(context, scale, scale);
    cairo_translate(context, -all.from.x, -all.from.y);
    pen.draw(scene);
    cairo_restore(context);
}

// A page's slots: squares above their captions.
struct Sheet {
    int columns = 1;

    double side() const { return (kPageWidth - 2 * kPageMargin + kGap) / columns - kGap; }
    double step() const { return side() + kCaption + kGap; }
    int rows() const {
        const double room = kPageHeight - 2 * kPageMargin + kGap;
        return std::max(1, static_cast<int>(room / step()));
    }
    int slots() const { return columns * rows(); }
    double x(int slot) const { return kPageMargin + (slot % columns) * (side() + kGap); }
    double y(int slot) const {
        const int row = slot / columns;
        return kPageMargin + row * step();
    }
};

void print(cairo_t* context, const app::Plate& plate, const Sheet& sheet, int slot) {
    const core::Box all = core::extent(plate.scene.size);
    const double scale = sheet.side() / std::max(all.width, all.height);
    const double foot = sheet.y(slot) + all.height * scale;
    const Pen pen(context, Pen::Ground::White);
    place(context, plate.scene, sheet.x(slot), sheet.y(slot), scale * 10 * core::kUnit, pen);
    pen.write(plate.caption, sheet.x(slot), foot + kCaption - kCaptionType / 3, kCaptionType);
}

}  // namespace

int fitting_cell(core::Size size) {
    int cell = kComfortable;
    while (cell > 1 && !fits(size, cell)) --cell;
    return cell;
}

core::Result<std::string> png(const core::Scene& scene, int cell) {
    const core::Box all = core::extent(scene.size);
    if (cell < 1 || cell > kMostSide || !fits(scene.size, cell)) {
        const auto side = [&](int tenths) { return static_cast<long long>(tenths) * cell / 600; };
        return core::fail(kTable[TooLarge], std::nullopt, cell, side(all.width), side(all.height),
                          fitting_cell(scene.size));
    }
    const Surface surface(cairo_image_surface_create(CAIRO_FORMAT_RGB24, pixels(all.width, cell),
                                                     pixels(all.height, cell)),
                          cairo_surface_destroy);
    const Context context(cairo_create(surface.get()), cairo_destroy);
    const Pen pen(context.get(), Pen::Ground::Paper);
    pen.flood();
    place(context.get(), scene, 0, 0, cell, pen);
    std::string bytes;
    const cairo_status_t status = cairo_surface_write_to_png_stream(surface.get(), append, &bytes);
    if (status != CAIRO_STATUS_SUCCESS) return failed(status);
    return bytes;
}

core::Result<std::string> pdf(std::span<const app::Plate> plates, int columns) {
    if (plates.empty()) return core::fail(kTable[NoBoards], std::nullopt);
    if (columns < 1 || columns > kMostColumns) {
        return core::fail(kTable[BadColumns], std::nullopt, kMostColumns, columns);
    }
    std::string bytes;
    const Sheet sheet{columns};
    const Surface surface(
        cairo_pdf_surface_create_for_stream(append, &bytes, kPageWidth, kPageHeight),
        cairo_surface_destroy);
    cairo_pdf_surface_set_metadata(surface.get(), CAIRO_PDF_METADATA_CREATE_DATE,
                                   "2000-01-01T00:00:00Z");
    const Context context(cairo_create(surface.get()), cairo_destroy);
    for (std::size_t k = 0; k < plates.size(); ++k) {
        const int slot = static_cast<int>(k % static_cast<std::size_t>(sheet.slots()));
        if (k > 0 && slot == 0) cairo_show_page(context.get());
        print(context.get(), plates[k], sheet, slot);
    }
    cairo_show_page(context.get());
    cairo_surface_finish(surface.get());
    for (const cairo_status_t status :
         {cairo_status(context.get()), cairo_surface_status(surface.get())}) {
        if (status != CAIRO_STATUS_SUCCESS) return failed(status);
    }
    return bytes;
}

}  // namespace hashigo::cli
