// What is measured of Detour, as one visible table, and what was published of it.
#pragma once

#include <span>
#include <vector>

#include "core/claims.h"
#include "core/embedded.h"
#include "core/experiment.h"

namespace hashigo::detour {

std::span<const core::Experiment> experiments();
// claims.tsv of this folder.
const std::vector<core::Claim>& claims();

// The experiments, by the file that they stand in.
core::Result<core::Findings> loops_table(core::Lab& lab);
core::Result<core::Findings> clauses_table(core::Lab& lab);
core::Result<core::Findings> turns_table(core::Lab& lab);

// The files that the build puts into this genre.
std::span<const core::Embedded> embedded();

// Of drawn boards: experiments_drawn.cpp.
core::Result<core::Findings> all_numbers_table(core::Lab& lab);
core::Result<core::Findings> region_size_table(core::Lab& lab);
core::Result<core::Findings> repartition_table(core::Lab& lab);

// Of the shipped boards: experiments_shipped.cpp.
core::Result<core::Findings> price_table(core::Lab& lab);
core::Result<core::Findings> dial_table(core::Lab& lab);
core::Result<core::Findings> fewest_table(core::Lab& lab);
core::Result<core::Findings> ladder_table(core::Lab& lab);
core::Result<core::Findings> branches_table(core::Lab& lab);
core::Result<core::Findings> misreadings_table(core::Lab& lab);

}  // namespace hashigo::detour
