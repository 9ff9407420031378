// The slow side of a budget: clock, cancel flag and progress, looked at once in a while.
#include "core/budget.h"

#include <algorithm>

namespace hashigo::core {

void Budget::limit_seconds(double seconds) {
    // A century is as good as never, and keeps the conversion below from overflowing.
    constexpr double kLongest = 3.0e9;
    timed_ = true;
    deadline_ = Clock::now() + std::chrono::duration_cast<Clock::duration>(
                                   std::chrono::duration<double>(std::min(seconds, kLongest)));
}

bool Budget::look_at(std::uint64_t things) {
    constexpr std::uint64_t kThings = 1024;  // that come with a node
    if (reached_ != Limit::None) return false;
    const std::uint64_t more = std::min(things / kThings, nodes_left());
    spent_ += more;
    return more < things / kThings ? stop(Limit::Nodes) : look_around();
}

Budget Budget::again() const {
    Budget part = *this;
    part.nodes_ = kUnlimited;
    part.spent_ = 0;
    part.report_ = nullptr;
    return part;
}

void Budget::end_with(const Budget& part) {
    if (reached_ != Limit::None) return;
    reached_ = part.reached_;
    refused_ = part.refused_;
}

bool Budget::look_around() {
    if (cancel_ != nullptr && cancel_->load(std::memory_order_relaxed)) {
        return stop(Limit::Cancelled);
    }
    if (!timed_ && !report_) return true;
    const Clock::time_point now = Clock::now();
    if (timed_ && now >= deadline_) return stop(Limit::Time);
    if (report_ && now >= next_report_) report(now);
    return true;
}

void Budget::report(Clock::time_point now) {
    constexpr std::chrono::milliseconds kPause(100);
    next_report_ = now + kPause;
    report_(spent_);
}

Budget Budget::slice(std::uint64_t nodes) const {
    Budget part = *this;
    part.nodes_ = std::min(nodes, nodes_left());
    part.spent_ = 0;
    part.report_ = nullptr;
    return part;
}

void Budget::absorb(const Budget& part) {
    spent_ += std::min(part.spent_, nodes_left());
    if (part.reached_ == Limit::Nodes && spent_ < nodes_) return;
    if (part.reached_ == Limit::None) return;
    reached_ = part.reached_;
    refused_ = part.refused_;
}

}  // namespace hashigo::core
