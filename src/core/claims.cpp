// Reading and judging published numbers. Digits are compared as text, so that a value that was
// published to two places is compared to two places; only intervals need numbers.
#include "core/claims.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstdlib>
#include <optional>

#include "core/phrases.h"

namespace hashigo::core {

namespace {

constexpr std::array<std::string_view, 8> kNames = {"experiment", "row",       "column", "value",
                                                    "kind",       "corrected", "note",   "note_ja"};
constexpr std::string_view kSource = "# published ";
constexpr double kHundred = 100;

std::vector<std::string_view> split(std::string_view text, char at) {
    std::vector<std::string_view> parts;
    for (std::size_t begin = 0; begin <= text.size();) {
        const std::size_t end = std::min(text.find(at, begin), text.size());
        parts.push_back(text.substr(begin, end - begin));
        begin = end + 1;
    }
    return parts;
}

std::optional<Kind> kind_of(std::string_view name) {
    for (const Kind kind : {Kind::Exact, Kind::Sampled, Kind::Cost, Kind::Time, Kind::Other}) {
        if (kind_name(kind) == name) return kind;
    }
    return std::nullopt;
}

struct Share {
    std::uint64_t hits = 0;
    std::uint64_t of = 0;
};

std::optional<std::uint64_t> number(std::string_view text) {
    std::uint64_t value = 0;
    const auto read = std::from_chars(text.data(), text.data() + text.size(), value);
    if (read.ec != std::errc() || read.ptr != text.data() + text.size()) return std::nullopt;
    return value;
}

// "28/1438"
std::optional<Share> share_of(std::string_view value) {
    const auto parts = split(value, '/');
    if (parts.size() != 2) return std::nullopt;
    const auto hits = number(parts[0]);
    const auto of = number(parts[1]);
    if (!hits || !of || *of == 0 || *hits > *of) return std::nullopt;
    return Share{*hits, *of};
}

// Where the published value stands: its own interval if it says what it was counted from.
Interval stretch(const std::string& value) {
    if (const auto share = share_of(value)) {
        const Interval ends = wilson(share->hits, share->of);
        return {kHundred * ends.low, kHundred * ends.high};
    }
    const double at = std::strtod(value.c_str(), nullptr);
    return {at, at};
}

bool meet(const Interval& a, const Interval& b) {
    return a.low <= b.high && b.low <= a.high;
}

bool agrees(const Cell& ours, const std::string& theirs) {
    return ours.interval ? meet(*ours.interval, stretch(theirs)) : ours.text == theirs;
}

// A correction that our own boards are too few to show is not claimed.
Agreement judge(const Cell& ours, const Claim& claim) {
    if (claim.kind == Kind::Other) return Agreement::Shown;
    if (ours.text == claim.value) return Agreement::Equal;
    if (!claim.corrected.empty() && agrees(ours, claim.corrected)) {
        const bool both = ours.interval && agrees(ours, claim.value);
        return both ? Agreement::Undecided : Agreement::Corrected;
    }
    if (claim.kind == Kind::Exact) return Agreement::Differs;
    if (claim.kind != Kind::Sampled || !ours.interval) return Agreement::Shown;
    return agrees(ours, claim.value) ? Agreement::Within : Agreement::Outside;
}

std::optional<std::size_t> column_of(const Findings& findings, std::string_view id) {
    for (std::size_t k = 0; k < findings.columns.size(); ++k) {
        if (findings.columns[k].name.key == id) return k;
    }
    return std::nullopt;
}

Result<Claim> read_line(std::string_view line, std::size_t offset) {
    const auto parts = split(line, '\t');
    if (parts.size() != kNames.size()) {
        return fail(phrases::phrase(phrases::ClaimColumns), offset, kNames.size());
    }
    const auto kind = kind_of(parts[4]);
    if (!kind) return fail(phrases::phrase(phrases::ClaimKind), offset, parts[4]);
    const auto text = [&](std::size_t k) { return std::string(parts[k]); };
    return Claim{text(0), text(1), text(2), text(3), *kind, text(5), {text(6), text(7)}, {}};
}

}  // namespace

std::string_view agreement_id(Agreement agreement) {
    constexpr std::array<std::string_view, 7> kIds = {"shown",     "equal",   "within", "undecided",
                                                      "corrected", "outside", "differs"};
    return kIds[static_cast<std::size_t>(agreement)];
}

Text agreement_name(Agreement agreement) {
    return say(phrases::kTable[phrases::AgreesShown + static_cast<std::size_t>(agreement)]);
}

Result<std::vector<Claim>> read_claims(std::string_view tsv) {
    std::vector<Claim> claims;
    std::string source;
    std::size_t offset = 0;
    for (const std::string_view line : split(tsv, '\n')) {
        const bool heading = offset == 0 || line.empty() || line.front() == '#';
        if (line.substr(0, kSource.size()) == kSource) source = line.substr(kSource.size());
        if (!heading) {
            auto claim = read_line(line, offset);
            if (!claim) return claim.error();
            claim->source = source;
            claims.push_back(std::move(*claim));
        }
        offset += line.size() + 1;
    }
    return claims;
}

Comparison compare(const Findings& findings, std::string_view experiment,
                   const std::vector<Claim>& claims) {
    Comparison comparison;
    std::vector<std::string> keys;
    for (std::size_t row = 0; row < findings.rows.size(); ++row) {
        keys.push_back(row_key(findings, row));
    }
    for (const Claim& claim : claims) {
        if (claim.experiment != experiment) continue;
        const auto at = std::find(keys.begin(), keys.end(), claim.row);
        const auto column = column_of(findings, claim.column);
        if (at == keys.end() || !column) {
            comparison.missing.push_back(&claim);
            continue;
        }
        const auto row = static_cast<std::size_t>(at - keys.begin());
        comparison.found.push_back(
            {&claim, row, *column, judge(findings.rows[row][*column], claim)});
    }
    std::stable_sort(comparison.found.begin(), comparison.found.end(),
                     [](const Compared& a, const Compared& b) {
                         return std::pair(a.row, a.column) < std::pair(b.row, b.column);
                     });
    return comparison;
}

std::vector<std::string> sources(const Comparison& comparison) {
    std::vector<std::string> all;
    for (const Compared& one : comparison.found) {
        const std::string& source = one.claim->source;
        const bool known = std::find(all.begin(), all.end(), source) != all.end();
        if (!source.empty() && !known) all.push_back(source);
    }
    return all;
}

std::string shown(const Claim& claim) {
    const auto share = share_of(claim.value);
    if (!share) return claim.value;
    return exact_percent(share->hits, share->of).text + " (" + claim.value + ")";
}

namespace {

// Which published value stands beside a cell, if any.
const Compared* beside_cell(const Comparison& comparison, std::size_t row, std::size_t column) {
    for (const Compared& one : comparison.found) {
        if (one.row == row && one.column == column) return &one;
    }
    return nullptr;
}

std::vector<bool> claimed_columns(const Findings& findings, const Comparison& comparison) {
    std::vector<bool> claimed(findings.columns.size(), false);
    for (const Compared& one : comparison.found) claimed[one.column] = true;
    return claimed;
}

std::vector<std::string> row_beside(const Findings& findings, const Comparison& comparison,
                                    const std::vector<bool>& claimed, std::size_t row,
                                    Language language) {
    std::vector<std::string> cells;
    std::optional<Agreement> worst;
    for (std::size_t k = 0; k < findings.columns.size(); ++k) {
        cells.push_back(shown(findings.rows[row][k]));
        if (!claimed[k]) continue;
        const Compared* const one = beside_cell(comparison, row, k);
        cells.push_back(one == nullptr ? "" : shown(*one->claim));
        if (one != nullptr) worst = std::max(worst.value_or(one->agreement), one->agreement);
    }
    cells.push_back(worst ? agreement_name(*worst).in(language) : "");
    return cells;
}

}  // namespace

Table beside(const Findings& findings, const Comparison& comparison, Language language) {
    Table table;
    const std::vector<bool> claimed = claimed_columns(findings, comparison);
    for (std::size_t k = 0; k < findings.columns.size(); ++k) {
        table.columns.push_back(say(findings.columns[k].name).in(language));
        if (claimed[k]) {
            table.columns.push_back(say(phrases::phrase(phrases::Published)).in(language));
        }
    }
    table.columns.push_back(say(phrases::phrase(phrases::AgreementHead)).in(language));
    for (std::size_t row = 0; row < findings.rows.size(); ++row) {
        table.rows.push_back(row_beside(findings, comparison, claimed, row, language));
    }
    return table;
}

}  // namespace hashigo::core
