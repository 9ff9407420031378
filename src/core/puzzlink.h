// puzz.link's addresses without a genre: how they fall into parts, and the letters and digits that
// its genres share. Width stands before height. An address of ours is always in the one canonical
// form that puzz.link itself writes.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/grid.h"
#include "core/result.h"
#include "core/tokens.h"

namespace hashigo::core {

struct Address {
    Size size;
    Token body;                    // its offset is that in the address
    std::vector<Text> warnings{};  // parts that mean nothing to us
};

// `address` begins with the genre's id: "id/[v:variant/][flag/]COLS/ROWS/body".
Result<Address> split_address(std::string_view address);

std::string join_address(std::string_view id, Size size, std::string_view body);

// An address without what links collect on their way through pages and messages, from a '#' or '&'
// on; a warning says so.
std::string_view without_tail(std::string_view address, std::vector<Text>& warnings);

// An id without the ending that chooses a mode of puzz.link's page, such as "_edit".
std::string_view without_mode(std::string_view id);

// 0 to 15, or -1.
int hex_value(char c);
// Digits to a number; empty if any is none. At most 7 digits.
std::optional<int> hex_number(std::string_view digits);
std::string to_hex(int number);

// A letter stands for a run of empty places: `first` is one, its successor two, and so on to z.
constexpr int run_length(char letter, char first) {
    return letter >= first && letter <= 'z' ? letter - first + 1 : 0;
}
void append_run(std::string& body, int length, char first);

}  // namespace hashigo::core
