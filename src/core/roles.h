// One table that gives every role of a scene its measures and its tones. Painters read only this
// table, so that a page, a picture and a printed sheet cannot differ. A tone is a token ("ai",
// "moss" …): on paper it has the colour of the light palette, in a page it is a CSS variable.
// Lengths are in tenths of a scene unit, so that drawings are written in whole numbers.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include "core/scene.h"

namespace hashigo::core {

enum class Tone : std::uint8_t {
    None,
    Paper,
    Ink,
    Ink2,
    Line,
    Ai,
    OnAi,
    Shu,
    Moss,
    Ochre,
    AiWash,
    ShuWash,
    MossWash,
    OchreWash,
    Stone,
    StoneEdge,
    OnStone,
    Size
};

struct Colour {
    std::uint8_t red = 0;
    std::uint8_t green = 0;
    std::uint8_t blue = 0;
};

std::string_view name(Tone tone);  // "ai-wash": the page's variable is --ai-wash
Colour on_paper(Tone tone);

// A halo is the same shape drawn first, with a wider stroke: it keeps a thing legible on whatever
// lies beneath.
struct Look {
    std::string_view role{};
    Tone fill = Tone::None;
    Tone stroke = Tone::None;
    int width = 0;  // of the stroke
    int size = 0;   // Text: of the type; Disc: radius; Fill, Frame: of the corners; Arrow: length;
                    // Cross: half its width; Arc: twice its height, 0: a sixth of its length
    int inset = 0;  // of Fill and Frame, from the corners given
    int hatch = 0;  // of Fill: the step of the hatching that is drawn in its place
    bool round = false;  // of a slanted Arc: a quarter turn from a row into a column
    int dash = 0;        // length of the dashes and of the gaps; 0: a full line
    Tone halo = Tone::None;
    int halo_width = 0;
};

std::span<const Look> looks();

// The look of a role; a role without one is drawn in plain ink, so that it is seen and missed.
const Look& look(std::string_view role);

// The colours of the roles as CSS: fixed colours of the light palette, or the page's variables.
enum class Colours { OnPaper, Variables };
std::string stylesheet(Colours colours);
std::string stylesheet(Colours colours, const Scene& used);  // only the roles that occur

}  // namespace hashigo::core
