// What an experiment finds: a table whose columns have a kind, so that a reader knows which numbers
// must come out the same everywhere and which are drawn, and whose drawn cells carry the interval
// in which the true value stands.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/table.h"
#include "core/text.h"

namespace hashigo::core {

// Exact    the same on every machine, at every seed.
// Sampled  drawn: it comes with a seed and a sample size, and is compared by intervals.
// Cost     work of one particular program, such as nodes: repeatable, but not another program's.
// Time     seconds of one particular machine.
// Other    of a published number alone: it is of other boards than ours, so it is never judged.
enum class Kind : std::uint8_t { Key, Exact, Sampled, Cost, Time, Other };
std::string_view kind_name(Kind kind);

struct Column {
    Phrase name;  // its key is the column's id
    Kind kind = Kind::Exact;
};

// Where the true value stands, with 95 % confidence; both ends belong to it.
struct Interval {
    double low = 0;
    double high = 0;
    friend bool operator==(const Interval&, const Interval&) = default;
};

struct Cell {
    std::string text;  // digits as they are printed; empty where there is nothing to say
    std::optional<Interval> interval{};
    int decimals = 0;  // of the interval's ends
};

struct Draws {
    std::uint64_t seed = 0;
    std::uint64_t size = 0;  // boards that were drawn, in the whole table
};

struct Findings {
    std::vector<Column> columns;
    std::vector<std::vector<Cell>> rows;  // each as long as columns
    std::vector<Text> notes{};
    std::optional<Draws> draws{};  // there if and only if a column is sampled
};

Cell words(std::string text);
Cell whole(std::uint64_t value);
Cell real(double value, int decimals);
// 100 * hits / of, with Wilson's interval; empty where nothing was tried.
Cell percent(std::uint64_t hits, std::uint64_t of, int decimals = 2);
// The same without an interval: of a whole population.
Cell exact_percent(std::uint64_t hits, std::uint64_t of, int decimals = 2);
// The mean of the values, with the interval of the normal distribution; without one for a single
// value.
Cell mean(const std::vector<double>& values, int decimals);
// The middle of the values, or the mean of the two middle ones, with the interval between two order
// statistics.
Cell median(std::vector<std::uint64_t> values);

// Wilson's interval of a share, as a share. `of` is above 0.
Interval wilson(std::uint64_t hits, std::uint64_t of);

// What names a row: its key cells, parted by blanks.
std::string row_key(const Findings& findings, std::size_t row);

// A cell with its interval: "1.83 [1.70, 1.97]".
std::string shown(const Cell& cell);

// As a plain table, without title and notes.
Table plain(const Findings& findings, Language language);

}  // namespace hashigo::core
