// A count of hours writes gigabytes after a row, so it is kept no more often than once in a while;
// the file that was there stays whole until the new one is.
#include "app/keeping.h"

#include <chrono>
#include <memory>
#include <string>

#include "app/numbers.h"
#include "app/phrases.h"

namespace hashigo::app {

namespace {

using Clock = std::chrono::steady_clock;
using Pause = std::chrono::duration<double>;

core::Result<double> pause(const Session& session) {
    constexpr double kUsual = 60;
    constexpr double kLongest = 1e9;
    const auto typed = session.words.get("keep-every");
    return typed ? real("--keep-every", *typed, 0, kLongest) : core::Result<double>(kUsual);
}

core::Shelf shelf_at(const Session& session, const std::string& path, Pause between) {
    core::Shelf shelf;
    shelf.take = [&session, path] {
        auto kept = session.io.open_file(path);
        if (kept && session.io.err) {
            session.io.err(session.say(tr("keep.resumes"), excerpt(path)) + "\n");
        }
        return kept;
    };
    shelf.put = [&session, path, between, last = Clock::now()](
                    const core::Shelf::Write& write) mutable -> std::optional<core::Error> {
        if (Clock::now() - last < between) return std::nullopt;
        if (!session.io.replace_file(path, write)) {
            return error(core::Fault::BadInput, tr("output.file"), excerpt(path));
        }
        last = Clock::now();
        return std::nullopt;
    };
    return shelf;
}

}  // namespace

core::Result<core::Shelf> choose_shelf(const Session& session) {
    const Words& words = session.words;
    const auto between = pause(session);
    if (!between) return between.error();
    const auto path = words.get("keep");
    if (!path && words.has("keep-every")) return usage(tr("usage.missing"), "--keep");
    if (!path) return core::Shelf{};
    const bool sized = words.operands.size() == 2 && board_size(words.operands[1]).ok();
    if (words.has("batch") || (words.operands.size() > 1 && !sized)) return usage(tr("keep.one"));
    if (!session.io.open_file || !session.io.replace_file) return usage(tr("render.no-files"));
    return shelf_at(session, std::string(*path), Pause(*between));
}

}  // namespace hashigo::app
