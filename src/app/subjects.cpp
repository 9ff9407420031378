// Finding positions, and the loop over them. An exception in one item (memory, or a fault of ours)
// becomes that item's error, so that the others are still answered.
#include "app/subjects.h"

#include <algorithm>
#include <chrono>

#include "app/ordered.h"
#include "app/phrases.h"
#include "core/codec_phrases.h"
#include "core/parallel.h"
#include "core/sniff.h"
#include "core/tokens.h"

namespace hashigo::app {

namespace {

// The first genre that has a reader for the format of `text`, whether or not it likes the rest.
core::Result<const AnyGenre*> first_reader(std::string_view text) {
    core::Error refusal;
    for (const AnyGenre* genre : registry()) {
        const auto read = genre->convert(text, core::Format::Pzprv3);
        if (read || read.error().code != core::codec::phrase(core::codec::CannotRead).key) {
            return genre;
        }
        refusal = read.error();
    }
    return refusal;
}

// A plain text grid tells its size after its genre; without one, the first word is no genre but
// just a word.
bool is_prose(const core::Sniffed& found) {
    if (found.format != core::Format::Text) return false;
    const std::string_view text = found.content().substr(found.genre_id.size());
    const std::size_t next = text.find_first_not_of(" \t\r\n");
    return next == std::string_view::npos || !core::is_digit(text[next]);
}

// A text that names no genre is of the first that reads its format.
core::Result<const AnyGenre*> genre_of(const core::Sniffed& found, std::string_view text) {
    if (found.genre_id.empty()) return first_reader(text);
    const AnyGenre* genre = find_genre(found.genre_id);
    if (genre != nullptr) return genre;
    if (is_prose(found)) return core::fail(core::codec::phrase(core::codec::UnknownFormat), 0);
    return core::fail(tr("input.genre"), found.id_offset, excerpt(found.genre_id));
}

core::Result<Subject> sniff(const Session& session, const std::string& text,
                            const std::string& words, std::size_t line) {
    const auto found = core::sniff(text);
    if (!found) return found.error();
    const auto genre = genre_of(*found, text);
    if (!genre) return genre.error();
    if (auto error = check_rules(**genre, session.words.rules)) return *error;
    return Subject{*genre, text, excerpt(words), line};
}

std::optional<std::string> read(const Session& session, const std::string& path) {
    if (path == "-") {
        return session.io.read_stdin ? session.io.read_stdin() : std::nullopt;
    }
    return session.io.read_file ? session.io.read_file(path) : std::nullopt;
}

core::Error unreadable(const std::string& path) {
    return error(core::Fault::BadInput, tr("input.file"), excerpt(path));
}

// A text of no known format may be the name of a file; so may one of an unknown genre, unless a
// size follows the genre as in an address.
bool may_be_a_path(const core::Error& error, std::string_view text) {
    if (text.find('\n') != std::string_view::npos) return false;
    if (error.code == core::codec::phrase(core::codec::UnknownFormat).key) return true;
    if (error.code != tr("input.genre").key || error.offset != 0U) return false;
    const std::size_t slash = std::min(text.find('/'), text.size() - 1);
    const std::string_view after = text.substr(slash + 1, 1);
    const bool size_follows = !after.empty() && core::is_digit(after.front());
    return !size_follows;
}

// The lines of a batch; blank lines and comments are no positions.
std::vector<std::pair<std::size_t, std::string>> batch_lines(std::string_view text) {
    std::vector<std::pair<std::size_t, std::string>> lines;
    std::size_t number = 0;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        std::string line(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
        ++number;
        while (!line.empty() && (line.back() == '\r' || line.back() == ' ')) line.pop_back();
        if (!line.empty() && line.front() != '#') lines.emplace_back(number, std::move(line));
    }
    return lines;
}

// What `work` answers, or what it threw; ready to be printed.
template <class Work>
Reply guarded(const Session& session, std::string_view input, std::size_t line, Work work) {
    const auto began = std::chrono::steady_clock::now();
    Reply reply;
    try {
        core::Result<Reply> made = work();
        reply = made ? std::move(*made) : session.refusal(made.error(), input, line);
    } catch (...) {
        reply = session.refusal(caught(), input, line);
    }
    const std::chrono::duration<double> passed = std::chrono::steady_clock::now() - began;
    session.settle(reply, passed.count());
    return reply;
}

int finish(const Session& session, const Ordered& ordered) {
    if (ordered.whole()) return ordered.worst();
    return std::max(ordered.worst(), session.refuse(limit_error(core::Limit::Cancelled)));
}

}  // namespace

std::optional<core::Error> check_rules(const AnyGenre& genre, const Choices& rules) {
    if (rules.empty()) return std::nullopt;
    const GenreInfo info = genre.info();
    for (const auto& rule : rules) {
        const auto declared = [&](const core::Option& option) { return option.name == rule.first; };
        if (std::none_of(info.variants.begin(), info.variants.end(), declared)) {
            return usage(tr("usage.rule"), genre.id(), rule.first);
        }
    }
    return std::nullopt;
}

Line find_line(const Session& session, const std::string& words, std::size_t number) {
    const bool stream = words == "-" && number == 0;
    if (!stream) {
        auto found = sniff(session, words, words, number);
        if (found || !may_be_a_path(found.error(), words)) return {words, number, std::move(found)};
        if (words == "-") return {words, number, std::move(found)};
    }
    const auto text = read(session, words);
    if (text) return {*text, number, sniff(session, *text, words, number)};
    const core::Phrase& phrase = stream ? tr("input.file") : tr("input.neither");
    return {words, number, error(core::Fault::BadInput, phrase, excerpt(words))};
}

core::Result<std::vector<Line>> gather(const Session& session) {
    std::vector<Line> lines;
    for (const std::string& words : session.words.operands) {
        lines.push_back(find_line(session, words));
    }
    if (const auto path = session.words.get("batch")) {
        const auto text = read(session, std::string(*path));
        if (!text) return unreadable(std::string(*path));
        for (const auto& [number, words] : batch_lines(*text)) {
            lines.push_back(find_line(session, words, number));
        }
        return lines;
    }
    if (lines.empty()) return usage(tr("usage.no-position"), session.words.command->name);
    return lines;
}

int answer_each(const Session& session, const Answer& answer, bool hungry) {
    const auto gathered = gather(session);
    if (!gathered) return session.refuse(gathered.error());
    const std::vector<Line>& lines = *gathered;
    Ordered ordered(session, lines.size());
    core::parallel_for(lines.size(), session.settings.jobs, [&](std::size_t k) {
        if (session.cancelled()) return;
        const Line& line = lines[k];
        core::Budget budget = session.budget(hungry);
        if (lines.size() == 1) {
            budget.report_to([&](std::uint64_t nodes) { session.progress(nodes, 0); });
        }
        Reply reply = guarded(session, line.text, line.number, [&]() -> core::Result<Reply> {
            return line.subject ? answer(*line.subject, budget) : line.subject.error();
        });
        if (budget.reached() != core::Limit::Cancelled) ordered.put(k, std::move(reply));
    });
    return finish(session, ordered);
}

namespace {

int answer_on(const Session& session, std::size_t count, int jobs, const NumberedAnswer& answer,
              bool hungry) {
    Ordered ordered(session, count);
    core::parallel_for(count, jobs, [&](std::size_t k) {
        if (session.cancelled()) return;
        core::Budget budget = session.budget(hungry);
        if (count == 1) {
            budget.report_to([&](std::uint64_t nodes) { session.progress(nodes, 0); });
        }
        Reply reply = guarded(session, {}, 0, [&] { return answer(k, budget); });
        if (budget.reached() != core::Limit::Cancelled) ordered.put(k, std::move(reply));
    });
    return finish(session, ordered);
}

}  // namespace

int answer_numbered(const Session& session, std::size_t count, const NumberedAnswer& answer,
                    bool hungry) {
    return answer_on(session, count, session.settings.jobs, answer, hungry);
}

int answer_in_turn(const Session& session, std::size_t count, const NumberedAnswer& answer) {
    return answer_on(session, count, 1, answer, true);
}

}  // namespace hashigo::app
