// What counting says: how many loops there are, what the two rules that no board prints are worth,
// and how often loops turn. The floor is found from the counts and put beside the rule for it, so
// that agreement is a test.
#include <algorithm>
#include <optional>
#include <string>
#include <vector>

#include "genres/detour/cycles.h"
#include "genres/detour/experiments.h"
#include "genres/detour/experiments_phrases.h"
#include "genres/detour/plug.h"

namespace hashigo::detour {

namespace {

namespace words = experiments_phrases;
using core::Kind;
using core::Size;

std::string grid_name(Size size) {
    return std::to_string(size.rows) + "x" + std::to_string(size.cols);
}

// a / b, b > 0, rounded to tenths; without them from 1,000 on.
std::string ratio(const core::Count& a, const core::Count& b) {
    constexpr int kLarge = 1000;
    if (a >= kLarge * b) return core::decimal((2 * a + b) / (2 * b));
    const core::Count tenths = (20 * a + b) / (2 * b);
    return core::decimal(tenths / 10) + "." + core::decimal(tenths % 10);
}

}  // namespace

// States are those of the plain sweep, which is a second method for the count.
core::Result<core::Findings> loops_table(core::Lab& lab) {
    core::Findings findings;
    findings.columns = {{words::kGrid, Kind::Key},
                        {words::kLoops, Kind::Exact},
                        {words::kStates, Kind::Cost},
                        {words::kSame, Kind::Exact}};
    const int largest = lab.by_scale(10, 14, 20);
    const int plainest = lab.by_scale(10, 14, 14);
    for (int n = 2; n <= largest; ++n) {
        const Size size{n, n};
        const auto loops = cycles::count({size, false, lab.jobs}, lab.budget);
        if (!loops) return loops.error();
        std::vector<core::Cell> row = {
            core::words(grid_name(size)), core::words(core::decimal(loops->loops)), {}, {}};
        if (n <= plainest) {
            const auto plain = plug::count(blank_puzzle(size), false, lab.budget);
            if (!plain) return plain.error();
            row[2] = core::whole(plain->states);
            row[3] = core::words(plain->loops == loops->loops ? "yes" : "no");
        }
        findings.rows.push_back(std::move(row));
        if (lab.progress) {
            lab.progress(static_cast<std::uint64_t>(n), static_cast<std::uint64_t>(largest));
        }
    }
    return findings;
}

core::Result<core::Findings> clauses_table(core::Lab& lab) {
    constexpr int kSmallest = 4;
    const int largest = lab.by_scale(8, 8, 12);
    core::Findings findings;
    findings.columns = {{words::kReading, Kind::Key},
                        {words::kGrid, Kind::Key},
                        {words::kLoops, Kind::Exact},
                        {words::kTimes, Kind::Exact}};
    struct Reading {
        const char* name = nullptr;
        Variant variant{};
    };
    std::vector<core::Count> strict;
    for (const Reading& reading :
         {Reading{"both", {}}, Reading{"several-loops", {true, false}},
          Reading{"skips", {false, true}}, Reading{"neither", {true, true}}}) {
        for (int n = kSmallest; n <= largest; n += 2) {
            Puzzle p = blank_puzzle({n, n});
            p.variant = reading.variant;
            const auto counted = plug::count(p, false, lab.budget);
            if (!counted) return counted.error();
            if (reading.variant == Variant{}) strict.push_back(counted->loops);
            const auto& one = strict[static_cast<std::size_t>((n - kSmallest) / 2)];
            findings.rows.push_back({core::words(reading.name), core::words(grid_name({n, n})),
                                     core::words(core::decimal(counted->loops)),
                                     core::words(ratio(counted->loops, one))});
        }
    }
    return findings;
}

namespace {

// Turns of the loops of a grid, as a row. The floor's rule: twice the shorter even side.
core::Result<std::vector<core::Cell>> turns_row(Size size, core::Lab& lab) {
    const auto counted = cycles::count({size, true, lab.jobs}, lab.budget);
    if (!counted) return counted.error();
    const auto& by_turns = counted->by_turns;
    std::uint64_t least = 0;
    std::uint64_t distinct = 0;
    bool even = true;
    core::Count turns = 0;
    for (std::size_t k = 0; k < by_turns.size(); ++k) {
        if (by_turns[k] == 0) continue;
        if (distinct == 0) least = k;
        ++distinct;
        even = even && k % 2 == 0;
        turns += by_turns[k] * k;
    }
    const int shorter = std::min(size.rows % 2 == 0 ? size.rows : size.cols,
                                 size.cols % 2 == 0 ? size.cols : size.rows);
    const std::size_t most = by_turns.size() - 1;
    return std::vector<core::Cell>{core::words(grid_name(size)),
                                   core::whole(static_cast<std::uint64_t>(size.cells())),
                                   core::whole(least),
                                   core::whole(2 * static_cast<std::uint64_t>(shorter)),
                                   core::whole(most),
                                   core::words(ratio(turns, counted->loops)),
                                   core::whole(distinct),
                                   core::words(even ? "yes" : "no")};
}

std::vector<Size> turning_grids(const core::Lab& lab) {
    std::vector<Size> grids;
    const int largest = lab.by_scale(10, 12, 14);
    for (int n = 2; n <= largest; n += 2) grids.push_back({n, n});
    const int widest = lab.by_scale(7, 10, 10);
    for (int rows = 2; rows <= widest; ++rows) {
        for (int cols = rows + 1; cols <= widest; ++cols) {
            if (rows * cols % 2 == 0) grids.push_back({rows, cols});
        }
    }
    return grids;
}

}  // namespace

core::Result<core::Findings> turns_table(core::Lab& lab) {
    core::Findings findings;
    findings.columns = {{words::kGrid, Kind::Key},       {words::kCells, Kind::Exact},
                        {words::kFewest, Kind::Exact},   {words::kTwiceEven, Kind::Exact},
                        {words::kMost, Kind::Exact},     {words::kMean, Kind::Exact},
                        {words::kDistinct, Kind::Exact}, {words::kAllEven, Kind::Exact}};
    const std::vector<Size> grids = turning_grids(lab);
    for (const Size size : grids) {
        auto row = turns_row(size, lab);
        if (!row) return row.error();
        findings.rows.push_back(std::move(*row));
        if (lab.progress) lab.progress(findings.rows.size(), grids.size());
    }
    return findings;
}

}  // namespace hashigo::detour
