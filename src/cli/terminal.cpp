// Data goes to standard output and all else to standard error. The first Ctrl-C asks the work to
// stop, so that what is printed is whole; the second ends the program.
#include "cli/terminal.h"

#include <unistd.h>

#include <atomic>
#include <chrono>
#include <csignal>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <iterator>
#include <mutex>
#include <utility>

#include "cli/paper.h"

namespace hashigo::cli {

namespace {

std::atomic<bool> cancelled{false};

std::atomic<std::int64_t> cancelled_at{0};

// What sends a signal to a program and to its group, as `timeout` does, sends it twice: only a
// later one is from somebody who will not wait.
void cancel(int signal) {
    constexpr std::int64_t kOneBlow = 300;
    const auto now = std::chrono::duration_cast<std::chrono::milliseconds>(
                         std::chrono::steady_clock::now().time_since_epoch())
                         .count();
    if (!cancelled.exchange(true)) cancelled_at.store(now);
    const bool again = now - cancelled_at.load() > kOneBlow;
    std::signal(signal, again ? SIG_DFL : cancel);
    if (again) std::raise(signal);
}

// The progress line is wiped before anything else is written.
std::mutex writing;
bool line_is_open = false;

void wipe_line() {
    if (line_is_open) std::fputs("\r\x1b[K", stderr);
    line_is_open = false;
}

void write_to(std::FILE* stream, std::string_view text) {
    const std::lock_guard lock(writing);
    wipe_line();
    std::fwrite(text.data(), 1, text.size(), stream);
}

std::string clock_time(double seconds) {
    const auto whole = static_cast<long long>(seconds + 1);
    char text[48];
    std::snprintf(text, sizeof text, "%lld:%02lld", whole / 60, whole % 60);
    return text;
}

// Rounded up to a tenth.
std::string gigabytes(std::uint64_t bytes) {
    constexpr std::uint64_t kTenth = 100'000'000;
    constexpr std::uint64_t kTenths = 10;
    const std::uint64_t tenths = (bytes + kTenth - 1) / kTenth;
    return std::to_string(tenths / kTenths) + "." + std::to_string(tenths % kTenths) + " GB";
}

void show(const app::Progress& progress) {
    constexpr std::chrono::milliseconds kPause{120};
    static std::chrono::steady_clock::time_point last = std::chrono::steady_clock::now();
    const std::lock_guard lock(writing);
    const auto now = std::chrono::steady_clock::now();
    if (now - last < kPause) return;
    last = now;
    std::string text = std::string(progress.phase) + " " + std::to_string(progress.done);
    if (progress.total > 0) text += "/" + std::to_string(progress.total);
    if (progress.eta_seconds) text += "  ETA " + clock_time(*progress.eta_seconds);
    if (progress.bytes > 0) text += "  " + gigabytes(progress.bytes);
    std::fprintf(stderr, "\r\x1b[K%s", text.c_str());
    std::fflush(stderr);
    line_is_open = true;
}

std::optional<std::string> read_stream(std::istream& in) {
    // Longer than any position or batch that makes sense; keeps endless devices out.
    constexpr std::size_t kMost = std::size_t{256} << 20U;
    constexpr std::size_t kPiece = std::size_t{1} << 16U;
    std::string text;
    std::string piece(kPiece, '\0');
    while (in.read(piece.data(), static_cast<std::streamsize>(piece.size())) || in.gcount() > 0) {
        text.append(piece, 0, static_cast<std::size_t>(in.gcount()));
        if (text.size() > kMost) return std::nullopt;
    }
    if (in.bad()) return std::nullopt;
    return text;
}

std::optional<std::string> read_file(const std::string& path) {
    if (path.empty() || path.find('\0') != std::string::npos) return std::nullopt;
    std::ifstream in(path, std::ios::binary);
    if (!in) return std::nullopt;
    in.peek();
    if (in.fail() && !in.eof()) return std::nullopt;  // a folder opens but can't be read
    return read_stream(in);
}

bool write_file(const std::string& path, const std::string& bytes) {
    std::ofstream out(path, std::ios::binary);
    out.write(bytes.data(), static_cast<std::streamsize>(bytes.size()));
    out.close();
    return static_cast<bool>(out);
}

std::unique_ptr<std::istream> open_file(const std::string& path) {
    auto in = std::make_unique<std::ifstream>(path, std::ios::binary);
    in->peek();
    if (in->fail() && !in->eof()) return nullptr;
    in->clear();
    return in;
}

bool replace_file(const std::string& path, const std::function<void(std::ostream&)>& write) {
    const std::string fresh = path + ".new";
    std::ofstream out(fresh, std::ios::binary);
    write(out);
    out.close();
    std::error_code failed;
    if (out) std::filesystem::rename(fresh, path, failed);
    const bool done = out && !failed;
    if (!done) std::filesystem::remove(fresh, failed);
    return done;
}

bool make_folder(const std::string& path) {
    std::error_code failed;
    std::filesystem::create_directories(path, failed);
    return !failed;
}

core::Result<std::string> paint_png(const core::Scene& scene) {
    return png(scene, fitting_cell(scene.size));
}

core::Result<std::string> paint_pdf(const std::vector<app::Plate>& plates) {
    return pdf(plates, plates.size() > 1 ? 2 : 1);
}

// The language of the user's locale, where it is one of ours.
core::Language locale_language() {
    for (const char* name : {"LC_ALL", "LC_MESSAGES", "LANG"}) {
        const char* const value = std::getenv(name);
        if (value == nullptr || *value == '\0') continue;
        const bool japanese = std::string_view(value).substr(0, 2) == "ja";
        return japanese ? core::Language::Japanese : core::Language::English;
    }
    return core::Language::English;
}

std::uint64_t machine_bytes() {
    const long pages = sysconf(_SC_PHYS_PAGES);
    const long page = sysconf(_SC_PAGESIZE);
    if (pages <= 0 || page <= 0) return app::Io{}.machine_bytes;
    return static_cast<std::uint64_t>(pages) * static_cast<std::uint64_t>(page);
}

}  // namespace

app::Io terminal() {
    std::signal(SIGINT, cancel);
    std::signal(SIGTERM, cancel);
    app::Io io;
    io.out = [](std::string_view text) { write_to(stdout, text); };
    io.err = [](std::string_view text) { write_to(stderr, text); };
    io.read_stdin = [taken = false]() mutable {
        return std::exchange(taken, true) ? std::nullopt : read_stream(std::cin);
    };
    io.read_file = read_file;
    io.write_file = write_file;
    io.open_file = open_file;
    io.replace_file = replace_file;
    io.make_folder = make_folder;
    io.png = paint_png;
    io.pdf = paint_pdf;
    if (isatty(STDERR_FILENO) == 1) io.progress = show;
    io.cancel = &cancelled;
    io.language = locale_language();
    io.machine_bytes = machine_bytes();
    return io;
}

bool finish_output() {
    const std::lock_guard lock(writing);
    wipe_line();
    return std::fflush(stdout) == 0 && std::ferror(stdout) == 0;
}

}  // namespace hashigo::cli
