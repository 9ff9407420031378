// Tables as aligned text and as Markdown.
#include "core/table.h"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>

#include "core/tokens.h"

namespace hashigo::core {

namespace {

bool is_number(const std::string& text) {
    return !text.empty() && std::all_of(text.begin(), text.end(), [](unsigned char c) {
        return std::isdigit(c) != 0 || c == '.' || c == ',' || c == '-' || c == '%';
    });
}

std::vector<std::size_t> column_widths(const Table& table) {
    std::vector<std::size_t> widths;
    for (const std::string& column : table.columns) widths.push_back(columns(column));
    for (const auto& row : table.rows) {
        for (std::size_t k = 0; k < row.size(); ++k)
            widths[k] = std::max(widths[k], columns(row[k]));
    }
    return widths;
}

// Whether every cell of a column is a number.
bool right_aligned(const Table& table, std::size_t column) {
    return !table.rows.empty() &&
           std::all_of(table.rows.begin(), table.rows.end(),
                       [&](const auto& row) { return is_number(row[column]); });
}

std::string padded(const std::string& text, std::size_t to, bool right) {
    const std::string room(to - columns(text), ' ');
    return right ? room + text : text + room;
}

std::string escaped(const std::string& text) {
    std::string out;
    for (const char c : text) {
        if (c == '|') out += '\\';
        out += c;
    }
    return out;
}

std::string markdown_row(const std::vector<std::string>& cells) {
    std::string line = "|";
    for (const std::string& cell : cells) line += " " + escaped(cell) + " |";
    return line + "\n";
}

}  // namespace

std::string to_text(const Table& table) {
    const auto widths = column_widths(table);
    const auto line = [&](const std::vector<std::string>& cells) {
        std::string text;
        for (std::size_t k = 0; k < cells.size(); ++k) {
            if (k > 0) text += "  ";
            text += padded(cells[k], widths[k], right_aligned(table, k));
        }
        text.erase(text.find_last_not_of(' ') + 1);
        return text + "\n";
    };
    std::string text = table.title.empty() ? "" : table.title + "\n";
    text += line(table.columns);
    for (const auto& row : table.rows) text += line(row);
    return text;
}

std::string to_markdown(const Table& table) {
    std::string text = table.title.empty() ? "" : "**" + table.title + "**\n\n";
    text += markdown_row(table.columns) + "|";
    for (std::size_t k = 0; k < table.columns.size(); ++k) {
        text += right_aligned(table, k) ? " ---: |" : " --- |";
    }
    text += "\n";
    for (const auto& row : table.rows) text += markdown_row(row);
    return text;
}

std::string decimal(double value, int decimals) {
    return fmt::format("{:.{}f}", value, decimals);
}

}  // namespace hashigo::core
