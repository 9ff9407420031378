// The layers. The work within a group of blocks with equally many high stones is independent; it is
// shared out to the threads in pieces, so that a budget is asked in between.
#include "genres/goishi/census_sweep.h"

#include <algorithm>
#include <atomic>
#include <bit>
#include <cstring>
#include <istream>
#include <new>
#include <ostream>
#ifdef __linux__
#include <sys/mman.h>
#endif

#include "core/parallel.h"

namespace hashigo::goishi::census {

namespace {

constexpr std::size_t kPage = std::size_t{2} << 20U;       // a large page of memory
constexpr std::size_t kFewBoards = std::size_t{1} << 16U;  // not worth a thread
constexpr std::size_t kPieceBoards = std::size_t{1} << 21U;

std::size_t index(int number) {
    return static_cast<std::size_t>(number);
}

template <class Cell>
Room<Cell> room_for(std::size_t count) {
    const std::size_t wanted = count * sizeof(Cell);
    const std::size_t align = wanted >= kPage ? kPage : alignof(Word);
    const std::size_t bytes = (wanted + align - 1) / align * align;
    void* const room = ::operator new (bytes, std::align_val_t{align});
#ifdef __linux__
    if (align == kPage) madvise(room, bytes, MADV_HUGEPAGE);
#endif
    return Room<Cell>(static_cast<Cell*>(room), {align});
}

void put(std::uint64_t lane, Word& cell) {
    cell = in_all_lanes(lane);
}
void put(std::uint64_t lane, std::uint64_t& cell) {
    cell = lane;
}

template <class Cell>
void add_source(Block<Cell>& block, const Source<Cell>& source, int shift) {
    if (shift >= 0) {
        block.lefts[block.left_count] = source;
        block.lefts[block.left_count++].shift = shift;
    } else {
        block.rights[block.right_count] = source;
        block.rights[block.right_count++].shift = -shift;
    }
}

}  // namespace

void Release::operator()(void* room) const {
    ::operator delete (room, std::align_val_t{align});
}

Sweep::Sweep(core::Size size, const Options& options)
    : plan_(plan_of(size)), options_(options), rolls_(rolls_of(size)) {
    open(nikoli_);
    if (options_.free) open(free_);
    kinds_.resize(index(options_.jobs), std::vector<Kind>(plan_.stride));
    free_kinds_ = kinds_;
}

std::uint64_t Sweep::bytes(core::Size size, const Options& options) {
    const Shape shape = shape_of(size);
    const auto threads = static_cast<std::uint64_t>(options.jobs);
    const std::uint64_t words = shape.words() + threads * shape.stride;
    const std::uint64_t word = sizeof(Word) + (options.free ? sizeof(std::uint64_t) : 0);
    constexpr std::uint64_t kLowPart = sizeof(Mask) + 2 * sizeof(std::uint16_t);
    constexpr std::uint64_t kHighPart = sizeof(std::uint32_t) + sizeof(Mask);
    return words * word + 2 * threads * shape.stride + (kLowPart << shape.low_cells) +
           (kHighPart << (size.cells() - shape.low_cells));
}

template <class Cell>
void Sweep::open(Side<Cell>& side) {
    constexpr std::uint64_t kOneWay = 0xffffffffU;  // nothing left: done, wherever one is
    side.table = room_for<Cell>(plan_.words());
    for (int k = 0; k < options_.jobs; ++k) side.scratch.push_back(room_for<Cell>(plan_.stride));
    put(kOneWay, side.table[0]);
    side.bits.resize(kMostCells);
    for (std::size_t cell = 0; cell < side.bits.size(); ++cell) {
        put(both_planes(std::uint32_t{1} << cell), side.bits[cell]);
    }
    side.fill = filler<Cell>(rolls_, options_.portable);
}

bool Sweep::advance(core::Budget& budget, const Visit& visit) {
    ++layer_;
    const int least = std::max(0, layer_ - plan_.low_cells);
    for (int high = std::min(layer_, plan_.high_cells); high >= least; --high) {
        if (!run(plan_.highs[index(high)], index(layer_ - high), budget, visit)) return false;
    }
    return true;
}

bool Sweep::run(const std::vector<Mask>& highs, std::size_t low_stones, core::Budget& budget,
                const Visit& visit) {
    const std::size_t boards = plan_.lows[low_stones].size();
    const std::size_t piece = kPieceBoards / boards + 1;
    for (std::size_t from = 0; from < highs.size(); from += piece) {
        const std::size_t to = std::min(from + piece, highs.size());
        for (std::size_t k = from; k < to; ++k) {
            if (!budget.spend()) return false;
        }
        const bool few = (to - from) * boards < kFewBoards;
        const std::size_t threads = few ? 1 : index(options_.jobs);
        std::atomic<std::size_t> next{from};
        core::parallel_for(threads, options_.jobs, [&](std::size_t thread) {
            for (std::size_t k = next++; k < to; k = next++) {
                work(thread, {highs[k], low_stones}, visit);
            }
        });
    }
    return true;
}

void Sweep::work(std::size_t thread, const Task& task, const Visit& visit) {
    make(nikoli_, thread, task, kinds_[thread]);
    if (options_.free) make(free_, thread, task, free_kinds_[thread]);
    visit(thread, {task.high, plan_.weight(task.high), &plan_.lows[task.low_stones],
                   kinds_[thread].data(), options_.free ? free_kinds_[thread].data() : nullptr});
}

template <class Cell>
void Sweep::make(Side<Cell>& side, std::size_t thread, const Task& task, std::vector<Kind>& kinds) {
    Cell* const own = side.table.get() + plan_.block[task.high] * plan_.stride;
    Block<Cell> block;
    block.plan = &plan_;
    block.rolls = &rolls_;
    block.bits = side.bits.data();
    block.high = task.high;
    block.low_stones = task.low_stones;
    block.own = own;
    block.out = side.scratch[thread].get();
    block.kinds = kinds.data();
    find_sources(side, task.high, block);
    side.fill(block);
    std::memcpy(static_cast<void*>(own), block.out,
                plan_.lows[task.low_stones].size() * sizeof(Cell));
}

template <class Cell>
void Sweep::find_sources(const Side<Cell>& side, Mask high, Block<Cell>& block) const {
    for (Mask rest = high; rest != 0; rest &= rest - 1) {
        const int cell = std::countr_zero(rest) + plan_.low_cells;
        const Mask without = high & ~(rest & (~rest + 1));
        const Mask image = plan_.mirrored_high(without);
        const Cell* const words =
            side.table.get() + plan_.block[std::min(without, image)] * plan_.stride;
        const Source<Cell> source{words, side.bits[index(cell)], 0};
        if (without <= image) {
            block.straight[block.straight_count++] = source;
        } else {
            const int col = plan_.size.col(cell);
            add_source(block, source, col - (plan_.size.cols - 1 - col));
        }
    }
}

// The lists that the present layer is made of, in a fixed order: block number, length.
template <class Visitor>
void Sweep::each_list(Visitor&& visit) const {
    for (int high = 0; high <= plan_.high_cells; ++high) {
        const int low = layer_ - high;
        if (low < 0 || low > plan_.low_cells) continue;
        for (const Mask mask : plan_.highs[index(high)]) {
            visit(plan_.block[mask] * plan_.stride, plan_.lows[index(low)].size());
        }
    }
}

void Sweep::write(std::ostream& out) const {
    each_list([&](std::size_t at, std::size_t count) {
        const auto put_all = [&](const auto& side) {
            if (!side.table) return;
            out.write(reinterpret_cast<const char*>(side.table.get() + at),
                      static_cast<std::streamsize>(count * sizeof(side.table[0])));
        };
        put_all(nikoli_);
        put_all(free_);
    });
}

bool Sweep::read(std::istream& in, int layer) {
    layer_ = layer;
    each_list([&](std::size_t at, std::size_t count) {
        const auto take_all = [&](auto& side) {
            if (!side.table) return;
            in.read(reinterpret_cast<char*>(side.table.get() + at),
                    static_cast<std::streamsize>(count * sizeof(side.table[0])));
        };
        take_all(nikoli_);
        take_all(free_);
    });
    return static_cast<bool>(in);
}

}  // namespace hashigo::goishi::census
