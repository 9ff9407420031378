// The boards of a file under data/, with what is written above each: its grade, its effort and the
// number of its seed's stream.
#pragma once

#include <cstdint>
#include <fstream>
#include <regex>
#include <string>
#include <vector>

namespace hashigo::tests {

template <class G>
struct Shipped {
    typename G::Puzzle puzzle;
    std::string grade{};
    std::uint64_t effort = 0;
    std::uint64_t index = 0;
};

template <class G>
std::vector<Shipped<G>> shipped(const std::string& grid) {
    static const std::regex about(R"(# \d+: (\w+), effort (\d+), index (\d+))");
    const std::string folder = std::string(HASHIGO_SOURCE_ROOT) + "/data/" + std::string(G::id);
    std::ifstream file(folder + "/" + grid + ".txt");
    std::vector<Shipped<G>> boards;
    Shipped<G> next;
    for (std::string line; std::getline(file, line);) {
        std::smatch found;
        if (std::regex_match(line, found, about)) {
            next = {{}, found[1], std::stoull(found[2]), std::stoull(found[3])};
        } else if (line.front() != '#') {
            next.puzzle = G::read(line)->puzzle;
            boards.push_back(next);
        }
    }
    return boards;
}

}  // namespace hashigo::tests
