// The engine's plain structs as JSON, and sites and gestures back from it. Keys keep the order they
// are written in, so that the same input gives the same bytes.
#pragma once

#include <nlohmann/json.hpp>
#include <string>
#include <string_view>

#include "app/reports.h"
#include "core/result.h"

namespace hashigo::app {

using Json = nlohmann::ordered_json;

// One line of output. Bytes that are no UTF-8 are replaced: they may come from outside.
std::string line(const Json& json);

Json to_json(const core::Site& site);
Json to_json(const core::Sites& sites);
// Both languages.
Json to_json(const core::Text& text);
// Each with its text in one language, and its sites.
Json to_json(const std::vector<NamedFact>& facts, core::Language language);
Json to_json(const core::Scene& scene);

// The JSON text of a gesture, of sites, of an overlay; errors carry an offset where it is no JSON.
core::Result<core::Gesture> read_gesture(std::string_view text);
core::Result<core::Overlay> read_overlay(std::string_view text);

}  // namespace hashigo::app
