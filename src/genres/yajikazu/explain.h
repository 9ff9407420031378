// Reasons, and how each is told.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

#include "core/text.h"

namespace hashigo::yajikazu {

// Why a rung concludes a fact, or finds a contradiction. The anchor is the cell it hangs on.
enum class Reason : std::uint8_t {
    NextToShaded,    // adj: a neighbour of a shaded cell is white          anchor: the shaded cell
    TwoShadedTouch,  // adj, contradiction                                  anchor: one of the two
    TooManyForLine,  // cap: the number exceeds what the line can hold      anchor: the clue
    TooFewForLine,   // cap: the line already holds more than the number    anchor: the clue
    HonestTooMany,   // cap, contradiction: as above, but the clue is white anchor: the clue
    HonestTooFew,    // cap, contradiction                                  anchor: the clue
    LineIsFull,      // ray: the cell must be white for the total to fit    anchor: the clue
    LineNeedsCell,   // ray: the cell must be shaded for the total to fit   anchor: the clue
    OutOfReach,      // white: no white cell can reach it, so it is shaded  anchor: the cell
    CutPoint,        // white: shading it would cut white cells apart       anchor: the cell
    WhiteDivided,    // white, contradiction: white cells are cut apart     anchor: a white cell
    LastWhite,       // white: some cell must stay white                    anchor: the cell
    NoWhite,         // white, contradiction: nothing is left unshaded      anchor: a shaded cell
    Size
};

struct Why {
    Reason reason = Reason::NextToShaded;
    int anchor = 0;
};

// The genre's sentences, one a reason and then the rest; for explain.cpp and the tests.
std::span<const core::Phrase> phrases();

}  // namespace hashigo::yajikazu
