// One pass over the edges counts the crossings of all cuts, since an edge crosses at most three.
#include "genres/detour/cut.h"

namespace hashigo::detour {

Crossed crossed(const Puzzle& p, int a, int b) {
    Crossed all;
    const auto add = [&](int cut) { all.cuts[all.count++] = cut; };
    const int row = p.size.row(a);
    const bool across = b - a < p.size.cols;
    add(across ? first_col_cut(p) + a - row * p.size.cols : first_row_cut(p) + row);
    if (p.region_of(a) != p.region_of(b)) {
        add(p.region_of(a));
        add(p.region_of(b));
    }
    return all;
}

std::vector<Crossings> crossings(const Puzzle& p, const State& s) {
    std::vector<Crossings> counts(static_cast<std::size_t>(cut_count(p)));
    each_edge(p.size, [&](int edge, int a, int b) {
        const Mark mark = s.marks[static_cast<std::size_t>(edge)];
        if (mark == Mark::Empty) return;
        for (const int cut : crossed(p, a, b)) {
            Crossings& count = counts[static_cast<std::size_t>(cut)];
            count.lines += mark == Mark::Line ? 1 : 0;
            count.open += mark == Mark::Unknown ? 1 : 0;
        }
    });
    return counts;
}

std::vector<int> edges_across(const Puzzle& p, int cut) {
    std::vector<int> edges;
    each_edge(p.size, [&](int edge, int a, int b) {
        for (const int other : crossed(p, a, b)) {
            if (other == cut) edges.push_back(edge);
        }
    });
    return edges;
}

}  // namespace hashigo::detour
