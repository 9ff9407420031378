// Why a rung concludes a fact or finds a contradiction. The anchor is the cell it hangs on; with
// the reason and the state it is enough to tell the whole argument again.
#pragma once

#include <cstdint>

namespace hashigo::yajikazu {

enum class Reason : std::uint8_t {
    NextToShaded,    // adj: neighbour of a shaded cell               anchor: the shaded cell
    TwoShadedTouch,  // adj, contradiction                            anchor: one of the two
    TooManyForLine,  // cap: the line cannot hold the number          anchor: the clue
    TooFewForLine,   // cap: the line already holds more              anchor: the clue
    HonestTooMany,   // cap, contradiction: the same, clue white      anchor: the clue
    HonestTooFew,    // cap, contradiction: the same, clue white      anchor: the clue
    LineIsFull,      // ray: the clue has all its shaded cells        anchor: the clue
    LineLosesRoom,   // ray: shading the cell would leave too few     anchor: the clue
    LineNeedsCell,   // ray: without the cell there are too few       anchor: the clue
    OutOfReach,      // white: no white cell can reach it             anchor: the cell
    CutPoint,        // white: shading it would cut whites apart      anchor: the cell
    WhiteDivided,    // white, contradiction                          anchor: a white cell cut off
    LastWhite,       // white: one cell must stay white               anchor: the cell
    NoWhite,         // white, contradiction                          anchor: any cell
    LastShaded,      // adj: one cell must be shaded, by --some-shaded  anchor: the cell
    NoShaded,        // adj, contradiction: the same                  anchor: any cell
    Size
};

struct Why {
    Reason reason = Reason::NextToShaded;
    int anchor = 0;
};

}  // namespace hashigo::yajikazu
