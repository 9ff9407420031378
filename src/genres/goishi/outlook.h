// Whether what is left of a walk can still be picked up, as far as a look at the lines tells: the
// complete engine asks at every node. What it rules out is impossible; what it lets pass may be
// too.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "core/budget.h"
#include "genres/goishi/links.h"

namespace hashigo::goishi {

// Which arguments are in use: all, except in measurements and tests. With Variant::reversal only
// reach and degree hold; the others rest on never turning back.
struct Prunings {
    bool reach = true;
    bool degree = true;
    bool single = true;
    bool parity = true;
    bool flank = true;
};

// The directions in which to go on, bit k for Direction k.
using Ways = std::uint8_t;

constexpr Ways way(core::Direction d) {
    return static_cast<Ways>(1U << static_cast<unsigned>(d));
}

// One node of budget for a look at so many stones, and more for thousands of them.
inline bool pay(core::Budget& budget, int stones) {
    constexpr int kMany = 1024;
    return budget.spend() && (stones < kMany || budget.look_at(static_cast<std::uint64_t>(stones)));
}

class Outlook {
  public:
    Outlook(const Links& links, const Variant& variant, Prunings use);

    // The ways to go on from the stone picked last that may lead to the end; 0 where nothing does.
    // At least one stone must be left.
    Ways ways(int here, std::optional<core::Direction> came);

  private:
    // What a stone must do unless it is the last one picked.
    enum class Role : std::uint8_t { Last, Straight, Turn, Free };
    static constexpr Ways kVertical = 0b0011;
    static constexpr Ways kHorizontal = 0b1100;

    static Role role(Ways sides);
    Ways candidates(int here, std::optional<core::Direction> came) const;
    void look_at_sides(int here, Ways ways);
    bool find_last();
    bool is_low(int stone) const;
    void find_flanks();
    void turn_flank(int stone, core::Direction d);
    Ways balance(int here, Ways ways);
    Ways balanced(int here, Ways ways, int end);
    bool connected();

    int find(int line);
    void join(int a, int b);

    Ways& sides(int stone) { return sides_[static_cast<std::size_t>(stone)]; }
    Ways sides(int stone) const { return sides_[static_cast<std::size_t>(stone)]; }
    Role& role_of(int stone) { return roles_[static_cast<std::size_t>(stone)]; }

    const Links& links_;
    bool reversal_;
    Prunings use_;
    std::vector<Ways> sides_;    // of each stone: where others are that it may share a leg with
    std::vector<Ways> entered_;  // of each candidate: the side on which we stand, else 0
    std::vector<Role> roles_;
    int last_ = 0;             // the stone that must be last, or none
    std::vector<int> parent_;  // of each line: a forest of components
    std::vector<char> odd_;    // of each root: whether its component is odd
    int joins_ = 0;
    int odd_count_ = 0;
};

}  // namespace hashigo::goishi
