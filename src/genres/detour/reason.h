// Why a rung concludes a fact or finds a contradiction. The anchor is the place it hangs on; with
// the reason, the fact and the state it is enough to tell the whole argument again.
#pragma once

#include <cstdint>

namespace hashigo::detour {

enum class Reason : std::uint8_t {
    TooThin,            // degree, contradiction: one row or column     anchor: none
    OddBoard,           // degree, contradiction: odd number of cells   anchor: none
    TooManyLines,       // degree, contradiction                        anchor: the cell
    TooFewEdges,        // degree, contradiction                        anchor: the cell
    CellIsFull,         // degree: the cell has its two lines           anchor: the cell
    CellNeedsBoth,      // degree: only two edges are left              anchor: the cell
    LineGoesOn,         // degree, skips: the line has one way on       anchor: the cell
    LoneEdge,           // degree, skips: the line could not leave      anchor: the cell
    OddSum,             // turn, contradiction: the numbers' sum        anchor: none
    NumberTooLarge,     // turn, contradiction: above its cells         anchor: a cell of the region
    TooManyTurns,       // turn, contradiction                          anchor: a cell of the region
    TooFewTurns,        // turn, contradiction                          anchor: a cell of the region
    RunsStraight,       // turn: the region has all its turns           anchor: the cell
    MustTurn,           // turn: the region needs every turn left       anchor: the cell
    TooFewCrossings,    // cut, contradiction                           anchor: the cut
    CrossingsPairUp,    // cut: the parity decides the last edge        anchor: the cut
    NeedsTwoCrossings,  // cut: no more than two edges are left         anchor: the cut
    ClosesEarly,        // loop: the edge would close a loop            anchor: none
    ClosedEarly,        // loop, contradiction                          anchor: a cell of the loop
    LoopIsDone,         // loop, skips: the one loop is closed          anchor: a cell of the loop
    NothingLeft,        // loop, skips, contradiction: all is empty     anchor: none
    Size
};

struct Why {
    Reason reason = Reason::TooThin;
    int anchor = 0;
};

}  // namespace hashigo::detour
