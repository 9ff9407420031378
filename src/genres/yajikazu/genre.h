// Yajisan-Kazusan as the machine and the faces see it: the trait struct that ties its rooms
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
#include "genres/yajikazu/board.h"
#include "genres/yajikazu/reason.h"

namespace hashigo::yajikazu {

struct Yajikazu {
    using Puzzle = yajikazu::Puzzle;
    using State = yajikazu::State;
    using Fact = yajikazu::Fact;
    using Why = yajikazu::Why;

    static constexpr std::string_view id = "yajikazu";

    // The ladder machine's side: see core/genre.h.
    static std::span<const core::Rung<Yajikazu>> ladder();
    static std::span<const core::Rule<Yajikazu>> rules();
    static State start(const Puzzle& p);
    static bool known(const State& s, const Fact& f);
    static void apply(const Puzzle& p, State& s, const Fact& f);
    static Fact opposite(const Fact& f);
    static bool lasting(const Fact&) { return true; }  // a position holds every mark
    static std::vector<Fact> branch(const Puzzle& p, const State& s);
    static std::vector<Fact> assumptions(const Puzzle& p, const State& s);
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
    // Worth saying beside a verdict: that puzz.link's rules would give another one.
    static std::vector<core::Text> remarks(const Puzzle& p, const core::Answers<State>& answers);
    static core::Result<core::Position<Yajikazu>> read(std::string_view text);
    static core::Result<std::string> write(const core::Position<Yajikazu>& position,
                                           core::Format format);
    static core::Result<std::string> count(const Puzzle& p, const app::CountRequest& request,
                                           core::Budget& budget);
    static core::Result<Puzzle> blank(core::Size size);
    static core::Result<Puzzle> generate(const app::GenerateRequest& request, core::Budget& budget);
    static core::Result<Puzzle> minimise(const Puzzle& p, core::Budget& budget);
    static app::Witness conflict(const Puzzle& p, const State& s, core::Budget& budget);
    static app::Mendings<Puzzle> repair(const Puzzle& p, const app::RepairRequest& request,
                                        core::Budget& budget);
    static core::Position<Yajikazu> transform(const core::Position<Yajikazu>& position,
                                              const app::Transform& how);
    static core::Scene scene(const Puzzle& p, const State& marks, const core::Overlay& overlay);
    static std::vector<core::Label> labels(const Puzzle& p, const State& marks);
    static core::Result<core::Touched<State>> touch(const Puzzle& p, const State& marks,
                                                    const core::Gesture& gesture);
    // White round the cells that were just shaded.
    static core::Touched<State> follow(const Puzzle& p, const State& marks,
                                       const core::Sites& changed);
    // Clues in white cells that are met and see nothing open.
    static core::Sites used(const Puzzle& p, const State& marks);
    static core::Result<core::Touched<core::Position<Yajikazu>>> edit(
        const core::Position<Yajikazu>& position, const core::Gesture& gesture);
};

}  // namespace hashigo::yajikazu
