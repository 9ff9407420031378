// draw: the scene and a spoken label for each cell, for a face to show.
#include "app/commands/commands.h"
#include "app/phrases.h"
#include "app/sketch.h"
#include "app/subjects.h"
#include "app/told.h"
#include "core/svg.h"

namespace hashigo::app::commands {

namespace {

Json to_json(const Session& session, const core::Label& label) {
    Json json = {{"site", app::to_json(label.site)}, {"text", label.text.in(session.language)}};
    if (label.task != core::Label::Task::None) json["open"] = label.task == core::Label::Task::Open;
    return json;
}

// One or the other: a face that shows the SVG draws at each move of a hand, and should not wait
// for shapes that it does not read.
void put_picture(const Session& session, const core::Scene& scene, Json& json) {
    if (!session.words.has("svg")) {
        json["scene"] = app::to_json(scene);
        return;
    }
    core::SvgOptions options;
    options.kind = core::SvgOptions::Kind::Fragment;
    options.language = session.language;
    json["svg"] = core::svg(scene, options);
}

Json to_json(const Session& session, const Subject& subject, const DrawReport& report) {
    Json json = about_json(session, subject, report.about);
    json["unit"] = core::kUnit;
    put_picture(session, report.scene, json);
    Json& labels = json["labels"] = Json::array();
    for (const core::Label& label : report.labels) labels.push_back(to_json(session, label));
    return json;
}

std::string words(const Session& session, const DrawReport& report) {
    std::string text = sketch(report.scene) + "\n";
    for (const core::Label& label : report.labels) {
        text += label.text.in(session.language) + "\n";
    }
    return text;
}

}  // namespace

int draw(const Session& session) {
    DrawRequest request;
    request.answer = session.words.has("answer");
    request.used = session.words.has("used");
    if (const auto typed = session.words.get("overlay")) {
        auto overlay = read_overlay(*typed);
        if (!overlay) return session.refuse(overlay.error(), *typed);
        request.overlay = std::move(*overlay);
    }
    return answer_each(
        session, [&](const Subject& subject, core::Budget& budget) -> core::Result<Reply> {
            const auto report =
                subject.genre->draw(subject.text, session.words.rules, request, budget);
            if (!report) return report.error();
            return session.json
                       ? session.reply(kYes, to_json(session, subject, *report), report->about)
                       : session.reply(kYes, words(session, *report), report->about);
        });
}

}  // namespace hashigo::app::commands
