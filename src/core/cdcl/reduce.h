// Which learnt clauses to forget, so that propagation stays fast: every so often the worse half of
// those that neither span few levels nor were used lately.
#pragma once

#include <cstdint>
#include <vector>

#include "core/cdcl/clauses.h"
#include "core/cdcl/proof.h"

namespace hashigo::core::cdcl {

class Reduce {
  public:
    void learnt() { ++conflicts_; }
    bool due() const { return conflicts_ >= next_; }
    // Forgets clauses; only reasons on the trail are sure to stay.
    void run(Clauses& clauses, const Trail& trail, Proof* proof);
    // Forgets every clause that holds at level 0. The trail must be there.
    static void drop_satisfied(Clauses& clauses, const Trail& trail, Proof* proof);

  private:
    static constexpr std::uint32_t kGoodGlue = 2;    // kept for ever
    static constexpr std::uint32_t kMiddleGlue = 6;  // kept while used
    static constexpr std::uint64_t kFirst = 1000;    // conflicts before the first time
    static constexpr std::uint64_t kLonger = 200;    // and how much longer each time

    std::vector<ClauseRef> candidates(const Clauses& clauses, const Trail& trail) const;

    std::uint64_t conflicts_ = 0;
    std::uint64_t next_ = kFirst;
    std::uint64_t pause_ = kFirst;
    std::uint64_t before_ = 0;  // conflicts at the last time
};

}  // namespace hashigo::core::cdcl
