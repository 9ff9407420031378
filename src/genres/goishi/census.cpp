// Counting what the sweep sees. Threads keep their own finds; sums and sorted lists do not depend
// on which thread found what.
#include "genres/goishi/census.h"

#include <algorithm>
#include <bit>
#include <string>

#include "core/parallel.h"
#include "core/refusal.h"
#include "genres/goishi/limits.h"
#include "genres/goishi/phrases.h"

namespace hashigo::goishi::census {

namespace {

// The stones of a mask of the standing grid, laid on the grid that was asked for.
Puzzle puzzle_of(Mask mask, core::Size size) {
    const core::Size upright = standing(size);
    Puzzle p;
    p.size = size;
    p.stones.assign(static_cast<std::size_t>(size.cells()), 0);
    for (; mask != 0; mask &= mask - 1) {
        const int cell = std::countr_zero(mask);
        const bool turned = upright.rows != size.rows;
        const int at = turned ? size.at(upright.col(cell), upright.row(cell)) : cell;
        p.stones[static_cast<std::size_t>(at)] = 1;
    }
    return p;
}

// Fewest stones first, then the one whose earlier cells hold stones.
bool before(const Puzzle& a, const Puzzle& b) {
    const auto stones = [](const Puzzle& p) {
        return std::count(p.stones.begin(), p.stones.end(), 1);
    };
    if (stones(a) != stones(b)) return stones(a) < stones(b);
    return std::lexicographical_compare(b.stones.begin(), b.stones.end(), a.stones.begin(),
                                        a.stones.end());
}

Options options_of(const Wish& wish) {
    return {wish.free, wish.portable, wish.jobs < 1 ? core::machine_jobs() : wish.jobs};
}

// Of each class the board that comes first on the grid that was asked for.
Puzzle first_image(Mask mask, core::Size size, const std::vector<std::vector<int>>& symmetries) {
    Puzzle first = puzzle_of(mask, size);
    for (const std::vector<int>& to : symmetries) {
        Puzzle image = puzzle_of(moved(mask, to), size);
        if (before(image, first)) first = std::move(image);
    }
    return first;
}

}  // namespace

void Tally::add(const Tally& more) {
    completable += more.completable;
    unique += more.unique;
    free_completable += more.free_completable;
    free_unique += more.free_unique;
    unique_in_both += more.unique_in_both;
}

Tally Census::total() const {
    Tally all;
    for (const Tally& tally : by_stones) all.add(tally);
    return all;
}

std::uint64_t Census::puzzles_of(int stones) const {
    return stones < 2 ? 0 : by_stones[static_cast<std::size_t>(stones)].unique;
}

Run::Run(const Wish& wish, const Options& options)
    : wish_(wish),
      sweep_(std::make_unique<Sweep>(standing(wish.size), options)),
      symmetries_(symmetries(standing(wish.size))),
      finds_(static_cast<std::size_t>(options.jobs)) {}

core::Result<Run> Run::start(const Wish& wish, core::Budget& budget) {
    if (wish.size.cells() > kMostCells) {
        return refusal(core::Fault::Usage, phrases::CensusTooLarge, kMostCells);
    }
    const Options options = options_of(wish);
    const std::uint64_t bytes = Sweep::bytes(standing(wish.size), options);
    if (!budget.afford(bytes)) return core::needs_bytes(budget);
    return Run(wish, options);
}

bool Run::is_of(const Wish& wish) const {
    return wish_.size == wish.size && wish_.free == wish.free && wish_.list == wish.list;
}

bool Run::advance(core::Budget& budget) {
    return sweep_->advance(
        budget, [&](std::size_t thread, const Seen& seen) { visit(finds_[thread], seen); });
}

void Run::visit(Finds& finds, const Seen& seen) const {
    const auto weight = static_cast<std::uint64_t>(seen.weight);
    const std::size_t boards = seen.lows->size();
    Tally tally;
    for (std::size_t k = 0; k < boards; ++k) {
        tally.completable += seen.kinds[k] != Kind::None ? weight : 0;
        tally.unique += seen.kinds[k] == Kind::One ? weight : 0;
    }
    for (std::size_t k = 0; seen.free_kinds != nullptr && k < boards; ++k) {
        const bool one = seen.free_kinds[k] == Kind::One;
        tally.free_completable += seen.free_kinds[k] != Kind::None ? weight : 0;
        tally.free_unique += one ? weight : 0;
        tally.unique_in_both += one && seen.kinds[k] == Kind::One ? weight : 0;
    }
    finds.by_stones[static_cast<std::size_t>(layer())].add(tally);
    if (!wish_.list || layer() < 2 || tally.unique == 0) return;
    for (std::size_t k = 0; k < boards; ++k) {
        if (seen.kinds[k] == Kind::One) {
            list(finds, sweep_->plan().board(seen.high, (*seen.lows)[k]));
        }
    }
}

// The least image of a class lies in a block that is kept, so each class is listed once.
void Run::list(Finds& finds, Mask mask) const {
    const bool least = std::all_of(symmetries_.begin(), symmetries_.end(),
                                   [&](const auto& to) { return mask <= moved(mask, to); });
    if (least) finds.puzzles.push_back(mask);
}

Census Run::census() const {
    Census census;
    census.size = wish_.size;
    census.by_stones.resize(static_cast<std::size_t>(wish_.size.cells() + 1));
    for (const Finds& finds : finds_) {
        for (std::size_t k = 0; k < census.by_stones.size(); ++k) {
            census.by_stones[k].add(finds.by_stones[k]);
        }
        for (const Mask mask : finds.puzzles) {
            census.puzzles.push_back(first_image(mask, wish_.size, symmetries_));
        }
    }
    std::sort(census.puzzles.begin(), census.puzzles.end(), before);
    return census;
}

core::Result<Census> take(const Wish& wish, core::Budget& budget) {
    auto run = Run::start(wish, budget);
    if (!run) return run.error();
    while (!run->done()) {
        if (!run->advance(budget)) return unfinished();
    }
    return run->census();
}

}  // namespace hashigo::goishi::census
