// What a board's tables hold at the least, whether or not they can be laid out. Between two rows a
// state is a word in each half, with as many unmatched brackets and the same colour sum in both, as
// signs begin at the outer edge. So words are counted by these two, and the squares are summed. The
// table in the middle of a row is no smaller, nor are those of an odd width than of one less.
#include <algorithm>
#include <limits>
#include <vector>

#include "genres/detour/cycles_run.h"

namespace hashigo::detour::cycles {

namespace {

// Words of a length by unmatched brackets and by colour sum, which goes from -length to length.
class Ways {
  public:
    explicit Ways(int most)
        : most_(most), ways_(static_cast<std::size_t>((most + 2) * (2 * most + 3))) {}

    core::Count& at(int depth, int sum) {
        return ways_[static_cast<std::size_t>(depth * (2 * most_ + 3) + sum + most_ + 1)];
    }
    Ways longer(int sign) {
        Ways next(most_);
        for (int depth = 0; depth < most_; ++depth) {
            for (int sum = -most_; sum <= most_; ++sum) {
                const core::Count& ways = at(depth, sum);
                if (ways == 0) continue;
                next.at(depth, sum) += ways;
                next.at(depth + 1, sum + sign) += ways;
                if (depth > 0) next.at(depth - 1, sum + sign) += ways;
            }
        }
        return next;
    }
    core::Count squares() const {
        core::Count sum = 0;
        for (const core::Count& ways : ways_) sum += ways * ways;
        return sum;
    }

  private:
    int most_;
    std::vector<core::Count> ways_;
};

}  // namespace

std::uint64_t least_bytes(const Wish& wish) {
    constexpr int kMostSide = 64;
    constexpr std::uint64_t kMost = std::numeric_limits<std::uint64_t>::max();
    const auto [narrow, wide] = std::minmax(wish.size.rows, wish.size.cols);
    const int half = std::min(narrow, kMostSide) / 2;
    Ways ways(half);
    ways.at(0, 0) = 1;
    for (int place = 0; place < half; ++place) ways = ways.longer(place % 2 == 0 ? 1 : -1);
    const int cells = (wide + 1) / 2 * narrow;
    const std::uint64_t unit = wish.by_turns ? static_cast<std::uint64_t>(cells) / 2 + 2 : 1;
    const core::Count bytes = 2 * ways.squares() * unit * sizeof(std::uint32_t);
    return bytes < kMost ? bytes.convert_to<std::uint64_t>() : kMost;
}

}  // namespace hashigo::detour::cycles
