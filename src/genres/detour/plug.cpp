// The sweep: cell by cell in raster order along the shorter side, each layer from the one before.
// A cell at most doubles a state's number, so numbers of boards to 127 cells fit 128 bits and
// larger ones take numbers of any size.
#include "genres/detour/plug.h"

#include <algorithm>
#include <utility>

#include "core/experiment.h"
#include "genres/detour/plug_layer.h"

namespace hashigo::detour::plug {

namespace {

using Wide = unsigned __int128;

constexpr int kCellsOfWide = 127;

template <class Number>
class Sweep {
  public:
    Sweep(core::Size size, Variant variant, bool by_turns)
        : size_(size),
          variant_(variant),
          width_(by_turns ? static_cast<std::size_t>(size.cells()) + 1 : 1),
          whole_(width_, 0),
          now_(width_),
          next_(width_) {}

    bool run(core::Budget& budget) {
        now_.at(0)[0] = 1;
        for (int cell = 0; cell < size_.cells(); ++cell) {
            if (!advance(cell, budget)) return false;
        }
        if (!variant_.several_loops) return true;
        if (const auto end = now_.find(0)) add(whole_.data(), now_.numbers(*end), false);
        if (variant_.skips) whole_[0] -= 1;  // no loop at all
        return true;
    }

    Counted counted() const {
        Counted all;
        for (const Number& number : whole_) all.loops += core::Count(number);
        all.states = states_;
        all.widest = widest_;
        if (width_ == 1) return all;
        for (const Number& number : whole_) all.by_turns.emplace_back(number);
        while (!all.by_turns.empty() && all.by_turns.back() == 0) all.by_turns.pop_back();
        return all;
    }

  private:
    bool advance(int cell, core::Budget& budget) {
        const int col = size_.col(cell);
        const Spot spot{col, col + 1 == size_.cols, size_.row(cell) + 1 == size_.rows};
        next_.clear();
        for (std::size_t k = 0; k < now_.size(); ++k) {
            const std::uint64_t before = now_.state(k);
            const Plugs plugs = col == 0 ? next_row(before) : before;
            for (const Outcome& outcome : outcomes(plugs, spot, variant_)) {
                book(outcome, now_.numbers(k), cell);
            }
            if (!budget.spend()) return false;
        }
        std::swap(now_, next_);
        states_ += now_.size();
        widest_ = std::max<std::uint64_t>(widest_, now_.size());
        return budget.afford(2 * Layer<Number>::bytes(widest_, width_));
    }

    void book(const Outcome& outcome, const Number* numbers, int cell) {
        if (!outcome.closes) {
            add(next_.at(outcome.plugs), numbers, outcome.turns);
        } else if (variant_.skips || cell + 1 == size_.cells()) {
            add(whole_.data(), numbers, outcome.turns);
        }
    }

    void add(Number* to, const Number* numbers, bool turns) const {
        const std::size_t by = turns && width_ > 1 ? 1 : 0;
        for (std::size_t k = by; k < width_; ++k) to[k] += numbers[k - by];
    }

    core::Size size_;
    Variant variant_;
    std::size_t width_;
    std::vector<Number> whole_;
    Layer<Number> now_;
    Layer<Number> next_;
    std::uint64_t states_ = 0;
    std::uint64_t widest_ = 0;
};

template <class Number>
core::Result<Counted> sweep(core::Size size, Variant variant, bool by_turns, core::Budget& budget) {
    Sweep<Number> sweep(size, variant, by_turns);
    if (!sweep.run(budget)) return core::unfinished();
    return sweep.counted();
}

}  // namespace

core::Result<Counted> count(core::Size size, Variant variant, bool by_turns, core::Budget& budget) {
    if (size.cols > size.rows) std::swap(size.rows, size.cols);
    if (size.cols > kMostColumns) return core::unfinished();
    if (size.cells() <= kCellsOfWide) return sweep<Wide>(size, variant, by_turns, budget);
    return sweep<core::Count>(size, variant, by_turns, budget);
}

}  // namespace hashigo::detour::plug
