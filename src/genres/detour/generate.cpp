// The three steps; see generate.h. Regions grow from cells in random order; what is left too small
// joins a neighbour.
#include "genres/detour/generate.h"

#include <numeric>

#include "genres/detour/cell.h"
#include "genres/detour/shuffle_loop.h"
#include "genres/detour/solve.h"
#include "genres/detour/state.h"

namespace hashigo::detour {

namespace {

std::size_t at(int cell) {
    return static_cast<std::size_t>(cell);
}

int any_of(const std::vector<int>& cells, core::Random& random) {
    return cells[static_cast<std::size_t>(random.below(cells.size()))];
}

// Grows a region from a free cell; answers its cells.
std::vector<int> grow(core::Size size, int first, int target, std::vector<int>& region, int number,
                      core::Random& random) {
    std::vector<int> cells = {first};
    region[at(first)] = number;
    while (static_cast<int>(cells.size()) < target) {
        std::vector<int> beside;
        for (const int cell : cells) {
            core::each_neighbour(size, cell, [&](int next) {
                if (region[at(next)] < 0) beside.push_back(next);
            });
        }
        if (beside.empty()) break;
        const int next = any_of(beside, random);
        region[at(next)] = number;
        cells.push_back(next);
    }
    return cells;
}

// Gives a region that stayed too small to one beside it, if there is any.
void join(core::Size size, const std::vector<int>& cells, std::vector<int>& region,
          core::Random& random) {
    const int own = region[at(cells.front())];
    std::vector<int> others;
    for (const int cell : cells) {
        core::each_neighbour(size, cell, [&](int next) {
            const int other = region[at(next)];
            if (other >= 0 && other != own) others.push_back(other);
        });
    }
    if (others.empty()) return;
    const int home = any_of(others, random);
    for (const int cell : cells) region[at(cell)] = home;
}

bool is_unique(const Puzzle& p, core::Budget& budget) {
    return solve(p, start(p), {2, 0}, budget).verdict() == core::Verdict::Unique;
}

}  // namespace

std::vector<int> divide_at_random(core::Size size, int target, core::Random& random) {
    std::vector<int> order(at(size.cells()));
    std::iota(order.begin(), order.end(), 0);
    random.shuffle(order);
    std::vector<int> region(order.size(), -1);
    for (const int cell : order) {
        if (region[at(cell)] >= 0) continue;
        const std::vector<int> cells = grow(size, cell, target, region, cell, random);
        if (static_cast<int>(cells.size()) * 2 <= target) join(size, cells, region, random);
    }
    return region;
}

void number_all(Puzzle& p, const State& loop) {
    const std::vector<TurnRange> ranges = turn_ranges(p, loop);
    for (std::size_t k = 0; k < ranges.size(); ++k) p.clues[k] = {ranges[k].drawn, true};
}

std::optional<Puzzle> drop_superfluous(Puzzle p, const std::vector<int>& order,
                                       core::Budget& budget) {
    for (const int region : order) {
        const Clue dropped = p.clues[at(region)];
        if (!dropped.there) continue;
        p.clues[at(region)] = {};
        if (!is_unique(p, budget)) p.clues[at(region)] = dropped;
        if (budget.exhausted()) return std::nullopt;
    }
    return p;
}

std::optional<Puzzle> attempt(core::Size size, int target, core::Random& random,
                              core::Budget& budget) {
    const State loop = shuffled_loop(size, random);
    Puzzle p = puzzle_of_regions(size, divide_at_random(size, target, random));
    number_all(p, loop);
    if (!is_unique(p, budget)) return std::nullopt;
    std::vector<int> order(p.clues.size());
    std::iota(order.begin(), order.end(), 0);
    random.shuffle(order);
    return drop_superfluous(std::move(p), order, budget);
}

}  // namespace hashigo::detour
