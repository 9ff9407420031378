// The sweep, and the way back from its end, over the steps that were written down, to the answers
// themselves; see frontier.h. What a cell does to the frontier is plug_steps.h's; here a step must
// agree with the marks, and a region's count must still be able to become its number.
#include "genres/detour/frontier.h"

#include <algorithm>
#include <limits>
#include <utility>
#include <vector>

#include "genres/detour/frontier_layer.h"
#include "genres/detour/frontier_plan.h"

namespace hashigo::detour {

namespace frontier {

namespace {

// Where cells may be left out: that there is a line, and if there must be one loop only, that it is
// closed.
constexpr std::uint64_t kFlag = std::uint64_t{1} << 63U;

// One way into a state: from which state, over which edges, and the next way into it.
struct Way {
    std::uint32_t from = kNone;  // over all layers
    std::uint32_t other = kNone;
    bool ahead = false;
    bool on = false;
};

bool agrees(Mark mark, bool line) {
    return mark == Mark::Unknown || (mark == Mark::Line) == line;
}

std::uint64_t mask_of(const Step& step) {
    return ((std::uint64_t{1} << step.bits) - 1) << step.at;
}

class Sweep {
  public:
    enum class End { Done, TooMany, OutOfBudget };

    Sweep(Plan plan, Variant variant, bool keep, std::uint64_t most_states, core::Budget& budget)
        : plan_(std::move(plan)),
          variant_(variant),
          keep_(keep),
          most_states_(most_states),
          budget_(budget) {}

    End run() {
        now_.states().push_back({0, 0, 1});
        for (const Step& step : plan_.steps) {
            const End end = advance(step);
            if (end != End::Done) return end;
        }
        return End::Done;
    }

    std::uint64_t states() const { return swept_ + now_.states().size(); }

    std::uint64_t answers() const {
        const Beginning* end = whole();
        return end == nullptr ? 0 : end->ways;
    }

    // The first so many answers, the way written down last first.
    std::vector<State> kept(std::size_t most, std::size_t edges) const {
        std::vector<State> all;
        const Beginning* end = whole();
        if (end == nullptr) return all;
        State s{std::vector<Mark>(edges, Mark::Empty)};
        std::vector<std::uint32_t> path{end->step};
        while (!path.empty() && all.size() < most) {
            const std::uint32_t way = path.back();
            if (way == kNone) {
                path.pop_back();
                if (!path.empty()) take_other(path);
                continue;
            }
            draw(way, plan_.steps.size() - path.size(), s);
            if (path.size() < plan_.steps.size()) {
                path.push_back(first_ways_[ways_[way].from]);
                continue;
            }
            all.push_back(s);
            take_other(path);
        }
        return all;
    }

  private:
    const Beginning* whole() const {
        const std::uint64_t plugs = variant_.skips ? kFlag : 0;
        const auto& states = now_.states();
        const auto is_whole = [&](const Beginning& b) { return b.plugs == plugs; };
        const auto found = std::find_if(states.begin(), states.end(), is_whole);
        return found == states.end() ? nullptr : &*found;
    }

    End advance(const Step& step) {
        next_.clear();
        const std::uint64_t base = swept_;
        std::uint64_t made = 0;
        for (std::uint32_t k = 0; k < now_.states().size(); ++k) {
            if (!budget_.spend()) return End::OutOfBudget;
            const Beginning from = now_.states()[k];
            if (keep_) first_ways_.push_back(from.step);
            extend(from, static_cast<std::uint32_t>(base + k), step);
            made = base + now_.states().size() + next_.states().size();
            if (made > most_states_ || ways_.size() >= kNone) return End::TooMany;
        }
        swept_ = base + now_.states().size();
        std::swap(now_, next_);
        return budget_.afford(bytes()) ? End::Done : End::OutOfBudget;
    }

