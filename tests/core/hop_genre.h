// A tiny sequence genre, to hold the ladder machine to its word that ordered choices fit it: stones
// on a strip are taken one after another; each hop goes left or right to the nearest stone left, at
// most `reach` cells away. A hop can strand the player. (Goishi Hiroi has the same shape: the facts
// are picks, the candidates are the next picks, and a pick changes what the candidates are.)
#pragma once

#include <bit>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "core/engine.h"
#include "core/probe.h"
#include "core/search.h"

namespace hashigo::hop {

struct Puzzle {
    std::uint32_t stones = 0;
    int reach = 0;
};

struct State {
    std::uint32_t left = 0;   // stones not yet taken
    std::uint32_t alive = 0;  // candidates for the next pick
    int position = -1;
    std::vector<int> order{};
    friend bool operator==(const State&, const State&) = default;
};

struct Fact {
    enum Kind { Pick, RuleOut } kind = Pick;
    int stone = 0;
};

struct Why {
    enum Reason { OnlyOne, NoneLeft, GapTooWide } reason = OnlyOne;
    int stone = 0;
};

struct Hop {
    using Puzzle = hop::Puzzle;
    using State = hop::State;
    using Fact = hop::Fact;
    using Why = hop::Why;
    static constexpr std::string_view id = "hop";

    static std::span<const core::Rung<Hop>> ladder();
    static std::span<const core::Rule<Hop>> rules();

    static State start(const Puzzle& p) { return {p.stones, p.stones, -1, {}}; }
    static bool known(const State& s, const Fact& f) {
        return f.kind == Fact::RuleOut && ((s.alive >> static_cast<unsigned>(f.stone)) & 1U) == 0;
    }
    static Fact opposite(const Fact& f) {
        return {f.kind == Fact::Pick ? Fact::RuleOut : Fact::Pick, f.stone};
    }
    static void apply(const Puzzle& p, State& s, const Fact& f) {
        const std::uint32_t bit = 1U << static_cast<unsigned>(f.stone);
        s.alive &= ~bit;
        if (f.kind == Fact::RuleOut) return;
        s.left &= ~bit;
        s.position = f.stone;
        s.order.push_back(f.stone);
        s.alive = next_stones(p, s);
    }
    static std::uint32_t next_stones(const Puzzle& p, const State& s) {
        const std::uint32_t below = s.left & ((1U << static_cast<unsigned>(s.position)) - 1);
        const std::uint32_t above = s.left & ~below;
        std::uint32_t next = 0;
        if (below != 0 && s.position - highest(below) <= p.reach)
            next |= 1U << unsigned(highest(below));
        if (above != 0 && lowest(above) - s.position <= p.reach)
            next |= 1U << unsigned(lowest(above));
        return next;
    }
    static int highest(std::uint32_t mask) { return 31 - std::countl_zero(mask); }
    static int lowest(std::uint32_t mask) { return std::countr_zero(mask); }

    // A position is the order so far; what is ruled out is not written down.
    static bool lasting(const Fact& f) { return f.kind == Fact::Pick; }
    static std::vector<Fact> branch(const Puzzle&, const State& s) { return picks(s); }
    static std::vector<Fact> assumptions(const Puzzle&, const State& s) { return picks(s); }
    static std::vector<Fact> picks(const State& s) {
        std::vector<Fact> facts;
        for (std::uint32_t m = s.alive; m != 0; m &= m - 1)
            facts.push_back({Fact::Pick, lowest(m)});
        return facts;
    }
    static bool legal(const Puzzle&, const State& s) { return s.left == 0; }

    static core::Text name(const Puzzle&, const Fact& f) {
        const std::string stone = std::to_string(f.stone);
        return f.kind == Fact::Pick
                   ? core::Text{"stone " + stone + " is next", stone + "が次"}
                   : core::Text{"stone " + stone + " is not next", stone + "は次でない"};
    }
    static core::Sites sites(const Puzzle&, const Fact& f) {
        return {{core::Site::Kind::Cell, 0, f.stone, 0, 0}};
    }
    static core::Explanation explain(const Puzzle& p, const State&,
                                     const core::DeductionOf<Fact, Why>& d) {
        static constexpr const char* kReasons[] = {"only-one", "none-left", "gap-too-wide"};
        core::Explanation told;
        told.reason = kReasons[d.why.reason];
        told.message = {told.reason, told.reason};
        if (d.outcome == core::Outcome::Concluded) told.therefore = sites(p, d.fact);
        return told;
    }
    // In a sequence the position is the state: everything is kept.
    static std::pair<Puzzle, State> restrict_to(const Puzzle& p, const State& s,
                                                const core::Sites&) {
        return {p, s};
    }

    static core::Answers<State> solve(const Puzzle& p, const State& s, core::Wanted wanted,
                                      core::Budget& budget) {
        return core::search<Hop>(p, s, {}, wanted, budget);
    }
    static std::optional<std::vector<Fact>> common(const Puzzle& p, const State& s,
                                                   const State& answer, core::Budget& budget) {
        const Fact next{Fact::Pick, answer.order[s.order.size()]};
        for (const Fact& other : picks(s)) {
            if (other.stone == next.stone) continue;
            State tried = s;
            apply(p, tried, other);
            if (solve(p, tried, {1, 0}, budget).count > 0) return std::vector<Fact>{};
        }
        return std::vector<Fact>{next};
    }
    static std::vector<Fact> differences(const Puzzle&, const State& marks, const State& answer) {
        for (std::size_t k = 0; k < marks.order.size(); ++k) {
            if (marks.order[k] != answer.order[k]) return {{Fact::Pick, marks.order[k]}};
        }
        return {};
    }
};

inline void rung_only(const Puzzle&, const State& s, core::RungSet, core::Deductions<Hop>& out) {
    if (s.left != 0 && s.alive == 0) out.contradict({Why::NoneLeft, s.position});
    if (s.position >= 0 && std::popcount(s.alive) == 1) {
        out.conclude({Fact::Pick, Hop::lowest(s.alive)}, {Why::OnlyOne, s.position});
    }
}

// Stones on both sides of a gap wider than a hop can never both be taken.
inline void rung_gap(const Puzzle& p, const State& s, core::RungSet, core::Deductions<Hop>& out) {
    int last = -1;
    for (std::uint32_t m = s.left; m != 0; m &= m - 1) {
        const int stone = Hop::lowest(m);
        if (last >= 0 && stone - last > p.reach) out.contradict({Why::GapTooWide, stone});
        last = stone;
    }
}

inline std::span<const core::Rung<Hop>> Hop::ladder() {
    static constexpr core::Rung<Hop> kLadder[] = {
        {{"only", "only", "唯一"},
         {"only.title", "only one stone can be next", "次は一つ"},
         rung_only},
        {{"gap", "gap", "間"}, {"gap.title", "a gap too wide", "広すぎる間"}, rung_gap},
        {{"probe", "probe", "仮定"}, {"probe.title", "try a stone", "試す"}, core::probe<Hop>},
    };
    return kLadder;
}

inline std::vector<core::Lapse> check_stones_left(const Puzzle&, const State& s) {
    if (s.left == 0) return {};
    return {{s.alive == 0 ? core::Standing::Broken : core::Standing::Unfinished, {}}};
}

inline std::span<const core::Rule<Hop>> Hop::rules() {
    static constexpr core::Rule<Hop> kRules[] = {
        {"",
         {"stones-left", "Every stone must be taken.", "石が残っています。"},
         check_stones_left},
    };
    return kRules;
}

static_assert(core::Engine<Hop>);

}  // namespace hashigo::hop
