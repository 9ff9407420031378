// An address as it was meant: %2F is a slash, and the line ends of an address that was wrapped on
// its way are nothing. Every byte of the result knows where it came from, so that errors point into
// the text that the user gave.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace hashigo::core {

// Maps places of a derived text to places of the original.
class Origin {
  public:
    // From byte `here` of the derived text on, bytes came from `there` on.
    void shift(std::size_t here, std::size_t there);
    std::size_t at(std::size_t here) const;

  private:
    std::vector<std::pair<std::size_t, std::size_t>> shifts_ = {{0, 0}};
};

struct Unescaped {
    std::string text;
    Origin origin;
};

// `offset` is where `raw` stands in the text that errors point into.
Unescaped unescape(std::string_view raw, std::size_t offset = 0);

}  // namespace hashigo::core
