// How much work a caller allows: nodes, time, memory, or until cancelled. Work that stops because
// its budget ran out is *unknown*, never "no"; so everything that searches takes a Budget and says
// whether it got through.
#pragma once

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstdint>
#include <functional>
#include <limits>

namespace hashigo::core {

enum class Limit { None, Nodes, Time, Memory, Cancelled };

class Budget {
  public:
    static constexpr std::uint64_t kUnlimited = std::numeric_limits<std::uint64_t>::max();

    Budget() = default;
    explicit Budget(std::uint64_t nodes) : nodes_(nodes) {}

    void limit_nodes(std::uint64_t nodes) { nodes_ = nodes; }
    void limit_seconds(double seconds);
    void limit_bytes(std::uint64_t bytes) { bytes_ = bytes; }
    void cancel_when(const std::atomic<bool>& flag) { cancel_ = &flag; }
    // Called with the nodes spent so far, about ten times a second, on the thread that spends.
    void report_to(std::function<void(std::uint64_t)> report) { report_ = std::move(report); }

    // Pays for one unit of work. False once anything has run out, and from then on.
    bool spend() {
        if (reached_ != Limit::None) return false;
        if (spent_ >= nodes_) return stop(Limit::Nodes);
        ++spent_;
        return (spent_ & kClockMask) != 0 || look_around();
    }

    // Whether work may go on, at no cost: for long stretches that pay for nothing.
    bool look() { return reached_ == Limit::None && look_around(); }

    // The same before a look at so many things. Up to a thousand of them come with the node that is
    // paid for the look; what looks at more pays for the rest, so that nodes bound the work on
    // boards of any size.
    bool look_at(std::uint64_t things);

    // Asks for room before it is allocated.
    bool afford(std::uint64_t bytes) {
        if (bytes <= bytes_) {
            granted_ = std::max(granted_, bytes);
            return true;
        }
        refused_ = bytes;
        return stop(Limit::Memory);
    }
    // How much room there may be, the most that was granted, and how much was asked for in vain.
    std::uint64_t bytes() const { return bytes_; }
    std::uint64_t granted_bytes() const { return granted_; }
    std::uint64_t refused_bytes() const { return refused_; }

    bool exhausted() const { return reached_ != Limit::None; }
    Limit reached() const { return reached_; }
    std::uint64_t spent() const { return spent_; }
    std::uint64_t nodes_left() const { return nodes_ - spent_; }

    // A budget for a part of this work: at most `nodes`, and never more than is left here.
    Budget slice(std::uint64_t nodes) const;
    // For work that was paid for once and is done again, to tell of it: as many nodes as it takes,
    // but no more time.
    Budget again() const;
    // Ends with such a budget, if it came to its end.
    void end_with(const Budget& part);
    // Books what a slice has spent. Running out of its own nodes does not end this budget.
    void absorb(const Budget& part);

  private:
    using Clock = std::chrono::steady_clock;
    static constexpr std::uint64_t kClockMask = 63;  // look at the clock every 64 nodes

    bool look_around();
    void report(Clock::time_point now);
    bool stop(Limit limit) {
        reached_ = limit;
        return false;
    }

    std::uint64_t nodes_ = kUnlimited;
    std::uint64_t bytes_ = kUnlimited;
    std::uint64_t granted_ = 0;
    std::uint64_t refused_ = 0;
    std::uint64_t spent_ = 0;
    bool timed_ = false;
    Clock::time_point deadline_;
    const std::atomic<bool>* cancel_ = nullptr;
    std::function<void(std::uint64_t)> report_;
    Clock::time_point next_report_{};
    Limit reached_ = Limit::None;
};

}  // namespace hashigo::core
