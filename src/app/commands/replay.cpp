// replay: a sequence as the positions that it passes through, for a face to play.
#include "app/commands/commands.h"
#include "app/subjects.h"
#include "app/told.h"

namespace hashigo::app::commands {

namespace {

Reply reply(const Session& session, const Subject& subject, const ReplayReport& report) {
    if (session.json) {
        Json json = about_json(session, subject, report.about);
        json["positions"] = report.positions;
        return session.reply(kYes, std::move(json), report.about);
    }
    std::string text;
    for (const std::string& position : report.positions) text += closed(position);
    return session.reply(kYes, std::move(text), report.about);
}

}  // namespace

int replay(const Session& session) {
    return answer_each(session,
                       [&](const Subject& subject, core::Budget& budget) -> core::Result<Reply> {
                           const auto report = subject.genre->replay(subject.text, budget);
                           if (!report) return report.error();
                           return reply(session, subject, *report);
                       });
}

}  // namespace hashigo::app::commands
