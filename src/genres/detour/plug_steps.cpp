// One cell, by the number of lines that come to it: none (it begins a corner, or is skipped), one
// (it goes on down or right) or two (they meet, and their far ends become a pair).
#include "genres/detour/plug_steps.h"

namespace hashigo::detour::plug {

namespace {

constexpr unsigned kOpen = 1;
constexpr unsigned kClose = 2;

// The place of the bracket that pairs with the one at `place`.
int partner(Plugs plugs, int place) {
    const unsigned own = plug_at(plugs, place);
    const int step = own == kOpen ? 1 : -1;
    int depth = 1;
    int at = place;
    while (depth > 0) {
        at += step;
        const unsigned digit = plug_at(plugs, at);
        if (digit == 0) continue;
        depth += digit == own ? 1 : -1;
    }
    return at;
}

void meet(Outcomes& out, Plugs plugs, Plugs rest, int col, Variant variant) {
    const unsigned left = plug_at(plugs, col);
    const unsigned up = plug_at(plugs, col + 1);
    constexpr Plugs kFlip = 3;  // 1 to 2 and back
    if (variant.several_loops || (left == kClose && up == kOpen)) {
        out.add(rest, true);
    } else if (left == up) {
        const int end = partner(plugs, left == kOpen ? col + 1 : col);
        out.add(rest ^ (kFlip << (2U * static_cast<unsigned>(end))), true);
    } else if (rest == 0) {
        out.add(0, true, true);
    }
}

}  // namespace

Outcomes outcomes(Plugs plugs, const Spot& spot, Variant variant) {
    Outcomes out;
    const int col = spot.col;
    const unsigned left = plug_at(plugs, col);
    const unsigned up = plug_at(plugs, col + 1);
    const Plugs rest = plugs & ~(plug(3, col) | plug(3, col + 1));
    if (left != 0 && up != 0) {
        meet(out, plugs, rest, col, variant);
        return out;
    }
    if (left == 0 && up == 0) {
        const unsigned second = variant.several_loops ? kOpen : kClose;
        if (!spot.last_col && !spot.last_row) {
            out.add(rest | plug(kOpen, col) | plug(second, col + 1), true);
        }
        if (variant.skips) out.add(rest, false);
        return out;
    }
    if (!spot.last_row) out.add(rest | plug(left | up, col), left != 0);
    if (!spot.last_col) out.add(rest | plug(left | up, col + 1), up != 0);
    return out;
}

}  // namespace hashigo::detour::plug
