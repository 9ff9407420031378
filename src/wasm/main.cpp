// The browser's face: one export, words in and a text out: a line of JSON with the exit code and
// what was said beside the answer, then the answer as it is. Wrapping the answer, mostly JSON
// itself, in that JSON would escape every quote of it here and undo that there. There are no files
// and no threads; the page cancels by ending the Worker.
#include <emscripten.h>

#include <algorithm>
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

struct Reply {
    int exit = hashigo::app::kUsage;
    std::string out;
    std::string err;
};

std::string written(Reply reply) {
    std::replace(reply.out.begin(), reply.out.end(), '\0', ' ');  // it would end the text
    return hashigo::app::line({{"exit", reply.exit}, {"err", reply.err}}) + reply.out;
}

Reply obey(const Request& request) {
    Reply reply;
    hashigo::app::Io io;
    io.out = [&](std::string_view text) { reply.out += text; };
    io.err = [&](std::string_view text) { reply.err += text; };
    io.read_stdin = [&] { return request.input; };
    io.progress = [](const hashigo::app::Progress& event) {
        const double total = event.total > 0 ? static_cast<double>(event.total) : -1;
        hashigo_progress(std::string(event.phase).c_str(), static_cast<double>(event.done), total,
                         event.eta_seconds.value_or(-1));
    };
    reply.exit = hashigo::app::run(request.argv, io);
    return reply;
}

Reply failure(const char* what) {
    return {hashigo::app::kUsage, {}, std::string("error[usage.request]: ") + what + "\n"};
}

}  // namespace

// The text is the engine's; it stays until the next call.
extern "C" EMSCRIPTEN_KEEPALIVE const char* hashigo_run(const char* request) {
    static std::string answer;
    try {
        answer = written(obey(read_request(request)));
    } catch (const std::exception& e) {
        answer = written(failure(e.what()));
    }
    return answer.c_str();
}
