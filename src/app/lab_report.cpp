// Reports of experiments. Every number in them was computed in this run or stands in a table of
// published numbers; nothing is typed.
#include "app/lab_report.h"

#include <algorithm>
#include <array>

#include "app/phrases.h"

namespace hashigo::app {

namespace {

using core::Agreement;
using core::Compared;
using core::Language;

template <class... Args>
std::string said(Language language, const core::Phrase& phrase, const Args&... args) {
    return core::say(phrase, args...).in(language);
}

std::string bullet(const std::string& text) {
    return "- " + text + "\n";
}

std::string column_name(const LabReport& report, const Compared& one, Language language) {
    return core::say(report.findings.columns[one.column].name).in(language);
}

// Published values that are wrong, each with the true one.
std::string corrections(const LabReport& report, Language language) {
    std::string text;
    for (const Compared& one : report.comparison->found) {
        if (one.agreement != Agreement::Corrected) continue;
        text += bullet(said(language, tr("experiments.corrected"), one.claim->row,
                            column_name(report, one, language), core::shown(*one.claim),
                            one.claim->corrected));
    }
    return text;
}

// Why they are wrong, and other remarks on published values; each once.
std::string remarks(const LabReport& report, Language language) {
    std::vector<std::string> all;
    for (const Compared& one : report.comparison->found) {
        const std::string& note = one.claim->note.in(language);
        const bool known = std::find(all.begin(), all.end(), note) != all.end();
        if (!note.empty() && !known) all.push_back(note);
    }
    std::string text;
    for (const std::string& note : all) text += bullet(note);
    return text;
}

std::string remarks_below(const LabReport& report, Language language) {
    std::string text;
    for (const core::Text& note : report.findings.notes) text += bullet(note.in(language));
    if (report.comparison) {
        text += corrections(report, language) + remarks(report, language);
        for (const std::string& source : core::sources(*report.comparison)) {
            text += bullet(said(language, tr("experiments.source"), source));
        }
        const std::size_t missing = report.comparison->missing.size();
        if (missing > 0) text += bullet(said(language, tr("experiments.missing"), missing));
    }
    const std::string_view scale = scale_name(report.scale);
    if (const auto& draws = report.findings.draws) {
        text += bullet(said(language, tr("experiments.drawn"), scale, draws->seed, draws->size));
    } else {
        text += bullet(said(language, tr("experiments.counted"), scale));
    }
    return text;
}

Json cell_json(const core::Cell& cell) {
    if (!cell.interval) return cell.text.empty() ? Json() : Json(cell.text);
    return {{"value", cell.text},
            {"low", core::decimal(cell.interval->low, cell.decimals)},
            {"high", core::decimal(cell.interval->high, cell.decimals)}};
}

Json columns_json(const core::Findings& findings, Language language) {
    Json list = Json::array();
    for (const core::Column& column : findings.columns) {
        list.push_back({{"id", column.name.key},
                        {"name", core::say(column.name).in(language)},
                        {"kind", core::kind_name(column.kind)}});
    }
    return list;
}

Json rows_json(const core::Findings& findings) {
    Json list = Json::array();
    for (const auto& row : findings.rows) {
        Json object = Json::object();
        for (std::size_t k = 0; k < row.size(); ++k) {
            object[std::string(findings.columns[k].name.key)] = cell_json(row[k]);
        }
        list.push_back(std::move(object));
    }
    return list;
}

Json claim_json(const core::Claim& claim, Language language) {
    Json json = {{"row", claim.row},
                 {"column", claim.column},
                 {"value", claim.value},
                 {"kind", core::kind_name(claim.kind)}};
    if (!claim.corrected.empty()) json["corrected"] = claim.corrected;
    if (!claim.note.empty()) json["note"] = claim.note.in(language);
    return json;
}

void put_comparison(Json& json, const LabReport& report, Language language) {
    json["agrees"] = report.agrees();
    json["sources"] = core::sources(*report.comparison);
    Json& published = json["published"] = Json::array();
    for (const Compared& one : report.comparison->found) {
        Json entry = claim_json(*one.claim, language);
        entry["ours"] = cell_json(report.findings.rows[one.row][one.column]);
        entry["agreement"] = core::agreement_id(one.agreement);
        published.push_back(std::move(entry));
    }
    Json& missing = json["missing"] = Json::array();
    for (const core::Claim* claim : report.comparison->missing) {
        missing.push_back(claim_json(*claim, language));
    }
}

}  // namespace

bool LabReport::agrees() const {
    if (!comparison) return true;
    return std::none_of(comparison->found.begin(), comparison->found.end(),
                        [](const Compared& one) { return one.agreement == Agreement::Differs; });
}

std::string_view scale_name(core::Scale scale) {
    constexpr std::array<std::string_view, 3> kNames = {"quick", "article", "full"};
    return kNames[static_cast<std::size_t>(scale)];
}

std::string_view price_name(core::Price price) {
    constexpr std::array<std::string_view, 3> kNames = {"seconds", "minutes", "hours"};
    return kNames[static_cast<std::size_t>(price)];
}

std::string markdown(const LabReport& report, Language language) {
    const core::Experiment& experiment = *report.experiment;
    std::string text = "### " + core::say(experiment.title).in(language) + " (" +
                       std::string(report.genre->id()) + " " + std::string(experiment.id()) +
                       ")\n\n" + core::say(experiment.about).in(language) + "\n\n";
    const core::Table table = report.comparison
                                  ? core::beside(report.findings, *report.comparison, language)
                                  : core::plain(report.findings, language);
    return text + core::to_markdown(table) + "\n" + remarks_below(report, language) + "\n";
}

void put_report(Json& json, const LabReport& report, Language language) {
    const core::Experiment& experiment = *report.experiment;
    json["id"] = experiment.id();
    json["title"] = core::say(experiment.title).in(language);
    json["about"] = core::say(experiment.about).in(language);
    json["scale"] = scale_name(report.scale);
    json["seed"] = report.seed;
    json["columns"] = columns_json(report.findings, language);
    json["rows"] = rows_json(report.findings);
    const auto& draws = report.findings.draws;
    json["drawn"] = draws ? Json(draws->size) : Json();
    Json& notes = json["notes"] = Json::array();
    for (const core::Text& note : report.findings.notes) notes.push_back(note.in(language));
    if (report.comparison) put_comparison(json, report, language);
}

}  // namespace hashigo::app
