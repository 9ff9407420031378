// The sum over all ways to close an upper and a lower half into one loop. The lower half is the
// upper one of as many rows, seen in a mirror, so one sweep gives both.
#pragma once

#include <cstdint>
#include <vector>

#include "core/budget.h"
#include "genres/detour/cycles_meander.h"
#include "genres/detour/cycles_sweep.h"

namespace hashigo::detour::cycles {

// The tables of two numbers of rows of the same parity of plan: the upper and the lower half.
template <class Ring>
struct Halves {
    const RowPlan& plan;
    const typename Ring::Number* upper = nullptr;
    const typename Ring::Number* lower = nullptr;
    std::size_t unit = 1;
    Ring ring{};
};

template <class Ring>
struct Joined {
    std::vector<typename Ring::Sum> sums{};  // by half turns where there are units, else one
    bool outgrown = false;
    bool finished = true;  // false where the budget ran out
};

template <class Ring>
Joined<Ring> join(const Halves<Ring>& halves, const Meanders& meanders, int jobs,
                  core::Budget& budget);

extern template Joined<Whole<std::uint64_t>> join(const Halves<Whole<std::uint64_t>>&,
                                                  const Meanders&, int, core::Budget&);
extern template Joined<Whole<Wide>> join(const Halves<Whole<Wide>>&, const Meanders&, int,
                                         core::Budget&);
extern template Joined<Residue> join(const Halves<Residue>&, const Meanders&, int, core::Budget&);

}  // namespace hashigo::detour::cycles
