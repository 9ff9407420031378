// Counting by memory. How a walk can go on hangs on the stones left and on which of them can be
// next, and on nothing else: not on the order so far, not even on the place itself, as long as the
// same stones are seen from it. So walks that agree in these are counted once. The stack is a list
// of frames, since a board may have more stones than a call stack has room.
#include "genres/goishi/count.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <unordered_map>
#include <utility>
#include <vector>

#include "core/bits.h"
#include "genres/goishi/limits.h"
#include "genres/goishi/links.h"
#include "genres/goishi/outlook.h"

namespace hashigo::goishi {

namespace {

class Counter {
  public:
    Counter(const Puzzle& p, core::Budget& budget)
        : links_(p),
          outlook_(links_, p.variant, {}),
          reversal_(p.variant.reversal),
          budget_(budget),
          left_(core::words_for(static_cast<std::size_t>(links_.stones())), ~std::uint64_t{0}) {}

    std::optional<core::Count> run() {
        core::Count all = 0;
        for (int stone = 0; stone < links_.stones(); ++stone) {
            if (!from(stone, all)) return std::nullopt;
        }
        return all;
    }

  private:
    using Came = std::optional<core::Direction>;
    struct Frame {
        int stone = 0;  // picked last
        Ways ways = 0;  // still to be tried
        std::string key{};
        core::Count sum = 0;
    };

    // Adds the answers that begin with a stone. False if the budget ran out.
    bool from(int stone, core::Count& all) {
        if (!enter(stone, std::nullopt, all)) return false;
        while (!frames_.empty()) {
            Frame& top = frames_.back();
            if (top.ways == 0) {
                leave(all);
                continue;
            }
            const auto d = first_of(top);
            if (!enter(links_.beyond(top.stone, d), d, top.sum)) return false;
        }
        return true;
    }

    // Picks a stone; what that comes to is added to the sum at once where it is known, and else
    // becomes a frame.
    bool enter(int stone, Came came, core::Count& sum) {
        if (!pay(budget_, links_.left())) return false;
        if (links_.left() == 1) {
            sum += 1;
            return true;
        }
        links_.pick(stone);
        flip(stone);
        std::string key = key_of(stone, came);
        const auto known = memory_.find(key);
        const Ways ways = known == memory_.end() ? outlook_.ways(stone, came) : Ways{0};
        if (ways != 0) {
            frames_.push_back({stone, ways, std::move(key)});
            return true;
        }
        if (known != memory_.end()) sum += known->second;
        flip(stone);
        links_.restore(stone);
        return true;
    }

    void leave(core::Count& all) {
        Frame done = std::move(frames_.back());
        frames_.pop_back();
        flip(done.stone);
        links_.restore(done.stone);
        (frames_.empty() ? all : frames_.back().sum) += done.sum;
        remember(std::move(done));
    }

    void remember(Frame done) {
        constexpr std::uint64_t kOverhead = 64;  // of the table and the allocator, about
        bytes_ += done.key.size() + sizeof(std::string) + sizeof(core::Count) + kOverhead;
        if (!budget_.afford(bytes_)) return;  // the next pick finds that the budget has ended
        memory_.emplace(std::move(done.key), std::move(done.sum));
    }

    static core::Direction first_of(Frame& frame) {
        for (const core::Direction d : core::kDirections) {
            if ((frame.ways & way(d)) == 0) continue;
            frame.ways = static_cast<Ways>(frame.ways & ~way(d));
            return d;
        }
        return core::Direction::Up;
    }

    // The stones left and those that can be next.
    std::string key_of(int stone, Came came) const {
        std::array<int, 4> next{};
        for (const core::Direction d : core::kDirections) {
            const bool back = came && d == core::opposite(*came) && !reversal_;
            next[static_cast<std::size_t>(d)] = back ? links_.none() : links_.beyond(stone, d);
        }
        std::string key(reinterpret_cast<const char*>(left_.data()),
                        left_.size() * sizeof left_[0]);
        key.append(reinterpret_cast<const char*>(next.data()), sizeof next);
        return key;
    }

    void flip(int stone) {
        const auto at = static_cast<std::size_t>(stone);
        left_[at / core::kWordBits] ^= std::uint64_t{1} << (at % core::kWordBits);
    }

    Links links_;
    Outlook outlook_;
    bool reversal_;
    core::Budget& budget_;
    std::vector<std::uint64_t> left_;
    std::vector<Frame> frames_;
    std::unordered_map<std::string, core::Count> memory_;
    std::uint64_t bytes_ = 0;
};

}  // namespace

core::Result<core::Count> count_by_memory(const Puzzle& p, core::Budget& budget) {
    const auto counted = Counter(p, budget).run();
    return counted ? core::Result<core::Count>(*counted) : unfinished();
}

core::Result<core::Count> count_answers(const Puzzle& p, core::Budget& budget) {
    const bool full = std::count(p.stones.begin(), p.stones.end(), 0) == 0;
    const int narrow = std::min(p.size.rows, p.size.cols);
    if (full && narrow == 2 && !p.variant.reversal) {
        return two_row_answers(std::max(p.size.rows, p.size.cols));
    }
    return count_by_memory(p, budget);
}

core::Count two_row_answers(int cols) {
    const auto n = static_cast<unsigned>(cols);
    const core::Count thrice = 2 * boost::multiprecision::pow(core::Count(3), n) +
                               boost::multiprecision::pow(core::Count(2), n) +
                               (n % 2 == 0 ? 2 : -2);
    return thrice / 3;
}

Puzzle full_board(core::Size size) {
    return {size, std::vector<char>(static_cast<std::size_t>(size.cells()), 1), {}};
}

}  // namespace hashigo::goishi
