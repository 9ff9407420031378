// A walk so far: an order that grows by picks, and the stones ruled out as the next pick.
#include "genres/goishi/state.h"

#include <algorithm>

#include "genres/goishi/moves.h"
#include "genres/goishi/phrases.h"

namespace hashigo::goishi {

namespace {

int picked(const State& s) {
    return static_cast<int>(s.order.size());
}

}  // namespace

State start(const Puzzle& p) {
    return {{}, std::vector<char>(p.stones.size(), 0), {}};
}

bool known(const State& s, const Fact& f) {
    const bool made = f.nth <= picked(s);
    const bool it = made && s.order[static_cast<std::size_t>(f.nth - 1)] == f.cell;
    if (f.kind == Fact::Kind::Pick) return it;
    if (made) return !it;
    return f.nth == picked(s) + 1 && s.ruled_out[static_cast<std::size_t>(f.cell)] != 0;
}

void apply(State& s, const Fact& f) {
    if (f.nth != picked(s) + 1) return;
    if (f.kind == Fact::Kind::RuleOut) {
        s.ruled_out[static_cast<std::size_t>(f.cell)] = 1;
        return;
    }
    s.order.push_back(f.cell);
    std::fill(s.ruled_out.begin(), s.ruled_out.end(), char{0});
}

Fact opposite(const Fact& f) {
    const bool pick = f.kind == Fact::Kind::Pick;
    return {pick ? Fact::Kind::RuleOut : Fact::Kind::Pick, f.cell, f.nth};
}

std::vector<Fact> branch(const Puzzle& p, const State& s) {
    std::vector<Fact> facts;
    for (const int cell : candidates(p, s)) {
        facts.push_back({Fact::Kind::Pick, cell, picked(s) + 1});
    }
    return facts;
}

core::Sites choices(const Puzzle& p, const State& s) {
    core::Sites sites;
    if (!s.order.empty()) sites.push_back(core::cell_site(p.size, s.order.back()));
    for (const int cell : allowed(p, s)) sites.push_back(core::cell_site(p.size, cell));
    return sites;
}

core::Text name(const Puzzle& p, const Fact& f) {
    const auto key = f.kind == Fact::Kind::Pick ? phrases::IsNext : phrases::IsNotNext;
    return core::say(phrases::phrase(key), core::name(core::cell_site(p.size, f.cell)), f.nth);
}

core::Sites sites(const Puzzle& p, const Fact& f) {
    return {core::cell_site(p.size, f.cell)};
}

std::vector<Fact> differences(const State& marks, const State& answer) {
    std::vector<Fact> wrong;
    for (std::size_t k = 0; k < marks.order.size(); ++k) {
        if (k < answer.order.size() && marks.order[k] == answer.order[k]) continue;
        wrong.push_back({Fact::Kind::Pick, marks.order[k], static_cast<int>(k) + 1});
        break;
    }
    for (const Stray& stray : marks.strays) {
        wrong.push_back({Fact::Kind::Pick, stray.cell, stray.number});
    }
    return wrong;
}

}  // namespace hashigo::goishi
