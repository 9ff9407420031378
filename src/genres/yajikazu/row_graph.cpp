// Finding the frontiers: those after the top row, then again and again those that new ones lead to,
// until none is new. They are put in order then, so that neighbours in memory are neighbours on the
// board and the additions later run along memory.
#include "genres/yajikazu/row_graph.h"

#include <algorithm>
#include <utility>

#include "genres/yajikazu/frontier.h"

namespace hashigo::yajikazu {

namespace {

std::uint64_t scattered(std::uint64_t key) {
    constexpr std::uint64_t kOdd = 0xd6e8feb86659fd93U;
    key ^= key >> 32U;
    key *= kOdd;
    key ^= key >> 32U;
    key *= kOdd;
    return key ^ (key >> 32U);
}

}  // namespace

std::uint32_t KeyIndex::add(std::uint64_t key) {
    if (keys_.size() * 2 >= table_.size()) grow();
    const std::size_t mask = table_.size() - 1;
    for (std::size_t at = scattered(key) & mask;; at = (at + 1) & mask) {
        if (table_[at] == 0) {
            keys_.push_back(key);
            table_[at] = static_cast<std::uint32_t>(keys_.size());
            return table_[at] - 1;
        }
        if (keys_[table_[at] - 1] == key) return table_[at] - 1;
    }
}

void KeyIndex::grow() {
    constexpr std::size_t kLeast = 64;
    table_.assign(std::max(kLeast, table_.size() * 2), 0);
    const std::size_t mask = table_.size() - 1;
    for (std::size_t k = 0; k < keys_.size(); ++k) {
        std::size_t at = scattered(keys_[k]) & mask;
        while (table_[at] != 0) at = (at + 1) & mask;
        table_[at] = static_cast<std::uint32_t>(k + 1);
    }
}

std::uint64_t KeyIndex::bytes() const {
    return keys_.capacity() * sizeof keys_[0] + table_.capacity() * sizeof table_[0];
}

bool RowGraph::step(Row row, int col, const std::vector<std::uint64_t>& keys, KeyIndex& next,
                    core::Budget& budget, Column* kept) const {
    const Frontier steps(cols_, linked_);
    const bool border = row != Row::Inner || col == 0 || col + 1 == cols_;
    const auto number = [&](std::uint64_t key) {
        if (row == Row::Bottom) key = steps.forgotten_before(key, col);
        if (col + 1 < cols_) return next.add(key);
        key = steps.ended(key);
        return next.add(std::min(key, steps.mirrored(key)));
    };
    for (std::size_t k = 0; k < keys.size(); ++k) {
        if (k % kBlock == 0) {
            const std::uint64_t mine = keys.size() * 2 * sizeof(std::uint64_t);
            if (!budget.spend() || !budget.afford(bytes_ + mine + next.bytes())) return false;
        }
        const std::uint32_t white = number(steps.whitened(keys[k], col));
        const auto shaded = steps.shaded(keys[k], col, border);
        const std::uint32_t shaded_to = shaded ? number(*shaded) : kNone;
        if (kept == nullptr) continue;
        kept->white.push_back(white);
        kept->shaded.push_back(shaded_to);
    }
    return true;
}

bool RowGraph::pass(Row row, std::vector<std::uint64_t> keys, KeyIndex& ends, core::Budget& budget,
                    Columns* kept) {
    for (int col = 0; col < cols_; ++col) {
        KeyIndex between;
        KeyIndex& next = col + 1 < cols_ ? between : ends;
        Column column;
        if (kept != nullptr) {
            bytes_ += keys.size() * 2 * sizeof(std::uint32_t);
            if (!budget.afford(bytes_)) return false;
            column.white.reserve(keys.size());
            column.shaded.reserve(keys.size());
        }
        if (!step(row, col, keys, next, budget, kept == nullptr ? nullptr : &column)) return false;
        column.targets = static_cast<std::uint32_t>(next.size());
        if (kept != nullptr) kept->push_back(std::move(column));
        keys = between.keys();
    }
    return true;
}

bool RowGraph::close(core::Budget& budget) {
    KeyIndex found;
    if (!pass(Row::Top, {0}, found, budget, nullptr)) return false;
    for (std::size_t done = 0; done < found.size();) {
        const std::vector<std::uint64_t> fresh(
            found.keys().begin() + static_cast<std::ptrdiff_t>(done), found.keys().end());
        done = found.size();
        if (!pass(Row::Inner, fresh, found, budget, nullptr)) return false;
    }
    std::vector<std::uint64_t> keys = found.keys();
    std::sort(keys.begin(), keys.end());
    for (const std::uint64_t key : keys) frontiers_.add(key);
    return true;
}

std::optional<RowGraph> RowGraph::find(int cols, bool linked, core::Budget& budget) {
    RowGraph graph(cols, linked);
    if (!graph.close(budget)) return std::nullopt;
    return graph;
}

std::optional<RowGraph::Columns> RowGraph::columns(Row row, core::Budget& budget) {
    Columns columns;
    bytes_ = frontiers_.bytes();
    if (row == Row::Top) {
        if (!pass(row, {0}, frontiers_, budget, &columns)) return std::nullopt;
        return columns;
    }
    KeyIndex anywhere;
    KeyIndex& ends = row == Row::Bottom ? anywhere : frontiers_;
    const std::vector<std::uint64_t> keys = frontiers_.keys();
    if (!pass(row, keys, ends, budget, &columns)) return std::nullopt;
    return columns;
}

}  // namespace hashigo::yajikazu
