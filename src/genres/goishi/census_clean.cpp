// The clean census: a table over all boards in numeric order (a board without a stone has a smaller
// number), then a search of each board. Moves between stones that were neighbours from the start
// are clean; so a clean answer is a path over neighbours, and an answer that flies leaves such a
// path by a first flight, after which the table knows the rest.
#include "genres/goishi/census_clean.h"

#include <algorithm>
#include <array>
#include <bit>
#include <vector>

#include "core/parallel.h"
#include "core/refusal.h"
#include "genres/goishi/census_plan.h"
#include "genres/goishi/limits.h"

namespace hashigo::goishi::census {

namespace {

constexpr std::uint64_t kChunk = 4096;
constexpr std::uint64_t kPieceChunks = 8;  // a thread, before the budget is asked again

// In core::kDirections' order; a direction and its opposite differ in the lowest bit.
using PerDirection = std::array<Mask, 4>;

class Rays {
  public:
    explicit Rays(core::Size size) : size_(size), rays_(static_cast<std::size_t>(size.cells())) {
        for (int cell = 0; cell < size.cells(); ++cell) {
            for (std::size_t d = 0; d < 4; ++d) {
                Mask& ray = rays_[static_cast<std::size_t>(cell)][d];
                core::walk(size, cell, core::kDirections[d],
                           [&](int passed) { ray |= Mask{1} << passed; });
                if (ray != 0) edge_[d] |= Mask{1} << cell;
            }
        }
    }

    core::Size size() const { return size_; }
    // Cells from which the direction leads on at all.
    Mask edge(std::size_t d) const { return edge_[d]; }

    // The bit of the first of some stones beyond a cell, or 0.
    Mask first(int cell, std::size_t d, Mask stones) const {
        const Mask met = rays_[static_cast<std::size_t>(cell)][d] & stones;
        const bool forwards = core::stride(size_, core::kDirections[d]) > 0;
        return forwards ? met & (~met + 1) : std::bit_floor(met);
    }

  private:
    core::Size size_;
    std::vector<PerDirection> rays_;
    PerDirection edge_{};
};

// For each set of stones still lying: the places from which they can all be picked up, having
// arrived there in each direction.
class Table {
  public:
    explicit Table(const Rays& rays) : rays_(rays), words_(std::size_t{1} << rays.size().cells()) {
        words_[0].fill(~Mask{0});
    }

    void fill(Mask lying) { words_[lying] = word(lying); }
    // Whether the rest can be picked up after a stone that is reached in a direction.
    bool can(Mask left, Mask stone, std::size_t d) const {
        return (words_[left & ~stone][d] & stone) != 0;
    }

  private:
    PerDirection word(Mask lying) const {
        PerDirection ways{};
        for (Mask rest = lying; rest != 0; rest &= rest - 1) {
            const Mask stone = rest & (~rest + 1);
            const PerDirection& after = words_[lying & ~stone];
            for (std::size_t d = 0; d < 4; ++d) ways[d] |= after[d] & stone;
        }
        for (std::size_t d = 0; d < 4; ++d) ways[d] = reached(ways[d], lying, d);
        PerDirection on{};
        for (std::size_t d = 0; d < 4; ++d) {
            on[d] = ways[d] | (d < 2 ? ways[2] | ways[3] : ways[0] | ways[1]);
        }
        return on;
    }
    // The empty places from which the direction leads to one of some stones.
    Mask reached(Mask stones, Mask lying, std::size_t d) const {
        const int by = core::stride(rays_.size(), core::kDirections[d]);
        const Mask open = rays_.edge(d) & ~lying;
        const auto back = [by](Mask cells) { return by > 0 ? cells >> by : cells << -by; };
        Mask places = 0;
        for (Mask next = back(stones) & open; next != places; next = back(stones | places) & open) {
            places = next;
        }
        return places;
    }

    const Rays& rays_;
    std::vector<PerDirection> words_;
};

constexpr std::size_t kStart = 4;  // the direction of arrival at the first stone

class Search {
  public:
    Search(const Rays& rays, const Table& table, Mask board)
        : rays_(rays), table_(table), board_(board) {}

    // How many answers there are, up to `most`.
    int answers(int most) const {
        int found = 0;
        for_first([&](Mask left, int cell) {
            found += answers(left, cell, kStart, most - found);
            return found >= most;
        });
        return found;
    }
    bool clean() const {
        return for_first([&](Mask left, int cell) { return clean(left, cell); });
    }
    bool flies() const {
        return for_first([&](Mask left, int cell) { return flies(left, cell, kStart); });
    }

