// The machine's side of the trait struct: each function is a room's own.
#include "genres/detour/genre.h"

#include "genres/detour/explain.h"
#include "genres/detour/ladder.h"
#include "genres/detour/oracle/by_cells.h"
#include "genres/detour/referee.h"
#include "genres/detour/solve.h"
#include "genres/detour/state.h"

namespace hashigo::detour {

std::span<const core::Rung<Detour>> Detour::ladder() {
    return detour::ladder();
}
std::span<const core::Rule<Detour>> Detour::rules() {
    return detour::rules();
}

State Detour::start(const Puzzle& p) {
    return detour::start(p);
}
bool Detour::known(const State& s, const Fact& f) {
    return detour::known(s, f);
}
void Detour::apply(const Puzzle&, State& s, const Fact& f) {
    detour::apply(s, f);
}
Fact Detour::opposite(const Fact& f) {
    return detour::opposite(f);
}
std::vector<Fact> Detour::branch(const Puzzle& p, const State& s) {
    return detour::branch(p, s);
}
std::vector<Fact> Detour::assumptions(const Puzzle&, const State& s) {
    return detour::assumptions(s);
}
bool Detour::legal(const Puzzle& p, const State& s) {
    return detour::legal(p, s);
}
core::Text Detour::name(const Puzzle& p, const Fact& f) {
    return detour::name(p, f);
}
core::Sites Detour::sites(const Puzzle& p, const Fact& f) {
    return detour::sites(p, f);
}

core::Explanation Detour::explain(const Puzzle& p, const State& s,
                                  const core::DeductionOf<Fact, Why>& d) {
    return detour::explain(p, s, d);
}

std::pair<Puzzle, State> Detour::restrict_to(const Puzzle& p, const State& s,
                                             const core::Sites& sites) {
    return detour::restrict_to(p, s, sites);
}

core::Answers<State> Detour::solve(const Puzzle& p, const State& s, core::Wanted wanted,
                                   core::Budget& budget) {
    return detour::solve(p, s, wanted, budget);
}

core::Answers<State> Detour::oracle(const Puzzle& p, const State& s, core::Wanted wanted,
                                    core::Budget& budget) {
    auto found =
        oracle::enumerate_by_cells(p, s, wanted.limit, wanted.keep, [&] { return budget.spend(); });
    return {std::move(found.kept), found.count, found.exact, found.nodes};
}

std::optional<std::vector<Fact>> Detour::common(const Puzzle& p, const State& s,
                                                const State& answer, core::Budget& budget) {
    return detour::common(p, s, answer, budget);
}

std::vector<Fact> Detour::differences(const Puzzle& p, const State& marks, const State& answer) {
    return detour::differences(p, marks, answer);
}

}  // namespace hashigo::detour