    void extend(const Beginning& from, std::uint32_t number, const Step& step) {
        const bool closed = variant_.skips && !variant_.several_loops && (from.plugs & kFlag) != 0;
        const std::uint64_t flag = from.plugs & kFlag;
        std::uint64_t plugs = from.plugs & ~kFlag;
        if (step.spot.col == 0) plugs = plug::next_row(plugs);
        for (const plug::Outcome& outcome : plug::outcomes(plugs, step.spot, variant_)) {
            if (closed && outcome.plugs != 0) continue;
            if (outcome.closes && !may_close(step)) continue;
            const Way way{number, kNone, plug::plug_at(outcome.plugs, step.spot.col + 1) != 0,
                          plug::plug_at(outcome.plugs, step.spot.col) != 0};
            if (!agrees(step.ahead_mark, way.ahead) || !agrees(step.on_mark, way.on)) continue;
            std::uint64_t counts = from.counts;
            if (!count(step, outcome.turns, counts)) continue;
            book(outcome.plugs | (flagged(outcome) ? kFlag : flag), counts, from.ways, way);
        }
    }

    bool may_close(const Step& step) const {
        return variant_.skips || &step == &plan_.steps.back();
    }

    bool flagged(const plug::Outcome& outcome) const {
        if (!variant_.skips) return false;
        return outcome.closes || (variant_.several_loops && outcome.plugs != 0);
    }

    // False if the region can no longer have its number.
    static bool count(const Step& step, bool turns, std::uint64_t& counts) {
        if (!step.numbered) return true;
        const std::uint64_t mask = step.bits == 0 ? 0 : mask_of(step);
        const int turned =
            static_cast<int>((counts & mask) >> (step.bits == 0 ? 0 : step.at)) + (turns ? 1 : 0);
        if (turned > step.number || turned + step.left < step.number) return false;
        counts &= ~mask;
        if (step.left > 0) counts |= static_cast<std::uint64_t>(turned) << step.at;
        return true;
    }

    void book(std::uint64_t plugs, std::uint64_t counts, std::uint64_t ways, Way way) {
        constexpr std::uint64_t kMost = std::numeric_limits<std::uint64_t>::max();
        Beginning& to = next_.states()[next_.find(plugs, counts)];
        to.ways = ways > kMost - to.ways ? kMost : to.ways + ways;
        if (!keep_) return;
        way.other = to.step;
        to.step = static_cast<std::uint32_t>(ways_.size());
        ways_.push_back(way);
    }

    std::uint64_t bytes() const {
        constexpr std::uint64_t kState = 2 * sizeof(Beginning) + 4 * sizeof(std::uint32_t);
        return 2 * kState * (now_.states().capacity() + next_.states().capacity()) +
               2 * sizeof(Way) * ways_.size() + 2 * sizeof(std::uint32_t) * first_ways_.size();
    }

    void draw(std::uint32_t way, std::size_t number, State& s) const {
        const Step& step = plan_.steps[number];
        const auto set = [&](int edge, bool line) {
            if (edge >= 0)
                s.marks[static_cast<std::size_t>(edge)] = line ? Mark::Line : Mark::Empty;
        };
        set(step.ahead, ways_[way].ahead);
        set(step.on, ways_[way].on);
    }

    void take_other(std::vector<std::uint32_t>& path) const {
        path.back() = ways_[path.back()].other;
    }

    Plan plan_;
    Variant variant_;
    bool keep_;
    std::uint64_t most_states_;
    core::Budget& budget_;
    Layer now_;
    Layer next_;
    std::uint64_t swept_ = 0;                // states of the layers before `now_`
    std::vector<Way> ways_;                  // where answers are to be kept
    std::vector<std::uint32_t> first_ways_;  // of every state of those layers
};

}  // namespace

}  // namespace frontier

std::optional<core::Answers<State>> sweep_answers(const Puzzle& p, const State& s,
                                                  core::Wanted wanted, std::uint64_t most_states,
                                                  core::Budget& budget) {
    using frontier::Sweep;
    auto plan = frontier::plan(p, s);
    if (!plan) return std::nullopt;
    Sweep sweep(std::move(*plan), p.variant, wanted.keep > 0, most_states, budget);
    const Sweep::End end = sweep.run();
    if (end == Sweep::End::TooMany) return std::nullopt;
    core::Answers<State> answers;
    answers.nodes = sweep.states();
    if (end == Sweep::End::OutOfBudget) return answers;
    answers.exact = sweep.answers() < wanted.limit;
    answers.count = std::min(sweep.answers(), wanted.limit);
    const auto most = static_cast<std::size_t>(std::min<std::uint64_t>(wanted.keep, answers.count));
    answers.kept = sweep.kept(most, s.marks.size());
    return answers;
}

}  // namespace hashigo::detour
