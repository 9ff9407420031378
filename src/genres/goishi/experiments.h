// What is measured of Goishi Hiroi, as one visible table, and what was published of it.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/claims.h"
#include "core/embedded.h"
#include "core/experiment.h"
#include "genres/goishi/board.h"

namespace hashigo::goishi {

std::span<const core::Experiment> experiments();
// claims.tsv of this folder.
const std::vector<core::Claim>& claims();

// The files that the build puts into this genre: claims.tsv, and data/goishi.
std::span<const core::Embedded> embedded();
// The boards shipped for a grid, such as "6x6".
std::vector<Puzzle> shipped_boards(std::string_view grid);

std::string grid_name(core::Size size);

// The experiments, by the file that they stand in.
core::Result<core::Findings> census_table(core::Lab& lab);
core::Result<core::Findings> none_table(core::Lab& lab);
core::Result<core::Findings> smallest_table(core::Lab& lab);
core::Result<core::Findings> clean_table(core::Lab& lab);
core::Result<core::Findings> reversal_table(core::Lab& lab);

core::Result<core::Findings> full_table(core::Lab& lab);

core::Result<core::Findings> rejection_table(core::Lab& lab);
core::Result<core::Findings> generator_table(core::Lab& lab);

core::Result<core::Findings> forced_table(core::Lab& lab);
core::Result<core::Findings> nodes_table(core::Lab& lab);
core::Result<core::Findings> shipped_table(core::Lab& lab);

}  // namespace hashigo::goishi
