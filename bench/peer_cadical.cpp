// Variables: a cell is shaded. Lines: for each line and direction one chain of counters from its
// far end, "at least j of the last k cells are shaded", in both directions of implication; all
// clues of the line that look the same way share it. Connection: where an answer's white cells fall
// apart, the shaded cells round each part but the largest must not all be shaded. (The cells on
// both sides of them would be white, as they touch shaded ones, and could not reach each other.)
#include "peer_cadical.h"

#include <algorithm>
#include <cadical.hpp>
#include <chrono>
#include <map>
#include <memory>
#include <vector>

namespace hashigo::bench {

namespace {

using core::Size;
using yajikazu::Clue;
using yajikazu::Puzzle;

constexpr int kSat = 10;
constexpr int kUnsat = 20;

class Deadline : public CaDiCaL::Terminator {
  public:
    explicit Deadline(double seconds)
        : end_(std::chrono::steady_clock::now() + std::chrono::duration<double>(seconds)) {}
    bool terminate() override { return std::chrono::steady_clock::now() > end_; }

  private:
    std::chrono::time_point<std::chrono::steady_clock, std::chrono::duration<double>> end_;
};

class Peer {
  public:
    Peer(const Puzzle& p, double seconds) : p_(p), size_(p.size), next_(p.size.cells()) {
        solver_.set("quiet", 1);
        deadline_ = std::make_unique<Deadline>(seconds);
        solver_.connect_terminator(deadline_.get());
        for (int cell = 0; cell < size_.cells(); ++cell) {
            core::each_neighbour(size_, cell, [&](int other) {
                if (other > cell) add({-shaded(cell), -shaded(other)});
            });
        }
        for (int cell = 0; cell < size_.cells(); ++cell) {
            if (p.clues[static_cast<std::size_t>(cell)].binds()) add_clue(cell);
        }
    }
    ~Peer() { solver_.disconnect_terminator(); }
    Peer(const Peer&) = delete;
    Peer& operator=(const Peer&) = delete;

    // Looks for an answer, cutting until it is connected.
    int find() {
        for (;;) {
            const int result = solver_.solve();
            if (result != kSat) return result;
            read_answer();
            if (!cut()) return result;
        }
    }

    void block() {
        std::vector<int> clause;
        for (int cell = 0; cell < size_.cells(); ++cell) {
            clause.push_back(is_shaded(cell) ? -shaded(cell) : shaded(cell));
        }
        add(clause);
    }

  private:
    static int shaded(int cell) { return cell + 1; }
    bool is_shaded(int cell) const { return answer_[static_cast<std::size_t>(cell)] != 0; }

    void add(const std::vector<int>& clause) {
        for (const int literal : clause) solver_.add(literal);
        solver_.add(0);
    }

    // A literal for "at least j of the last k cells of this line are shaded"; 0 for never.
    int at_least(int j, int k, int cell, core::Direction arrow) {
        if (j > k) return 0;
        // The k-th cell from the far end, which names the counter together with arrow and j.
        const int first = cell + core::stride(size_, arrow);
        const auto key = std::pair(first * 4 + static_cast<int>(arrow), j);
        const auto found = counters_.find(key);
        if (found != counters_.end()) return found->second;
        const int counter = ++next_;
        counters_[key] = counter;
        const int with = j == 1 ? kAlways : at_least(j - 1, k - 1, first, arrow);
        const int without = at_least(j, k - 1, first, arrow);
        count(counter, shaded(first), with, without);
        return counter;
    }

    // counter <-> without or (here and with).
    void count(int counter, int here, int with, int without) {
        if (without != 0) add({-without, counter});
        if (with == 0)
            return add(without != 0 ? std::vector{-counter, without} : std::vector{-counter});
        std::vector<int> up = {-here, counter};
        std::vector<int> down = {-counter, here};
        if (without != 0) down.push_back(without);
        add(down);
        if (with == kAlways) return add(up);
        up.push_back(-with);
        add(up);
        std::vector<int> deep = {-counter, with};
        if (without != 0) deep.push_back(without);
        add(deep);
    }

    void add_clue(int cell) {
        const Clue& clue = p_.clues[static_cast<std::size_t>(cell)];
        const int length = core::room(size_, cell, *clue.arrow);
        const int number = *clue.number;
        if (number > 0) {
            const int enough = at_least(number, length, cell, *clue.arrow);
            add(enough == 0 ? std::vector{shaded(cell)} : std::vector{shaded(cell), enough});
        }
        const int more = at_least(number + 1, length, cell, *clue.arrow);
        if (more != 0) add({shaded(cell), -more});
    }

    void read_answer() {
        answer_.assign(static_cast<std::size_t>(size_.cells()), 0);
        for (int cell = 0; cell < size_.cells(); ++cell) {
            answer_[static_cast<std::size_t>(cell)] = solver_.val(shaded(cell)) > 0 ? 1 : 0;
        }
    }

    // The white parts; cuts round all but the largest. False if there is one part alone.
    bool cut() {
        std::vector<int> part(answer_.size(), -1);
        std::vector<std::vector<int>> parts;
        for (int cell = 0; cell < size_.cells(); ++cell) {
            if (is_shaded(cell) || part[static_cast<std::size_t>(cell)] >= 0) continue;
            parts.push_back(flood(cell, static_cast<int>(parts.size()), part));
        }
        const auto by_size = [](const auto& a, const auto& b) { return a.size() < b.size(); };
        const auto largest = std::max_element(parts.begin(), parts.end(), by_size);
        for (auto one = parts.begin(); one != parts.end(); ++one) {
            if (one != largest) add(border(*one));
        }
        return parts.size() > 1;
    }

    std::vector<int> flood(int from, int number, std::vector<int>& part) const {
        std::vector<int> cells = {from};
        part[static_cast<std::size_t>(from)] = number;
        for (std::size_t k = 0; k < cells.size(); ++k) {
            core::each_neighbour(size_, cells[k], [&](int next) {
                if (is_shaded(next) || part[static_cast<std::size_t>(next)] >= 0) return;
                part[static_cast<std::size_t>(next)] = number;
                cells.push_back(next);
            });
        }
        return cells;
    }

    std::vector<int> border(const std::vector<int>& cells) const {
        std::vector<int> clause;
        for (const int cell : cells) {
            core::each_neighbour(size_, cell, [&](int next) {
                if (is_shaded(next)) clause.push_back(-shaded(next));
            });
        }
        std::sort(clause.begin(), clause.end());
        clause.erase(std::unique(clause.begin(), clause.end()), clause.end());
        return clause;
    }

    static constexpr int kAlways = -1;

    const Puzzle& p_;
    Size size_;
    int next_;
    CaDiCaL::Solver solver_;
    std::unique_ptr<Deadline> deadline_;
    std::map<std::pair<int, int>, int> counters_;
    std::vector<char> answer_;
};

}  // namespace

core::Verdict by_cadical(const Puzzle& p, double seconds) {
    Peer peer(p, seconds);
    const int first = peer.find();
    if (first == kUnsat) return core::Verdict::None;
    if (first != kSat) return core::Verdict::Unknown;
    peer.block();
    const int second = peer.find();
    if (second == kUnsat) return core::Verdict::Unique;
    return second == kSat ? core::Verdict::Many : core::Verdict::Unknown;
}

}  // namespace hashigo::bench
