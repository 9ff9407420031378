// JSON without a tree: a walk over its values in the order in which they stand, each with its path
// and the byte it ends at. Nothing is kept and nothing recurses, so hostile JSON costs no more than
// its length, and errors in what the JSON means can say where they are.
#pragma once

#include <cstddef>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/result.h"

namespace hashigo::core {

// A step from an object to the value of a key, or from a list to one of its items.
struct JsonStep {
    std::string key;        // empty in a list
    std::size_t index = 0;  // in a list
};

using JsonPath = std::vector<JsonStep>;

struct JsonValue {
    enum class Kind { String, Number, Literal, List, Object };

    Kind kind = Kind::Literal;
    std::string_view text;   // a string's characters, a number's digits
    std::size_t offset = 0;  // where it begins; of a list or object, where it ends
};

// Answers whether to go on. A list or object is visited after all that it holds.
using JsonVisit = std::function<bool(const JsonPath&, const JsonValue&)>;

// The error, if `text` is not well-formed JSON as far as it was walked.
std::optional<Error> walk_json(std::string_view text, const JsonVisit& visit);

// A string as JSON writes it, with its quotation marks.
std::string json_string(std::string_view text);

}  // namespace hashigo::core
