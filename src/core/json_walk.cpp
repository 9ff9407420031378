// The walk, by nlohmann-json's event parser: it keeps its own stack, and reports errors by a call.
#include "core/json_walk.h"

#include <algorithm>
#include <iterator>
#include <nlohmann/json.hpp>

#include "core/codec_phrases.h"

namespace hashigo::core {

namespace {

using nlohmann::json;

constexpr std::size_t kMaxDepth = 16;

// Walks the text and tells how far the parser has come, which its events do not say.
class Tracked {
  public:
    using iterator_category = std::input_iterator_tag;
    using value_type = char;
    using difference_type = std::ptrdiff_t;
    using pointer = const char*;
    using reference = const char&;

    Tracked(const char* at, const char** seen) : at_(at), seen_(seen) {}

    reference operator*() const { return *at_; }
    Tracked& operator++() {
        *seen_ = ++at_;
        return *this;
    }
    friend bool operator==(const Tracked& a, const Tracked& b) { return a.at_ == b.at_; }

  private:
    const char* at_;
    const char** seen_;
};

// One parser event a function; the names are the parser's.
class Walker : public nlohmann::json_sax<json> {
  public:
    Walker(std::string_view text, const JsonVisit& visit)
        : begin_(text.data()), size_(text.size()), seen_(text.data()), visit_(visit) {}

    const char** seen() { return &seen_; }
    const std::optional<Error>& error() const { return error_; }

    bool null() override { return leaf(JsonValue::Kind::Literal, "null", 0); }
    bool boolean(bool value) override {
        return leaf(JsonValue::Kind::Literal, value ? "true" : "false", 0);
    }
    bool number_integer(number_integer_t value) override { return number(std::to_string(value)); }
    bool number_unsigned(number_unsigned_t value) override { return number(std::to_string(value)); }
    bool number_float(number_float_t, const string_t& digits) override { return number(digits); }
    bool string(string_t& text) override { return leaf(JsonValue::Kind::String, text, 1); }
    bool binary(binary_t&) override { return false; }

    bool start_object(std::size_t) override { return open(); }
    bool key(string_t& name) override {
        path_.back().key = name;
        return true;
    }
    bool end_object() override { return close(JsonValue::Kind::Object); }
    bool start_array(std::size_t) override { return open(); }
    bool end_array() override { return close(JsonValue::Kind::List); }

    bool parse_error(std::size_t position, const std::string&, const json::exception&) override {
        const std::size_t offset = std::min(position == 0 ? 0 : position - 1, size_);
        error_ = fail(codec::phrase(codec::BadJson), offset);
        return false;
    }

  private:
    std::size_t offset() const { return static_cast<std::size_t>(seen_ - begin_); }

    bool number(const std::string& digits) { return leaf(JsonValue::Kind::Number, digits, 1); }

    // `past` is how many characters after the value the parser has read: a quotation mark, or
    // what ended a number.
    bool leaf(JsonValue::Kind kind, std::string_view text, std::size_t past) {
        const std::size_t read = text.size() + past;
        return give({kind, text, offset() > read ? offset() - read : 0});
    }

    bool give(const JsonValue& value) {
        if (!visit_(path_, value)) return false;
        if (!path_.empty()) ++path_.back().index;
        return true;
    }

    bool open() {
        if (path_.size() == kMaxDepth) {
            error_ = fail(codec::phrase(codec::DeepJson), offset() - 1, kMaxDepth);
            return false;
        }
        path_.emplace_back();
        return true;
    }
    bool close(JsonValue::Kind kind) {
        path_.pop_back();
        return give({kind, {}, offset() - 1});
    }

    const char* begin_;
    std::size_t size_;
    const char* seen_;
    const JsonVisit& visit_;
    JsonPath path_;
    std::optional<Error> error_;
};

}  // namespace

std::optional<Error> walk_json(std::string_view text, const JsonVisit& visit) {
    Walker walker(text, visit);
    json::sax_parse(Tracked(text.data(), walker.seen()),
                    Tracked(text.data() + text.size(), walker.seen()), &walker);
    return walker.error();
}

std::string json_string(std::string_view text) {
    return json(text).dump(-1, ' ', false, json::error_handler_t::replace);
}

}  // namespace hashigo::core
