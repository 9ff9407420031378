// How a place is named to people, and sets of places as small ordered lists.
#include "core/site.h"

#include <algorithm>
#include <set>
#include <tuple>

namespace hashigo::core {

namespace {

std::string spot(int row, int col) {
    return "r" + std::to_string(row + 1) + "c" + std::to_string(col + 1);
}

}  // namespace

std::string name(const Site& site) {
    const std::string here = spot(site.row, site.col);
    switch (site.kind) {
        case Site::Kind::Cell: return here;
        case Site::Kind::Edge: return here + "-" + spot(site.row2, site.col2);
        case Site::Kind::Move: return here + ">" + spot(site.row2, site.col2);
        case Site::Kind::Region: return "#" + std::to_string(site.row + 1);
    }
    return here;
}

bool contains(const Sites& sites, const Site& site) {
    return std::find(sites.begin(), sites.end(), site) != sites.end();
}

namespace {

struct Before {
    bool operator()(const Site& a, const Site& b) const {
        return std::tie(a.kind, a.row, a.col, a.row2, a.col2) <
               std::tie(b.kind, b.row, b.col, b.row2, b.col2);
    }
};

// The same for many, in less than the product of their numbers.
void merge_many(Sites& into, const Sites& more) {
    std::set<Site, Before> there(into.begin(), into.end());
    for (const Site& site : more) {
        if (there.insert(site).second) into.push_back(site);
    }
}

}  // namespace

void merge(Sites& into, const Sites& more) {
    constexpr std::size_t kFew = 16;
    if (more.size() > kFew) return merge_many(into, more);
    for (const Site& site : more) {
        if (!contains(into, site)) into.push_back(site);
    }
}

}  // namespace hashigo::core
