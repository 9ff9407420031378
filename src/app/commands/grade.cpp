// grade: the highest rung that the solve needs, and its effort.
#include "app/commands/commands.h"
#include "app/phrases.h"
#include "app/subjects.h"
#include "app/told.h"

namespace hashigo::app::commands {

namespace {

Json to_json(const Session& session, const Subject& subject, const GradeReport& report) {
    Json json = about_json(session, subject, report.about);
    json["verdict"] = verdict_name(report.verdict);
    json["grade"] = report.grade.empty() ? Json() : Json(report.grade);
    if (!report.reason.en.empty()) json["reason"] = report.reason.in(session.language);
    json["effort"] = report.effort;
    json["steps"] = Json::array();
    for (const auto& [rung, count] : report.steps) {
        json["steps"].push_back({{"rung", rung}, {"count", count}});
    }
    return json;
}

std::string words(const Session& session, const GradeReport& report) {
    if (report.verdict == core::Verdict::Unknown) {
        return session.say(tr("grade.unknown"), report.reason) + "\n";
    }
    if (report.grade.empty()) {
        const bool many = report.verdict == core::Verdict::Many;
        return session.say(many ? tr("solve.many") : tr("solve.none")) + " " +
               session.say(tr("grade.no-grade")) + "\n";
    }
    std::string steps;
    for (const auto& [rung, count] : report.steps) {
        if (count > 0) steps += (steps.empty() ? "" : ", ") + rung + " " + std::to_string(count);
    }
    return session.say(tr("grade.line"), report.grade, report.effort, steps.empty() ? "-" : steps) +
           "\n";
}

}  // namespace

int grade(const Session& session) {
    return answer_each(
        session, [&](const Subject& subject, core::Budget& budget) -> core::Result<Reply> {
            const auto report = subject.genre->grade(subject.text, session.words.rules, budget);
            if (!report) return report.error();
            const int exit = exit_of(report->verdict);
            return session.json
                       ? session.reply(exit, to_json(session, subject, *report), report->about)
                       : session.reply(exit, words(session, *report), report->about);
        });
}

}  // namespace hashigo::app::commands
