// Goishi Hiroi as the machine and the faces see it: the trait struct that ties its rooms
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
#include "genres/goishi/board.h"
#include "genres/goishi/reason.h"

namespace hashigo::goishi {

struct Goishi {
    using Puzzle = goishi::Puzzle;
    using State = goishi::State;
    using Fact = goishi::Fact;
    using Why = goishi::Why;

    static constexpr std::string_view id = "goishi";

    // The ladder machine's side: see core/genre.h.
    static std::span<const core::Rung<Goishi>> ladder();
    static std::span<const core::Rule<Goishi>> rules();
    static State start(const Puzzle& p);
    static bool known(const State& s, const Fact& f);
    static void apply(const Puzzle& p, State& s, const Fact& f);
    static Fact opposite(const Fact& f);
    // A position is the order so far; what is ruled out is not written down.
    static bool lasting(const Fact& f) { return f.kind == Fact::Kind::Pick; }
    static std::vector<Fact> branch(const Puzzle& p, const State& s);
    // Where the walk stands and all that may be next: see core/refute.h.
    static core::Sites choices(const Puzzle& p, const State& s);
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
    // What all of them share: these facts, then which stone comes right after which, and the last.
    static std::optional<std::vector<app::NamedFact>> shared(const Puzzle& p, const State& s,
                                                             const State& answer,
                                                             core::Budget& budget);
    // How far a stranded walk can stay: see core/engine.h.
    static std::optional<int> last_completable(const Puzzle& p, const State& s,
                                               core::Budget& budget);
    static State cut(const Puzzle& p, const State& s, int picks);
    // How much a state takes, about.
    static std::uint64_t state_bytes(const Puzzle& p) { return p.stones.size() * 5; }
    // Where marks and an answer disagree.
    static std::vector<Fact> differences(const Puzzle& p, const State& marks, const State& answer);

    // The faces' side: see app/erased.h.
    static app::GenreInfo info();
    static std::optional<core::Error> configure(Puzzle& p, const app::Choices& rules);
    static core::Result<core::Position<Goishi>> read(std::string_view text);
    static core::Result<std::string> write(const core::Position<Goishi>& position,
                                           core::Format format);
    static core::Text why_no_clues();
    // A stone on every crossing, as a board without any cannot be read.
    static core::Result<Puzzle> blank(core::Size size);
    // The walk pick by pick, from none to all that were made.
    static std::vector<State> replay(const Puzzle& p, const State& marks);
    static core::Result<Puzzle> whole_board(core::Size size);
    static core::Result<std::string> count(const Puzzle& p, const app::CountRequest& request,
                                           core::Budget& budget);
    static core::Result<app::CensusReport> census(core::Size size,
                                                  const app::CensusRequest& request,
                                                  core::Budget& budget);
    static core::Result<Puzzle> generate(const app::GenerateRequest& request, core::Budget& budget);
    // What is measured, and what was published of it.
    static std::span<const core::Experiment> experiments();
    static const std::vector<core::Claim>& claims();
    static core::Position<Goishi> transform(const core::Position<Goishi>& position,
                                            const app::Transform& how);
    static core::Scene scene(const Puzzle& p, const State& marks, const core::Overlay& overlay);
    static std::vector<core::Label> labels(const Puzzle& p, const State& marks);
    static core::Result<core::Touched<State>> touch(const Puzzle& p, const State& marks,
                                                    const core::Gesture& gesture);
    static core::Result<core::Touched<core::Position<Goishi>>> edit(
        const core::Position<Goishi>& position, const core::Gesture& gesture);
};

}  // namespace hashigo::goishi
