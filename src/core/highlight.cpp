// The stronger highlight is laid over the weaker, list by list.
#include "core/highlight.h"

namespace hashigo::core {

namespace {

void lay(std::vector<Highlight>& cells, Size size, const Sites& sites, Highlight as) {
    for (const Site& site : sites) {
        if (site.kind != Site::Kind::Cell || !size.contains(site.row, site.col)) continue;
        cells[static_cast<std::size_t>(size.at(site.row, site.col))] = as;
    }
}

}  // namespace

std::vector<Highlight> highlights(Size size, const Overlay& overlay) {
    std::vector<Highlight> cells(static_cast<std::size_t>(size.cells()), Highlight::None);
    lay(cells, size, overlay.because, Highlight::Because);
    lay(cells, size, overlay.therefore, Highlight::Therefore);
    lay(cells, size, overlay.wrong, Highlight::Wrong);
    return cells;
}

}  // namespace hashigo::core
