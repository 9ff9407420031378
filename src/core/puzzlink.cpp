// The parts of an address and the digits in it; see puzzlink.h.
#include "core/puzzlink.h"

#include <algorithm>
#include <array>

#include "core/codec_phrases.h"

namespace hashigo::core {

namespace {

// The endings by which puzz.link and its forerunners choose an editor or a player.
constexpr std::array<std::string_view, 5> kModes = {"_edit", "_editor", "_play", "_player",
                                                    "_test"};

// Gives the segments between slashes, one after the other.
class Segments {
  public:
    explicit Segments(std::string_view text) : text_(text) {}

    bool more() const { return at_ <= text_.size(); }
    Token peek() const {
        const std::size_t end =
            std::min(text_.find('/', std::min(at_, text_.size())), text_.size());
        return more() ? Token{text_.substr(at_, end - at_), at_} : Token{{}, text_.size()};
    }
    Token next() {
        const Token token = peek();
        at_ = token.end() + 1;
        return token;
    }
    Token rest() const { return more() ? Token{text_.substr(at_), at_} : Token{{}, text_.size()}; }

  private:
    std::string_view text_;
    std::size_t at_ = 0;
};

bool begins_number(std::string_view text) {
    return !text.empty() && (is_digit(text.front()) || text.front() == '-' || text.front() == '+' ||
                             text.front() == '.');
}

void skip_options(Segments& segments, std::vector<Text>& warnings) {
    if (segments.peek().text.substr(0, 2) == "v:") {
        segments.next();
        warnings.push_back(codec::words(codec::IgnoredVariant));
    }
    if (!segments.more() || begins_number(segments.peek().text)) return;
    const Token flag = segments.next();
    if (flag.text.empty()) return;
    warnings.push_back(say(codec::phrase(codec::IgnoredFlag), quote(flag.text)));
}

}  // namespace

Result<Address> split_address(std::string_view address) {
    Address parts;
    address = without_tail(address, parts.warnings);
    Segments segments(address);
    segments.next();
    skip_options(segments, parts.warnings);
    const Token cols = segments.next();
    const Token rows = segments.next();
    for (const Token& side : {cols, rows}) {
        if (side.text.empty()) return fail(codec::phrase(codec::MissingSize), side.offset);
    }
    const Result<Size> size = read_size(rows, cols);
    if (!size) return size.error();
    parts.size = *size;
    parts.body = segments.rest();
    if (!parts.body.text.empty() && parts.body.text.back() == '/') parts.body.text.remove_suffix(1);
    return parts;
}

std::string join_address(std::string_view id, Size size, std::string_view body) {
    std::string address =
        fmt::format("https://puzz.link/p?{}/{}/{}/{}", id, size.cols, size.rows, body);
    // Some pages drop a link's last character where it is neither letter nor digit.
    const char last = address.back();
    const bool safe = is_digit(last) || (last >= 'a' && last <= 'z');
    if (!safe && last != '/') address += '/';
    return address;
}

std::string_view without_tail(std::string_view address, std::vector<Text>& warnings) {
    const std::size_t cut = address.find_first_of("#&");
    if (cut == std::string_view::npos) return address;
    warnings.push_back(say(codec::phrase(codec::IgnoredTail), quote(address.substr(cut))));
    return address.substr(0, cut);
}

std::string_view without_mode(std::string_view id) {
    for (const std::string_view mode : kModes) {
        if (id.size() > mode.size() && id.substr(id.size() - mode.size()) == mode) {
            return id.substr(0, id.size() - mode.size());
        }
    }
    return id;
}

int hex_value(char c) {
    if (is_digit(c)) return c - '0';
    if (c >= 'a' && c <= 'f') return c - 'a' + 10;
    if (c >= 'A' && c <= 'F') return c - 'A' + 10;
    return -1;
}

std::optional<int> hex_number(std::string_view digits) {
    int number = 0;
    for (const char c : digits) {
        const int digit = hex_value(c);
        if (digit < 0) return std::nullopt;
        number = number * 16 + digit;
    }
    return number;
}

std::string to_hex(int number) {
    return fmt::format("{:x}", number);
}

void append_run(std::string& body, int length, char first) {
    const int longest = 'z' - first + 1;
    for (; length > longest; length -= longest) body += 'z';
    if (length > 0) body += static_cast<char>(first + length - 1);
}

}  // namespace hashigo::core
