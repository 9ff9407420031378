// Detour as the machine and the faces see it: the trait struct that ties its rooms
// together. Only the registry and tests include it.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "app/any_genre.h"
#include "core/genre.h"
#include "core/position.h"
#include "core/verdict.h"
#include "genres/detour/board.h"
#include "genres/detour/foresight.h"
#include "genres/detour/reason.h"

namespace hashigo::detour {

struct Detour {
    using Puzzle = detour::Puzzle;
    using State = detour::State;
    using Fact = detour::Fact;
    using Why = detour::Why;

    static constexpr std::string_view id = "detour";

    // The ladder machine's side: see core/genre.h.
    static std::span<const core::Rung<Detour>> ladder();
    static std::span<const core::Rule<Detour>> rules();
    static State start(const Puzzle& p);
    static bool known(const State& s, const Fact& f);
    static void apply(const Puzzle& p, State& s, const Fact& f);
    static Fact opposite(const Fact& f);
    static bool lasting(const Fact&) { return true; }  // a position holds every mark
    static std::vector<Fact> branch(const Puzzle& p, const State& s);
    static std::vector<Fact> assumptions(const Puzzle& p, const State& s);
    using Foresight = detour::Foresight;  // what spares the rung probe climbs in vain
    static bool legal(const Puzzle& p, const State& s);
    static core::Text name(const Puzzle& p, const Fact& f);
    static core::Sites sites(const Puzzle& p, const Fact& f);
    static core::Explanation explain(const Puzzle& p, const State& s,
                                     const core::DeductionOf<Fact, Why>& d);
    static std::pair<Puzzle, State> restrict_to(const Puzzle& p, const State& s,
                                                const core::Sites& sites);

    // The complete engines.
    static core::Answers<State> solve(const Puzzle& p, const State& s, core::Wanted wanted,
                                      core::Budget& budget);
    static core::Answers<State> oracle(const Puzzle& p, const State& s, core::Wanted wanted,
                                       core::Budget& budget);
    // The facts that hold in every answer extending `s`, given one of them; empty if unknown.
    static std::optional<std::vector<Fact>> common(const Puzzle& p, const State& s,
                                                   const State& answer, core::Budget& budget);
    // Where marks and an answer disagree.
    static std::vector<Fact> differences(const Puzzle& p, const State& marks, const State& answer);

    // The faces' side: see app/erased.h.
    static app::GenreInfo info();
    static std::optional<core::Error> configure(Puzzle& p, const app::Choices& rules);
    // What is measured, and what was published of it.
    static std::span<const core::Experiment> experiments();
    static const std::vector<core::Claim>& claims();
    static core::Result<core::Position<Detour>> read(std::string_view text);
    static core::Result<std::string> write(const core::Position<Detour>& position,
                                           core::Format format);
    static core::Result<Puzzle> blank(core::Size size);
    static core::Result<std::string> count(const Puzzle& p, const app::CountRequest& request,
                                           core::Budget& budget);
    static core::Result<std::pair<std::string, app::CountReport::ByTurns>> count_by_turns(
        const Puzzle& p, const app::CountRequest& request, core::Budget& budget);
    static core::Result<app::Drawer<State>> drawer(const Puzzle& p, core::Budget& budget);
    static core::Result<Puzzle> generate(const app::GenerateRequest& request, core::Budget& budget);
    static core::Result<Puzzle> minimise(const Puzzle& p, core::Budget& budget);
    static app::Witness conflict(const Puzzle& p, const State& s, core::Budget& budget);
    static app::Mendings<Puzzle> repair(const Puzzle& p, const app::RepairRequest& request,
                                        core::Budget& budget);
    static core::Position<Detour> transform(const core::Position<Detour>& position,
                                            const app::Transform& how);
    static core::Scene scene(const Puzzle& p, const State& marks, const core::Overlay& overlay);
    static std::vector<core::Label> labels(const Puzzle& p, const State& marks);
    static core::Result<core::Touched<State>> touch(const Puzzle& p, const State& marks,
                                                    const core::Gesture& gesture);
    // Crosses at the cells through which the line that was just drawn passes.
    static core::Touched<State> follow(const Puzzle& p, const State& marks,
                                       const core::Sites& changed);
    // A whole loop line by line from its first cell; other marks are one step.
    static std::vector<State> replay(const Puzzle& p, const State& marks);
    static core::Result<core::Touched<core::Position<Detour>>> edit(
        const core::Position<Detour>& position, const core::Gesture& gesture);
};

}  // namespace hashigo::detour
