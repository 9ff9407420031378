// Reading the embedded files; see shipped.h.
#include "genres/detour/shipped.h"

#include <algorithm>
#include <string>

#include "genres/detour/codec.h"
#include "genres/detour/experiments.h"
#include "genres/detour/genre.h"

namespace hashigo::detour {

std::vector<Puzzle> shipped_boards(std::string_view grid) {
    std::string_view text = core::embedded_text(embedded(), std::string(grid) + ".txt");
    std::vector<Puzzle> boards;
    while (!text.empty()) {
        const std::string_view line = text.substr(0, text.find('\n'));
        text.remove_prefix(std::min(line.size() + 1, text.size()));
        if (line.empty() || line.front() == '#') continue;
        const auto position = read(line);
        if (position) boards.push_back(position->puzzle);
    }
    return boards;
}

}  // namespace hashigo::detour
