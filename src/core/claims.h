// Published numbers, and what ours say about them. A genre keeps them in claims.tsv, one a line:
//   experiment  row  column  value  kind  corrected  note  note_ja
// parted by tabs, under a line of these names. `row` is the row's key cells parted by blanks. A
// sampled share may be given as hits/tried, so that its own uncertainty counts. `corrected` holds
// the true value where the published one is wrong, and the note says why. A line "# published
// ADDRESS" names the source of the lines below it; other lines that begin with # are remarks.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/findings.h"
#include "core/result.h"

namespace hashigo::core {

struct Claim {
    std::string experiment;
    std::string row;
    std::string column;
    std::string value;
    Kind kind = Kind::Exact;
    std::string corrected{};
    Text note{};
    std::string source{};
};

// Codes claims.columns, claims.kind, claims.number; the offset is that of the line.
Result<std::vector<Claim>> read_claims(std::string_view tsv);

// Shown      of another program, machine or boards, or without an interval: nothing to judge.
// Equal      the same digits.
// Within     both are drawn, and their intervals meet.
// Undecided  drawn; our interval holds the corrected value and the published one.
// Corrected  ours is the corrected value, not the published one.
// Outside    drawn, and the intervals do not meet.
// Differs    exact, and not the same.
// In this order, the last is the worst.
enum class Agreement : std::uint8_t {
    Shown,
    Equal,
    Within,
    Undecided,
    Corrected,
    Outside,
    Differs
};
std::string_view agreement_id(Agreement agreement);
Text agreement_name(Agreement agreement);

struct Compared {
    const Claim* claim = nullptr;
    std::size_t row = 0;
    std::size_t column = 0;
    Agreement agreement = Agreement::Equal;
};

struct Comparison {
    std::vector<Compared> found;        // by row, then by column
    std::vector<const Claim*> missing;  // published, but no row of ours at this scale
};

Comparison compare(const Findings& findings, std::string_view experiment,
                   const std::vector<Claim>& claims);

// Where what stands beside the findings was published, each address once.
std::vector<std::string> sources(const Comparison& comparison);

// The value as it is printed: a share as its percentage and what it was counted from.
std::string shown(const Claim& claim);

// Ours with the published columns beside their own, a verdict a row.
Table beside(const Findings& findings, const Comparison& comparison, Language language);

}  // namespace hashigo::core
