// A position as JSON where a row of the board is a string:
// {"genre","rows","cols","puzzle":["o.o",…],"marks":["1 . 2",…]} and the notes by name. What the
// strings hold is the genre's. Keys may come in any order, and marks may be absent.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/grid.h"
#include "core/position.h"
#include "core/result.h"
#include "core/tokens.h"

namespace hashigo::core {

// Strings of a list, each with the byte it stands at.
struct JsonRows {
    struct Row {
        std::string text;
        std::size_t offset = 0;

        Token token() const { return {text, offset}; }
    };
    std::vector<Row> rows;
    std::size_t end = 0;  // where the list ends
};

struct JsonPosition {
    Size size;
    JsonRows puzzle;
    std::optional<JsonRows> marks;
    Notes notes;
    std::vector<Text> warnings;
};

Result<JsonPosition> read_json_position(std::string_view text);

// Calls take(row's line, row) for exactly as many rows as the block has.
std::optional<Error> read_json_rows(const JsonRows& list, const Block& block, const TakeRow& take);

std::string write_json_position(std::string_view id, Size size,
                                const std::vector<std::string>& puzzle,
                                const std::vector<std::string>& marks, const Notes& notes);

}  // namespace hashigo::core
