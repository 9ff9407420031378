// How a place is named to people, and sets of places as small ordered lists.
#include "core/site.h"

#include <algorithm>

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

void merge(Sites& into, const Sites& more) {
    for (const Site& site : more) {
        if (!contains(into, site)) into.push_back(site);
    }
}

}  // namespace hashigo::core
