// The machine's side of the trait struct: each function is a room's own.
#include "genres/goishi/genre.h"

#include "genres/goishi/explain.h"
#include "genres/goishi/ladder.h"
#include "genres/goishi/oracle/by_walk.h"
#include "genres/goishi/referee.h"
#include "genres/goishi/shared.h"
#include "genres/goishi/solve.h"
#include "genres/goishi/state.h"

namespace hashigo::goishi {

std::span<const core::Rung<Goishi>> Goishi::ladder() {
    return goishi::ladder();
}
std::span<const core::Rule<Goishi>> Goishi::rules() {
    return goishi::rules();
}

State Goishi::start(const Puzzle& p) {
    return goishi::start(p);
}
bool Goishi::known(const State& s, const Fact& f) {
    return goishi::known(s, f);
}
void Goishi::apply(const Puzzle&, State& s, const Fact& f) {
    goishi::apply(s, f);
}
Fact Goishi::opposite(const Fact& f) {
    return goishi::opposite(f);
}
std::vector<Fact> Goishi::branch(const Puzzle& p, const State& s) {
    return goishi::branch(p, s);
}
core::Sites Goishi::choices(const Puzzle& p, const State& s) {
    return goishi::choices(p, s);
}
// Any of the candidates may be supposed to be next.
std::vector<Fact> Goishi::assumptions(const Puzzle& p, const State& s) {
    return goishi::branch(p, s);
}
bool Goishi::legal(const Puzzle& p, const State& s) {
    return goishi::legal(p, s);
}
core::Text Goishi::name(const Puzzle& p, const Fact& f) {
    return goishi::name(p, f);
}
core::Sites Goishi::sites(const Puzzle& p, const Fact& f) {
    return goishi::sites(p, f);
}

core::Explanation Goishi::explain(const Puzzle& p, const State& s,
                                  const core::DeductionOf<Fact, Why>& d) {
    return goishi::explain(p, s, d);
}

// The position is the state, and which stones are left is read everywhere: nothing can be
// forgotten.
std::pair<Puzzle, State> Goishi::restrict_to(const Puzzle& p, const State& s, const core::Sites&) {
    return {p, s};
}

core::Answers<State> Goishi::solve(const Puzzle& p, const State& s, core::Wanted wanted,
                                   core::Budget& budget) {
    return goishi::solve(p, s, wanted, budget);
}

core::Answers<State> Goishi::oracle(const Puzzle& p, const State& s, core::Wanted wanted,
                                    core::Budget& budget) {
    auto found =
        oracle::enumerate_by_walk(p, s, wanted.limit, wanted.keep, [&] { return budget.spend(); });
    return {std::move(found.kept), found.count, found.exact, found.nodes};
}

std::optional<std::vector<Fact>> Goishi::common(const Puzzle& p, const State& s,
                                                const State& answer, core::Budget& budget) {
    return goishi::common(p, s, answer, budget);
}

std::optional<std::vector<app::NamedFact>> Goishi::shared(const Puzzle& p, const State& s,
                                                          const State& answer,
                                                          core::Budget& budget) {
    return goishi::named_shared(p, s, answer, budget);
}

std::optional<int> Goishi::last_completable(const Puzzle& p, const State& s, core::Budget& budget) {
    return goishi::last_completable(p, s, budget);
}
State Goishi::cut(const Puzzle& p, const State& s, int picks) {
    return goishi::cut(p, s, picks);
}

std::vector<Fact> Goishi::differences(const Puzzle&, const State& marks, const State& answer) {
    return goishi::differences(marks, answer);
}

}  // namespace hashigo::goishi
