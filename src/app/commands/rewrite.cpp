// minimise, convert and transform: a position in, a position out.
#include "app/choosing.h"
#include "app/commands/commands.h"
#include "app/numbers.h"
#include "app/phrases.h"
#include "app/subjects.h"
#include "app/told.h"

namespace hashigo::app::commands {

namespace {

constexpr Names<core::Format, 7> kFormats = {{{"url", core::Format::Url},
                                              {"pzprv3", core::Format::Pzprv3},
                                              {"text", core::Format::Text},
                                              {"json", core::Format::Json},
                                              {"penpa", core::Format::Penpa},
                                              {"kanpen", core::Format::Kanpen},
                                              {"pencilbox", core::Format::Pencilbox}}};

// Whether `text` says all that the position does: read back, it gives the same file.
bool says_all(const AnyGenre& genre, std::string_view position, std::string_view text) {
    const auto all = genre.convert(position, core::Format::Pzprv3);
    const auto left = genre.convert(text, core::Format::Pzprv3);
    return !all || !left || all->text == left->text;
}

// An address holds the clues alone; where there is more, the position is printed as its file.
Reply position_reply(const Session& session, const Subject& subject, const TextReport& report) {
    const std::string url = address(*subject.genre, report.text);
    if (!session.json) {
        const bool whole = says_all(*subject.genre, report.text, url);
        return session.reply(kYes, closed(whole ? url : report.text), report.about);
    }
    Json json = about_json(session, subject, report.about);
    json["url"] = url;
    json["position"] = report.text;
    return session.reply(kYes, std::move(json), report.about);
}

Reply text_reply(const Session& session, const Subject& subject, std::string_view format,
                 const TextReport& report) {
    if (!session.json) return session.reply(kYes, closed(report.text), report.about);
    Json json = about_json(session, subject, report.about);
    json["to"] = format;
    json["text"] = report.text;
    return session.reply(kYes, std::move(json), report.about);
}

core::Result<Transform> asked_transform(const Words& words) {
    const int given =
        (words.has("resize") ? 1 : 0) + (words.has("rotate") ? 1 : 0) + (words.has("flip") ? 1 : 0);
    if (given == 0) return usage(tr("usage.missing-one"), "--resize, --rotate, --flip");
    if (given > 1) return usage(tr("usage.one-of"), "--resize, --rotate, --flip");
    if (words.has("rotate")) return Transform{Transform::Kind::Rotate};
    if (words.has("flip")) return Transform{Transform::Kind::Flip};
    const auto board = board_size(*words.get("resize"));
    if (!board) return board.error();
    return Transform{Transform::Kind::Resize, *board};
}

}  // namespace

int minimise(const Session& session) {
    return answer_each(
        session, [&](const Subject& subject, core::Budget& budget) -> core::Result<Reply> {
            const auto report = subject.genre->minimise(subject.text, session.words.rules, budget);
            if (!report) return report.error();
            return position_reply(session, subject, *report);
        });
}

int convert(const Session& session) {
    const auto format = choose(session.words, "to", kFormats, core::Format::Url);
    if (!format) return session.refuse(format.error());
    const std::string_view name = session.words.get("to").value_or("url");
    return answer_each(session, [&](const Subject& subject, core::Budget&) -> core::Result<Reply> {
        auto report = subject.genre->convert(subject.text, *format);
        if (!report) return report.error();
        if (!says_all(*subject.genre, subject.text, report->text)) {
            report->about.warnings.push_back(core::say(tr("convert.less")));
        }
        return text_reply(session, subject, name, *report);
    });
}

int transform(const Session& session) {
    const auto how = asked_transform(session.words);
    if (!how) return session.refuse(how.error());
    return answer_each(session, [&](const Subject& subject, core::Budget&) -> core::Result<Reply> {
        const auto report = subject.genre->transform(subject.text, *how);
        if (!report) return report.error();
        return position_reply(session, subject, *report);
    });
}

}  // namespace hashigo::app::commands
