// A rule that is no clause: a count, a connection, a parity. It is told what is assigned and
// undone, forces literals, and explains each by a clause, but only if asked.
#pragma once

#include <cstdint>
#include <span>

#include "core/cdcl/literal.h"
#include "core/cdcl/trail.h"

namespace hashigo::core::cdcl {

// What a propagator may do to the solver while it is asked to propagate or to check.
class Forcing {
  public:
    Forcing() = default;
    Forcing(const Forcing&) = delete;
    Forcing& operator=(const Forcing&) = delete;
    virtual ~Forcing() = default;

    virtual const Trail& trail() const = 0;
    // Makes a literal hold. False if it fails already: that is a conflict, and the propagator must
    // return false at once. The token comes back when the reason is asked for.
    virtual bool force(Lit lit, std::uint32_t token) = 0;
    // A conflict: a clause all of whose literals fail. Returns false, for the propagator to return.
    virtual bool refuse(const Literals& clause) = 0;
    // The same with a clause that is to be kept as if it had been given: for rules whose clauses
    // are found one at a time.
    virtual bool refuse_and_keep(const Literals& clause) = 0;
};

class Propagator {
  public:
    Propagator() = default;
    Propagator(const Propagator&) = delete;
    Propagator& operator=(const Propagator&) = delete;
    virtual ~Propagator() = default;

    // What was assigned since, and what is no longer: both in the order of the trail.
    virtual void assigned(std::span<const Lit> news) = 0;
    virtual void undone(std::span<const Lit> gone) = 0;

    // Forces what follows from what was told. False on a conflict.
    virtual bool propagate(Forcing& solver) = 0;
    // All variables are assigned: whether the rule holds. False on a conflict.
    virtual bool check(Forcing& solver) = 0;

    // Adds to `others` the other literals of a clause that forces `lit`: all of them failed when
    // the first `before` literals of the trail held.
    virtual void explain(Lit lit, std::uint32_t token, std::size_t before, const Trail& trail,
                         Literals& others) = 0;
};

}  // namespace hashigo::core::cdcl
