// Why a rung concludes a fact or finds a contradiction. The anchor is the stone it hangs on; with
// the reason and the state it is enough to tell the whole argument again. "After" looks at the
// state that a candidate's pick would lead to and rules it out; "now" finds the same in the state
// itself.
#pragma once

#include <cstdint>

namespace hashigo::goishi {

enum class Reason : std::uint8_t {
    OnlyStone,      // line: every other way on is barred                 anchor: the stone
    Stranded,       // line, contradiction: no stone is in reach          anchor: the last pick
    AllRuledOut,    // line, contradiction: those in reach are ruled out  anchor: the last pick
    NoStart,        // line, contradiction: every first one is ruled out  anchor: none
    SplitAfter,     // reach: the stones left would fall apart            anchor: the candidate
    SplitNow,       // reach, contradiction                               anchor: none
    EndsAfter,      // dead: too many stones with at most one in line     anchor: the candidate
    EndsNow,        // dead, contradiction                                anchor: none
    EndsAtStart,    // dead, contradiction: before the first pick         anchor: none
    TwoLastAfter,   // single: two stones would both have to be last      anchor: the candidate
    TwoLastNow,     // single, contradiction                              anchor: none
    ThreeOuterNow,  // single, contradiction: three must be first or last anchor: none
    EndsWalk,       // single: the candidate itself has to be last        anchor: the candidate
    OddAfter,       // parity: too many lines with an odd number of turns anchor: the candidate
    OddNow,         // parity, contradiction                              anchor: none
    OddExit,        // parity: the walk leaves along another line         anchor: the candidate
    OddExitAfter,   // parity: it would have to leave along a line without stones
                    //                                                    anchor: the candidate
    Size
};

struct Why {
    Reason reason = Reason::OnlyStone;
    int anchor = 0;
};

}  // namespace hashigo::goishi
