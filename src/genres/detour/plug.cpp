// The sweep: cell by cell in raster order along the shorter side, each layer from the one before. A
// cell at most doubles a state's number, so numbers of boards to 127 cells fit 128 bits and larger
// ones take numbers of any size.
#include "genres/detour/plug.h"

#include <algorithm>
#include <utility>

#include "core/refusal.h"
#include "genres/detour/cycles_phrases.h"
#include "genres/detour/plug_layer.h"
#include "genres/detour/plug_steps.h"
#include "genres/detour/plug_tally.h"

namespace hashigo::detour::plug {

// What the rest of the board depends on.
struct Frontier {
    Plugs plugs = 0;
    Tally tally = 0;

    friend bool operator==(const Frontier&, const Frontier&) = default;
};

static std::uint64_t spread(const Frontier& frontier) {
    const auto low = static_cast<std::uint64_t>(frontier.tally);
    const auto high = static_cast<std::uint64_t>(frontier.tally >> 64U);
    return spread(frontier.plugs ^ spread(low ^ spread(high)));
}

namespace {

using Wide = unsigned __int128;

constexpr int kCellsOfWide = 127;

template <class Number>
class Sweep {
  public:
    Sweep(const Field& field, const Tallies& tallies, Variant variant, bool by_turns)
        : size_(field.size),
          tallies_(tallies),
          variant_(variant),
          width_(by_turns ? static_cast<std::size_t>(size_.cells()) + 1 : 1),
          whole_(width_, 0),
          now_(width_),
          next_(width_) {}

    bool run(core::Budget& budget) {
        now_.at({})[0] = 1;
        for (int cell = 0; cell < size_.cells(); ++cell) {
            if (!advance(cell, budget)) return false;
        }
        if (!variant_.several_loops) return true;
        if (const auto end = now_.find({})) add(whole_.data(), now_.numbers(*end), false);
        if (variant_.skips && tallies_.all_zero()) whole_[0] -= 1;  // no line at all
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
            const Frontier& before = now_.state(k);
            const Plugs plugs = col == 0 ? next_row(before.plugs) : before.plugs;
            for (const Outcome& outcome : outcomes(plugs, spot, variant_)) {
                book(outcome, before.tally, now_.numbers(k), cell);
            }
            if (!budget.spend()) return false;
        }
        std::swap(now_, next_);
        states_ += now_.size();
        widest_ = std::max<std::uint64_t>(widest_, now_.size());
        return budget.afford(2 * Layer<Number, Frontier>::bytes(widest_, width_));
    }

    void book(const Outcome& outcome, Tally before, const Number* numbers, int cell) {
        const auto tally = tallies_.after(cell, before, outcome.turns);
        if (!tally) return;
        if (!outcome.closes) {
            add(next_.at({outcome.plugs, *tally}), numbers, outcome.turns);
        } else if ((variant_.skips || cell + 1 == size_.cells()) && tallies_.met(cell, *tally)) {
            add(whole_.data(), numbers, outcome.turns);
        }
    }

    void add(Number* to, const Number* numbers, bool turns) const {
        const std::size_t by = turns && width_ > 1 ? 1 : 0;
        for (std::size_t k = by; k < width_; ++k) to[k] += numbers[k - by];
    }

    core::Size size_;
    const Tallies& tallies_;
    Variant variant_;
    std::size_t width_;
    std::vector<Number> whole_;
    Layer<Number, Frontier> now_;
    Layer<Number, Frontier> next_;
    std::uint64_t states_ = 0;
    std::uint64_t widest_ = 0;
};

core::Error refusal(cycles::phrases::Key key, int most) {
    return cycles::phrases::refusal(core::Fault::Limit, key, most);
}

}  // namespace

core::Result<Counted> count(const Puzzle& p, bool by_turns, core::Budget& budget) {
    namespace phrases = cycles::phrases;
    const Field field(p);
    if (field.size.cols > kMostColumns) return core::too_wide(kMostColumns);
    const auto tallies = Tallies::of(p, field);
    if (!tallies) return refusal(phrases::TooManyNumbers, field.size.cols);
    const auto run = [&](auto sweep) -> core::Result<Counted> {
        if (!sweep.run(budget)) return refusal(phrases::Unfinished, 0);
        return sweep.counted();
    };
    if (p.size.cells() <= kCellsOfWide) {
        return run(Sweep<Wide>(field, *tallies, p.variant, by_turns));
    }
    return run(Sweep<core::Count>(field, *tallies, p.variant, by_turns));
}

}  // namespace hashigo::detour::plug
