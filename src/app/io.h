// What the dispatcher asks of the world: where its words go, where text comes from, and who may
// stop it. The terminal, the browser and an embedding program each bring their own; a member that
// is left empty is something that this face cannot do, and the commands say so.
#pragma once

#include <atomic>
#include <cstdint>
#include <functional>
#include <iosfwd>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/result.h"
#include "core/scene.h"
#include "core/text.h"

namespace hashigo::app {

struct Progress {
    std::string_view phase;   // the command
    std::uint64_t done = 0;   // items, or nodes where the total is unknown
    std::uint64_t total = 0;  // 0: unknown
    std::optional<double> eta_seconds{};
    std::uint64_t bytes = 0;  // of memory, where that was told beforehand
};

// One drawing for paper: a board and its caption.
struct Plate {
    core::Scene scene;
    std::string caption;
};

struct Io {
    std::function<void(std::string_view)> out;  // data
    std::function<void(std::string_view)> err;  // everything else
    // All of it, once; nothing where it can't be read, or was.
    std::function<std::optional<std::string>()> read_stdin{};
    std::function<std::optional<std::string>(const std::string& path)> read_file{};
    std::function<bool(const std::string& path, const std::string& bytes)> write_file{};
    // The same in pieces, for files of any size: one that can be read, or nothing; and one that is
    // written whole or not at all.
    std::function<std::unique_ptr<std::istream>(const std::string& path)> open_file{};
    std::function<bool(const std::string& path, const std::function<void(std::ostream&)>& write)>
        replace_file{};
    // Makes a folder and those it is in, where they are missing.
    std::function<bool(const std::string& path)> make_folder{};
    // Drawings as the bytes of a file.
    std::function<core::Result<std::string>(const core::Scene&)> png{};
    std::function<core::Result<std::string>(const std::vector<Plate>&)> pdf{};
    std::function<void(const Progress&)> progress{};
    const std::atomic<bool>* cancel = nullptr;
    core::Language language = core::Language::English;
    std::uint64_t machine_bytes = std::uint64_t{4} << 30U;  // memory of this machine
};

}  // namespace hashigo::app
