// The clauses, and what follows from them at once. A clause with all literals false but one forces
// that one. Two literals of each clause are watched: as long as neither of them is false, nothing
// can follow, so a clause is looked at only when one of the two becomes false. Clauses of two
// literals are plain lists of implications.
#pragma once

#include <span>
#include <vector>

#include "core/cdcl/arena.h"
#include "core/cdcl/trail.h"

namespace hashigo::core::cdcl {

// A clause that fails.
struct Conflict {
    Literals literals;
    ClauseRef clause = kNoClause;  // where it is one of the arena's
};

class Clauses {
  public:
    void add_variable();
    // A clause of two literals.
    void add_binary(Lit a, Lit b);
    // A clause of three or more; the first two are watched, so in a trail where some fail, those
    // two must be the ones that are undone first.
    ClauseRef add(std::span<const Lit> literals, bool learnt, std::uint32_t glue);

    // Assigns all that follows from the literals of the trail that have not been looked at. False
    // on a conflict, which is then in `conflict`.
    bool propagate(Trail& trail, Conflict& conflict);
    // To be told when the trail has become shorter.
    void backtracked(const Trail& trail);

    Arena& arena() { return arena_; }
    const Arena& arena() const { return arena_; }
    // Forgets these clauses, which must be marked dead and no literal's reason.
    void forget(std::span<const ClauseRef> dead);

  private:
    struct Watch {
        ClauseRef clause = kNoClause;
        Lit blocker;  // some other literal of the clause; if it holds, the clause need not be read
    };

    bool imply(Lit lit, Trail& trail, Conflict& conflict);
    bool visit(Lit lit, Trail& trail, Conflict& conflict);
    bool find_watch(std::span<Lit> clause, ClauseRef ref, const Trail& trail);

    Arena arena_;
    std::vector<Literals> implied_;            // per literal: what it implies
    std::vector<std::vector<Watch>> watches_;  // per literal: clauses that watch it
    std::size_t head_ = 0;                     // the trail up to here is done
};

}  // namespace hashigo::core::cdcl
