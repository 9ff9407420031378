// The settings that all commands share, and how replies and refusals are written.
#include "app/session.h"

#include <chrono>
#include <limits>

#include "app/numbers.h"
#include "app/phrases.h"

namespace hashigo::app {

namespace {

constexpr std::uint64_t kDefaultBytes = std::uint64_t{1} << 30U;

core::Result<std::uint64_t> any_whole(std::string_view name, std::string_view text) {
    return whole(name, text);
}

core::Result<std::uint64_t> jobs(std::string_view name, std::string_view text) {
    constexpr std::uint64_t kMost = 1024;
    return whole(name, text, 0, kMost);
}

core::Result<double> seconds(std::string_view name, std::string_view text) {
    constexpr double kShortest = 0.001;
    constexpr double kLongest = 1e9;
    return real(name, text, kShortest, kLongest);
}

// Runs `take` on an option's text where it was given; keeps the first error.
class Reader {
  public:
    explicit Reader(const Words& words) : words_(words) {}

    template <class Read, class Into>
    void take(std::string_view name, Read read, Into& into) {
        const auto text = words_.get(name);
        if (!text || error) return;
        const auto value = read("--" + std::string(name), *text);
        if (value) {
            into = static_cast<Into>(*value);
        } else {
            error = value.error();
        }
    }
    std::optional<core::Error> error{};

  private:
    const Words& words_;
};

}  // namespace

core::Result<Settings> settings_of(const Words& words) {
    Settings settings;
    Reader reader(words);
    reader.take("seed", any_whole, settings.seed);
    reader.take("nodes", any_whole, settings.nodes);
    reader.take("memory", byte_count, settings.bytes);
    reader.take("jobs", jobs, settings.jobs);
    reader.take("time", seconds, settings.seconds);
    if (reader.error) return *reader.error;
    const auto language = words.get("lang");
    if (language && *language != "en" && *language != "ja") {
        return usage(tr("usage.choice"), "--lang", excerpt(*language), "en, ja");
    }
    settings.timing = words.has("timing");
    return settings;
}

core::Budget Session::budget(bool hungry) const {
    core::Budget budget(settings.nodes);
    if (settings.seconds > 0) budget.limit_seconds(settings.seconds);
    const std::uint64_t usual = hungry ? io.machine_bytes / 2 : kDefaultBytes;
    budget.limit_bytes(words.has("memory") ? settings.bytes : usual);
    if (io.cancel != nullptr) budget.cancel_when(*io.cancel);
    return budget;
}

bool Session::cancelled() const {
    return io.cancel != nullptr && io.cancel->load();
}

void Session::progress(std::uint64_t done, std::uint64_t total, std::uint64_t bytes) const {
    if (!io.progress) return;
    const std::lock_guard lock(progressing_);
    Progress event{words.command->name, done, total, std::nullopt, bytes};
    const std::chrono::duration<double> passed = std::chrono::steady_clock::now() - began_;
    if (done > 0 && total > done) {
        const auto left = static_cast<double>(total - done);
        event.eta_seconds = passed.count() / static_cast<double>(done) * left;
    }
    io.progress(event);
}

Json Session::head(const Subject* subject) const {
    Json object = {{"schema", 1}, {"command", words.command->name}};
    if (subject == nullptr) return object;
    if (subject->line > 0) object["line"] = subject->line;
    object["genre"] = subject->genre->id();
    return object;
}

Reply Session::reply(int exit, Json object, const About& about) const {
    if (!about.warnings.empty()) {
        Json& warnings = object["warnings"] = Json::array();
        for (const core::Text& warning : about.warnings) warnings.push_back(warning.in(language));
    }
    return {exit, {}, {}, std::move(object)};
}

Reply Session::reply(int exit, std::string text, const About& about) const {
    Reply reply{exit, std::move(text), {}, {}};
    for (const core::Text& warning : about.warnings) {
        reply.err += say(tr("warning"), printable(warning.in(language))) + "\n";
    }
    return reply;
}

Reply Session::refusal(const core::Error& error, std::string_view input, std::size_t line) const {
    Reply reply{exit_code(error.fault), {}, {}, {}};
    if (!json) {
        const std::string place = line > 0 ? say(tr("batch.line"), line) : "";
        reply.err = place + told(error, language, input);
        return reply;
    }
    Json& object = reply.object = {{"schema", 1}};
    object["command"] = words.command == nullptr ? Json() : Json(words.command->name);
    if (line > 0) object["line"] = line;
    object["error"] = {{"code", error.code},
                       {"message", error.message.in(language)},
                       {"offset", error.offset ? Json(*error.offset) : Json()}};
    return reply;
}

void Session::settle(Reply& reply, double seconds) const {
    if (!reply.object.is_null()) {
        if (settings.timing) reply.object["seconds"] = seconds;
        reply.out = app::line(reply.object);
        reply.object = nullptr;
    } else if (settings.timing) {
        reply.err += say(tr("timing"), seconds) + "\n";
    }
}

void Session::print(Reply reply) const {
    if (!reply.object.is_null()) reply.out = app::line(reply.object);
    if (!reply.err.empty() && io.err) io.err(reply.err);
    if (!reply.out.empty() && io.out) io.out(reply.out);
}

int Session::refuse(const core::Error& error, std::string_view input) const {
    Reply reply = refusal(error, input);
    const int exit = reply.exit;
    print(std::move(reply));
    return exit;
}

}  // namespace hashigo::app
