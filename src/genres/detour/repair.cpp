// Single changes. Numbers only ever remove answers, so where there are several, numbers are put or
// changed; where there is none, only changing a number of a contradiction can help, and one of them
// must be changed. The answers without a region's number, told apart by how often each turns there,
// say at once which numbers would leave one; where they are too many, each number is solved.
#include "genres/detour/repair.h"

#include <algorithm>
#include <cstdlib>
#include <tuple>

#include "genres/detour/answer.h"
#include "genres/detour/conflict.h"
#include "genres/detour/regions.h"
#include "genres/detour/solve.h"
#include "genres/detour/state.h"

namespace hashigo::detour {

namespace {

constexpr std::size_t kKnown = 64;  // answers of a board that are kept for comparison

std::size_t at(int k) {
    return static_cast<std::size_t>(k);
}

// A board without the number of the region that is asked about.
class Trial {
  public:
    Trial(const Puzzle& p, int region, core::Budget& budget)
        : base_(p), region_(region), budget_(budget), answers_of_(cells_of(p, region).size() + 1) {
        clue() = {};
        const auto cells = static_cast<std::uint64_t>(p.size.cells());
        if (!budget.afford(kKnown * cells)) return;
        const auto answers = solve(base_, start(base_), {kKnown, kKnown}, budget);
        for (const State& answer : answers.kept) ++answers_of_[at(turns_in(answer))];
        all_ = answers.exact;
        count_ = answers.kept.size();
    }

    int last_number() const { return static_cast<int>(answers_of_.size()) - 1; }
    bool contradicts() const { return all_ && count_ == 0; }
    bool is_unique() const { return all_ && count_ == 1; }
    bool leaves_one(int number) {
        if (all_ || answers_of_[at(number)] > 1) return answers_of_[at(number)] == 1;
        if (!budget_.look()) return false;  // setting up thousands of proofs would take long too
        clue() = {number, true};
        const auto verdict = solve(base_, start(base_), {2, 0}, budget_).verdict();
        clue() = {};
        return verdict == core::Verdict::Unique;
    }

  private:
    Clue& clue() { return base_.clues[at(region_)]; }
    int turns_in(const State& answer) const {
        const std::vector<char> turns = turns_of(base_.size, answer);
        int count = 0;
        for (const int cell : cells_of(base_, region_)) count += turns[at(cell)];
        return count;
    }

    Puzzle base_;
    int region_;
    core::Budget& budget_;
    std::vector<int> answers_of_;  // known, by turns
    std::size_t count_ = 0;
    bool all_ = false;  // these are all answers there are
};

enum class Way : std::uint8_t { Put, Renumber, Remove };

struct Found {
    Way way = Way::Put;
    int step = 0;  // by how much the number changes
    Change change;

    auto rank() const { return std::tuple(way, step, change.region); }
};

// The number nearest to this one that leaves one answer.
std::optional<int> nearest(int number, Trial& trial) {
    const int last = trial.last_number();
    for (int step = 1; step <= std::max(number, last); ++step) {
        for (const int other : {number - step, number + step}) {
            if (other >= 0 && other <= last && trial.leaves_one(other)) return other;
        }
    }
    return std::nullopt;
}

void put(Trial& trial, int region, std::vector<Found>& found) {
    for (int number = 0; number <= trial.last_number(); ++number) {
        if (!trial.leaves_one(number)) continue;
        found.push_back({Way::Put, 0, {region, {number, true}}});
        return;
    }
}

void change(Trial& trial, int region, int before, std::vector<Found>& found) {
    if (const auto number = nearest(before, trial)) {
        found.push_back({Way::Renumber, std::abs(*number - before), {region, {*number, true}}});
    }
    if (trial.is_unique()) found.push_back({Way::Remove, 0, {region, {}}});
}

std::vector<Found> single_changes(const Puzzle& p, const std::vector<int>& regions,
                                  core::Budget& budget) {
    std::vector<Found> found;
    for (const int region : regions) {
        if (!budget.look()) break;
        Trial trial(p, region, budget);
        if (trial.contradicts()) continue;
        const Clue& before = p.clues[at(region)];
        before.binds() ? change(trial, region, *before.number, found) : put(trial, region, found);
    }
    std::stable_sort(found.begin(), found.end(),
                     [](const Found& a, const Found& b) { return a.rank() < b.rank(); });
    return found;
}

// Regions one of which must change, if one change is to do; none if no changes are of any use.
std::vector<int> suspects(const Puzzle& p, core::Verdict verdict, core::Budget& budget) {
    if (verdict == core::Verdict::None) {
        const auto conflict = smallest_conflict(p, start(p), budget);
        return conflict ? conflict->regions : std::vector<int>();
    }
    std::vector<int> all;
    for (int region = 0; region < p.regions(); ++region) all.push_back(region);
    return all;
}

}  // namespace

Puzzle after_change(const Puzzle& p, const Change& change) {
    Puzzle after = p;
    after.clues[static_cast<std::size_t>(change.region)] = change.clue;
    return after;
}

Repairs find_repairs(const Puzzle& p, std::size_t most, core::Budget& budget) {
    const auto verdict = solve(p, start(p), {2, 0}, budget).verdict();
    const auto singles = [&] {
        core::SingleChanges<Change> changes;
        const auto regions = suspects(p, verdict, budget);
        changes.hopeless = regions.empty() && !budget.exhausted();
        for (const Found& one : single_changes(p, regions, budget))
            changes.list.push_back(one.change);
        return changes;
    };
    const auto at_length = [&] { return repair_at_length(p, budget); };
    return core::find_repairs<Change>(p, verdict, most, budget, singles, at_length);
}

}  // namespace hashigo::detour