  private:
    template <class Visit>
    bool for_first(Visit&& visit) const {
        for (Mask rest = board_; rest != 0; rest &= rest - 1) {
            const Mask stone = rest & (~rest + 1);
            if (visit(board_ & ~stone, std::countr_zero(stone))) return true;
        }
        return false;
    }
    static bool reverses(std::size_t d, std::size_t came) {
        return came != kStart && d == (came ^ 1U);
    }

    int answers(Mask left, int cell, std::size_t came, int most) const {
        if (left == 0) return 1;
        int found = 0;
        for (std::size_t d = 0; d < 4 && found < most; ++d) {
            const Mask stone = rays_.first(cell, d, left);
            if (stone == 0 || reverses(d, came) || !table_.can(left, stone, d)) continue;
            found += answers(left & ~stone, std::countr_zero(stone), d, most - found);
        }
        return found;
    }
    // One never meets the question of reversing: behind lies the neighbour one came from.
    bool clean(Mask left, int cell) const {
        if (left == 0) return true;
        for (std::size_t d = 0; d < 4; ++d) {
            const Mask stone = rays_.first(cell, d, board_) & left;
            if (stone == 0 || !table_.can(left, stone, d)) continue;
            if (clean(left & ~stone, std::countr_zero(stone))) return true;
        }
        return false;
    }
    bool flies(Mask left, int cell, std::size_t came) const {
        for (std::size_t d = 0; d < 4; ++d) {
            const Mask stone = rays_.first(cell, d, left);
            if (stone == 0 || reverses(d, came) || !table_.can(left, stone, d)) continue;
            if (stone != rays_.first(cell, d, board_)) return true;
            if (flies(left & ~stone, std::countr_zero(stone), d)) return true;
        }
        return false;
    }

    const Rays& rays_;
    const Table& table_;
    Mask board_;
};

void judge(const Rays& rays, const Table& table, Mask board, Clean& sum) {
    if (std::popcount(board) < 2) return;
    const Search search(rays, table, board);
    if (search.answers(1) == 0) return;
    if (!search.flies()) {
        ++sum.has_clean;
        ++sum.all_clean;
    } else if (search.clean()) {
        ++sum.has_clean;
    } else {
        return;
    }
    if (search.answers(2) == 1) ++sum.unique_and_clean;
}

std::uint64_t boards_of(core::Size size) {
    return std::uint64_t{1} << static_cast<unsigned>(size.cells());
}

std::uint64_t chunks_of(core::Size size) {
    return (boards_of(size) + kChunk - 1) / kChunk;
}

// Calls visit(board) for the boards of one chunk; the empty one is left out.
template <class Visit>
void each_board(core::Size size, std::uint64_t chunk, Visit&& visit) {
    const std::uint64_t end = std::min((chunk + 1) * kChunk, boards_of(size));
    for (std::uint64_t board = std::max<std::uint64_t>(chunk * kChunk, 1); board < end; ++board) {
        visit(static_cast<Mask>(board));
    }
}

bool fill(Table& table, core::Size size, core::Budget& budget) {
    for (std::uint64_t chunk = 0; chunk < chunks_of(size); ++chunk) {
        if (!budget.spend()) return false;
        each_board(size, chunk, [&](Mask board) { table.fill(board); });
    }
    return true;
}

void add(Clean& sum, const Clean& part) {
    sum.has_clean += part.has_clean;
    sum.all_clean += part.all_clean;
    sum.unique_and_clean += part.unique_and_clean;
}

}  // namespace

std::uint64_t clean_bytes(core::Size size) {
    return boards_of(size) * sizeof(PerDirection);
}

std::uint64_t clean_work(core::Size size) {
    return 2 * chunks_of(size);
}

core::Result<Clean> count_clean(core::Size size, int jobs, core::Budget& budget) {
    if (size.cells() > kMostCells) {
        return refusal(core::Fault::Usage, phrases::CensusTooLarge, kMostCells);
    }
    if (!budget.afford(clean_bytes(size))) return core::needs_bytes(budget);
    const Rays rays(size);
    Table table(rays);
    if (!fill(table, size, budget)) return unfinished();
    Clean sum;
    const auto piece = kPieceChunks * static_cast<std::uint64_t>(std::max(jobs, 1));
    for (std::uint64_t from = 0; from < chunks_of(size); from += piece) {
        const std::uint64_t count = std::min(piece, chunks_of(size) - from);
        std::vector<Clean> parts(static_cast<std::size_t>(count));
        for (std::size_t k = 0; k < parts.size(); ++k) {
            if (!budget.spend()) return unfinished();
        }
        core::parallel_for(parts.size(), jobs, [&](std::size_t k) {
            each_board(size, from + k, [&](Mask board) { judge(rays, table, board, parts[k]); });
        });
        for (const Clean& part : parts) add(sum, part);
    }
    return sum;
}

}  // namespace hashigo::goishi::census
