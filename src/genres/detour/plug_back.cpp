// Cell by cell from the right, a list of what the frontier can have been. This undoes outcomes() of
// plug_steps.h; where two lines met, one of the brackets around them has been turned round, or, if
// they were `)(`, there is a pair around them.
#include "genres/detour/plug_back.h"

#include <utility>

namespace hashigo::detour::plug {

namespace {

constexpr unsigned kOpen = 1;
constexpr unsigned kClose = 2;

class Undo {
  public:
    Undo(int col, int places, std::vector<Plugs>& out) : col_(col), places_(places), out_(out) {}

    void cell(Plugs after) {
        const unsigned down = plug_at(after, col_);
        const unsigned right = plug_at(after, col_ + 1);
        const Plugs rest = after & ~(plug(3, col_) | plug(3, col_ + 1));
        if (down == 0 && right == 0) {
            met(rest);
        } else if (down == 0 || right == 0) {
            add(rest, down | right, 0);
            add(rest, 0, down | right);
        } else if (down == kOpen && right == kClose) {
            add(rest, 0, 0);
        }
    }

  private:
    void add(Plugs rest, unsigned left, unsigned up) {
        if (col_ == 0 && left != 0) return;
        out_.push_back(rest | plug(left, col_) | plug(up, col_ + 1));
    }

    void met(Plugs rest) {
        int depth = 0;
        bool enclosed = false;
        for (int place = col_ - 1; place >= 0; --place) {
            const unsigned digit = plug_at(rest, place);
            if (digit == kOpen && depth == 0) {
                enclosed = true;
                break;
            }
            if (digit == kClose && depth == 0) {
                add(rest ^ plug(3, place), kClose, kClose);
            }
            depth += digit == kClose ? 1 : digit == kOpen ? -1 : 0;
        }
        if (enclosed) add(rest, kClose, kOpen);
        depth = 0;
        for (int place = col_ + 2; place < places_; ++place) {
            const unsigned digit = plug_at(rest, place);
            if (digit == kClose && depth == 0) break;
            if (digit == kOpen && depth == 0) add(rest ^ plug(3, place), kOpen, kOpen);
            depth += digit == kOpen ? 1 : digit == kClose ? -1 : 0;
        }
    }

    int col_;
    int places_;
    std::vector<Plugs>& out_;
};

}  // namespace

std::vector<Plugs> row_origins(Plugs after, int cols) {
    std::vector<Plugs> now{after};
    std::vector<Plugs> before;
    for (int col = cols - 1; col >= 0; --col) {
        before.clear();
        Undo undo(col, cols + 1, before);
        for (const Plugs plugs : now) undo.cell(plugs);
        std::swap(now, before);
    }
    for (Plugs& plugs : now) plugs >>= 2U;
    return now;
}

}  // namespace hashigo::detour::plug
