// What a solver writes down while it works, so that somebody else can check it: every clause that
// it was given or that a propagator answered for, and every clause it concluded. A concluded clause
// follows from those before it by unit propagation alone; the empty one says that there is no
// answer (under the assumptions that failed).
#pragma once

#include <span>

#include "core/cdcl/literal.h"

namespace hashigo::core::cdcl {

class Proof {
  public:
    Proof() = default;
    Proof(const Proof&) = delete;
    Proof& operator=(const Proof&) = delete;
    virtual ~Proof() = default;

    virtual void given(std::span<const Lit> /*clause*/) {}
    // A propagator's word: true by the rule it stands for.
    virtual void reason(std::span<const Lit> /*clause*/) {}
    virtual void learnt(std::span<const Lit> /*clause*/) {}
    virtual void removed(std::span<const Lit> /*clause*/) {}
    // Not part of the argument; it makes the course of a search comparable.
    virtual void decided(Lit /*lit*/) {}
};

}  // namespace hashigo::core::cdcl
