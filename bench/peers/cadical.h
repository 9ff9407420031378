// CaDiCaL as a peer: a board as clauses, numbers as counters, and what clauses say badly (that all
// is in one piece) as cuts, added when an answer breaks it. This is what the genres share; each
// genre's encoding is a file of its own.
#pragma once

#include <cadical.hpp>
#include <map>
#include <memory>
#include <vector>

#include "core/verdict.h"
#include "genres/detour/board.h"
#include "genres/yajikazu/board.h"

namespace hashigo::bench {

// Unique, many or none; unknown after so many seconds.
core::Verdict by_cadical(const yajikazu::Puzzle& p, double seconds);
core::Verdict by_cadical(const detour::Puzzle& p, double seconds);

// A literal is a variable, counted from 1, or its negative.
using Clause = std::vector<int>;

class Peer {
  public:
    explicit Peer(int variables, double seconds);
    virtual ~Peer();
    Peer(const Peer&) = delete;
    Peer& operator=(const Peer&) = delete;

    core::Verdict prove();

    void add(const Clause& clause);
    int new_variable() { return ++variables_; }

  protected:
    // In the answer that was found.
    bool holds(int variable) { return solver_.val(variable) > 0; }

  private:
    // Looks for an answer, cutting until no cut is broken.
    int find();
    // Reads the answer; clauses that it breaks, none if it is one.
    virtual std::vector<Clause> broken_cuts() = 0;
    // What every other answer obeys.
    virtual Clause different() = 0;

    int variables_;
    CaDiCaL::Solver solver_;
    std::unique_ptr<CaDiCaL::Terminator> deadline_;
};

// A chain of counters along some literals: "at least j of the first k hold", in both directions of
// implication.
class Counter {
  public:
    Counter(Peer& peer, Clause literals) : peer_(&peer), literals_(std::move(literals)) {}

    // `number` of the first k hold, unless this literal does (0 for never).
    void demand(int number, int k, int unless);

  private:
    int at_least(int j, int k);
    void define(int counter, int here, int with, int without);

    Peer* peer_;
    Clause literals_;
    std::map<std::pair<int, int>, int> made_{};
};

}  // namespace hashigo::bench
