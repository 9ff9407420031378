// Every genre there is, one line each, in the order in which they are listed. An explicit list: the
// linker drops objects that only register themselves.
#include <algorithm>
#include <array>

#include "app/erased.h"
#include "genres/detour/genre.h"
#include "genres/goishi/genre.h"
#include "genres/yajikazu/genre.h"

namespace hashigo::app {

namespace {

const Erased<goishi::Goishi> kGoishi;
const Erased<yajikazu::Yajikazu> kYajikazu;
const Erased<detour::Detour> kDetour;

const std::array<const AnyGenre*, 3> kGenres = {
    &kGoishi,
    &kYajikazu,
    &kDetour,
};

}  // namespace

std::span<const AnyGenre* const> registry() {
    return kGenres;
}

const AnyGenre* find_genre(std::string_view id) {
    const auto* const found = std::find_if(
        kGenres.begin(), kGenres.end(), [&](const AnyGenre* genre) { return genre->id() == id; });
    return found == kGenres.end() ? nullptr : *found;
}

}  // namespace hashigo::app
