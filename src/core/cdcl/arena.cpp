// Compaction: the pool is written anew in the order of the heads.
#include "core/cdcl/arena.h"

namespace hashigo::core::cdcl {

void Arena::release(std::span<const ClauseRef> dead) {
    std::vector<Lit> pool;
    pool.reserve(pool_.size());
    each([&](ClauseRef ref) {
        const auto from = literals(ref);
        heads_[ref].begin = static_cast<std::uint32_t>(pool.size());
        pool.insert(pool.end(), from.begin(), from.end());
    });
    pool_ = std::move(pool);
    free_.insert(free_.end(), dead.begin(), dead.end());
}

}  // namespace hashigo::core::cdcl
