// The search for a second answer, and the counters; see cadical.h.
#include "cadical.h"

#include <chrono>

namespace hashigo::bench {

namespace {

constexpr int kSat = 10;
constexpr int kUnsat = 20;

// What a counter may be, beside a literal.
constexpr int kNever = 0;
constexpr int kAlways = -1;

class Deadline : public CaDiCaL::Terminator {
  public:
    explicit Deadline(double seconds)
        : end_(std::chrono::steady_clock::now() + std::chrono::duration<double>(seconds)) {}
    bool terminate() override { return std::chrono::steady_clock::now() > end_; }

  private:
    std::chrono::time_point<std::chrono::steady_clock, std::chrono::duration<double>> end_;
};

}  // namespace

Peer::Peer(int variables, double seconds)
    : variables_(variables), deadline_(std::make_unique<Deadline>(seconds)) {
    solver_.set("quiet", 1);
    solver_.connect_terminator(deadline_.get());
}

Peer::~Peer() {
    solver_.disconnect_terminator();
}

void Peer::add(const Clause& clause) {
    for (const int literal : clause) solver_.add(literal);
    solver_.add(0);
}

int Peer::find() {
    for (;;) {
        const int result = solver_.solve();
        if (result != kSat) return result;
        const std::vector<Clause> cuts = broken_cuts();
        if (cuts.empty()) return result;
        for (const Clause& cut : cuts) add(cut);
    }
}

core::Verdict Peer::prove() {
    const int first = find();
    if (first == kUnsat) return core::Verdict::None;
    if (first != kSat) return core::Verdict::Unknown;
    add(different());
    const int second = find();
    if (second == kUnsat) return core::Verdict::Unique;
    return second == kSat ? core::Verdict::Many : core::Verdict::Unknown;
}

int Counter::at_least(int j, int k) {
    if (j == 0) return kAlways;
    if (j > k) return kNever;
    const auto found = made_.find({j, k});
    if (found != made_.end()) return found->second;
    const int counter = made_[{j, k}] = peer_->new_variable();
    define(counter, literals_[static_cast<std::size_t>(k - 1)], at_least(j - 1, k - 1),
           at_least(j, k - 1));
    return counter;
}

// counter <-> without or (here and with).
void Counter::define(int counter, int here, int with, int without) {
    const auto add = [&](Clause clause, int last) {
        if (last != kNever) clause.push_back(last);
        peer_->add(clause);
    };
    if (without != kNever) peer_->add({-without, counter});
    add({-counter, here}, without);
    if (with == kAlways) return peer_->add({-here, counter});
    peer_->add({-here, -with, counter});
    add({-counter, with}, without);
}

void Counter::demand(int number, int k, int unless) {
    Clause enough;
    Clause not_more;
    if (unless != 0) enough = not_more = {unless};
    const int reached = at_least(number, k);
    if (reached > 0) enough.push_back(reached);
    if (reached != kAlways) peer_->add(enough);
    const int exceeded = at_least(number + 1, k);
    if (exceeded == kNever) return;
    not_more.push_back(-exceeded);
    peer_->add(not_more);
}

}  // namespace hashigo::bench
