// A world in memory for the dispatcher: files are a map, output is two strings.
#pragma once

#include <map>
#include <memory>
#include <mutex>
#include <nlohmann/json.hpp>
#include <sstream>
#include <string>
#include <vector>

#include "app/run.h"

namespace hashigo::app {

struct World {
    std::map<std::string, std::string> files{};
    std::string input{};
    std::atomic<bool> cancel{false};
    core::Language language = core::Language::English;
    std::vector<Progress> progress{};
};

struct Ran {
    int exit = 0;
    std::string out;
    std::string err;

    // Each line of the output, as JSON.
    std::vector<nlohmann::json> lines() const {
        std::vector<nlohmann::json> all;
        for (std::size_t at = 0; at < out.size();) {
            const std::size_t end = out.find('\n', at);
            all.push_back(nlohmann::json::parse(out.substr(at, end - at)));
            at = end + 1;
        }
        return all;
    }
    nlohmann::json json() const { return lines().at(0); }
    std::string error_code() const { return json().at("error").at("code"); }
};

inline Ran ran(const std::vector<std::string>& argv, World& world) {
    Ran result;
    Io io;
    io.out = [&](std::string_view text) { result.out += text; };
    io.err = [&](std::string_view text) { result.err += text; };
    io.read_stdin = [&] { return world.input; };
    io.read_file = [&](const std::string& path) -> std::optional<std::string> {
        const auto found = world.files.find(path);
        return found == world.files.end() ? std::nullopt : std::optional(found->second);
    };
    io.write_file = [&](const std::string& path, const std::string& bytes) {
        if (path == "locked") return false;
        world.files[path] = bytes;
        return true;
    };
    io.open_file = [&](const std::string& path) -> std::unique_ptr<std::istream> {
        const auto found = world.files.find(path);
        if (found == world.files.end()) return nullptr;
        return std::make_unique<std::istringstream>(found->second);
    };
    io.replace_file = [&](const std::string& path, const auto& write) {
        std::ostringstream out;
        write(out);
        return io.write_file(path, out.str());
    };
    io.progress = [&](const Progress& event) { world.progress.push_back(event); };
    io.cancel = &world.cancel;
    io.language = world.language;
    result.exit = run(argv, io);
    return result;
}

inline Ran ran(const std::vector<std::string>& argv) {
    World world;
    return ran(argv, world);
}

// Boards of our own, by their number of answers. The liar's number can't be met, so it is shaded.
inline const std::string kUnique = "yajikazu/4/3/a30d11c1232";
inline const std::string kMany = "yajikazu/3/1/31b";
inline const std::string kNone = "yajikazu/2/2/21213131";

}  // namespace hashigo::app
