// What is measured of Yajisan-Kazusan, as one visible table, and what was published of it.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/claims.h"
#include "core/embedded.h"
#include "core/experiment.h"
#include "genres/yajikazu/board.h"

namespace hashigo::yajikazu {

std::span<const core::Experiment> experiments();
// claims.tsv of this folder.
const std::vector<core::Claim>& claims();

// experiments_count.cpp: shadings of empty boards, maximal ones, fewest clues.
core::Result<core::Findings> ledger_table(core::Lab& lab);
core::Result<core::Findings> maximal_table(core::Lab& lab);
core::Result<core::Findings> fewest_table(core::Lab& lab);

// The files that the build puts into this genre: claims.tsv, and data/yajikazu.
std::span<const core::Embedded> embedded();
// The boards shipped for a grid, such as "6x6".
std::vector<Puzzle> shipped_boards(std::string_view grid);

std::string grid_name(core::Size size);

// The experiments, by the file that they stand in.
core::Result<core::Findings> ladder_table(core::Lab& lab);
core::Result<core::Findings> steps_table(core::Lab& lab);
core::Result<core::Findings> probe_table(core::Lab& lab);
core::Result<core::Findings> stuck_table(core::Lab& lab);

core::Result<core::Findings> ablation_table(core::Lab& lab);

core::Result<core::Findings> liars_only_table(core::Lab& lab);
core::Result<core::Findings> dialects_table(core::Lab& lab);
core::Result<core::Findings> liars_table(core::Lab& lab);
core::Result<core::Findings> removal_table(core::Lab& lab);

core::Result<core::Findings> distance_table(core::Lab& lab);
core::Result<core::Findings> density_table(core::Lab& lab);
core::Result<core::Findings> shipped_table(core::Lab& lab);

}  // namespace hashigo::yajikazu
