// What there is: everything that a genre declares, so that a face can offer it without knowing it.
#include <algorithm>

#include "app/commands/commands.h"
#include "app/phrases.h"

namespace hashigo::app::commands {

namespace {

std::string_view kind_name(core::Option::Kind kind) {
    switch (kind) {
        case core::Option::Kind::Flag: return "flag";
        case core::Option::Kind::Integer: return "integer";
        case core::Option::Kind::Real: return "real";
        case core::Option::Kind::Choice: return "choice";
    }
    return "flag";
}

Json to_json(const core::Tool& tool) {
    Json json = {{"id", tool.id}, {"name", app::to_json(tool.name)}, {"icon", tool.icon}};
    if (tool.hits == core::Hits::Edges) json["hits"] = "edges";
    if (tool.hits == core::Hits::Steps) json["hits"] = "steps";
    return json;
}

Json to_json(const core::KeyBinding& key) {
    return {{"key", key.key}, {"does", app::to_json(key.does)}};
}

Json to_json(const core::Option& option) {
    Json json = {{"name", option.name}, {"kind", kind_name(option.kind)}};
    json["help"] = app::to_json(whole_help(option));
    if (!option.choices.empty()) json["choices"] = option.choices;
    if (!option.fallback.empty()) json["default"] = option.fallback;
    for (const core::Text& name : option.names) json["names"].push_back(app::to_json(name));
    if (option.most > option.least) {
        json["least"] = option.least;
        json["most"] = option.most;
    }
    return json;
}

Json to_json(const RungInfo& rung) {
    return {{"id", rung.id},
            {"name", app::to_json(rung.name)},
            {"title", app::to_json(rung.title)},
            {"lesson", app::to_json(rung.lesson)}};
}

Json to_json(const core::TourStop& stop) {
    return {{"says", app::to_json(stop.says)}, {"position", stop.position}, {"legal", stop.legal}};
}

Json to_json(const core::TourTask& task) {
    return {{"says", app::to_json(task.says)}, {"position", task.position}, {"goals", task.goals}};
}

template <class T>
Json list(const std::vector<T>& items) {
    Json json = Json::array();
    for (const T& item : items) json.push_back(to_json(item));
    return json;
}

Json hands(const std::vector<core::Tool>& tools, const std::vector<core::KeyBinding>& keys) {
    return {{"tools", list(tools)}, {"keys", list(keys)}};
}

Json to_json(const Session& session, const GenreInfo& info) {
    Json json = session.head();
    json["genre"] = info.id;
    json["name"] = app::to_json(info.name);
    json["rules"] = app::to_json(info.rules);
    json["play"] = hands(info.play_tools, info.play_keys);
    if (!info.follows.empty()) json["play"]["follow"] = app::to_json(info.follows);
    if (!info.uses.empty()) json["play"]["used"] = app::to_json(info.uses);
    json["edit"] = hands(info.edit_tools, info.edit_keys);
    json["variants"] = list(info.variants);
    json["generate"] = list(info.generate);
    json["rungs"] = list(info.rungs);
    json["tour"] = list(info.tour);
    json["tasks"] = list(info.tasks);
    json["replays"] = info.replays;
    json["replays_answers"] = info.replays_answers;
    return json;
}

std::string options(const std::vector<core::Option>& declared) {
    std::string names;
    for (const core::Option& option : declared) {
        names += (names.empty() ? "--" : " --") + std::string(option.name);
    }
    return names.empty() ? "-" : names;
}

std::string words(const Session& session, const GenreInfo& info) {
    std::string text =
        session.say(tr("genres.head"), info.id, info.name.in(session.language)) + "\n";
    text += "  " + session.say(tr("genres.rules"), options(info.variants)) + "\n";
    text += "  " + session.say(tr("genres.generate"), options(info.generate)) + "\n";
    std::size_t widest = kSearch.size();
    for (const RungInfo& rung : info.rungs) widest = std::max(widest, rung.id.size());
    for (const RungInfo& rung : info.rungs) {
        text += "  " + std::string(rung.id) + std::string(widest - rung.id.size() + 2, ' ') +
                rung.title.in(session.language) + "\n";
    }
    return text;
}

}  // namespace

int genres(const Session& session) {
    for (const AnyGenre* genre : registry()) {
        const GenreInfo info = genre->info();
        session.print(session.json ? session.reply(kYes, to_json(session, info), {})
                                   : session.reply(kYes, words(session, info), {}));
    }
    return kYes;
}

}  // namespace hashigo::app::commands
