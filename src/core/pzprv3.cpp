// Header and trailer of saved files; see pzprv3.h.
#include "core/pzprv3.h"

#include <algorithm>
#include <array>

#include "core/codec_phrases.h"
#include "core/json_walk.h"
#include "core/notes.h"

namespace hashigo::core {

namespace {

constexpr std::size_t kMaxWarnings = 8;

void warn(std::vector<Text>& warnings, const Text& warning) {
    const bool known = std::find(warnings.begin(), warnings.end(), warning) != warnings.end();
    if (!known && warnings.size() < kMaxWarnings) warnings.push_back(warning);
}

// --- notes: "info:" and JSON that runs to the brace which closes it

struct Extent {
    std::string json;
    std::size_t end = 0;  // in the text it was cut from
};

// Slashes between the JSON's own signs stand for line ends; within strings they are themselves.
Extent json_extent(std::string_view text) {
    Extent extent{std::string(text), text.size()};
    int depth = 0;
    bool quoted = false;
    for (std::size_t at = 0; at < text.size(); ++at) {
        const char c = text[at];
        if (quoted && c == '\\') {
            ++at;
            continue;
        }
        if (c == '"') quoted = !quoted;
        if (quoted) continue;
        if (c == '/') extent.json[at] = ' ';
        if (c == '{') ++depth;
        if (c == '}') --depth;
        if (c == '}' && depth == 0) {
            extent.end = at + 1;
            extent.json.resize(extent.end);
            break;
        }
    }
    return extent;
}

void take_info(const JsonPath& path, const JsonValue& value, Notes& notes,
               std::vector<Text>& warnings) {
    if (path.empty() || value.kind == JsonValue::Kind::Object) return;
    if (path.front().key == "history") {
        warn(warnings, codec::words(codec::IgnoredHistory));
        return;
    }
    const bool in_metadata = path.size() == 2 && path.front().key == "metadata";
    std::string* kept = in_metadata ? note(notes, path.back().key) : nullptr;
    if (kept != nullptr && value.kind == JsonValue::Kind::String) {
        *kept = value.text;
    } else if (value.kind != JsonValue::Kind::String || !value.text.empty()) {
        const JsonStep& entry = path[path.size() == 1 ? 0 : 1];
        warn(warnings, say(codec::phrase(codec::IgnoredEntry), quote(entry.key)));
    }
}

bool blank(std::string_view text) {
    return std::all_of(text.begin(), text.end(),
                       [](char c) { return is_blank(c) || c == '\n' || c == '/'; });
}

// Each of these tells whether another part may follow.
using ReadPart = bool (*)(std::string_view text, const Line& line, Notes& notes,
                          std::vector<Text>& warnings);

bool read_info(std::string_view text, const Line& line, Notes& notes, std::vector<Text>& warnings) {
    const std::size_t begin = line.tokens.front().offset + std::string_view("info:").size();
    const Extent extent = json_extent(text.substr(begin));
    const auto error = walk_json(extent.json, [&](const JsonPath& path, const JsonValue& value) {
        take_info(path, value, notes, warnings);
        return true;
    });
    if (error) warn(warnings, codec::words(codec::UnreadableNotes));
    const std::size_t end = begin + extent.end;
    if (!blank(text.substr(end))) warn(warnings, codec::words(codec::IgnoredRest));
    return false;
}

bool skip_history(std::string_view, const Line&, Notes&, std::vector<Text>& warnings) {
    warn(warnings, codec::words(codec::IgnoredHistory));
    return false;
}

bool skip_trial(std::string_view, const Line&, Notes&, std::vector<Text>& warnings) {
    warn(warnings, codec::words(codec::IgnoredTrial));
    return true;
}

bool skip_rest(std::string_view, const Line&, Notes&, std::vector<Text>& warnings) {
    warn(warnings, codec::words(codec::IgnoredRest));
    return false;
}

struct Part {
    std::string_view begins;
    ReadPart read;
};

// Very old files end in the puzzle's address.
constexpr std::array<Part, 6> kParts = {{
    {"info:", read_info},
    {"history:", skip_history},
    {"__HISTORY__", skip_history},
    {"TrialData", skip_trial},
    {"http:", skip_rest},
    {"https:", skip_rest},
}};

const Part* part_of(const Line& line) {
    const std::string_view first = line.tokens.front().text;
    for (const Part& part : kParts) {
        if (first.substr(0, part.begins.size()) == part.begins) return &part;
    }
    return nullptr;
}

// puzz.link counts braces and cuts lines at slashes, within strings too, so they are escaped.
std::string escaped(std::string_view text) {
    std::string json;
    for (const char c : json_string(text)) {
        if (c == '/' || c == '{' || c == '}') {
            json += fmt::format("\\u{:04x}", static_cast<unsigned char>(c));
        } else {
            json += c;
        }
    }
    return json;
}

Result<Token> header_line(Lines& lines, Line& line) {
    const std::size_t before = lines.offset();
    if (!lines.next(line)) return fail(codec::phrase(codec::MissingSize), before);
    if (line.tokens.size() > 1) {
        return fail(codec::phrase(codec::BadCharacter), line.tokens[1].offset,
                    quote(line.tokens[1].text));
    }
    return line.tokens.front();
}

}  // namespace

Result<Size> read_pzprv3_header(Lines& lines) {
    std::array<Token, 4> head;  // version, id, rows, columns
    Line line;
    for (Token& entry : head) {
        const Result<Token> token = header_line(lines, line);
        if (!token) return token.error();
        entry = *token;
    }
    return read_size(head[2], head[3]);
}

int pzprv3_version(std::string_view content) {
    Lines lines(content, kPzprv3Breaks);
    Line line;
    if (!lines.next(line)) return 0;
    const std::string_view word = line.tokens.front().text;
    const std::size_t dot = std::min(word.find('.'), word.size() - 1);
    return whole_number(word.substr(dot + 1)).value_or(0);
}

std::string pzprv3_header(std::string_view id, Size size, int version) {
    const std::string dot = version > 0 ? fmt::format(".{}", version) : "";
    return fmt::format("pzprv3{}/{}/{}/{}/", dot, id, size.rows, size.cols);
}

bool begins_trailer(const Line& line) {
    return part_of(line) != nullptr;
}

void read_trailer(Lines& lines, Line line, Notes& notes, std::vector<Text>& warnings) {
    do {
        // Lines that begin no part belong to the one before: stages of trial mode are whole boards.
        const Part* part = part_of(line);
        if (part != nullptr && !part->read(lines.text(), line, notes, warnings)) return;
    } while (lines.next(line));
}

std::optional<Error> read_spare_and_trailer(Lines& lines, const Spare& spare, Notes& notes,
                                            std::vector<Text>& warnings) {
    int count = 0;
    bool any = false;
    const TakeCell take = [&](Token token) -> std::optional<Error> {
        const std::optional<bool> says = spare.says(token.text);
        if (count++ == spare.count) return surplus(token);
        if (!says) return fail(codec::phrase(spare.bad), token.offset, quote(token.text));
        any = any || *says;
        return std::nullopt;
    };
    Line line;
    bool trailer = false;
    while (!trailer && lines.next(line)) {
        trailer = begins_trailer(line);
        for (std::size_t k = 0; !trailer && k < line.tokens.size(); ++k) {
            if (auto error = take(line.tokens[k])) return error;
        }
    }
    if (count != 0 && count != spare.count) {
        const std::size_t offset = trailer ? line.whole.offset : lines.offset();
        return fail(codec::phrase(codec::MissingCells), offset, count, spare.count);
    }
    if (any) warnings.push_back(codec::words(spare.ignored));
    if (trailer) read_trailer(lines, line, notes, warnings);
    return std::nullopt;
}

std::string pzprv3_trailer(const Notes& notes) {
    std::string entries;
    for (const Note& note : kNotes) {
        const std::string& text = notes.*note.text;
        if (text.empty()) continue;
        entries += fmt::format("{}\"{}\":{}", entries.empty() ? "" : ",", note.key, escaped(text));
    }
    return entries.empty() ? "" : "info:{\"metadata\":{" + entries + "}}";
}

}  // namespace hashigo::core
