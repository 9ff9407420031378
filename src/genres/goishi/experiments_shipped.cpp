// Tables of the shipped boards: their answers, and what the ladder and the engine's arguments are
// worth on them. Nothing is drawn; the boards are data.
#include <algorithm>
#include <array>
#include <cstdlib>
#include <functional>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "core/climb.h"
#include "core/search.h"
#include "genres/goishi/experiments.h"
#include "genres/goishi/experiments_phrases.h"
#include "genres/goishi/genre.h"
#include "genres/goishi/moves.h"
#include "genres/goishi/solve.h"
#include "genres/goishi/state.h"

namespace hashigo::goishi {

namespace {

namespace words = experiments_phrases;
using core::Cell;
using core::Kind;

constexpr std::array<std::string_view, 3> kGrids = {"6x6", "8x8", "10x10"};

core::Text ours() {
    return core::say(words::kOurBoards);
}

std::optional<std::vector<int>> answer_of(const Puzzle& p, core::Budget& budget) {
    const auto found = solve(p, start(p), {1, 1}, budget);
    if (found.kept.empty()) return std::nullopt;
    return found.kept.front().order;
}

// ---- answers -----------------------------------------------------------------------------------

struct Walk {
    std::uint64_t moves = 0;
    std::uint64_t turned = 0;
    std::uint64_t straight = 0;
    std::uint64_t flights = 0;
    std::uint64_t longest = 0;
};

// Whether a move passes over a cell that once held a stone.
bool flies(const Puzzle& p, int from, int to, core::Direction d) {
    bool over = false;
    bool there = false;
    core::walk(p.size, from, d, [&](int cell) {
        there = there || cell == to;
        over = over || (!there && p.stones[static_cast<std::size_t>(cell)] != 0);
    });
    return over;
}

std::uint64_t length(core::Size size, int from, int to) {
    return static_cast<std::uint64_t>(std::abs(size.row(from) - size.row(to)) +
                                      std::abs(size.col(from) - size.col(to)));
}

Walk walk_of(const Puzzle& p, const std::vector<int>& order) {
    Walk walk;
    std::optional<core::Direction> came;
    for (std::size_t k = 1; k < order.size(); ++k) {
        const auto d = direction(p.size, order[k - 1], order[k]);
        if (came) (*d == *came ? walk.straight : walk.turned) += 1;
        walk.flights += flies(p, order[k - 1], order[k], *d) ? 1 : 0;
        walk.longest = std::max(walk.longest, length(p.size, order[k - 1], order[k]));
        came = d;
        ++walk.moves;
    }
    return walk;
}

std::uint64_t sum(const std::vector<Walk>& walks, std::uint64_t Walk::*what) {
    std::uint64_t total = 0;
    for (const Walk& walk : walks) total += walk.*what;
    return total;
}

std::vector<std::uint64_t> each_of(const std::vector<Walk>& walks, std::uint64_t Walk::*what) {
    std::vector<std::uint64_t> values;
    for (const Walk& walk : walks) values.push_back(walk.*what);
    return values;
}

std::uint64_t most(const std::vector<std::uint64_t>& values) {
    return *std::max_element(values.begin(), values.end());
}

// Of all boards of a grid, not of a sample: without an interval.
Cell plain_median(std::vector<std::uint64_t> values) {
    Cell cell = core::median(std::move(values));
    cell.interval.reset();
    return cell;
}

// How many stones a walk may begin with, over all boards: "1" or "1-3".
std::optional<Cell> first_stones(const std::vector<Puzzle>& boards, core::Budget& budget) {
    std::set<int> counts;
    for (const Puzzle& p : boards) {
        int count = 0;
        for (const int cell : allowed(p, start(p))) {
            State s = start(p);
            s.order = {cell};
            const auto found = solve(p, s, {1, 0}, budget);
            if (found.count == 0 && !found.exact) return std::nullopt;
            count += found.count > 0 ? 1 : 0;
        }
        counts.insert(count);
    }
    const std::string least = std::to_string(*counts.begin());
    return core::words(counts.size() == 1 ? least : least + "-" + std::to_string(*counts.rbegin()));
}

std::vector<Cell> shipped_row(std::string_view grid, const std::vector<Puzzle>& boards,
                              const std::vector<Walk>& walks, const Cell& firsts) {
    const auto stones = static_cast<std::uint64_t>(stones_left(boards[0], start(boards[0])));
    const std::uint64_t turned = sum(walks, &Walk::turned);
    const std::uint64_t straight = sum(walks, &Walk::straight);
    const auto flights = each_of(walks, &Walk::flights);
    const auto longest = each_of(walks, &Walk::longest);
    return {core::words(std::string(grid)),
            core::whole(boards.size()),
            core::whole(stones),
            core::whole(sum(walks, &Walk::moves)),
            core::whole(turned),
            core::exact_percent(turned, turned + straight, 1),
            core::whole(straight),
            plain_median(flights),
            core::whole(most(flights)),
            plain_median(longest),
            core::whole(most(longest)),
            firsts};
}

// ---- forced moves ------------------------------------------------------------------------------

core::RungSet up_to(std::string_view id) {
    const auto ladder = Goishi::ladder();
    const auto found = std::find_if(ladder.begin(), ladder.end(),
                                    [&](const auto& rung) { return rung.id() == id; });
    return core::RungSet::first(static_cast<int>(found - ladder.begin()) + 1);
}

// The published ladder has no rungs between dead and probe.
core::RungSet published_probe() {
    const int probe = static_cast<int>(Goishi::ladder().size()) - 1;
    return up_to("dead").with(probe);
}

struct Height {
    std::string_view name;
    core::RungSet use;
};

std::vector<Height> heights() {
    return {{"line", up_to("line")},      {"reach", up_to("reach")},   {"dead", up_to("dead")},
            {"probe", published_probe()}, {"single", up_to("single")}, {"parity", up_to("parity")},
            {"all", up_to("probe")}};
}

// Whether rungs leave one move: what they rule out is applied until a pick follows.
bool forces(const Puzzle& p, State s, core::RungSet use, core::Deductions<Goishi>& out) {
    const std::size_t picks = s.order.size();
    while (s.order.size() == picks) {
        if (!core::find_round<Goishi>(p, s, use, out)) return false;
        if (!core::apply_round<Goishi>(p, s, out, nullptr)) return false;
    }
    return true;
}

struct Share {
    std::uint64_t hits = 0;
    std::uint64_t of = 0;
};

std::optional<Share> forced_share(const std::vector<Puzzle>& boards, core::RungSet use,
                                  core::Lab& lab) {
    std::vector<Share> shares(boards.size());
    const auto work = [&](std::size_t k, core::Budget& part) {
        const auto order = answer_of(boards[k], part);
        core::Deductions<Goishi> out(part);
        for (std::size_t picks = 1; order && picks < order->size(); ++picks) {
            State s = start(boards[k]);
            s.order.assign(order->begin(), order->begin() + static_cast<std::ptrdiff_t>(picks));
            shares[k].hits += forces(boards[k], s, use, out) ? 1 : 0;
            ++shares[k].of;
        }
    };
    if (!lab.each(boards.size(), core::Budget::kUnlimited, work)) return std::nullopt;
    Share total;
    for (const Share& share : shares) total = {total.hits + share.hits, total.of + share.of};
    return total;
}

// ---- nodes -------------------------------------------------------------------------------------

struct Argument {
    std::string_view name;
    Prunings use;
};
constexpr std::array<Argument, 6> kArguments = {{
    {"line", {false, false, false, false, false}},
    {"reach", {true, false, false, false, false}},
    {"dead", {true, true, false, false, false}},
    {"single", {true, true, true, false, false}},
    {"parity", {true, true, true, true, false}},
    {"flank", {true, true, true, true, true}},
}};

using Prove = std::function<std::uint64_t(const Puzzle& p, core::Budget& budget)>;

// Nodes of each board's proof; empty where the budget ended.
std::vector<std::uint64_t> proofs(const std::vector<Puzzle>& boards, const Prove& prove,
                                  core::Lab& lab) {
    std::vector<std::uint64_t> nodes(boards.size());
    const bool whole =
        lab.each(boards.size(), core::Budget::kUnlimited,
                 [&](std::size_t k, core::Budget& part) { nodes[k] = prove(boards[k], part); });
    if (!whole) nodes.clear();
    return nodes;
}

std::uint64_t search_nodes(const Puzzle& p, core::Budget& budget) {
    return core::search<Goishi>(p, start(p), published_probe(), {2, 0}, budget).nodes;
}

// A row of the table; false where the budget ended.
bool add_nodes(core::Findings& findings, std::string_view name, const Prove& prove,
               std::size_t grids, core::Lab& lab) {
    std::vector<Cell> row = {core::words(std::string(name))};
    std::vector<std::uint64_t> last;
    for (std::size_t k = 0; k < grids; ++k) {
        last = proofs(shipped_boards(kGrids[k]), prove, lab);
        if (last.empty()) return false;
        row.push_back(plain_median(last));
    }
    row.resize(kGrids.size() + 1);
    row.push_back(grids == kGrids.size() ? core::whole(most(last)) : Cell{});
    findings.rows.push_back(std::move(row));
    return true;
}

}  // namespace

core::Result<core::Findings> shipped_table(core::Lab& lab) {
    core::Findings findings;
    for (const core::Phrase& column :
         {words::kGrid, words::kBoards, words::kStones, words::kMoves, words::kTurned,
          words::kTurnedShare, words::kStraight, words::kFlightsMedian, words::kFlightsMost,
          words::kLongMedian, words::kLongMost, words::kFirsts}) {
        findings.columns.push_back({column, Kind::Exact});
    }
    findings.columns.front().kind = Kind::Key;
    for (const std::string_view grid : kGrids) {
        const std::vector<Puzzle> boards = shipped_boards(grid);
        std::vector<Walk> walks;
        for (const Puzzle& p : boards) {
            const auto order = answer_of(p, lab.budget);
            if (!order) return core::unfinished();
            walks.push_back(walk_of(p, *order));
        }
        const auto firsts = first_stones(boards, lab.budget);
        if (!firsts) return core::unfinished();
        findings.rows.push_back(shipped_row(grid, boards, walks, *firsts));
    }
    findings.notes.push_back(ours());
    return findings;
}

core::Result<core::Findings> forced_table(core::Lab& lab) {
    core::Findings findings;
    findings.columns = {{words::kRung, Kind::Key},
                        {words::kForced6, Kind::Exact},
                        {words::kForced8, Kind::Exact},
                        {words::kForced10, Kind::Exact}};
    for (const Height& height : heights()) {
        std::vector<Cell> row = {core::words(std::string(height.name))};
        for (const std::string_view grid : kGrids) {
            const auto share = forced_share(shipped_boards(grid), height.use, lab);
            if (!share) return core::unfinished();
            row.push_back(core::percent(share->hits, share->of, 1));
        }
        findings.rows.push_back(std::move(row));
    }
    findings.notes.push_back(ours());
    return findings;
}

core::Result<core::Findings> nodes_table(core::Lab& lab) {
    core::Findings findings;
    findings.columns = {{words::kRung, Kind::Key},
                        {words::kNodes6, Kind::Cost},
                        {words::kNodes8, Kind::Cost},
                        {words::kNodes10, Kind::Cost},
                        {words::kWorst10, Kind::Cost}};
    const auto grids = lab.by_scale<std::size_t>(1, 3, 3);
    for (const Argument& argument : kArguments) {
        const Prove prove = [&](const Puzzle& p, core::Budget& budget) {
            return solve(p, start(p), {2, 0}, budget, argument.use).nodes;
        };
        if (!add_nodes(findings, argument.name, prove, grids, lab)) return core::unfinished();
    }
    if (!add_nodes(findings, "probe", search_nodes, grids, lab)) return core::unfinished();
    findings.notes.push_back(ours());
    return findings;
}

}  // namespace hashigo::goishi
