// Where clauses of three and more literals lie: their literals one after the other in one pool, and
// a head each that says where. A reference is the head's number and stays valid while the pool is
// compacted; the number of a released clause is given to a later one.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "core/cdcl/literal.h"

namespace hashigo::core::cdcl {

using ClauseRef = std::uint32_t;
inline constexpr ClauseRef kNoClause = 0xffffffffU;

struct Head {
    std::uint32_t begin = 0;
    std::uint32_t size = 0;
    std::uint32_t glue = 0;      // decision levels among its literals when last looked at
    std::uint32_t last_use = 0;  // conflict at which it last took part in an analysis
    bool learnt = false;
    bool dead = false;
};

class Arena {
  public:
    ClauseRef store(std::span<const Lit> literals, bool learnt, std::uint32_t glue) {
        const Head head{static_cast<std::uint32_t>(pool_.size()),
                        static_cast<std::uint32_t>(literals.size()),
                        glue,
                        0,
                        learnt,
                        false};
        pool_.insert(pool_.end(), literals.begin(), literals.end());
        if (free_.empty()) {
            heads_.push_back(head);
            return static_cast<ClauseRef>(heads_.size() - 1);
        }
        const ClauseRef ref = free_.back();
        free_.pop_back();
        heads_[ref] = head;
        return ref;
    }

    Head& head(ClauseRef ref) { return heads_[ref]; }
    const Head& head(ClauseRef ref) const { return heads_[ref]; }
    std::span<Lit> literals(ClauseRef ref) {
        return {pool_.data() + heads_[ref].begin, heads_[ref].size};
    }
    std::span<const Lit> literals(ClauseRef ref) const {
        return {pool_.data() + heads_[ref].begin, heads_[ref].size};
    }

    // Calls visit(reference) for every clause that is not dead, in the order of the heads.
    template <class Visit>
    void each(Visit&& visit) const {
        for (ClauseRef ref = 0; ref < heads_.size(); ++ref) {
            if (!heads_[ref].dead) visit(ref);
        }
    }

    // Takes back the heads of these dead clauses and the room that dead clauses hold.
    void release(std::span<const ClauseRef> dead);

    std::size_t bytes() const {
        return pool_.capacity() * sizeof(Lit) + heads_.capacity() * sizeof(Head);
    }

  private:
    std::vector<Lit> pool_;
    std::vector<Head> heads_;
    std::vector<ClauseRef> free_;
};

}  // namespace hashigo::core::cdcl
