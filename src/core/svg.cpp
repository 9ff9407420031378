// SVG as text. Numbers are tenths written with at most one decimal. Text from outside is escaped,
// and bytes that XML cannot hold become U+FFFD, so that the result is well-formed whatever a file
// says in its title.
#include "core/svg.h"

#include <fmt/format.h>

#include <array>
#include <cstdlib>

#include "core/outline.h"
#include "core/roles.h"

namespace hashigo::core {

namespace {

constexpr std::string_view kReplacement = "\xEF\xBF\xBD";

std::string tenths(int value) {
    const char* const minus = value < 0 ? "-" : "";
    const int size = std::abs(value);
    if (size % 10 == 0) return fmt::format("{}{}", minus, size / 10);
    return fmt::format("{}{}.{}", minus, size / 10, size % 10);
}

std::string pair(Spot at) {
    return tenths(at.x) + " " + tenths(at.y);
}

unsigned byte_at(std::string_view text, std::size_t at) {
    return at < text.size() ? static_cast<unsigned char>(text[at]) : 0U;
}

// How many bytes a lead byte promises; 0 where none may begin with it.
std::size_t promised(unsigned lead) {
    if (lead < 0x80U) return 1;
    if (lead >= 0xC2U && lead < 0xE0U) return 2;
    if (lead >= 0xE0U && lead < 0xF0U) return 3;
    return lead >= 0xF0U && lead < 0xF5U ? 4 : 0;
}

bool overlong_or_surrogate(unsigned lead, unsigned second) {
    if (lead == 0xE0U) return second < 0xA0U;
    if (lead == 0xEDU) return second >= 0xA0U;
    if (lead == 0xF0U) return second < 0x90U;
    return lead == 0xF4U && second >= 0x90U;
}

// The length of the character at `at`, or 0 if it is not well-formed UTF-8 or not allowed in XML.
std::size_t character(std::string_view text, std::size_t at) {
    const unsigned lead = byte_at(text, at);
    if (lead < 0x20U) return lead == '\t' || lead == '\n' ? 1 : 0;
    const std::size_t length = promised(lead);
    for (std::size_t k = 1; k < length; ++k) {
        if ((byte_at(text, at + k) & 0xC0U) != 0x80U) return 0;
    }
    if (length >= 3 && overlong_or_surrogate(lead, byte_at(text, at + 1))) return 0;
    const bool noncharacter =
        lead == 0xEFU && byte_at(text, at + 1) == 0xBFU && byte_at(text, at + 2) >= 0xBEU;
    return noncharacter ? 0 : length;
}

std::string_view escape(char c) {
    switch (c) {
        case '&': return "&amp;";
        case '<': return "&lt;";
        case '>': return "&gt;";
        case '"': return "&quot;";
        default: return {};
    }
}

std::string escaped(std::string_view text) {
    std::string safe;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t length = character(text, at);
        const std::string_view name = length == 1 ? escape(text[at]) : std::string_view{};
        if (length == 0) {
            safe += kReplacement;
        } else {
            safe += name.empty() ? text.substr(at, length) : name;
        }
        at += length == 0 ? 1 : length;
    }
    return safe;
}

// One drawing of an item: itself, or the halo under it.
struct Coat {
    const Item& item;
    const Look& look;
    bool halo = false;
};

std::string common(const Coat& coat) {
    std::string text =
        fmt::format(" class=\"role-{}{}\"", escaped(coat.item.role), coat.halo ? " halo" : "");
    const int width = coat.halo ? coat.look.halo_width : coat.look.width;
    if (width > 0) text += fmt::format(" stroke-width=\"{}\"", tenths(width));
    if (coat.look.dash > 0 && !coat.halo) {
        text += fmt::format(" stroke-dasharray=\"{}\"", tenths(coat.look.dash));
    }
    if (!coat.item.key.empty() && !coat.halo) {
        text += fmt::format(" data-key=\"{}\"", escaped(coat.item.key));
    }
    return text;
}

std::string path(const Coat& coat) {
    std::string way;
    for (const Stroke& stroke : strokes(coat.item, coat.look)) {
        for (std::size_t k = 0; k < stroke.size(); ++k)
            way += (k == 0 ? "M" : "L") + pair(stroke[k]);
    }
    return fmt::format("<path{} d=\"{}\"/>", common(coat), way);
}

std::string rectangle(const Coat& coat) {
    if (coat.look.hatch > 0) return path(coat);
    const Box at = box(coat.item, coat.look);
    std::string text =
        fmt::format("<rect{} x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\"", common(coat),
                    tenths(at.from.x), tenths(at.from.y), tenths(at.width), tenths(at.height));
    if (coat.look.size > 0) text += fmt::format(" rx=\"{}\"", tenths(coat.look.size));
    return text + "/>";
}

std::string circle(const Coat& coat) {
    const Spot at = spot(coat.item.a);
    return fmt::format("<circle{} cx=\"{}\" cy=\"{}\" r=\"{}\"/>", common(coat), tenths(at.x),
                       tenths(at.y), tenths(coat.look.size));
}

std::string words(const Coat& coat) {
    const Spot at = baseline(coat.item, coat.look);
    return fmt::format("<text{} x=\"{}\" y=\"{}\" font-size=\"{}\">{}</text>", common(coat),
                       tenths(at.x), tenths(at.y), tenths(coat.look.size), escaped(coat.item.text));
}

std::string bow(const Coat& coat) {
    const Curve c = curve(coat.item, coat.look);
    return fmt::format("<path{} d=\"M{}Q{} {}\"/>", common(coat), pair(c.from), pair(c.control),
                       pair(c.to));
}

// One row a shape, in the order of the enum.
constexpr std::array<std::string (*)(const Coat&), 8> kPainters = {
    rectangle, rectangle, path, circle, path, words, path, bow};

std::string painted(const Item& item) {
    const Look& how = look(item.role);
    const auto paint = kPainters.at(static_cast<std::size_t>(item.shape));
    std::string text;
    if (how.halo != Tone::None) text += paint({item, how, true}) + "\n";
    return text + paint({item, how, false}) + "\n";
}

std::string opening(const Scene& scene, const SvgOptions& options) {
    const Box all = extent(scene.size);
    std::string text = "<svg";
    if (options.kind == SvgOptions::Kind::Standalone) {
        const auto pixels = [&](int length) { return tenths(length * options.cell / kUnit); };
        text += fmt::format(" xmlns=\"http://www.w3.org/2000/svg\" width=\"{}\" height=\"{}\"",
                            pixels(all.width), pixels(all.height));
    }
    text += fmt::format(" class=\"board\" viewBox=\"{} {} {}\"", pair(all.from), tenths(all.width),
                        tenths(all.height));
    if (options.title.empty()) {
        text += " aria-hidden=\"true\"";
    } else {
        const bool japanese = options.language == Language::Japanese;
        text += fmt::format(" role=\"img\" lang=\"{}\"", japanese ? "ja" : "en");
    }
    return text +
           " fill=\"none\" stroke-linecap=\"round\" stroke-linejoin=\"round\""
           " text-anchor=\"middle\" font-family=\"system-ui, sans-serif\">\n";
}

}  // namespace

std::string svg(const Scene& scene, const SvgOptions& options) {
    std::string text = opening(scene, options);
    if (!options.title.empty()) text += "<title>" + escaped(options.title) + "</title>\n";
    if (options.kind == SvgOptions::Kind::Standalone) {
        text += "<style>" + stylesheet(Colours::OnPaper, scene) + "</style>\n";
    }
    for (const Item& item : scene.items) text += painted(item);
    return text + "</svg>\n";
}

}  // namespace hashigo::core
