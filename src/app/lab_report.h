// What an experiment found, as Markdown and as JSON, with the published numbers beside it where
// that is asked for.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "app/any_genre.h"
#include "app/json.h"

namespace hashigo::app {

struct LabReport {
    const AnyGenre* genre = nullptr;
    const core::Experiment* experiment = nullptr;
    core::Scale scale = core::Scale::Quick;
    std::uint64_t seed = 1;
    core::Findings findings{};
    std::optional<core::Comparison> comparison{};

    // No exact number that was compared differs; drawn ones may stand outside by chance.
    bool agrees() const;
};

std::string_view scale_name(core::Scale scale);
std::string_view price_name(core::Price price);

// A section: heading, what was counted, the table, and what there is to say about it.
std::string markdown(const LabReport& report, core::Language language);

// Fields for an object that holds the genre already. Numbers are text, so that no digit is lost.
void put_report(Json& json, const LabReport& report, core::Language language);

}  // namespace hashigo::app
