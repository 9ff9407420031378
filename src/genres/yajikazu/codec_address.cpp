// puzz.link's address. A clue begins with its direction: 0 none, 1 up, 2 down, 3 left, 4 right and
// one hexadecimal digit or '.' for '?'; 5 more than that and two digits; '-', the direction and
// three digits. a to z pass over 1 to 26 cells. puzz.link itself takes a body that is too short or
// too long; here it is an error, for it is more likely to be a slip of the copying hand.
#include <optional>

#include "core/codec_phrases.h"
#include "core/puzzlink.h"
#include "genres/yajikazu/codec_formats.h"

namespace hashigo::yajikazu {

namespace codec = core::codec;

namespace {

constexpr char kRun = 'a';
constexpr int kDirectionDigits = 5;

// How the clue at the head of a body is written.
struct Head {
    int direction = 0;
    std::size_t number = 0;  // where its number begins
    std::size_t digits = 0;
};

std::optional<Head> head_of(std::string_view body) {
    const int digit = core::is_digit(body.front()) ? body.front() - '0' : -1;
    if (digit >= kDirectionDigits) return Head{digit - kDirectionDigits, 1, 2};
    if (digit >= 0) return Head{digit, 1, 1};
    if (body.front() != '-' || body.size() < 2) return std::nullopt;
    const int direction = core::is_digit(body[1]) ? body[1] - '0' : kDirectionDigits;
    return direction < kDirectionDigits ? std::optional<Head>({direction, 2, 3}) : std::nullopt;
}

class BodyReader {
  public:
    BodyReader(core::Token body, std::vector<Clue>& clues) : body_(body), clues_(clues) {}

    std::optional<core::Error> read() {
        while (at_ < body_.text.size()) {
            if (cell_ == clues_.size()) return core::surplus({rest(), place(at_)});
            const int run = core::run_length(body_.text[at_], kRun);
            if (auto error = run > 0 ? pass(static_cast<std::size_t>(run)) : clue()) return error;
        }
        if (cell_ == clues_.size()) return std::nullopt;
        return core::fail(codec::phrase(codec::MissingCells), place(at_), cell_, clues_.size());
    }

  private:
    std::string_view rest() const { return body_.text.substr(at_); }
    std::size_t place(std::size_t at) const { return body_.offset + at; }
    core::Error bad_character(std::size_t at) const {
        return core::fail(codec::phrase(codec::BadCharacter), place(at),
                          core::quote(core::first_character(body_.text.substr(at))));
    }

    std::optional<core::Error> pass(std::size_t run) {
        if (run > clues_.size() - cell_) return core::surplus({rest(), place(at_)});
        cell_ += run;
        ++at_;
        return std::nullopt;
    }

    std::optional<core::Error> clue() {
        const std::optional<Head> head = head_of(rest());
        if (!head && rest() == "-") return cut();
        if (!head) return bad_character(rest().front() == '-' ? at_ + 1 : at_);
        if (head->number + head->digits > rest().size()) return cut();
        const std::string_view digits = rest().substr(head->number, head->digits);
        std::optional<int> number;
        if (digits != ".") {
            number = core::hex_number(digits);
            if (!number) return bad_digit(at_ + head->number);
        }
        put(head->direction, number);
        at_ += head->number + head->digits;
        return std::nullopt;
    }

    void put(int direction, std::optional<int> number) {
        Clue& clue = clues_[cell_++];
        if (direction > 0) clue.arrow = static_cast<core::Direction>(direction - 1);
        clue.number = number;
        clue.there = true;
    }

    core::Error cut() const {
        return core::fail(codec::phrase(codec::CutClue), place(at_), core::quote(rest()));
    }
    core::Error bad_digit(std::size_t at) const {
        while (core::hex_value(body_.text[at]) >= 0) ++at;
        return bad_character(at);
    }

    core::Token body_;
    std::vector<Clue>& clues_;
    std::size_t at_ = 0;
    std::size_t cell_ = 0;
};

std::string written(const Clue& clue) {
    const int direction = clue.arrow ? static_cast<int>(*clue.arrow) + 1 : 0;
    if (!clue.number) return std::to_string(direction) + ".";
    const std::string digits = core::to_hex(*clue.number);
    if (digits.size() == 1) return std::to_string(direction) + digits;
    if (digits.size() == 2) return std::to_string(direction + kDirectionDigits) + digits;
    return "-" + std::to_string(direction) + digits;
}

}  // namespace

core::Result<Position> read_address(std::string_view content) {
    core::Result<core::Address> address = core::split_address(content);
    if (!address) return address.error();
    Puzzle puzzle{address->size, {}, {}};
    puzzle.clues.resize(static_cast<std::size_t>(address->size.cells()));
    if (auto error = BodyReader(address->body, puzzle.clues).read()) return *error;
    State unknown{std::vector<Mark>(puzzle.clues.size(), Mark::Unknown)};
    return Position{std::move(puzzle), std::move(unknown), {}, std::move(address->warnings)};
}

std::string write_address(const Position& position) {
    std::string body;
    int run = 0;
    for (const Clue& clue : position.puzzle.clues) {
        if (!clue.there) {
            ++run;
            continue;
        }
        core::append_run(body, run, kRun);
        body += written(clue);
        run = 0;
    }
    core::append_run(body, run, kRun);
    return core::join_address(Yajikazu::id, position.puzzle.size, body);
}

}  // namespace hashigo::yajikazu
