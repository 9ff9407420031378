// One rung is left out of the whole ladder: what is still decided, and what that costs. Leaving out
// `adj` alone still leaves adjacency in the lines that `cap` and `ray` read; so there is a ladder
// whose lines do not know it either.
#include <algorithm>
#include <array>
#include <string>

#include "core/climb.h"
#include "core/probe.h"
#include "core/search.h"
#include "genres/yajikazu/experiments.h"
#include "genres/yajikazu/experiments_boards.h"
#include "genres/yajikazu/experiments_phrases.h"
#include "genres/yajikazu/genre.h"
#include "genres/yajikazu/ladder.h"
#include "genres/yajikazu/state.h"

namespace hashigo::yajikazu {

namespace {

namespace words = experiments_phrases;
using core::Kind;

// The genre with lines in which shaded cells may touch: a line shows anything from its shaded cells
// to those that are not white.
struct Loose : Yajikazu {
    static std::span<const core::Rung<Loose>> ladder();
    static std::span<const core::Rule<Loose>> rules() { return {}; }
};

// The genre without `cap`. That a clue on a white cell must be right belongs to `ray`, so the
// contradiction stays.
struct Capless : Yajikazu {
    static std::span<const core::Rung<Capless>> ladder();
    static std::span<const core::Rule<Capless>> rules() { return {}; }
};

using RungFunction = void (*)(const Puzzle&, const State&, core::RungSet, Found&);

// A rung of the genre as one of another: all that it finds, or its contradictions alone.
template <class G, RungFunction rung, bool concludes = true>
void as_rung(const Puzzle& p, const State& s, core::RungSet below, core::Deductions<G>& out) {
    Found found(out.budget());
    rung(p, s, below, found);
    for (const auto& d : found.found()) {
        if (d.outcome == core::Outcome::Contradiction) {
            out.contradict(d.why);
        } else if (concludes) {
            out.conclude(d.fact, d.why);
        }
    }
}

constexpr core::Phrase named(std::string_view key) {
    return {key, key, key};
}

template <class G>
constexpr core::Rung<G> rung_of(std::string_view id,
                                void (*deduce)(const Puzzle&, const State&, core::RungSet,
                                               core::Deductions<G>&)) {
    return {named(id), named(id), deduce};
}

struct Reach {
    int least = 0;
    int open = 0;
};

Reach reach(const Puzzle& p, const State& s, int cell) {
    Reach reach;
    core::walk(p.size, cell, *p.clues[static_cast<std::size_t>(cell)].arrow, [&](int next) {
        const Mark mark = s.marks[static_cast<std::size_t>(next)];
        reach.least += mark == Mark::Shaded ? 1 : 0;
        reach.open += mark == Mark::Unknown ? 1 : 0;
    });
    return reach;
}

void loose_cap(const Puzzle& p, const State& s, core::RungSet, core::Deductions<Loose>& out) {
    for (int cell = 0; cell < p.size.cells(); ++cell) {
        const Clue& clue = p.clues[static_cast<std::size_t>(cell)];
        const Mark mark = s.marks[static_cast<std::size_t>(cell)];
        if (!clue.binds() || mark == Mark::Shaded) continue;
        const auto [least, open] = reach(p, s, cell);
        if (least <= *clue.number && *clue.number <= least + open) continue;
        if (mark == Mark::White) {
            out.contradict({Reason::HonestTooMany, cell});
        } else {
            out.conclude({cell, Mark::Shaded}, {Reason::TooManyForLine, cell});
        }
    }
}

void loose_ray(const Puzzle& p, const State& s, core::RungSet, core::Deductions<Loose>& out) {
    for (int cell = 0; cell < p.size.cells(); ++cell) {
        const Clue& clue = p.clues[static_cast<std::size_t>(cell)];
        if (!clue.binds() || s.marks[static_cast<std::size_t>(cell)] != Mark::White) continue;
        const auto [least, open] = reach(p, s, cell);
        const bool full = *clue.number == least;
        if (!full && *clue.number != least + open) continue;
        core::walk(p.size, cell, *clue.arrow, [&](int next) {
            if (s.marks[static_cast<std::size_t>(next)] != Mark::Unknown) return;
            out.conclude({next, full ? Mark::White : Mark::Shaded}, {Reason::LineIsFull, cell});
        });
    }
}

std::span<const core::Rung<Loose>> Loose::ladder() {
    static constexpr std::array<core::Rung<Loose>, 4> kLadder = {
        {rung_of<Loose>("cap", loose_cap), rung_of<Loose>("ray", loose_ray),
         rung_of<Loose>("white", as_rung<Loose, rung_white>),
         rung_of<Loose>("probe", core::probe<Loose>)}};
    return kLadder;
}

std::span<const core::Rung<Capless>> Capless::ladder() {
    static constexpr std::array<core::Rung<Capless>, 5> kLadder = {
        {rung_of<Capless>("adj", as_rung<Capless, rung_adj>),
         rung_of<Capless>("cap", as_rung<Capless, rung_cap, false>),
         rung_of<Capless>("ray", as_rung<Capless, rung_ray>),
         rung_of<Capless>("white", as_rung<Capless, rung_white>),
         rung_of<Capless>("probe", core::probe<Capless>)}};
    return kLadder;
}

struct Cost {
    State fixpoint;
    std::uint64_t probes = 0;
    std::uint64_t guesses = 0;
    bool over = false;
};

using Measure = Cost (*)(const Puzzle&, core::RungSet, std::uint64_t, core::Budget&);

template <class G>
Cost cost_of(const Puzzle& p, core::RungSet use, std::uint64_t nodes, core::Budget& budget) {
    Cost cost;
    cost.fixpoint = start(p);
    const std::uint64_t before = budget.spent();
    core::Deductions<G> out(budget);
    core::climb<G>(p, cost.fixpoint, use, out);
    cost.probes = budget.spent() - before;
    core::Budget part = budget.slice(nodes);
    const auto answers = core::search<G>(p, start(p), use, {2, 0}, part);
    cost.guesses = answers.nodes - std::min<std::uint64_t>(answers.nodes, 1);
    cost.over = !answers.exact && answers.count < 2;
    budget.absorb(part);
    return cost;
}

struct Without {
    std::string_view name;
    core::RungSet use;
    Measure measure = cost_of<Yajikazu>;
};

std::vector<Without> variants() {
    constexpr int kRungs = 5;
    const core::RungSet all = core::RungSet::first(kRungs);
    return {{"full", all},
            {"-adj", core::RungSet::first(kRungs - 1), cost_of<Loose>},
            {"-adj-rung", all.without(0)},
            {"-cap", all, cost_of<Capless>},
            {"-ray", all.without(2)},
            {"-white", all.without(3)},
            {"-probe", all.without(4)}};
}

// The costs of each board; empty where the budget ended.
std::vector<Cost> costs_of(const std::vector<Made>& boards, const Without& variant,
                           std::uint64_t nodes, core::Lab& lab) {
    std::vector<Cost> costs(boards.size());
    const auto work = [&](std::size_t k, core::Budget& part) {
        costs[k] = variant.measure(boards[k].puzzle, variant.use, nodes, part);
    };
    if (!lab.each(boards.size(), core::Budget::kUnlimited, work)) costs.clear();
    return costs;
}

std::vector<core::Cell> ablation_row(core::Size size, const Without& variant,
                                     const std::vector<Cost>& costs,
                                     const std::vector<Cost>& full) {
    std::uint64_t bits = 0;
    std::uint64_t changed = 0;
    Cost sum;
    std::uint64_t over = 0;
    for (std::size_t k = 0; k < costs.size(); ++k) {
        const auto& marks = costs[k].fixpoint.marks;
        bits += marks.size() -
                static_cast<std::uint64_t>(std::count(marks.begin(), marks.end(), Mark::Unknown));
        changed += costs[k].fixpoint == full[k].fixpoint ? 0 : 1;
        sum.probes += costs[k].probes;
        sum.guesses += costs[k].guesses;
        over += costs[k].over ? 1 : 0;
    }
    return {core::words(grid_name(size)), core::words(std::string(variant.name)),
            core::whole(costs.size()),    core::whole(bits),
            core::whole(changed),         core::whole(sum.probes),
            core::whole(sum.guesses),     core::whole(over)};
}

}  // namespace

core::Result<core::Findings> ablation_table(core::Lab& lab) {
    core::Findings findings;
    findings.columns = {{words::kGrid, Kind::Key},        {words::kVariant, Kind::Key},
                        {words::kBoards, Kind::Sampled},  {words::kBits, Kind::Sampled},
                        {words::kChanged, Kind::Sampled}, {words::kProbes, Kind::Cost},
                        {words::kGuesses, Kind::Cost},    {words::kOver, Kind::Cost}};
    findings.draws = {lab.seed, 0};
    const auto nodes = lab.by_scale<std::uint64_t>(400, 60000, 60000);
    for (const auto& [size, count] : usual_sample(lab)) {
        const auto boards = made_boards(lab, size, count);
        if (boards.empty()) return core::unfinished();
        std::vector<Cost> full;
        for (const Without& variant : variants()) {
            auto costs = costs_of(boards, variant, nodes, lab);
            if (costs.empty()) return core::unfinished();
            if (full.empty()) full = costs;
            findings.rows.push_back(ablation_row(size, variant, costs, full));
        }
        findings.draws->size += count;
    }
    findings.notes.push_back(core::say(words::kNodeLimit, nodes));
    return findings;
}

}  // namespace hashigo::yajikazu
