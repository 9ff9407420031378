// Rungs and declared options; see choosing.h.
#include "app/choosing.h"

#include <algorithm>

#include "app/numbers.h"

namespace hashigo::app {

namespace {

std::string listed(const std::vector<RungInfo>& ladder) {
    std::string list;
    for (const RungInfo& rung : ladder) list += std::string(rung.id) + ", ";
    return list + std::string(kSearch);
}

// Its index; the ladder's size for the level above all rungs.
core::Result<int> rung_index(std::string_view option, std::string_view typed,
                             const std::vector<RungInfo>& ladder) {
    const auto found = std::find_if(ladder.begin(), ladder.end(),
                                    [&](const RungInfo& rung) { return rung.id == typed; });
    if (found == ladder.end() && typed != kSearch) {
        return usage(tr("usage.choice"), option, excerpt(typed), listed(ladder));
    }
    return static_cast<int>(found - ladder.begin());
}

core::Result<core::RungSet> rung_list(std::string_view typed, const std::vector<RungInfo>& ladder) {
    core::RungSet set;
    const int top = static_cast<int>(ladder.size());
    for (std::size_t begin = 0; begin <= typed.size();) {
        const std::size_t end = std::min(typed.find(',', begin), typed.size());
        const auto rung = rung_index("--rungs", typed.substr(begin, end - begin), ladder);
        if (!rung) return rung.error();
        if (*rung < top) set = set.with(*rung);
        begin = end + 1;
    }
    return set;
}

core::Result<core::RungSet> rung_set(const Words& words, const std::vector<RungInfo>& ladder) {
    const int top = static_cast<int>(ladder.size());
    if (const auto typed = words.get("rungs")) return rung_list(*typed, ladder);
    if (const auto typed = words.get("rung")) {
        const auto rung = rung_index("--rung", *typed, ladder);
        if (!rung) return rung.error();
        return *rung == top ? core::RungSet{} : core::RungSet::alone(*rung);
    }
    if (const auto typed = words.get("up-to")) {
        const auto rung = rung_index("--up-to", *typed, ladder);
        if (!rung) return rung.error();
        return core::RungSet::first(std::min(*rung + 1, top));
    }
    return core::RungSet::first(top);
}

std::optional<core::Error> check_choice(const core::Option& option, std::string_view typed) {
    const auto& names = option.choices;
    if (option.kind == core::Option::Kind::Flag) return std::nullopt;
    if (std::find(names.begin(), names.end(), typed) != names.end()) return std::nullopt;
    const std::string name = "--" + std::string(option.name);
    switch (option.kind) {
        case core::Option::Kind::Integer: {
            const auto value = whole(name, typed, static_cast<std::uint64_t>(option.least),
                                     static_cast<std::uint64_t>(option.most));
            return value ? std::nullopt : std::optional(value.error());
        }
        case core::Option::Kind::Real: {
            const auto value = real(name, typed, option.least, option.most);
            return value ? std::nullopt : std::optional(value.error());
        }
        default: break;
    }
    std::string list;
    for (const std::string_view known : names) {
        list += (list.empty() ? "" : ", ") + std::string(known);
    }
    return usage(tr("usage.choice"), name, excerpt(typed), list);
}

}  // namespace

core::Result<const AnyGenre*> choose_genre(const Words& words) {
    if (words.operands.empty()) return usage(tr("usage.no-genre"), genre_ids());
    const AnyGenre* genre = find_genre(words.operands.front());
    if (genre == nullptr)
        return usage(tr("usage.genre"), excerpt(words.operands.front()), genre_ids());
    return genre;
}

core::Result<HintRequest> choose_rungs(const Words& words, const std::vector<RungInfo>& ladder) {
    const int named =
        (words.has("rung") ? 1 : 0) + (words.has("up-to") ? 1 : 0) + (words.has("rungs") ? 1 : 0);
    if (named > 1) return usage(tr("usage.one-of"), "--rung, --up-to, --rungs");
    const auto set = rung_set(words, ladder);
    if (!set) return set.error();
    return HintRequest{*set, !words.has("no-search")};
}

std::string genre_ids() {
    std::string list;
    for (const AnyGenre* genre : registry()) {
        list += (list.empty() ? "" : ", ") + std::string(genre->id());
    }
    return list;
}

std::optional<core::Error> check_choices(const AnyGenre& genre, const Choices& choices) {
    const GenreInfo info = genre.info();
    for (const auto& [name, typed] : choices) {
        const auto option =
            std::find_if(info.generate.begin(), info.generate.end(),
                         [&, key = std::string_view(name)](const core::Option& declared) {
                             return declared.name == key;
                         });
        if (option == info.generate.end()) {
            return usage(tr("usage.rule"), genre.id(), name);
        }
        if (auto error = check_choice(*option, typed)) return error;
    }
    return std::nullopt;
}

}  // namespace hashigo::app
