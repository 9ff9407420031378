// Why a rung concludes a fact or finds a contradiction. The anchor is the stone it hangs on; with
// the reason and the state it is enough to tell the whole argument again.
#pragma once

#include <cstdint>

namespace hashigo::goishi {

enum class Reason : std::uint8_t {
    OnlyStone,  // line: every other way on is barred                anchor: the stone
    Stranded,   // line, contradiction: stones are left, none can be next    anchor: the last pick
    Size
};

struct Why {
    Reason reason = Reason::OnlyStone;
    int anchor = 0;
};

}  // namespace hashigo::goishi
