// Additions along the row graph. Numbers get wider from row to row: a row of n cells has at most
// F(n + 2) shadings, F the Fibonacci numbers, so r rows have at most F(n + 2)^r.
#include "genres/yajikazu/count_rows.h"

#include <algorithm>
#include <array>
#include <istream>
#include <limits>
#include <ostream>
#include <string>
#include <utility>

#include "core/refusal.h"
#include "genres/yajikazu/frontier.h"
#include "genres/yajikazu/limits.h"

namespace hashigo::yajikazu {

namespace {

using core::Limb;
using Row = RowGraph::Row;

constexpr const char* kHead = "hashigo-count-1";
// Wider boards have too many rows of independent cells.
constexpr int kMostPlain = 32;

// Rows of so many cells in which no two shaded ones touch: F(n + 2).
core::Count row_shadings(int cols) {
    core::Count ending_white = 1;
    core::Count ending_shaded = 0;
    for (int c = 0; c < cols; ++c) {
        ending_white += ending_shaded;
        ending_shaded = ending_white - ending_shaded;
    }
    return ending_white + ending_shaded;
}

// `Width` limbs a number, or as many as `width` says where Width is 0.
template <std::size_t Width>
bool add_along(const RowGraph::Column& column, std::size_t width, const std::vector<Limb>& ways,
               std::vector<Limb>& next, core::Budget& budget) {
    const std::size_t step = Width == 0 ? width : Width;
    const std::size_t count = column.white.size();
    for (std::size_t first = 0; first < count; first += RowGraph::kBlock) {
        if (!budget.spend()) return false;
        const std::size_t end = std::min(count, first + RowGraph::kBlock);
        for (std::size_t k = first; k < end; ++k) {
            const Limb* from = ways.data() + k * step;
            core::add_limbs(next.data() + column.white[k] * step, from, step);
            if (column.shaded[k] == RowGraph::kNone) continue;
            core::add_limbs(next.data() + column.shaded[k] * step, from, step);
        }
    }
    return true;
}

constexpr std::array<decltype(&add_along<0>), 7> kAdders = {
    add_along<0>, add_along<1>, add_along<2>, add_along<3>,
    add_along<4>, add_along<5>, add_along<6>};

std::uint64_t blocks(const RowGraph::Columns& columns) {
    std::uint64_t sum = 0;
    for (const auto& column : columns) {
        sum += (column.white.size() + RowGraph::kBlock - 1) / RowGraph::kBlock;
    }
    return sum;
}

core::Error unreadable() {
    return refusal(core::Fault::BadInput, phrases::CountUnreadable);
}

}  // namespace

std::uint64_t RowCount::bytes(core::Size size, bool unconnected) {
    // Frontiers between rows, as measured: 2.16 times as many a column, and seven quarters as many
    // in the middle of a row.
    core::Count frontiers = row_shadings(unconnected ? std::min(size.rows, size.cols) : 0);
    const int cols = std::min(size.rows, size.cols);
    for (int c = 2; c < cols && !unconnected; ++c) frontiers = frontiers * 54 / 25 + 1;
    const std::uint64_t width =
        (boost::multiprecision::msb(boost::multiprecision::pow(
             row_shadings(cols), static_cast<unsigned>(std::max(size.rows, size.cols)))) /
         64) +
        1;
    const core::Count bytes =
        frontiers * (14 * static_cast<std::uint64_t>(cols) + 34 * width + 100);
    constexpr std::uint64_t kMost = std::numeric_limits<std::uint64_t>::max();
    return bytes < kMost ? bytes.convert_to<std::uint64_t>() : kMost;
}

int widest_by_rows(bool unconnected) {
    return unconnected ? kMostPlain : Frontier::kMostLinked;
}

bool counts_by_rows(core::Size size, bool unconnected) {
    const int cols = std::min(size.rows, size.cols);
    return cols >= 2 && cols <= widest_by_rows(unconnected);
}

core::Result<RowCount> RowCount::start(core::Size size, bool unconnected, core::Budget& budget) {
    if (!budget.afford(bytes(size, unconnected))) return core::needs_bytes(budget);
    size = {std::max(size.rows, size.cols), std::min(size.rows, size.cols)};
    auto graph = RowGraph::find(size.cols, !unconnected, budget);
    if (!graph) return unfinished();
    RowCount count(size, unconnected, std::move(*graph));
    if (size.rows > 2) {
        auto inner = count.graph_.columns(Row::Inner, budget);
        if (!inner) return unfinished();
        count.inner_ = std::move(*inner);
    }
    count.ways_ = {1};
    return count;
}

bool RowCount::is_of(core::Size size, bool unconnected) const {
    const auto [cols, rows] = std::minmax(size.rows, size.cols);
    return size_ == core::Size{rows, cols} && unconnected_ == unconnected;
}

std::size_t RowCount::width_after(int rows) const {
    const core::Count most =
        boost::multiprecision::pow(row_shadings(size_.cols), static_cast<unsigned>(rows));
    return boost::multiprecision::msb(most) / 64 + 1;
}

std::uint64_t RowCount::work() const {
    const std::uint64_t inner = blocks(inner_);
    const int left = size_.rows - row_;
    // The last row is worked out first and then gone along; it is shorter than an inner one.
    return left <= 0 ? 0 : inner * static_cast<std::uint64_t>(left + 1);
}

void RowCount::widen(std::size_t width) {
    if (width == width_) return;
    const std::size_t count = ways_.size() / width_;
    std::vector<Limb> wide(count * width, 0);
    for (std::size_t k = 0; k < count; ++k) {
        std::copy_n(ways_.begin() + static_cast<std::ptrdiff_t>(k * width_), width_,
                    wide.begin() + static_cast<std::ptrdiff_t>(k * width));
    }
    ways_ = std::move(wide);
    width_ = width;
}

bool RowCount::cross(const RowGraph::Columns& columns, core::Budget& budget) {
    const auto add = kAdders[width_ < kAdders.size() ? width_ : 0];
    for (const RowGraph::Column& column : columns) {
        next_.assign(column.targets * width_, 0);
        if (!add(column, width_, ways_, next_, budget)) return false;
        ways_.swap(next_);
    }
    return true;
}

bool RowCount::advance(core::Budget& budget) {
    widen(width_after(row_ + 1));
    ++row_;
    const bool inner = row_ > 1 && !done();
    if (inner) return cross(inner_, budget);
    if (done()) inner_ = {};  // room for the last row
    const auto columns = graph_.columns(row_ == 1 ? Row::Top : Row::Bottom, budget);
    if (!columns || !cross(*columns, budget)) return false;
    ways_.resize(done() ? ways_.size() : graph_.size() * width_, 0);
    return true;
}

core::Count RowCount::total() const {
    core::Count sum = 0;
    for (std::size_t at = 0; at < ways_.size(); at += width_) {
        sum += core::from_limbs(ways_.data() + at, width_);
    }
    return sum;
}

void RowCount::write(std::ostream& out) const {
    out << kHead << ' ' << size_.rows << ' ' << size_.cols << ' ' << int{unconnected_} << ' '
        << row_ << ' ' << ways_.size() << '\n';
    out.write(reinterpret_cast<const char*>(ways_.data()),
              static_cast<std::streamsize>(ways_.size() * sizeof(Limb)));
}

bool RowCount::read_ways(std::istream& in, int row) {
    std::size_t count = 0;
    in >> count;
    row_ = row;
    width_ = row == 0 ? 1 : width_after(row);
    const std::size_t due = row == 0 ? 1 : graph_.size() * width_;
    if (!in || in.get() != '\n' || count != due) return false;
    ways_.assign(count, 0);
    in.read(reinterpret_cast<char*>(ways_.data()),
            static_cast<std::streamsize>(count * sizeof(Limb)));
    return static_cast<bool>(in);
}

core::Result<RowCount> RowCount::read(std::istream& in, core::Budget& budget) {
    std::string head;
    core::Size size;
    int unconnected = 0;
    int row = 0;
    in >> head >> size.rows >> size.cols >> unconnected >> row;
    if (!in || head != kHead || !core::valid(size) || (unconnected != 0 && unconnected != 1)) {
        return unreadable();
    }
    if (!counts_by_rows(size, unconnected == 1) || row < 0 || row >= size.rows ||
        size.cols > size.rows) {
        return unreadable();
    }
    auto count = start(size, unconnected == 1, budget);
    if (!count) return count;
    if (!count->read_ways(in, row)) return unreadable();
    return count;
}

}  // namespace hashigo::yajikazu
