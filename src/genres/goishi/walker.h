// Every completion of a walk, one after another: depth-first over the picks, with the stack as a
// list of frames, so that a board of thousands of stones cannot overflow the call stack.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "core/budget.h"
#include "genres/goishi/links.h"
#include "genres/goishi/outlook.h"

namespace hashigo::goishi {

class Walker {
  public:
    // Stands at the end of `s`. An order that breaks the rules has no completion, nor have strays.
    Walker(const Puzzle& p, const State& s, core::Budget& budget, Prunings use = {});

    // Steps to the next completion. False once there is none, or the budget has run out. One node
    // of budget a pick, and more where thousands of stones are left, as each of them is looked at.
    bool next();
    // Gives up all completions that begin with the first so many picks of the present one.
    void abandon(std::size_t picks);

    // Of the present completion, the cells as they were picked.
    std::vector<int> order() const;
    std::uint64_t nodes() const { return nodes_; }
    bool exhausted() const { return exhausted_; }

  private:
    struct Frame {
        int stone = 0;  // picked last; none before the first pick
        std::optional<core::Direction> came{};
        Ways ways = 0;  // still to be tried; not used before the first pick
        int first = 0;  // still to be tried before the first pick: this stone and those after it
    };

    bool replay(const State& s);
    bool follow(int cell);
    void bar(const State& s);
    Frame go(core::Direction d) const;
    std::optional<Frame> take_next();
    core::Direction narrowest(const Frame& frame) const;
    int neighbours(int stone) const;
    void enter(const Frame& frame);
    void retreat();

    Links links_;
    Outlook outlook_;
    bool reversal_;
    core::Budget& budget_;
    std::vector<char> barred_;   // one a stone: known not to be the next pick
    std::vector<Frame> frames_;  // one before the first pick, then one a pick
    std::size_t base_ = 0;       // how many of them are given
    std::uint64_t nodes_ = 0;
    bool given_ = false;     // the walk that is given is complete, and not yet told
    bool complete_ = false;  // the present walk is
    bool exhausted_ = false;
};

}  // namespace hashigo::goishi
