// A clue that A obeys and B breaks is a matter of two cases.
//   A shades the cell, B does not: there A's clue may say anything, so any number that is wrong in
//   B removes B.
//   Neither shades the cell: there the clue must be A's true count, and removes B if B counts
//   otherwise. If B shades strictly more than A, every white neighbour of an added cell serves: an
//   arrow that points at the added cell counts fewer in A.
// (Where A does not shade the cell but B does, B would be exempt, so such a clue removes nothing.)
// All cells and arrows that would do are offers. One at which A lies may say several things, and
// counts as several offers: that makes about two fifths to one half of the clues liars. Where all
// cells that would serve have clues already, one is overwritten. A liar that says a number that its
// line can never show removes every answer in which its cell is white, so that loses nothing; an
// honest one that is turned can, so that is done only so many times.
#include "genres/yajikazu/purchase.h"

#include <algorithm>
#include <functional>

namespace hashigo::yajikazu {

namespace {

Mark at(const State& s, int cell) {
    return s.marks[static_cast<std::size_t>(cell)];
}

int count(core::Size size, const State& s, int cell, core::Direction arrow) {
    int shaded = 0;
    core::walk(size, cell, arrow, [&](int next) { shaded += at(s, next) == Mark::Shaded ? 1 : 0; });
    return shaded;
}

// How many honest offers one to lie counts for; the share of liars in the puzzles follows from it.
constexpr int kLiar = 4;

struct Offer {
    int cell;
    core::Direction arrow;
    int weight;  // how often it is on offer
};

class Buyer {
  public:
    Buyer(ClueSet& clues, const Tastes& tastes, core::Random& random)
        : clues_(clues),
          a_(clues.answer()),
          size_(clues.puzzle().size),
          tastes_(tastes),
          random_(random),
          turns_left_(size_.cells()) {}

    // Buys a clue that removes B. False if there is none to be had.
    bool buy(const State& b) {
        const std::vector<Offer> all = offers(b, false);
        if (all.empty()) return overwrite(b);
        const Offer& offer = draw(all);
        clues_.put(offer.cell, {offer.arrow, number(b, offer), true});
        for (const int cell : partners(size_, offer.cell, tastes_.symmetry)) {
            if (cell != offer.cell) put_anything(cell);
        }
        return true;
    }

  private:
    bool may_stand(int cell) const {
        if (tastes_.dialect == Dialect::Free) return true;
        return (at(a_, cell) == Mark::Shaded) == (tastes_.dialect == Dialect::Liars);
    }

    // Every cell and arrow at which some clue keeps A and removes B; among the cells without clues,
    // or among those with one.
    std::vector<Offer> offers(const State& b, bool taken) const {
        std::vector<Offer> all;
        for (int cell = 0; cell < size_.cells(); ++cell) {
            if (clues_.clue(cell).there != taken || at(b, cell) == Mark::Shaded) continue;
            const auto group = partners(size_, cell, tastes_.symmetry);
            if (!std::all_of(group.begin(), group.end(), [&](int k) { return may_stand(k); })) {
                continue;
            }
            for (const core::Direction arrow : core::kDirections) {
                const Offer offer{cell, arrow, weight(b, cell, arrow)};
                if (offer.weight > 0) all.push_back(offer);
            }
        }
        return all;
    }

    int weight(const State& b, int cell, core::Direction arrow) const {
        if (at(a_, cell) == Mark::Shaded) return core::room(size_, cell, arrow) > 0 ? kLiar : 0;
        return count(size_, a_, cell, arrow) == count(size_, b, cell, arrow) ? 0 : 1;
    }

    const Offer& draw(const std::vector<Offer>& all) {
        std::uint64_t total = 0;
        for (const Offer& offer : all) total += static_cast<std::uint64_t>(offer.weight);
        std::uint64_t rest = random_.below(total);
        for (const Offer& offer : all) {
            const auto weight = static_cast<std::uint64_t>(offer.weight);
            if (rest < weight) return offer;
            rest -= weight;
        }
        return all.back();
    }

    // A's count, or for a liar one of the numbers 0 … length that is not B's count.
    int number(const State& b, const Offer& offer) {
        if (at(a_, offer.cell) == Mark::White) return count(size_, a_, offer.cell, offer.arrow);
        const int in_b = count(size_, b, offer.cell, offer.arrow);
        const int length = core::room(size_, offer.cell, offer.arrow);
        const auto drawn = static_cast<int>(random_.below(static_cast<std::uint64_t>(length)));
        return drawn < in_b ? drawn : drawn + 1;
    }

    // A partner for the sake of symmetry.
    void put_anything(int cell) {
        const core::Direction arrow = core::kDirections[std::size_t(random_.below(4))];
        const auto room = static_cast<std::uint64_t>(core::room(size_, cell, arrow));
        const bool lies = at(a_, cell) == Mark::Shaded;
        const int says =
            lies ? static_cast<int>(random_.below(room + 1)) : count(size_, a_, cell, arrow);
        clues_.put(cell, {arrow, says, true});
    }

    bool overwrite(const State& b) {
        std::vector<Offer> all = offers(b, true);
        const auto lies = [&](const Offer& offer) { return at(a_, offer.cell) == Mark::Shaded; };
        if (std::any_of(all.begin(), all.end(), lies)) {
            all.erase(std::remove_if(all.begin(), all.end(), std::not_fn(lies)), all.end());
        } else if (turns_left_-- <= 0) {
            return false;
        }
        if (all.empty()) return false;
        const Offer& offer = all[static_cast<std::size_t>(random_.below(all.size()))];
        const int never = (core::room(size_, offer.cell, offer.arrow) + 1) / 2 + 1;
        clues_.put(offer.cell, {offer.arrow, lies(offer) ? never : number(b, offer), true});
        return true;
    }

    ClueSet& clues_;
    const State& a_;
    core::Size size_;
    Tastes tastes_;
    core::Random& random_;
    int turns_left_;  // of honest clues
};

}  // namespace

std::vector<int> partners(core::Size size, int cell, Symmetry symmetry) {
    const int row = size.row(cell);
    const int col = size.col(cell);
    int other = cell;
    switch (symmetry) {
        case Symmetry::None: break;
        case Symmetry::HalfTurn: other = size.cells() - 1 - cell; break;
        case Symmetry::LeftRight: other = size.at(row, size.cols - 1 - col); break;
        case Symmetry::UpDown: other = size.at(size.rows - 1 - row, col); break;
    }
    if (other == cell) return {cell};
    return {cell, other};
}

bool purchase(ClueSet& clues, const Tastes& tastes, core::Random& random, core::Budget& budget) {
    Buyer buyer(clues, tastes, random);
    for (;;) {
        const auto outcome = clues.look(budget);
        if (outcome != ClueSolver::Outcome::Yes) return outcome == ClueSolver::Outcome::No;
        if (!buyer.buy(clues.other())) return false;
    }
}

}  // namespace hashigo::yajikazu
