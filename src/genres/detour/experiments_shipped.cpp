// Tables of the shipped boards: what their numbers are worth, what the ladder sees, and how few
// numbers would do. Nothing is drawn but the subsets of the dial; the boards are data.
#include <algorithm>
#include <array>
#include <cstdint>
#include <numeric>
#include <optional>
#include <string>
#include <vector>

#include "core/climb.h"
#include "core/search.h"
#include "genres/detour/answer.h"
#include "genres/detour/experiments.h"
#include "genres/detour/experiments_boards_phrases.h"
#include "genres/detour/genre.h"
#include "genres/detour/ladder.h"
#include "genres/detour/number_set.h"
#include "genres/detour/shipped.h"
#include "genres/detour/solve.h"
#include "genres/detour/state.h"

namespace hashigo::detour {

namespace {

namespace words = experiments_boards_phrases;
using core::Kind;

constexpr std::array<std::string_view, 3> kGrids = {"6x6", "8x8", "10x10"};
constexpr std::uint64_t kAny = core::Budget::kUnlimited;

std::optional<State> answer_of(const Puzzle& p, core::Budget& budget) {
    auto found = solve(p, start(p), {1, 1}, budget);
    if (found.kept.empty()) return std::nullopt;
    return std::move(found.kept.front());
}

// The board with a number in every region.
std::optional<Puzzle> full(const Puzzle& p, core::Budget& budget) {
    const auto answer = answer_of(p, budget);
    if (!answer) return std::nullopt;
    return NumberSet::numbered(p.size, p.region, *answer);
}

std::string share(std::uint64_t part, std::size_t all) {
    return std::to_string(part) + "/" + std::to_string(all);
}

std::uint64_t numbers_of(const Puzzle& p) {
    return static_cast<std::uint64_t>(
        std::count_if(p.clues.begin(), p.clues.end(), [](const Clue& c) { return c.there; }));
}

// The board with the numbers of some regions only: a bit a region.
Puzzle with_only(const Puzzle& all, std::uint64_t regions) {
    Puzzle p = all;
    for (std::size_t k = 0; k < p.clues.size(); ++k) {
        if ((regions >> k & 1) == 0) p.clues[k] = {};
    }
    return p;
}

// Regions in which two answers turn differently often: a bit a region.
std::uint64_t differing(const Puzzle& p, const State& a, const State& b) {
    const auto turns_a = turns_of(p.size, a);
    const auto turns_b = turns_of(p.size, b);
    std::vector<int> more(p.clues.size(), 0);
    for (std::size_t cell = 0; cell < turns_a.size(); ++cell) {
        more[static_cast<std::size_t>(p.region[cell])] += turns_a[cell] - turns_b[cell];
    }
    std::uint64_t bits = 0;
    for (std::size_t k = 0; k < more.size(); ++k) {
        if (more[k] != 0) bits |= std::uint64_t{1} << k;
    }
    return bits;
}

// The next larger number with as many bits.
std::uint64_t next_set(std::uint64_t set) {
    const std::uint64_t low = set & (~set + 1);
    const std::uint64_t ripple = set + low;
    return ripple | (((set ^ ripple) >> 2U) / low);
}

// A set of numbers leaves one answer only if it holds some number of each region set in which
// another answer differs. Sets are tried by size; each that leaves another answer adds one.
class FewestNumbers {
  public:
    FewestNumbers(const Puzzle& all, const State& answer, core::Budget& budget)
        : all_(all), answer_(answer), budget_(budget) {}

    // -1 where the budget ended first.
    int find() {
        if (suffices(0)) return 0;
        const int regions = static_cast<int>(all_.clues.size());
        const std::uint64_t end = std::uint64_t{1} << regions;
        for (int size = 1; size <= regions; ++size) {
            for (std::uint64_t set = (std::uint64_t{1} << size) - 1; set < end;
                 set = next_set(set)) {
                if (suffices(set)) return size;
                if (budget_.exhausted()) return -1;
            }
        }
        return -1;
    }

