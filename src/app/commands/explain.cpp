// explain: the whole reasoned solve, a line a step.
#include <algorithm>

#include "app/choosing.h"
#include "app/commands/commands.h"
#include "app/phrases.h"
#include "app/subjects.h"
#include "app/told.h"

namespace hashigo::app::commands {

namespace {

int exit_of(const ExplainReport& report) {
    if (report.solved) return kYes;
    return report.cut_short || report.verdict == core::Verdict::Unknown ? kLimit : kNo;
}

Json to_json(const Session& session, const Subject& subject, const ExplainReport& report) {
    Json json = about_json(session, subject, report.about);
    json["solved"] = report.solved;
    json["verdict"] = verdict_name(report.verdict);
    if (!report.message.empty()) json["message"] = report.message.in(session.language);
    json["steps"] = Json::array();
    for (const StepReport& step : report.steps) {
        Json one = Json::object();
        put_step(one, step, session.language);
        json["steps"].push_back(std::move(one));
    }
    return json;
}

std::string padded(const std::string& text, std::size_t width, bool right) {
    const std::string pad(width - std::min(width, text.size()), ' ');
    return right ? pad + text : text + pad;
}

// A step's rung, what it concludes and why.
std::vector<std::string> sentences(const Session& session, const ExplainReport& report) {
    std::size_t widest = 0;
    for (const StepReport& step : report.steps) widest = std::max(widest, step.rung.size());
    std::vector<std::string> all;
    for (const StepReport& step : report.steps) {
        std::string sentence = padded(step.rung, widest, false) + "  ";
        if (!step.concludes.empty()) sentence += step.concludes.in(session.language) + " — ";
        all.push_back(sentence + step.message.in(session.language));
    }
    return all;
}

std::string numbers(const Run& run) {
    const std::string first = std::to_string(run.first + 1);
    return run.first == run.last ? first : first + "-" + std::to_string(run.last + 1);
}

// What the step's message leaves out, a line each.
std::string cases(const Session& session, const StepReport& step, std::size_t indent) {
    std::string text;
    if (step.chain_told) return text;
    for (const core::Text& link : step.chain) {
        text += std::string(indent, ' ') + link.in(session.language) + "\n";
    }
    return text;
}

std::string words(const Session& session, const ExplainReport& report) {
    std::string text;
    const std::vector<std::string> told = sentences(session, report);
    const std::vector<Run> all = runs(told);
    std::size_t widest = 0;
    for (const Run& run : all) widest = std::max(widest, numbers(run).size());
    for (const Run& run : all) {
        text += padded(numbers(run), widest, true) + ". " + told[run.first] +
                likewise(session, run) + "\n";
        text += cases(session, report.steps[run.first], widest + 2);
    }
    if (report.solved) return text + session.say(tr("explain.solved")) + "\n";
    return text + report.message.in(session.language) + "\n";
}

}  // namespace

int explain(const Session& session) {
    const auto from = choose(session.words, "from", kOrigins, From::Clues);
    if (!from) return session.refuse(from.error());
    return answer_each(
        session, [&](const Subject& subject, core::Budget& budget) -> core::Result<Reply> {
            const auto steps = choose_rungs(session.words, subject.genre->info().rungs);
            if (!steps) return steps.error();
            ExplainRequest request{*steps, *from};
            if (!session.json) request.position_after = 0;
            const auto report =
                subject.genre->explain(subject.text, session.words.rules, request, budget);
            if (!report) return report.error();
            const int exit = exit_of(*report);
            return session.json
                       ? session.reply(exit, to_json(session, subject, *report), report->about)
                       : session.reply(exit, heading(session, subject) + words(session, *report),
                                       report->about);
        });
}

}  // namespace hashigo::app::commands
