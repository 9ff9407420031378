// A table of results: what experiments, benchmarks and reports print. Cells are text, so that exact
// numbers of any size keep every digit.
#pragma once

#include <string>
#include <vector>

namespace hashigo::core {

struct Table {
    std::string title;
    std::vector<std::string> columns;
    std::vector<std::vector<std::string>> rows;  // each as long as columns
};

// Columns padded to their widest cell and parted by two blanks; numbers to the right, words to the
// left.
std::string to_text(const Table& table);

// A Markdown table under its title; `|` in cells is escaped.
std::string to_markdown(const Table& table);

// A number with a fixed count of decimals, the same in every locale.
std::string decimal(double value, int decimals);

}  // namespace hashigo::core
