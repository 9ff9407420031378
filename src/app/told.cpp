// Pieces of output; see told.h.
#include "app/told.h"

#include "app/phrases.h"
#include "app/sketch.h"

namespace hashigo::app {

namespace {

constexpr core::Phrase kRegionOf = {"site.region", "the region of {0}", "{0}の領域"};

// A region has no name of its own: it is that of a cell, which stands in the site's second place.
core::Text spoken_name(const core::Site& site) {
    if (site.kind != core::Site::Kind::Region) return {core::name(site), core::name(site)};
    return core::say(kRegionOf, core::name({core::Site::Kind::Cell, site.row2, site.col2, 0, 0}));
}

}  // namespace

std::string_view verdict_name(core::Verdict verdict) {
    switch (verdict) {
        case core::Verdict::None: return "none";
        case core::Verdict::Unique: return "unique";
        case core::Verdict::Many: return "many";
        case core::Verdict::Unknown: return "unknown";
    }
    return "unknown";
}

int exit_of(core::Verdict verdict) {
    if (verdict == core::Verdict::Unique) return kYes;
    return verdict == core::Verdict::Unknown ? kLimit : kNo;
}

std::string places(const Session& session, const core::Sites& sites) {
    constexpr std::size_t kShown = 12;
    std::string list;
    for (std::size_t k = 0; k < std::min(sites.size(), kShown); ++k) {
        list += (k == 0 ? "" : ", ") + spoken_name(sites[k]).in(session.language);
    }
    return sites.size() > kShown ? list + ", …" : list;
}

std::string picture(const AnyGenre& genre, const std::string& position) {
    core::Budget budget;
    const auto drawn = genre.draw(position, {}, {}, budget);
    return drawn ? sketch(drawn->scene) : std::string();
}

std::string likewise(const Session& session, const Run& run) {
    if (run.names.empty()) return {};
    const bool japanese = session.language == core::Language::Japanese;
    return session.say(tr("run.likewise"),
                       fmt::format("{}", fmt::join(run.names, japanese ? "、" : ", ")));
}

std::string heading(const Session& session, const Subject& subject) {
    const bool several = session.words.operands.size() > 1 || session.words.has("batch");
    if (!several) return {};
    const std::string place =
        subject.line > 0 ? session.say(tr("batch.line"), subject.line) : std::string();
    return "== " + place + subject.name + "\n";
}

std::string closed(std::string text) {
    if (text.empty() || text.back() != '\n') text += '\n';
    return text;
}

void put_step(Json& json, const StepReport& step, core::Language language) {
    json["rung"] = step.rung;
    json["reason"] = step.reason;
    json["message"] = step.message.in(language);
    json["concludes"] = step.concludes.in(language);
    json["because"] = to_json(step.because);
    json["therefore"] = to_json(step.therefore);
    if (!step.chain.empty()) {
        Json& chain = json["chain"] = Json::array();
        for (const core::Text& link : step.chain) chain.push_back(link.in(language));
    }
    json["position"] = step.position;
}

Json about_json(const Session& session, const Subject& subject, const About& about) {
    Json json = session.head(&subject);
    json["rows"] = about.size.rows;
    json["cols"] = about.size.cols;
    return json;
}

std::string address(const AnyGenre& genre, const std::string& position) {
    const auto url = genre.convert(position, core::Format::Url);
    return url ? url->text : position;
}

}  // namespace hashigo::app
