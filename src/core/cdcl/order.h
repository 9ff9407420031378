// Which variable to decide next: the one that took part in the most conflicts lately. Activities
// are whole numbers, so that every machine decides alike: each conflict makes the next bump a
// thirteenth larger, which lets old bumps fade, and all are scaled down before they overflow. Ties
// go to the lower number.
#pragma once

#include <cstdint>
#include <vector>

#include "core/cdcl/literal.h"

namespace hashigo::core::cdcl {

class Order {
  public:
    // A variable that is not to be decided never enters the heap.
    void add_variable(bool decide);

    void bump(Var var);
    void next_conflict() { step_ += step_ / kFade; }

    bool empty() const { return heap_.empty(); }
    Var take();
    // Puts a variable back that take() has given.
    void put(Var var);

    std::uint64_t activity(Var var) const { return activity_[at(var)]; }

  private:
    static constexpr std::uint64_t kFade = 13;
    static constexpr std::uint64_t kFirstStep = std::uint64_t{1} << 20U;
    static constexpr std::uint64_t kTooLarge = std::uint64_t{1} << 56U;
    static constexpr unsigned kScale = 36;
    static constexpr std::size_t kAbsent = static_cast<std::size_t>(-1);

    static std::size_t at(Var var) { return static_cast<std::size_t>(var); }
    bool before(Var a, Var b) const {
        return activity(a) > activity(b) || (activity(a) == activity(b) && a < b);
    }
    void scale_down();
    void place(std::size_t where, Var var);
    void rise(std::size_t from);
    void sink(std::size_t from);

    std::vector<std::uint64_t> activity_;
    std::vector<char> decide_;
    std::vector<Var> heap_;
    std::vector<std::size_t> where_;
    std::uint64_t step_ = kFirstStep;
};

}  // namespace hashigo::core::cdcl
