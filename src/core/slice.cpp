// Cutting an explained trace down to the steps that its end needs.
#include "core/slice.h"

#include <algorithm>

namespace hashigo::core {

void merge(Grounds& into, const Grounds& more) {
    merge(into.givens, more.givens);
    merge(into.state, more.state);
}

void forget(Grounds& grounds, const Sites& decided) {
    std::erase_if(grounds.state, [&](const Site& site) { return contains(decided, site); });
}

Slice slice_back(std::vector<Explanation> told, Grounds needed) {
    Slice slice;
    for (std::size_t k = told.size(); k-- > 0;) {
        const Sites& decided = told[k].therefore;
        const auto is_needed = [&](const Site& site) { return contains(needed.state, site); };
        if (!std::any_of(decided.begin(), decided.end(), is_needed)) continue;
        forget(needed, decided);
        merge(needed, told[k].grounds);
        slice.steps.push_back(std::move(told[k]));
    }
    std::reverse(slice.steps.begin(), slice.steps.end());
    slice.grounds = std::move(needed);
    return slice;
}

}  // namespace hashigo::core
