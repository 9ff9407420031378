// Splitting and dropping; see number_set.h. What a proof of uniqueness does not rest on can go at
// once, and a number that proved needed stays, which makes every later question easier.
#include "genres/detour/number_set.h"

#include <algorithm>

#include "genres/detour/answer.h"
#include "genres/detour/partition.h"

namespace hashigo::detour {

namespace {

using Outcome = LoopSolver::Outcome;

std::size_t at(int k) {
    return static_cast<std::size_t>(k);
}

State nothing_known(core::Size size) {
    return {std::vector<Mark>(at(edge_count(size)), Mark::Unknown)};
}

}  // namespace

Puzzle NumberSet::numbered(core::Size size, const std::vector<int>& regions, const State& answer) {
    Puzzle p = puzzle_of_regions(size, regions);
    const std::vector<char> turns = turns_of(size, answer);
    for (Clue& clue : p.clues) clue = {0, true};
    for (int cell = 0; cell < size.cells(); ++cell) {
        *p.clues[at(p.region_of(cell))].number += turns[at(cell)];
    }
    return p;
}

NumberSet::NumberSet(const Puzzle& p, const State& answer)
    : like_(p), turns_(turns_of(p.size, answer)), solver_(p), region_of_(p.region) {
    solver_.block(answer, nothing_known(p.size));
    for (std::vector<int>& cells : region_cells(p)) regions_.push_back({std::move(cells)});
    for (int k = 0; k < p.regions(); ++k) {
        if (p.clues[at(k)].binds()) put(k);
    }
}

void NumberSet::put(int k) {
    Region& r = region(k);
    r.number = 0;
    for (const int cell : r.cells) r.number += turns_[at(cell)];
    r.selector = solver_.add(r.cells, r.number);
    r.hold = Hold::Loose;
}

Puzzle NumberSet::puzzle() const {
    Puzzle p = puzzle_of_regions(like_.size, region_of_);
    p.variant = like_.variant;
    for (const Region& r : regions_) {
        Clue& clue = p.clues[at(p.region_of(r.cells.front()))];
        if (r.hold != Hold::None) clue = {r.number, true};
    }
    return p;
}

Outcome NumberSet::look(core::Budget& budget, std::span<const int> without) {
    wanted_ = outgrown_;
    for (int k = 0; k < static_cast<int>(regions_.size()); ++k) {
        if (region(k).hold != Hold::Loose) continue;
        if (std::find(without.begin(), without.end(), k) != without.end()) continue;
        wanted_.push_back(region(k).selector);
    }
    return solver_.find(budget, wanted_);
}

bool NumberSet::split(bool half_turn, core::Random& random) {
    const std::vector<char> other = turns_of(like_.size, solver_.answer());
    std::vector<int> differ;
    for (int cell = 0; cell < like_.size.cells(); ++cell) {
        if (turns_[at(cell)] != other[at(cell)]) differ.push_back(cell);
    }
    if (differ.empty()) return false;
    const auto drawn = random.below(static_cast<std::uint64_t>(differ.size()));
    const int k = region_of_[at(differ[static_cast<std::size_t>(drawn)])];
    const int partner = half_turn ? opposite(k) : k;
    std::vector<int> values;
    for (const int cell : region(k).cells) values.push_back(turns_[at(cell)] - other[at(cell)]);
    const int mirrored = static_cast<int>(regions_.size());
    cut(k, values, random);
    if (partner == k) return true;
    // The same cut, upside down.
    outgrown_.push_back(region(partner).selector);
    const int last = like_.size.cells() - 1;
    Region part;
    for (const int cell : region(mirrored).cells) part.cells.push_back(last - cell);
    std::reverse(part.cells.begin(), part.cells.end());
    const auto gone = [&](int cell) {
        return std::binary_search(part.cells.begin(), part.cells.end(), cell);
    };
    auto& rest = region(partner).cells;
    rest.erase(std::remove_if(rest.begin(), rest.end(), gone), rest.end());
    for (const int cell : part.cells) region_of_[at(cell)] = static_cast<int>(regions_.size());
    regions_.push_back(std::move(part));
    put(partner);
    put(static_cast<int>(regions_.size()) - 1);
    return true;
}

std::optional<int> NumberSet::put_against_other(core::Random& random) {
    const std::vector<char> other = turns_of(like_.size, solver_.answer());
    std::vector<int> differ;
    for (int k = 0; k < static_cast<int>(regions_.size()); ++k) {
        int more = 0;
        for (const int cell : region(k).cells) more += turns_[at(cell)] - other[at(cell)];
        if (region(k).hold == Hold::None && more != 0) differ.push_back(k);
    }
    if (differ.empty()) return std::nullopt;
    const auto drawn = random.below(static_cast<std::uint64_t>(differ.size()));
    const int k = differ[static_cast<std::size_t>(drawn)];
    put(k);
    return k;
}

void NumberSet::cut(int k, const std::vector<int>& values, core::Random& random) {
    auto parts = cut_apart(like_.size, region(k).cells, values, random);
    outgrown_.push_back(region(k).selector);
    for (const int cell : parts.second) region_of_[at(cell)] = static_cast<int>(regions_.size());
    region(k).cells = std::move(parts.first);
    regions_.push_back({std::move(parts.second)});
    put(k);
    put(static_cast<int>(regions_.size()) - 1);
}

int NumberSet::opposite(int k) const {
    return region_of_[at(like_.size.cells() - 1 - region(k).cells.front())];
}

std::vector<std::vector<int>> NumberSet::groups(bool half_turn) const {
    std::vector<std::vector<int>> all;
    for (int k = 0; k < static_cast<int>(regions_.size()); ++k) {
        if (region(k).hold == Hold::None) continue;
        const int partner = half_turn ? opposite(k) : k;
        if (partner == k) all.push_back({k});
        if (partner > k) all.push_back({k, partner});
    }
    return all;
}

bool NumberSet::rests_on(int k) const {
    const Region& r = region(k);
    if (r.hold != Hold::Loose) return r.hold == Hold::Settled;
    const auto& failed = solver_.failed();
    return std::find(failed.begin(), failed.end(), r.selector) != failed.end();
}

// The parts' numbers say all that the whole's did; it must not stand in for one that is dropped.
void NumberSet::retire_old() {
    for (const LoopSolver::Lit selector : outgrown_) solver_.fix(~selector);
    outgrown_.clear();
}

bool NumberSet::drop_superfluous(const std::vector<std::vector<int>>& groups,
                                 core::Budget& budget) {
    retire_old();
    for (std::size_t k = 0; k < groups.size(); ++k) {
        if (region(groups[k].front()).hold == Hold::None) continue;
        const Outcome outcome = look(budget, groups[k]);
        if (outcome == Outcome::Unknown) return false;
        if (outcome == Outcome::Yes) {
            for (const int one : groups[k]) {
                solver_.fix(region(one).selector);
                region(one).hold = Hold::Settled;
            }
            continue;
        }
        std::vector<std::vector<int>> doomed = {groups[k]};
        for (std::size_t later = k + 1; later < groups.size(); ++later) {
            const auto needed = [&](int one) { return rests_on(one); };
            if (std::none_of(groups[later].begin(), groups[later].end(), needed)) {
                doomed.push_back(groups[later]);
            }
        }
        for (const auto& group : doomed) {
            for (const int one : group) {
                if (region(one).hold != Hold::None) solver_.fix(~region(one).selector);
                region(one).hold = Hold::None;
            }
        }
    }
    return true;
}

}  // namespace hashigo::detour
