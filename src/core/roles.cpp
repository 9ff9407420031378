// The tones of the light palette and the looks of the roles: data, and how it reads as CSS.
#include "core/roles.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

namespace hashigo::core {

namespace {

struct ToneRow {
    std::string_view name;
    Colour colour;
};

constexpr std::array<ToneRow, static_cast<std::size_t>(Tone::Size)> kTones = {{
    {"none", {}},
    {"paper", {0xF8, 0xF5, 0xEE}},
    {"ink", {0x1F, 0x1C, 0x18}},
    {"ink-2", {0x5E, 0x58, 0x4E}},
    {"line", {0x85, 0x7D, 0x6F}},
    {"ai", {0x27, 0x46, 0x7F}},
    {"on-ai", {0xFB, 0xF8, 0xF1}},
    {"shu", {0xB2, 0x34, 0x20}},
    {"moss", {0x4B, 0x66, 0x20}},
    {"ochre", {0x85, 0x53, 0x00}},
    {"ai-wash", {0xE3, 0xE8, 0xF3}},
    {"shu-wash", {0xF8, 0xE2, 0xDB}},
    {"moss-wash", {0xE5, 0xEC, 0xCF}},
    {"ochre-wash", {0xF6, 0xE7, 0xC6}},
    {"stone", {0xFF, 0xFE, 0xFA}},
    {"stone-edge", {0x85, 0x7D, 0x6F}},
    {"on-stone", {0x27, 0x46, 0x7F}},
}};

using enum Tone;

constexpr std::array kLooks = {
    // The board itself.
    Look{.role = "paper", .fill = Paper},
    Look{.role = "grid", .stroke = Line, .width = 8},
    Look{.role = "frame", .stroke = Ink, .width = 24},
    // The player's hand. What carries "-on" lies on a shaded cell.
    Look{.role = "shaded", .fill = Ai, .size = 36, .inset = 36},
    Look{.role = "dot", .fill = Ai, .size = 39},
    Look{.role = "dot-small", .fill = Ai, .size = 27},
    Look{.role = "sight",
         .stroke = Ai,
         .width = 20,
         .size = 60,
         .inset = 45,
         .dash = 50,
         .halo = Paper,
         .halo_width = 50},
    Look{.role = "sight-cell", .fill = AiWash},
    // Walls between regions, and the line through the cells; its pieces differ by their dashes. An
    // edge without a line carries a cross.
    Look{.role = "wall", .stroke = Ink, .width = 34},
    Look{.role = "loop", .stroke = Ai, .width = 60, .round = true},
    Look{.role = "loop-second", .stroke = Ai, .width = 60, .round = true, .dash = 100},
    Look{.role = "loop-third", .stroke = Ai, .width = 60, .round = true, .dash = 200},
    Look{.role = "loop-fourth", .stroke = Ai, .width = 40, .round = true, .dash = 80},
    Look{.role = "loop-end", .fill = Paper, .stroke = Ai, .width = 24, .size = 52},
    Look{.role = "no-line", .stroke = Ink2, .width = 18, .size = 42},
    Look{.role = "tally", .fill = Ink, .size = 130, .halo = Paper, .halo_width = 30},
    Look{.role = "tally-met", .fill = Moss, .size = 105},
    Look{.role = "tally-met-wide", .fill = Moss, .size = 70},
    Look{.role = "tally-frame", .fill = Paper, .stroke = Moss, .width = 10, .size = 30},
    // Stones, and a walk that picks them up. A picked stone leaves a ring with its number.
    Look{.role = "stone", .fill = Stone, .stroke = StoneEdge, .width = 14, .size = 210},
    Look{.role = "stone-shade", .fill = StoneEdge, .size = 212},
    Look{.role = "next-glow", .fill = AiWash, .size = 285},
    Look{.role = "next", .fill = Stone, .stroke = Ai, .width = 28, .size = 210},
    Look{.role = "onward", .stroke = Ai, .width = 20, .dash = 40},
    Look{.role = "outlook", .stroke = Ai, .width = 20, .size = 255, .dash = 50},
    Look{.role = "walk", .stroke = Ai, .width = 42},
    Look{.role = "walk-arc", .stroke = Ai, .width = 42, .round = true},
    Look{.role = "walk-slanted", .stroke = Shu, .width = 42, .dash = 80},
    Look{.role = "picked", .fill = Paper, .stroke = Ai, .width = 24, .size = 164},
    Look{.role = "standing", .fill = Ai, .stroke = Ai, .width = 24, .size = 176},
    Look{.role = "stray", .stroke = Shu, .width = 24, .size = 250, .dash = 60},
    Look{.role = "number", .fill = Ai, .size = 190},
    Look{.role = "number-wide", .fill = Ai, .size = 140},
    Look{.role = "number-on", .fill = OnAi, .size = 200},
    Look{.role = "number-wide-on", .fill = OnAi, .size = 140},
    Look{.role = "number-stone", .fill = OnStone, .size = 190},
    Look{.role = "number-wide-stone", .fill = OnStone, .size = 140},
    // Clues; the wider the number, the smaller its type.
    Look{.role = "clue", .fill = Ink, .size = 270},
    Look{.role = "clue-wide", .fill = Ink, .size = 180},
    Look{.role = "clue-widest", .fill = Ink, .size = 130},
    Look{.role = "clue-on", .fill = OnAi, .size = 270, .halo = Ai, .halo_width = 40},
    Look{.role = "clue-wide-on", .fill = OnAi, .size = 180, .halo = Ai, .halo_width = 40},
    Look{.role = "clue-widest-on", .fill = OnAi, .size = 130, .halo = Ai, .halo_width = 40},
    Look{.role = "arrow", .stroke = Ink, .width = 22, .size = 216},
    Look{
        .role = "arrow-on", .stroke = OnAi, .width = 22, .size = 216, .halo = Ai, .halo_width = 50},
    // What is used up is lighter, smaller and thinner.
    Look{.role = "clue-used", .fill = Ink2, .size = 210},
    Look{.role = "clue-wide-used", .fill = Ink2, .size = 150},
    Look{.role = "clue-widest-used", .fill = Ink2, .size = 110},
    Look{.role = "arrow-used", .stroke = Ink2, .width = 12, .size = 168},
    Look{.role = "strike", .stroke = OnAi, .width = 20},
    // Highlights: each has a shape of its own beside its colour.
    Look{.role = "because", .fill = OchreWash},
    Look{.role = "because-hatch", .stroke = Ochre, .width = 9, .hatch = 80},
    Look{.role = "because-hatch-on", .stroke = OchreWash, .width = 9, .inset = 36, .hatch = 80},
    Look{.role = "therefore", .fill = MossWash},
    Look{.role = "therefore-ring", .stroke = Moss, .width = 40, .size = 60, .inset = 45},
    Look{.role = "therefore-ring-on",
         .stroke = Moss,
         .width = 40,
         .size = 60,
         .inset = 45,
         .halo = Paper,
         .halo_width = 80},
    Look{.role = "because-move",
         .stroke = Ochre,
         .width = 36,
         .dash = 80,
         .halo = Paper,
         .halo_width = 80},
    Look{.role = "therefore-move", .stroke = Moss, .width = 50, .halo = Paper, .halo_width = 100},
    Look{.role = "wrong-move", .stroke = Shu, .width = 50, .halo = Paper, .halo_width = 100},
    Look{.role = "wrong", .fill = ShuWash},
    Look{.role = "wrong-ring", .stroke = Shu, .width = 24, .size = 60, .inset = 40},
    Look{.role = "wrong-ring-on",
         .stroke = Shu,
         .width = 24,
         .size = 60,
         .inset = 40,
         .halo = Paper,
         .halo_width = 60},
    Look{.role = "wrong-badge", .fill = Shu, .size = 80, .halo = Paper, .halo_width = 30},
    Look{.role = "wrong-cross", .stroke = Paper, .width = 20, .size = 32},
};

constexpr Look kPlain{.fill = Ink, .stroke = Ink, .width = 20, .size = 100};

bool occurs(const Scene& scene, const Look& look) {
    return std::any_of(scene.items.begin(), scene.items.end(),
                       [&](const Item& item) { return item.role == look.role; });
}

std::string css(Tone tone, Colours colours) {
    if (tone == None) return "none";
    if (colours == Colours::Variables) return fmt::format("var(--{})", name(tone));
    const Colour c = on_paper(tone);
    return fmt::format("#{:02X}{:02X}{:02X}", c.red, c.green, c.blue);
}

void append_rules(std::string& to, const Look& look, Colours colours) {
    to += fmt::format(".role-{}{{fill:{};stroke:{}}}", look.role, css(look.fill, colours),
                      css(look.stroke, colours));
    if (look.halo == None) return;
    to += fmt::format(".role-{}.halo{{fill:{};stroke:{}}}", look.role,
                      css(look.fill == None ? None : look.halo, colours), css(look.halo, colours));
}

constexpr std::string_view kTypeRule = ".board text{font-variant-numeric:tabular-nums}";

}  // namespace

std::string_view name(Tone tone) {
    return kTones[static_cast<std::size_t>(tone)].name;
}

Colour on_paper(Tone tone) {
    return kTones[static_cast<std::size_t>(tone)].colour;
}

std::span<const Look> looks() {
    return kLooks;
}

const Look& look(std::string_view role) {
    const auto* const found = std::find_if(kLooks.begin(), kLooks.end(),
                                           [&](const Look& row) { return row.role == role; });
    return found == kLooks.end() ? kPlain : *found;
}

std::string stylesheet(Colours colours) {
    std::string rules(kTypeRule);
    for (const Look& row : kLooks) append_rules(rules, row, colours);
    return rules;
}

std::string stylesheet(Colours colours, const Scene& used) {
    std::string rules(kTypeRule);
    for (const Look& row : kLooks) {
        if (occurs(used, row)) append_rules(rules, row, colours);
    }
    return rules;
}

}  // namespace hashigo::core
