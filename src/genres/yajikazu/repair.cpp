// Single changes. Clues only ever remove answers, so where there are several, clues are put or
// changed; where there is none, only changing a clue of a contradiction can help, and one of them
// must be changed. What a clue leaves of the answers known without it tells in a moment whether it
// can leave one; only what passes that is solved.
#include "genres/yajikazu/repair.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <tuple>

#include "genres/yajikazu/conflict.h"
#include "genres/yajikazu/solve.h"
#include "genres/yajikazu/state.h"

namespace hashigo::yajikazu {

namespace {

constexpr std::size_t kKnown = 64;  // answers of a board that are kept for comparison

// A board without a clue in the cell that is asked about.
class Trial {
  public:
    Trial(Puzzle base, core::Budget& budget) : base_(std::move(base)), budget_(budget) {
        const auto cells = static_cast<std::uint64_t>(base_.size.cells());
        if (!budget.afford(kKnown * cells)) return;
        auto answers = solve(base_, start(base_), {kKnown, kKnown}, budget);
        known_ = std::move(answers.kept);
        all_ = answers.exact;
    }

    bool contradicts() const { return all_ && known_.empty(); }
    bool is_unique() const { return all_ && known_.size() == 1; }

    bool leaves_one(int cell, const Clue& clue) {
        int left = 0;
        for (const State& answer : known_) {
            left += obeys(answer, cell, clue) ? 1 : 0;
            if (left > 1) return false;
        }
        return all_ ? left == 1 : proves_one(cell, clue);
    }

  private:
    bool obeys(const State& answer, int cell, const Clue& clue) const {
        if (answer.marks[static_cast<std::size_t>(cell)] == Mark::Shaded) return true;
        int shaded = 0;
        core::walk(base_.size, cell, *clue.arrow, [&](int next) {
            shaded += answer.marks[static_cast<std::size_t>(next)] == Mark::Shaded ? 1 : 0;
        });
        return shaded == *clue.number;
    }

    bool proves_one(int cell, const Clue& clue) {
        Clue& there = base_.clues[static_cast<std::size_t>(cell)];
        const Clue before = there;
        there = clue;
        auto answers = solve(base_, start(base_), {2, 2}, budget_);
        there = before;
        if (answers.verdict() == core::Verdict::Unique) return true;
        for (State& answer : answers.kept) {
            if (std::find(known_.begin(), known_.end(), answer) == known_.end()) {
                known_.push_back(std::move(answer));
            }
        }
        return false;
    }

    Puzzle base_;
    core::Budget& budget_;
    std::vector<State> known_;
    bool all_ = false;  // these are all answers there are
};

enum class Way : std::uint8_t { Put, Renumber, Turn, Replace, Remove };

struct Found {
    Way way = Way::Put;
    int step = 0;  // by how much the number changes
    Change change;

    auto rank() const { return std::tuple(way, step, change.cell); }
};

// The numbers that may make a difference: all that the line might show, and one that it cannot.
int last_number(core::Size size, int cell, core::Direction arrow) {
    const int room = core::room(size, cell, arrow);
    return std::max(room, (room + 1) / 2 + 1);
}

std::optional<Clue> clue_to_put(const Puzzle& p, int cell, Trial& trial) {
    for (const core::Direction arrow : core::kDirections) {
        for (int number = 0; number <= last_number(p.size, cell, arrow); ++number) {
            const Clue clue{arrow, number, true};
            if (trial.leaves_one(cell, clue)) return clue;
        }
    }
    return std::nullopt;
}

std::vector<Found> puts(const Puzzle& p, std::size_t most, core::Budget& budget) {
    std::vector<Found> found;
    Trial trial(p, budget);
    for (int cell = 0; cell < p.size.cells() && found.size() < most; ++cell) {
        if (p.clues[static_cast<std::size_t>(cell)].binds()) continue;
        if (!budget.look()) break;
        if (const auto clue = clue_to_put(p, cell, trial)) {
            found.push_back({Way::Put, 0, {cell, *clue}});
        }
    }
    return found;
}

Way way_from(const Clue& before, const Clue& after) {
    if (after.arrow == before.arrow) return Way::Renumber;
    return after.number == before.number ? Way::Turn : Way::Replace;
}

// All other clues for the cell, nearest first; of those that will do, the first of each way.
void try_others(const Puzzle& p, int cell, Trial& trial, std::vector<Found>& found) {
    const Clue& before = p.clues[static_cast<std::size_t>(cell)];
    std::vector<Found> others;
    for (const core::Direction arrow : core::kDirections) {
        for (int number = 0; number <= last_number(p.size, cell, arrow); ++number) {
            const Clue clue{arrow, number, true};
            if (clue == before) continue;
            const int step = std::abs(number - *before.number);
            others.push_back({way_from(before, clue), step, {cell, clue}});
        }
    }
    std::stable_sort(others.begin(), others.end(),
                     [](const Found& a, const Found& b) { return a.rank() < b.rank(); });
    std::optional<Way> done;
    for (const Found& other : others) {
        if (other.way == done || !trial.leaves_one(cell, other.change.clue)) continue;
        found.push_back(other);
        done = other.way;
    }
}

std::vector<Found> changes(const Puzzle& p, const std::vector<int>& cells, core::Budget& budget) {
    std::vector<Found> found;
    for (const int cell : cells) {
        if (!budget.look()) break;
        Puzzle base = p;
        base.clues[static_cast<std::size_t>(cell)] = {};
        Trial trial(std::move(base), budget);
        if (trial.contradicts()) continue;
        try_others(p, cell, trial, found);
        if (trial.is_unique()) found.push_back({Way::Remove, 0, {cell, {}}});
    }
    std::stable_sort(found.begin(), found.end(),
                     [](const Found& a, const Found& b) { return a.rank() < b.rank(); });
    return found;
}

std::vector<int> binding(const Puzzle& p) {
    std::vector<int> cells;
    for (int cell = 0; cell < p.size.cells(); ++cell) {
        if (p.clues[static_cast<std::size_t>(cell)].binds()) cells.push_back(cell);
    }
    return cells;
}

// What contradicts without any clue is beyond repair.
core::SingleChanges<Change> single_changes(const Puzzle& p, core::Verdict verdict, std::size_t most,
                                           core::Budget& budget) {
    core::SingleChanges<Change> singles;
    const auto take = [&](const std::vector<Found>& found) {
        for (const Found& one : found) singles.list.push_back(one.change);
    };
    if (verdict == core::Verdict::None) {
        const auto conflict = smallest_conflict(p, start(p), budget);
        singles.hopeless = conflict && conflict->clues.empty();
        if (conflict) take(changes(p, conflict->clues, budget));
        return singles;
    }
    take(puts(p, most, budget));
    if (singles.list.size() < most) take(changes(p, binding(p), budget));
    return singles;
}

}  // namespace

Puzzle after_change(const Puzzle& p, const Change& change) {
    Puzzle after = p;
    after.clues[static_cast<std::size_t>(change.cell)] = change.clue;
    return after;
}

Repairs find_repairs(const Puzzle& p, std::size_t most, core::Budget& budget) {
    const auto verdict = solve(p, start(p), {2, 0}, budget).verdict();
    const auto singles = [&] { return single_changes(p, verdict, most, budget); };
    const auto at_length = [&] { return repair_at_length(p, budget); };
    return core::find_repairs<Change>(p, verdict, most, budget, singles, at_length);
}

}  // namespace hashigo::yajikazu
