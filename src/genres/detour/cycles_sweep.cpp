// A row is two phases. In each, every tile is taken through all columns of a half on its own, in
// room that a processor's cache holds, and then written to where the next phase reads it: turned
// over into the tiles of the middle, or as it is into those of the edge.
#include "genres/detour/cycles_sweep.h"

#include <algorithm>
#include <istream>
#include <numeric>
#include <ostream>

#include "core/parallel.h"
#include "genres/detour/cycles_kernel.h"

namespace hashigo::detour::cycles {

namespace {

// Tiles largest first, in waves of about as many additions as may pass between looks at the budget;
// each number of a tile takes some.
std::vector<std::vector<std::uint32_t>> waves_of(const std::vector<Tile>& tiles,
                                                 std::uint64_t additions) {
    constexpr std::uint64_t kWave = std::uint64_t{1} << 28U;
    std::vector<std::uint32_t> order(tiles.size());
    std::iota(order.begin(), order.end(), 0U);
    std::stable_sort(order.begin(), order.end(), [&](std::uint32_t a, std::uint32_t b) {
        return tiles[a].size > tiles[b].size;
    });
    std::vector<std::vector<std::uint32_t>> waves(1);
    std::uint64_t load = 0;
    for (const std::uint32_t tile : order) {
        if (load >= kWave) {
            waves.emplace_back();
            load = 0;
        }
        waves.back().push_back(tile);
        load += tiles[tile].size * additions;
    }
    return waves;
}

}  // namespace

template <class Ring>
Sweep<Ring>::Sweep(const Plan& plan, std::size_t unit, Ring ring, int jobs)
    : plan_(plan),
      unit_(unit),
      ring_(ring),
      edge_(plan.edge() * unit + 1),
      middle_(plan.middle() * unit + 1) {
    if (jobs < 1) jobs = core::machine_jobs();
    const std::uint64_t room = plan.scratch() * unit + 1;
    for (int k = 0; k < jobs; ++k) {
        workers_.push_back({Room<Number>(room), Room<Number>(room)});
    }
    // One way to have done nothing: no plug anywhere.
    const RowPlan& rows = plan.row(0);
    const Place& place = rows.second->places[0];
    const Group& group = rows.second->groups[place.group];
    const Tile& tile = rows.edge[place.group];
    const std::uint64_t row = rows.first->edge.row[0];
    const auto starts = starts_of(rows.first->edge, tile.cls, group.width);
    const std::uint64_t at =
        tile.at + starts[0] + row * group.width[0] + group.parts[place.part].base[0] + place.slot;
    edge_.data()[1 + at * unit] = 1;
}

template <class Ring>
std::uint64_t Sweep<Ring>::bytes(const Plan& plan, std::size_t unit, int jobs) {
    if (jobs < 1) jobs = core::machine_jobs();
    const std::uint64_t tiles = 2 * static_cast<std::uint64_t>(jobs) * plan.scratch();
    return (plan.edge() + plan.middle() + tiles) * unit * sizeof(Number);
}

template <class Ring>
bool Sweep<Ring>::advance(core::Budget& budget) {
    if (!phase(budget, true) || !phase(budget, false)) return false;
    ++row_;
    return true;
}

template <class Ring>
bool Sweep<Ring>::phase(core::Budget& budget, bool is_inward) {
    const RowPlan& plan = plan_.row(row_);
    const Side& swept = is_inward ? *plan.first : *plan.second;
    const auto columns = static_cast<std::uint64_t>(swept.columns);
    const auto& tiles = is_inward ? plan.edge : plan.middle;
    auto waves = waves_of(tiles, unit_ * columns);
    // Before the first row all other tiles are zero.
    if (row_ == 0 && is_inward) waves = {{plan.second->places[0].group}};
    for (const auto& wave : waves) {
        for (const std::uint32_t tile : wave) unpaid_ += tiles[tile].size * unit_ * columns;
        if (!pay(budget)) return false;
        std::atomic<std::size_t> next{0};
        const int jobs = static_cast<int>(workers_.size());
        core::parallel_for(std::min(workers_.size(), wave.size()), jobs, [&](std::size_t k) {
            for (std::size_t tile = next++; tile < wave.size(); tile = next++) {
                is_inward ? sweep_in(wave[tile], workers_[k]) : sweep_out(wave[tile], workers_[k]);
            }
        });
    }
    return true;
}

// A wave is paid for before it is swept, so that it is never begun where the nodes do not suffice.
template <class Ring>
bool Sweep<Ring>::pay(core::Budget& budget) {
    for (; unpaid_ >= kAdditionsOfNode; unpaid_ -= kAdditionsOfNode) {
        if (!budget.spend()) return false;
    }
    return budget.look();
}

template <class Ring>
void Sweep<Ring>::sweep_in(std::size_t group, Worker& worker) {
    const RowPlan& plan = plan_.row(row_);
    const Tile& tile = plan.edge[group];
    const Columns what{*plan.first, *plan.second, plan.second->groups[group], tile.cls, true};
    const Number* const from = edge_.data() + 1 + tile.at * unit_;
    hand_over(group, columns(what, from, worker, nullptr));
}

template <class Ring>
void Sweep<Ring>::sweep_out(std::size_t group, Worker& worker) {
    const RowPlan& plan = plan_.row(row_);
    const Tile& tile = plan.middle[group];
    const Columns what{*plan.second, *plan.first, plan.first->groups[group], tile.cls, false};
    const Number* const from = middle_.data() + 1 + tile.at * unit_;
    Number* const last = edge_.data() + 1 + plan_.row(row_ + 1).edge[group].at * unit_;
    columns(what, from, worker, last);
}

// Takes a tile through the columns of a half and returns where it stands then: at `last`, if given.
template <class Ring>
auto Sweep<Ring>::columns(const Columns& what, const Number* from, Worker& worker, Number* last)
    -> const Number* {
    Number seen{};
    Number* to = worker.one.data() + 1;
    Number* spare = worker.two.data() + 1;
    for (int k = 0; k < what.side.columns; ++k) {
        const bool is_last = k + 1 == what.side.columns;
        if (is_last && last != nullptr) to = last;
        seen |= step(what, what.is_inward ? k : what.side.columns - 1 - k, from, to);
        from = to;
        std::swap(to, spare);
    }
    if (ring_.outgrown(seen)) outgrown_ = true;
    return from;
}

template <class Ring>
auto Sweep<Ring>::step(const Columns& what, int place, const Number* from, Number* to) const
    -> Number {
    const Step& step = what.is_inward ? what.side.in[static_cast<std::size_t>(place)]
                                      : what.side.out[static_cast<std::size_t>(place)];
    const Depths& width = what.group.width;
    const Starts before = starts_of(what.side.before(place, what.is_inward), what.cls, width);
    const Starts after = starts_of(what.side.after(place, what.is_inward), what.cls, width);
    const bool turns = unit_ > 1;
    Number seen{};
    for (const Operation& op : step.operations[class_at(what.cls)]) {
        const std::size_t row = width[op.depth] * unit_;
        if (row == 0) continue;
        const std::uint32_t* const rows = step.sources.data() + op.source;
        const Number* const base = from + before[op.depth] * unit_;
        Sources<Number> sources;
        for (std::size_t k = 0; k < op.sources; ++k) sources[k] = base + rows[k] * row;
        Number* const target = to + after[op.depth] * unit_;
        const std::size_t length = op.rows * row;
        if (turns) {
            seen |= put_turning(op, target, sources, row);
        } else if (op.also == kNoWord) {
            seen |= sum_rows(ring_, target + op.to * row, sources, op.sources, length);
        } else {
            seen |= sum_twice(ring_, target + op.to * row, target + op.also * row, sources,
                              op.sources, length);
        }
        if (op.closing != 0 && width[op.depth + 2U] != 0) {
            const std::uint64_t source =
                before[op.depth + 2U] + std::uint64_t{rows[op.sources]} * width[op.depth + 2U];
            seen |= close(what, op, from + source * unit_, target + op.to * row);
        }
    }
    return seen;
}

// The same for coefficients: what turns is read one further back.
template <class Ring>
auto Sweep<Ring>::put_turning(const Operation& op, Number* target, const Sources<Number>& sources,
                              std::size_t row) const -> Number {
    const auto turned = [&](std::uint16_t marks) {
        Sources<Number> shifted = sources;
        for (std::size_t k = 0; k < op.sources; ++k) shifted[k] -= (marks >> k) & 1U;
        return shifted;
    };
    const std::size_t length = op.rows * row;
    Number seen = sum_rows(ring_, target + op.to * row, turned(op.to_turns), op.sources, length);
    if (op.also == kNoWord) return seen;
    seen |= sum_rows(ring_, target + op.also * row, turned(op.also_turns), op.sources, length);
    return seen;
}

// Adds a row of the words two deeper, each where it goes when the other half's bracket closes.
template <class Ring>
auto Sweep<Ring>::close(const Columns& what, const Operation& op, const Number* from,
                        Number* to) const -> Number {
    const std::size_t deep = op.depth + 2U;
    const std::size_t back = unit_ > 1 ? 1 : 0;
    Number seen{};
    for (const Part& part : what.group.parts) {
        if (static_cast<std::size_t>(part.plugs) < deep) continue;
        const auto& closing =
            what.waiting.patterns.closing(part.plugs, static_cast<int>(deep), op.closing);
        const std::size_t length = part.count * unit_;
        const Number* source = from + part.base[deep] * unit_ - back;
        Number* const target = to + part.base[op.depth] * unit_;
        for (const std::uint32_t pattern : closing) {
            seen |= add_to(ring_, target + pattern * length, source, length);
            source += length;
        }
    }
    return seen;
}

// Writes a tile that has come to the middle into the tiles of the other half's words. What is a
// block of rows here, of words with one last digit, is a block of columns there.
template <class Ring>
void Sweep<Ring>::hand_over(std::size_t group, const Number* from) {
    const RowPlan& plan = plan_.row(row_);
    const int cls = plan.edge[group].cls;
    const Starts starts = starts_of(plan.first->middle, cls, plan.second->groups[group].width);
    for (std::size_t digit = 0; digit < 3; ++digit) {
        for (std::size_t other = 0; other < plan.first->groups.size(); ++other) {
            if (plan.first->blocks[digit][other].cls != cls) continue;
            hand_over_to({group, other, digit}, starts, from);
        }
    }
}

template <class Ring>
void Sweep<Ring>::hand_over_to(const Meeting& at, const Starts& starts, const Number* from) {
    const RowPlan& plan = plan_.row(row_);
    const Depths& cols = plan.second->groups[at.waiting].width;
    const Depths& rows = plan.first->groups[at.swept].width;
    const Block& here = plan.first->blocks[at.digit][at.swept];
    const Block& there = plan.second->blocks[(3 - at.digit) % 3][at.waiting];
    const Tile& tile = plan.middle[at.swept];
    const Starts starts_there = starts_of(plan.second->middle, tile.cls, rows);
    Number* const base = middle_.data() + 1 + tile.at * unit_;
    for (std::size_t d = 0; d + 1 < kDepths; ++d) {
        // The plug on the side is a bracket of this half's word here and of the other's there.
        if (at.digit == 2 && d == 0) continue;
        const std::size_t deep = at.digit == 1 ? d + 1 : at.digit == 2 ? d - 1 : d;
        if (rows[d] == 0 || cols[deep] == 0) continue;
        const Number* const source =
            from + (starts[deep] + here.first[d] * std::uint64_t{cols[deep]}) * unit_;
        Number* const target =
            base + (starts_there[d] + there.first[deep] * std::uint64_t{rows[d]}) * unit_;
        if (unit_ == 1) {
            transpose(source, target, rows[d], cols[deep]);
        } else {
            transpose_units(source, target, rows[d], cols[deep], unit_);
        }
    }
}

template <class Ring>
void Sweep<Ring>::write(std::ostream& out) const {
    out.write(reinterpret_cast<const char*>(edge()),
              static_cast<std::streamsize>(edge_size() * sizeof(Number)));
}

template <class Ring>
bool Sweep<Ring>::read(std::istream& in, int row) {
    row_ = row;
    in.read(reinterpret_cast<char*>(edge_.data() + 1),
            static_cast<std::streamsize>(edge_size() * sizeof(Number)));
    return static_cast<bool>(in);
}

template class Sweep<Whole<std::uint64_t>>;
template class Sweep<Whole<Wide>>;
template class Sweep<Residue>;

}  // namespace hashigo::detour::cycles
