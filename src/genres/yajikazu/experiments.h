// What is measured of Yajisan-Kazusan, as one visible table, and what was published of it.
#pragma once

#include <span>
#include <vector>

#include "core/claims.h"
#include "core/embedded.h"
#include "core/experiment.h"

namespace hashigo::yajikazu {

std::span<const core::Experiment> experiments();
// claims.tsv of this folder.
const std::vector<core::Claim>& claims();

// experiments_count.cpp: shadings of empty boards, maximal ones, fewest clues.
core::Result<core::Findings> ledger_table(core::Lab& lab);
core::Result<core::Findings> maximal_table(core::Lab& lab);
core::Result<core::Findings> fewest_table(core::Lab& lab);

// The files that the build puts into this genre.
std::span<const core::Embedded> embedded();

}  // namespace hashigo::yajikazu