  private:
    bool suffices(std::uint64_t set) {
        const auto missed = [&](std::uint64_t other) { return (set & other) == 0; };
        if (std::any_of(others_.begin(), others_.end(), missed)) return false;
        const auto found = solve(with_only(all_, set), start(all_), {2, 2}, budget_);
        for (const State& other : found.kept) {
            const std::uint64_t bits = differing(all_, answer_, other);
            if (bits != 0) others_.push_back(bits);
        }
        return found.verdict() == core::Verdict::Unique;
    }

    const Puzzle& all_;
    const State& answer_;
    core::Budget& budget_;
    std::vector<std::uint64_t> others_{};
};

// Of one board: how often random sets of so many numbers left one answer.
constexpr std::size_t kMostNumbers = 20;
struct Turned {
    std::size_t regions = 0;
    std::array<std::uint64_t, kMostNumbers + 1> unique{};
};

Turned turn_dial(const Puzzle& all, std::size_t draws, core::Random random, core::Budget& budget) {
    Turned turned{all.clues.size()};
    std::vector<std::size_t> order(turned.regions);
    std::iota(order.begin(), order.end(), std::size_t{0});
    for (std::size_t draw = 0; draw < draws; ++draw) {
        random.shuffle(order);
        std::uint64_t set = 0;
        for (std::size_t size = 1; size <= std::min(order.size(), kMostNumbers); ++size) {
            set |= std::uint64_t{1} << order[size - 1];
            const auto found = solve(with_only(all, set), start(all), {2, 0}, budget);
            turned.unique[size] += found.verdict() == core::Verdict::Unique ? 1 : 0;
        }
    }
    return turned;
}

struct Reading {
    const char* name = "";
    std::uint64_t most = 0;  // answers to count
    void (*misread)(Puzzle& p) = nullptr;
};

// More turns than there are cells is as impossible as fewer than none.
void count_straight(Puzzle& p) {
    const auto cells = region_cells(p);
    for (std::size_t k = 0; k < cells.size(); ++k) {
        if (!p.clues[k].binds()) continue;
        const int size = static_cast<int>(cells[k].size());
        const int straight = size - *p.clues[k].number;
        p.clues[k].number = straight < 0 ? size + 1 : straight;
    }
}

constexpr std::array<Reading, 3> kReadings = {{
    {"several-loops", 12, [](Puzzle& p) { p.variant.several_loops = true; }},
    {"straight", 12, count_straight},
    {"ignored", 1000000000, [](Puzzle& p) { p.clues.assign(p.clues.size(), Clue{}); }},
}};

// A row of the table; false where the budget ended first.
bool misread(const Reading& reading, std::string_view grid, core::Lab& lab,
             core::Findings& findings) {
    const auto boards = shipped_boards(grid);
    std::vector<std::uint64_t> counts(boards.size(), 0);
    std::vector<char> legal(boards.size(), 0);
    const auto read = [&](std::size_t k, core::Budget& part) {
        const auto answer = answer_of(boards[k], part);
        if (!answer) return;
        Puzzle p = boards[k];
        reading.misread(p);
        counts[k] = solve(p, start(p), {reading.most, 0}, part).count;
        legal[k] = Detour::legal(p, *answer) ? 1 : 0;
    };
    if (!lab.each(boards.size(), kAny, read)) return false;
    const auto still = std::count(legal.begin(), legal.end(), char{1});
    const auto lone = std::count(counts.begin(), counts.end(), std::uint64_t{1});
    core::Cell median = core::median(counts);
    median.interval.reset();
    findings.rows.push_back({core::words(reading.name), core::words(std::string(grid)),
                             core::words(share(static_cast<std::uint64_t>(still), boards.size())),
                             median,
                             core::words(share(static_cast<std::uint64_t>(lone), boards.size()))});
    return true;
}

}  // namespace

core::Result<core::Findings> price_table(core::Lab& lab) {
    core::Findings findings;
    findings.columns = {
        {words::kWhat, Kind::Key}, {words::kLeft, Kind::Exact}, {words::kPercent, Kind::Exact}};
    constexpr std::uint64_t kLoops = 1072;
    const auto boards = shipped_boards("6x6");
    std::vector<std::vector<std::uint64_t>> left(boards.size());
    const auto price = [&](std::size_t k, core::Budget& part) {
        const auto all = full(boards[k], part);
        if (!all) return;
        for (std::size_t region = 0; region < all->clues.size(); ++region) {
            const Puzzle one = with_only(*all, std::uint64_t{1} << region);
            left[k].push_back(solve(one, start(one), {kLoops + 1, 0}, part).count);
        }
    };
    if (!lab.each(boards.size(), kAny, price)) return core::unfinished();
    std::vector<std::uint64_t> numbers;
    for (const auto& each : left) numbers.insert(numbers.end(), each.begin(), each.end());
    std::sort(numbers.begin(), numbers.end());
    const auto row = [&](const char* what, std::uint64_t value) {
        findings.rows.push_back(
            {core::words(what), core::whole(value), core::exact_percent(value, kLoops, 1)});
    };
    row("loops", kLoops);
    row("median", numbers[numbers.size() / 2]);
    row("sharpest", numbers.front());
    row("dullest", numbers.back());
    findings.notes.push_back(core::say(words::kOurs));
    return findings;
}

core::Result<core::Findings> dial_table(core::Lab& lab) {
    core::Findings findings;
    findings.columns = {{words::kKept, Kind::Key}, {words::kUnique, Kind::Sampled}};
    const auto boards = shipped_boards("8x8");
    const auto draws = lab.by_scale<std::size_t>(2, 20, 200);
    std::vector<Turned> turned(boards.size());
    const core::Random random = lab.random(4000);
    const auto turn = [&](std::size_t k, core::Budget& part) {
        const auto all = full(boards[k], part);
        if (all) turned[k] = turn_dial(*all, draws, random.fork(k), part);
    };
    if (!lab.each(boards.size(), kAny, turn)) return core::unfinished();
    for (std::size_t size = 1; size <= kMostNumbers; ++size) {
        std::uint64_t hits = 0;
        std::uint64_t tried = 0;
        for (const Turned& one : turned) {
            if (one.regions < size) continue;
            hits += one.unique[size];
            tried += draws;
        }
        if (tried > 0) {
            findings.rows.push_back({core::whole(size), core::percent(hits, tried, 1)});
        }
    }
    findings.draws = core::Draws{lab.seed, boards.size() * draws};
    return findings;
}

core::Result<core::Findings> fewest_table(core::Lab& lab) {
    core::Findings findings;
    findings.columns = {{words::kBoard, Kind::Key},
                        {words::kRegionCount, Kind::Exact},
                        {words::kPrinted, Kind::Exact},
                        {words::kLeast, Kind::Exact}};
    auto boards = shipped_boards("8x8");
    boards.resize(lab.by_scale<std::size_t>(4, 36, 36));
    std::vector<int> fewest(boards.size(), -1);
    const auto find = [&](std::size_t k, core::Budget& part) {
        const auto answer = answer_of(boards[k], part);
        if (!answer) return;
        const Puzzle all = NumberSet::numbered(boards[k].size, boards[k].region, *answer);
        fewest[k] = FewestNumbers(all, *answer, part).find();
    };
    if (!lab.each(boards.size(), kAny, find)) return core::unfinished();
    std::vector<std::uint64_t> all;
    for (std::size_t k = 0; k < boards.size(); ++k) {
        all.push_back(static_cast<std::uint64_t>(fewest[k]));
        findings.rows.push_back({core::whole(k + 1), core::whole(boards[k].clues.size()),
                                 core::whole(numbers_of(boards[k])), core::whole(all.back())});
    }
    return findings;
}

core::Result<core::Findings> ladder_table(core::Lab& lab) {
    core::Findings findings;
    findings.columns = {{words::kRung, Kind::Key},
                        {words::kGrid, Kind::Key},
                        {words::kEdges, Kind::Exact},
                        {words::kDone, Kind::Exact}};
    const auto grids = lab.by_scale<std::size_t>(1, 3, 3);
    const auto rungs = ladder();
    for (std::size_t rung = 0; rung < rungs.size(); ++rung) {
        for (std::size_t grid = 0; grid < grids; ++grid) {
            const auto boards = shipped_boards(kGrids[grid]);
            std::vector<std::uint64_t> decided(boards.size(), 0);
            const auto climb = [&](std::size_t k, core::Budget& part) {
                State s = start(boards[k]);
                core::Deductions<Detour> out(part);
                const auto use = core::RungSet::first(static_cast<int>(rung) + 1);
                core::climb<Detour>(boards[k], s, use, out);
                const auto open = std::count(s.marks.begin(), s.marks.end(), Mark::Unknown);
                decided[k] = s.marks.size() - static_cast<std::uint64_t>(open);
            };
            if (!lab.each(boards.size(), kAny, climb)) return core::unfinished();
            std::uint64_t edges = 0;
            std::uint64_t sum = 0;
            std::uint64_t done = 0;
            for (std::size_t k = 0; k < boards.size(); ++k) {
                edges += boards[k].walls.size();
                sum += decided[k];
                done += decided[k] == boards[k].walls.size() ? 1 : 0;
            }
            findings.rows.push_back(
                {core::words(std::string(rungs[rung].id())), core::words(std::string(kGrids[grid])),
                 core::exact_percent(sum, edges, 1), core::words(share(done, boards.size()))});
        }
    }
    findings.notes.push_back(core::say(words::kOurs));
    return findings;
}

core::Result<core::Findings> branches_table(core::Lab& lab) {
    constexpr std::uint64_t kMostBranches = 200000;
    core::Findings findings;
    findings.columns = {{words::kRung, Kind::Key},
                        {words::kGrid, Kind::Key},
                        {words::kMedian, Kind::Cost},
                        {words::kWorst, Kind::Cost}};
    const auto grids = lab.by_scale<std::size_t>(1, 2, 2);
    const auto rungs = ladder();
    for (std::size_t rung = 0; rung + 1 < rungs.size(); ++rung) {
        for (std::size_t grid = 0; grid < grids; ++grid) {
            if (rung == 0 && grid > 0) continue;  // every board is beyond the limit
            auto boards = shipped_boards(kGrids[grid]);
            if (rung == 0) boards.resize(1);  // it reads no number, so they all cost the same
            std::vector<std::uint64_t> branches(boards.size(), 0);
            const auto search = [&](std::size_t k, core::Budget& part) {
                core::Budget own = part.slice(2 * kMostBranches + 1);
                const auto use = core::RungSet::first(static_cast<int>(rung) + 1);
                const auto found =
                    core::search<Detour>(boards[k], start(boards[k]), use, {kAny, 0}, own);
                part.absorb(own);
                branches[k] = std::min(found.nodes / 2, kMostBranches);
            };
            if (!lab.each(boards.size(), kAny, search)) return core::unfinished();
            const auto worst = *std::max_element(branches.begin(), branches.end());
            core::Cell median = core::median(branches);
            median.interval.reset();
            findings.rows.push_back({core::words(std::string(rungs[rung].id())),
                                     core::words(std::string(kGrids[grid])), median,
                                     core::whole(worst)});
        }
    }
    findings.notes.push_back(core::say(words::kOurs));
    return findings;
}

core::Result<core::Findings> misreadings_table(core::Lab& lab) {
    core::Findings findings;
    findings.columns = {{words::kReading, Kind::Key},
                        {words::kGrid, Kind::Key},
                        {words::kLegal, Kind::Exact},
                        {words::kAnswers, Kind::Exact},
                        {words::kStill, Kind::Exact}};
    for (std::size_t grid = 0; grid < lab.by_scale<std::size_t>(1, 2, 2); ++grid) {
        for (const Reading& reading : kReadings) {
            if (!misread(reading, kGrids[grid], lab, findings)) return core::unfinished();
        }
    }
    findings.notes.push_back(core::say(words::kOurs));
    return findings;
}

}  // namespace hashigo::detour
