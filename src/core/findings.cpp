// Cells with their intervals. Wilson's interval is used for shares because it stays honest near
// zero (E. B. Wilson, 1927); the median's interval lies between two order statistics, which assumes
// nothing about how the values are spread.
#include "core/findings.h"

#include <algorithm>
#include <cmath>

namespace hashigo::core {

namespace {

constexpr double kZ = 1.959963984540054;  // 95 % of a normal distribution lie within
constexpr double kHundred = 100;

double middle(const std::vector<std::uint64_t>& sorted) {
    const std::size_t half = sorted.size() / 2;
    const auto upper = static_cast<double>(sorted[half]);
    if (sorted.size() % 2 == 1) return upper;
    return (static_cast<double>(sorted[half - 1]) + upper) / 2;
}

// The order statistics around the median: n/2 -+ z sqrt(n)/2, rounded outwards.
Interval around_the_middle(const std::vector<std::uint64_t>& sorted) {
    const auto n = static_cast<double>(sorted.size());
    const double reach = kZ * std::sqrt(n) / 2;
    const double last = n - 1;
    const double low = std::max(0.0, std::floor(n / 2 - reach) - 1);
    const double high = std::min(last, std::ceil(n / 2 + reach));
    return {static_cast<double>(sorted[static_cast<std::size_t>(low)]),
            static_cast<double>(sorted[static_cast<std::size_t>(high)])};
}

}  // namespace

std::string_view kind_name(Kind kind) {
    switch (kind) {
        case Kind::Key: return "key";
        case Kind::Exact: return "exact";
        case Kind::Sampled: return "sampled";
        case Kind::Cost: return "cost";
        case Kind::Time: return "time";
        case Kind::Other: return "other";
    }
    return "exact";
}

Cell words(std::string text) {
    return {std::move(text)};
}

Cell whole(std::uint64_t value) {
    return {std::to_string(value)};
}

Cell real(double value, int decimals) {
    return {decimal(value, decimals)};
}

Interval wilson(std::uint64_t hits, std::uint64_t of) {
    const auto n = static_cast<double>(of);
    const double share = static_cast<double>(hits) / n;
    const double z2n = kZ * kZ / n;
    const double centre = (share + z2n / 2) / (1 + z2n);
    const double reach = kZ * std::sqrt(share * (1 - share) / n + z2n / (4 * n)) / (1 + z2n);
    return {hits == 0 ? 0 : centre - reach, hits == of ? 1 : centre + reach};
}

Cell exact_percent(std::uint64_t hits, std::uint64_t of, int decimals) {
    if (of == 0) return {};
    return real(kHundred * static_cast<double>(hits) / static_cast<double>(of), decimals);
}

Cell percent(std::uint64_t hits, std::uint64_t of, int decimals) {
    Cell cell = exact_percent(hits, of, decimals);
    if (of == 0) return cell;
    const Interval share = wilson(hits, of);
    cell.interval = Interval{kHundred * share.low, kHundred * share.high};
    cell.decimals = decimals;
    return cell;
}

Cell mean(const std::vector<double>& values, int decimals) {
    if (values.empty()) return {};
    const auto n = static_cast<double>(values.size());
    double sum = 0;
    for (const double value : values) sum += value;
    const double mean = sum / n;
    Cell cell = real(mean, decimals);
    if (values.size() == 1) return cell;
    double squares = 0;
    for (const double value : values) squares += (value - mean) * (value - mean);
    const double reach = kZ * std::sqrt(squares / (n - 1) / n);
    cell.interval = Interval{mean - reach, mean + reach};
    cell.decimals = decimals;
    return cell;
}

Cell median(std::vector<std::uint64_t> values) {
    if (values.empty()) return {};
    std::sort(values.begin(), values.end());
    const double value = middle(values);
    const bool half = value != std::floor(value);
    return {decimal(value, half ? 1 : 0), around_the_middle(values), 0};
}

std::string row_key(const Findings& findings, std::size_t row) {
    std::string key;
    for (std::size_t k = 0; k < findings.columns.size(); ++k) {
        if (findings.columns[k].kind != Kind::Key) continue;
        key += (key.empty() ? "" : " ") + findings.rows[row][k].text;
    }
    return key;
}

std::string shown(const Cell& cell) {
    if (!cell.interval) return cell.text;
    return cell.text + " [" + decimal(cell.interval->low, cell.decimals) + ", " +
           decimal(cell.interval->high, cell.decimals) + "]";
}

Table plain(const Findings& findings, Language language) {
    Table table;
    for (const Column& column : findings.columns) {
        table.columns.push_back(say(column.name).in(language));
    }
    for (const auto& row : findings.rows) {
        auto& cells = table.rows.emplace_back();
        for (const Cell& cell : row) cells.push_back(shown(cell));
    }
    return table;
}

}  // namespace hashigo::core
