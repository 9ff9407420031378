// Rows of stones and of numbers; see codec_numbers.h. Numbers are bounded by the largest board, so
// that an order can be looked up by number.
#include "genres/goishi/codec_numbers.h"

#include <algorithm>
#include <tuple>

#include "core/codec_phrases.h"
#include "genres/goishi/phrases.h"

namespace hashigo::goishi {

namespace codec = core::codec;

namespace {

bool earlier(const Stray& a, const Stray& b) {
    return std::tie(a.number, a.cell) < std::tie(b.number, b.cell);
}

}  // namespace

core::Error bad_mark(core::Token token) {
    return core::fail(codec::phrase(codec::BadMark), token.offset, core::quote(token.text));
}

core::Result<int> read_number(core::Token token) {
    const std::optional<int> number = core::whole_number(token.text);
    if (!number || *number == 0) return bad_mark(token);
    if (*number <= core::kMaxCells) return *number;
    return core::fail(codec::phrase(codec::NumberRange), token.offset, core::quote(token.text),
                      core::kMaxCells);
}

std::optional<core::Error> read_stone_row(const core::Line& line, int row, char stone, Puzzle& p) {
    const auto take = [&](core::Token sign) -> std::optional<core::Error> {
        const bool lies = sign.text.front() == stone;
        if (!lies && sign.text != ".") {
            return core::fail(codec::phrase(codec::BadClue), sign.offset, core::quote(sign.text));
        }
        p.stones.push_back(lies ? 1 : 0);
        return std::nullopt;
    };
    return core::read_signs(line.whole, row, {p.size, codec::words(codec::Clues)}, take);
}

std::optional<core::Error> read_number_row(const core::Line& line, int row, const Puzzle& p,
                                           std::vector<Stray>& numbered) {
    int cell = p.size.at(row, 0);
    const auto take = [&](core::Token token) -> std::optional<core::Error> {
        const int here = cell++;
        if (token.text == ".") return std::nullopt;
        const core::Result<int> number = read_number(token);
        if (!number) return number.error();
        if (p.stones[static_cast<std::size_t>(here)] == 0) return bad_mark(token);
        numbered.push_back({here, *number});
        return std::nullopt;
    };
    return core::read_tokens(line, row, {p.size, codec::words(codec::Marks)}, take);
}

std::optional<core::Error> stoneless(const Puzzle& p, std::size_t offset) {
    const bool any = std::any_of(p.stones.begin(), p.stones.end(), [](char c) { return c != 0; });
    if (any) return std::nullopt;
    return core::fail(phrases::phrase(phrases::NoStones), offset);
}

State numbered_state(std::size_t cells, std::vector<Stray> numbered) {
    std::sort(numbered.begin(), numbered.end(), earlier);
    State s{{}, std::vector<char>(cells, 0), {}};
    std::size_t k = 0;
    for (; k < numbered.size(); ++k) {
        const bool next = numbered[k].number == static_cast<int>(k) + 1;
        const bool repeats =
            k + 1 < numbered.size() && numbered[k + 1].number == numbered[k].number;
        if (!next || repeats) break;
        s.order.push_back(numbered[k].cell);
    }
    s.strays.assign(numbered.begin() + static_cast<std::ptrdiff_t>(k), numbered.end());
    return s;
}

std::vector<Stray> in_order(const State& s) {
    std::vector<Stray> all;
    for (const int cell : s.order) all.push_back({cell, static_cast<int>(all.size()) + 1});
    all.insert(all.end(), s.strays.begin(), s.strays.end());
    return all;
}

std::vector<int> numbers(const Puzzle& p, const State& s) {
    std::vector<int> at(p.stones.size(), 0);
    for (const Stray& one : in_order(s)) at[static_cast<std::size_t>(one.cell)] = one.number;
    return at;
}

std::vector<std::string> stone_rows(const Puzzle& p) {
    std::vector<std::string> rows(static_cast<std::size_t>(p.size.rows));
    for (int cell = 0; cell < p.size.cells(); ++cell) {
        std::string& row = rows[static_cast<std::size_t>(p.size.row(cell))];
        row += p.stones[static_cast<std::size_t>(cell)] != 0 ? 'o' : '.';
    }
    return rows;
}

std::vector<std::string> number_rows(const Puzzle& p, const State& s) {
    const std::vector<int> at = numbers(p, s);
    std::vector<std::string> rows(static_cast<std::size_t>(p.size.rows));
    for (int cell = 0; cell < p.size.cells(); ++cell) {
        std::string& row = rows[static_cast<std::size_t>(p.size.row(cell))];
        const int number = at[static_cast<std::size_t>(cell)];
        if (!row.empty()) row += ' ';
        row += number == 0 ? "." : std::to_string(number);
    }
    return rows;
}

}  // namespace hashigo::goishi
