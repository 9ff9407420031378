// The machine's side of the trait struct: each function is a room's own.
#include "genres/yajikazu/genre.h"

#include "genres/yajikazu/explain.h"
#include "genres/yajikazu/ladder.h"
#include "genres/yajikazu/oracle/by_rows.h"
#include "genres/yajikazu/referee.h"
#include "genres/yajikazu/solve.h"
#include "genres/yajikazu/state.h"

namespace hashigo::yajikazu {

std::span<const core::Rung<Yajikazu>> Yajikazu::ladder() {
    return yajikazu::ladder();
}
std::span<const core::Rule<Yajikazu>> Yajikazu::rules() {
    return yajikazu::rules();
}

State Yajikazu::start(const Puzzle& p) {
    return yajikazu::start(p);
}
bool Yajikazu::known(const State& s, const Fact& f) {
    return yajikazu::known(s, f);
}
void Yajikazu::apply(const Puzzle&, State& s, const Fact& f) {
    yajikazu::apply(s, f);
}
Fact Yajikazu::opposite(const Fact& f) {
    return yajikazu::opposite(f);
}
std::vector<Fact> Yajikazu::branch(const Puzzle&, const State& s) {
    return yajikazu::branch(s);
}
std::vector<Fact> Yajikazu::assumptions(const Puzzle&, const State& s) {
    return yajikazu::assumptions(s);
}
bool Yajikazu::legal(const Puzzle& p, const State& s) {
    return yajikazu::legal(p, s);
}
core::Text Yajikazu::name(const Puzzle& p, const Fact& f) {
    return yajikazu::name(p, f);
}
core::Sites Yajikazu::sites(const Puzzle& p, const Fact& f) {
    return yajikazu::sites(p, f);
}

core::Explanation Yajikazu::explain(const Puzzle& p, const State& s,
                                    const core::DeductionOf<Fact, Why>& d) {
    return yajikazu::explain(p, s, d);
}

std::pair<Puzzle, State> Yajikazu::restrict_to(const Puzzle& p, const State& s,
                                               const core::Sites& sites) {
    return yajikazu::restrict_to(p, s, sites);
}

core::Answers<State> Yajikazu::solve(const Puzzle& p, const State& s, core::Wanted wanted,
                                     core::Budget& budget) {
    return yajikazu::solve(p, s, wanted, budget);
}

core::Answers<State> Yajikazu::oracle(const Puzzle& p, const State& s, core::Wanted wanted,
                                      core::Budget& budget) {
    auto found =
        oracle::enumerate_by_rows(p, s, wanted.limit, wanted.keep, [&] { return budget.spend(); });
    return {std::move(found.kept), found.count, found.exact, found.nodes};
}

std::optional<std::vector<Fact>> Yajikazu::common(const Puzzle& p, const State& s,
                                                  const State& answer, core::Budget& budget) {
    return yajikazu::common(p, s, answer, budget);
}

std::vector<Fact> Yajikazu::differences(const Puzzle& p, const State& marks, const State& answer) {
    return yajikazu::differences(p, marks, answer);
}

}  // namespace hashigo::yajikazu
