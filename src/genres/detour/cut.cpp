// One pass over the edges counts the crossings of all cuts, since an edge crosses at most three.
#include "genres/detour/cut.h"

namespace hashigo::detour {

Crossed crossed(const Puzzle& p, int edge) {
    const auto [a, b] = ends(p.size, edge);
    Crossed all;
    const auto add = [&](int cut) { all.cuts[all.count++] = cut; };
    add(is_across(p.size, edge) ? first_col_cut(p) + p.size.col(a)
                                : first_row_cut(p) + p.size.row(a));
    if (p.region_of(a) != p.region_of(b)) {
        add(p.region_of(a));
        add(p.region_of(b));
    }
    return all;
}

std::vector<Crossings> crossings(const Puzzle& p, const State& s) {
    std::vector<Crossings> counts(static_cast<std::size_t>(cut_count(p)));
    for (int edge = 0; edge < edge_count(p.size); ++edge) {
        const Mark mark = s.marks[static_cast<std::size_t>(edge)];
        for (const int cut : crossed(p, edge)) {
            Crossings& count = counts[static_cast<std::size_t>(cut)];
            count.lines += mark == Mark::Line ? 1 : 0;
            count.open += mark == Mark::Unknown ? 1 : 0;
        }
    }
    return counts;
}

std::vector<int> edges_across(const Puzzle& p, int cut) {
    std::vector<int> edges;
    for (int edge = 0; edge < edge_count(p.size); ++edge) {
        for (const int other : crossed(p, edge)) {
            if (other == cut) edges.push_back(edge);
        }
    }
    return edges;
}

}  // namespace hashigo::detour
