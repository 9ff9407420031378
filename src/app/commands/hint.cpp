// hint: the next step with its reason, or why there is none.
#include "app/choosing.h"
#include "app/commands/commands.h"
#include "app/phrases.h"
#include "app/subjects.h"
#include "app/told.h"

namespace hashigo::app::commands {

namespace {

// A step is a yes, and so is a finished board; a limit is a limit; all else is a no.
int exit_of(const HintReport& report) {
    if (report.step || report.state == "done") return kYes;
    return report.state == "unknown" ? kLimit : kNo;
}

Json to_json(const Session& session, const Subject& subject, const HintReport& report) {
    Json json = about_json(session, subject, report.about);
    json["state"] = report.state;
    if (report.step) {
        put_step(json, *report.step, session.language);
        return json;
    }
    json["rung"] = nullptr;
    json["reason"] = nullptr;
    json["message"] = report.message.in(session.language);
    json["because"] = app::to_json(report.sites);
    json["therefore"] = Json::array();
    json["position"] = nullptr;
    json["wrong"] = app::to_json(report.wrong, session.language);
    return json;
}

// What led to a step, or the cases of a search: a line each, but for what is alike.
std::string led_to(const Session& session, const StepReport& step) {
    std::string text;
    if (step.chain_told) return text;
    std::vector<std::string> links;
    for (const core::Text& link : step.chain) links.push_back(link.in(session.language));
    for (const Run& run : runs(links)) {
        text += "  " + links[run.first] + likewise(session, run) + "\n";
    }
    return text;
}

std::string words(const Session& session, const StepReport& step) {
    const std::string chain = led_to(session, step);
    const std::string message =
        session.say(tr("hint.step"), step.rung, step.message.in(session.language)) + "\n";
    const bool cases = step.rung == kSearch;
    std::string text = cases ? message + chain : chain + message;
    // What holds on every board of the shape, such as at a corner, stands on no mark.
    if (!step.because.empty())
        text += session.say(tr("hint.because"), places(session, step.because)) + "\n";
    return text + session.say(tr("hint.therefore"), places(session, step.therefore)) + "\n";
}

std::string words(const Session& session, const HintReport& report) {
    if (report.step) return words(session, *report.step);
    std::string text = report.message.in(session.language) + "\n";
    if (!report.sites.empty())
        text += session.say(tr("hint.look"), places(session, report.sites)) + "\n";
    return text;
}

}  // namespace

int hint(const Session& session) {
    return answer_each(
        session, [&](const Subject& subject, core::Budget& budget) -> core::Result<Reply> {
            const auto request = choose_rungs(session.words, subject.genre->info().rungs);
            if (!request) return request.error();
            const auto report =
                subject.genre->hint(subject.text, session.words.rules, *request, budget);
            if (!report) return report.error();
            const int exit = exit_of(*report);
            return session.json
                       ? session.reply(exit, to_json(session, subject, *report), report->about)
                       : session.reply(exit, heading(session, subject) + words(session, *report),
                                       report->about);
        });
}

}  // namespace hashigo::app::commands
