// JSON out and in. What comes in is checked field by field; nothing is guessed.
#include "app/json.h"

#include <array>
#include <optional>

#include "app/errors.h"
#include "app/phrases.h"

namespace hashigo::app {

namespace {

Json place(int row, int col) {
    return {{"row", row}, {"col", col}};
}

// An edge is named by its upper or left cell and the side it leaves on.
Json edge(const core::Site& site) {
    const bool down = site.col == site.col2;
    Json json = {{"kind", "edge"}};
    json["row"] = std::min(site.row, site.row2);
    json["col"] = std::min(site.col, site.col2);
    json["side"] = down ? "down" : "right";
    return json;
}

std::string_view name(core::Shape shape) {
    constexpr std::array<std::string_view, 8> kNames = {"fill",  "frame", "line",  "disc",
                                                        "cross", "text",  "arrow", "arc"};
    return kNames[static_cast<std::size_t>(shape)];
}

Json to_json(const core::Item& item) {
    Json json = {{"shape", name(item.shape)}, {"role", item.role}};
    json["a"] = {item.a.row, item.a.col};
    const bool has_end = item.shape != core::Shape::Disc && item.shape != core::Shape::Cross &&
                         item.shape != core::Shape::Text;
    if (has_end) json["b"] = {item.b.row, item.b.col};
    if (!item.text.empty()) json["text"] = item.text;
    if (!item.key.empty()) json["key"] = item.key;
    return json;
}

core::Error bad_field(std::string_view field) {
    return usage(tr("usage.json-field"), field);
}

core::Result<Json> read_json(std::string_view text) {
    try {
        return Json::parse(text.begin(), text.end());
    } catch (const Json::parse_error& e) {
        core::Error error = usage(tr("usage.json"));
        error.offset = e.byte == 0 ? 0 : e.byte - 1;
        return error;
    }
}

std::optional<int> number(const Json& json, const char* key) {
    const auto at = json.find(key);
    if (at == json.end() || !at->is_number_integer()) return std::nullopt;
    const auto value = at->get<std::int64_t>();
    if (value < -core::kMaxCells || value > core::kMaxCells) return std::nullopt;
    return static_cast<int>(value);
}

std::optional<core::Site> read_cell(const Json& json) {
    const auto row = number(json, "row");
    const auto col = number(json, "col");
    if (!row || !col) return std::nullopt;
    return core::Site{core::Site::Kind::Cell, *row, *col, 0, 0};
}

std::optional<core::Site> read_edge(const Json& json) {
    auto site = read_cell(json);
    const auto side = json.find("side");
    if (!site || side == json.end()) return std::nullopt;
    if (*side != "right" && *side != "down") return std::nullopt;
    const bool down = *side == "down";
    return core::Site{core::Site::Kind::Edge, site->row, site->col, site->row + (down ? 1 : 0),
                      site->col + (down ? 0 : 1)};
}

std::optional<core::Site> read_move(const Json& json) {
    const auto from = json.find("from");
    const auto to = json.find("to");
    if (from == json.end() || to == json.end()) return std::nullopt;
    const auto a = read_cell(*from);
    const auto b = read_cell(*to);
    if (!a || !b) return std::nullopt;
    return core::Site{core::Site::Kind::Move, a->row, a->col, b->row, b->col};
}

std::optional<core::Site> read_site(const Json& json) {
    const auto kind = json.find("kind");
    if (kind == json.end()) return std::nullopt;
    if (*kind == "cell") return read_cell(json);
    if (*kind == "edge") return read_edge(json);
    if (*kind == "move") return read_move(json);
    const auto id = number(json, "id");
    if (*kind != "region" || !id) return std::nullopt;
    return core::Site{core::Site::Kind::Region, *id, 0, 0, 0};
}

core::Result<core::Sites> read_sites(const Json& json, const char* key) {
    core::Sites sites;
    const auto at = json.find(key);
    if (at == json.end()) return sites;
    if (!at->is_array()) return bad_field(key);
    for (const Json& one : *at) {
        const auto site = read_site(one);
        if (!site) return bad_field(key);
        sites.push_back(*site);
    }
    return sites;
}

std::optional<core::Error> read_string(const Json& json, const char* key, std::string& into) {
    const auto at = json.find(key);
    if (at == json.end() || at->is_null()) return std::nullopt;
    if (!at->is_string()) return bad_field(key);
    into = at->get<std::string>();
    return std::nullopt;
}

std::optional<core::Button> button_of(std::string_view word) {
    if (word.empty() || word == "primary") return core::Button::Primary;
    if (word == "secondary") return core::Button::Secondary;
    if (word == "none") return core::Button::None;
    return std::nullopt;
}

}  // namespace

std::string line(const Json& json) {
    return json.dump(-1, ' ', false, Json::error_handler_t::replace) + "\n";
}

Json to_json(const core::Site& site) {
    switch (site.kind) {
        case core::Site::Kind::Cell:
            return {{"kind", "cell"}, {"row", site.row}, {"col", site.col}};
        case core::Site::Kind::Edge: return edge(site);
        case core::Site::Kind::Region: return {{"kind", "region"}, {"id", site.row}};
        case core::Site::Kind::Move:
            return {{"kind", "move"},
                    {"from", place(site.row, site.col)},
                    {"to", place(site.row2, site.col2)}};
    }
    return nullptr;
}

Json to_json(const core::Sites& sites) {
    Json json = Json::array();
    for (const core::Site& site : sites) json.push_back(to_json(site));
    return json;
}

Json to_json(const core::Text& text) {
    return {{"en", text.en}, {"ja", text.ja}};
}

Json to_json(const std::vector<NamedFact>& facts, core::Language language) {
    Json list = Json::array();
    for (const NamedFact& fact : facts) {
        list.push_back({{"text", fact.text.in(language)}, {"sites", to_json(fact.sites)}});
    }
    return list;
}

Json to_json(const core::Scene& scene) {
    Json json = {{"rows", scene.size.rows}, {"cols", scene.size.cols}};
    json["items"] = Json::array();
    for (const core::Item& item : scene.items) json["items"].push_back(to_json(item));
    return json;
}

core::Result<core::Gesture> read_gesture(std::string_view text) {
    const auto read = read_json(text);
    if (!read) return read.error();
    const Json& json = *read;
    if (!json.is_object()) return usage(tr("usage.json-object"), "--gesture");
    core::Gesture gesture;
    std::string button;
    for (const auto& [key, into] : {std::pair{"tool", &gesture.tool},
                                    std::pair{"key", &gesture.key}, std::pair{"button", &button}}) {
        if (const auto error = read_string(json, key, *into)) return *error;
    }
    const auto known = button_of(button);
    if (!known) return bad_field("button");
    gesture.button = *known;
    const auto commit = json.find("commit");
    if (commit != json.end() && !commit->is_boolean()) return bad_field("commit");
    gesture.commit = commit != json.end() && commit->get<bool>();
    const auto path = read_sites(json, "path");
    if (!path) return path.error();
    gesture.path = *path;
    return gesture;
}

core::Result<core::Overlay> read_overlay(std::string_view text) {
    const auto read = read_json(text);
    if (!read) return read.error();
    if (!read->is_object()) return usage(tr("usage.json-object"), "--overlay");
    core::Overlay overlay;
    for (const auto& [key, into] :
         {std::pair{"because", &overlay.because}, std::pair{"therefore", &overlay.therefore},
          std::pair{"wrong", &overlay.wrong}, std::pair{"focus", &overlay.focus}}) {
        auto sites = read_sites(*read, key);
        if (!sites) return sites.error();
        *into = std::move(*sites);
    }
    return overlay;
}

}  // namespace hashigo::app
