// The browser's face: one export, words in and a JSON text out. There are no files and no threads;
// the page cancels by ending the Worker.
#include <emscripten.h>

#include <exception>
#include <string>
#include <vector>

#include "app/errors.h"
#include "app/json.h"
#include "app/run.h"

namespace {

// Hands progress to the page, if it listens. A negative number says that a value is not known.
EM_JS(void, hashigo_progress, (const char* phase, double done, double total, double eta), {
    if (!Module["progress"]) return;
    Module["progress"]({
        "phase" : UTF8ToString(phase),
        "done" : done,
        "total" : total < 0 ? null : total,
        "eta" : eta < 0 ? null : eta
    });
});

using hashigo::app::Json;

struct Request {
    std::vector<std::string> argv;
    std::string input;
};

// An array of words, or {"argv": […], "stdin": "…"}.
Request read_request(const char* text) {
    const Json json = Json::parse(text);
    if (json.is_array()) return {json.get<std::vector<std::string>>(), {}};
    return {json.at("argv").get<std::vector<std::string>>(), json.value("stdin", std::string())};
}

Json obey(const Request& request) {
    std::string out;
    std::string err;
    hashigo::app::Io io;
    io.out = [&](std::string_view text) { out += text; };
    io.err = [&](std::string_view text) { err += text; };
    io.read_stdin = [&] { return request.input; };
    io.progress = [](const hashigo::app::Progress& event) {
        const double total = event.total > 0 ? static_cast<double>(event.total) : -1;
        hashigo_progress(std::string(event.phase).c_str(), static_cast<double>(event.done), total,
                         event.eta_seconds.value_or(-1));
    };
    const int exit = hashigo::app::run(request.argv, io);
    return {{"exit", exit}, {"out", std::move(out)}, {"err", std::move(err)}};
}

Json failure(const char* what) {
    const std::string said = std::string("error[usage.request]: ") + what + "\n";
    return {{"exit", hashigo::app::kUsage}, {"out", ""}, {"err", said}};
}

}  // namespace

// The text is the engine's; it stays until the next call.
extern "C" EMSCRIPTEN_KEEPALIVE const char* hashigo_run(const char* request) {
    static std::string answer;
    try {
        answer = hashigo::app::line(obey(read_request(request)));
    } catch (const std::exception& e) {
        answer = hashigo::app::line(failure(e.what()));
    }
    return answer.c_str();
}
