// check: the referee on the marks.
#include "app/commands/commands.h"
#include "app/phrases.h"
#include "app/subjects.h"
#include "app/told.h"

namespace hashigo::app::commands {

namespace {

std::string_view state_of(const core::Violation& violation) {
    return violation.standing == core::Standing::Broken ? "broken" : "unfinished";
}

Json to_json(const Session& session, const Subject& subject, const CheckReport& report) {
    Json json = about_json(session, subject, report.about);
    json["complete"] = report.complete;
    json["errors"] = Json::array();
    for (const core::Violation& violation : report.violations) {
        json["errors"].push_back({{"code", violation.code},
                                  {"alias", violation.alias},
                                  {"state", state_of(violation)},
                                  {"message", violation.message.in(session.language)},
                                  {"sites", app::to_json(violation.sites)}});
    }
    return json;
}

std::string words(const Session& session, const CheckReport& report) {
    if (report.complete) return session.say(tr("check.complete")) + "\n";
    std::string text;
    for (const core::Violation& violation : report.violations) {
        const bool broken = violation.standing == core::Standing::Broken;
        text +=
            session.say(broken ? tr("check.broken") : tr("check.unfinished"),
                        violation.message.in(session.language), places(session, violation.sites)) +
            "\n";
    }
    return text;
}

}  // namespace

int check(const Session& session) {
    return answer_each(session, [&](const Subject& subject, core::Budget&) -> core::Result<Reply> {
        const auto report = subject.genre->check(subject.text, session.words.rules);
        if (!report) return report.error();
        const int exit = report->complete ? kYes : kNo;
        return session.json
                   ? session.reply(exit, to_json(session, subject, *report), report->about)
                   : session.reply(exit, heading(session, subject) + words(session, *report),
                                   report->about);
    });
}

}  // namespace hashigo::app::commands
