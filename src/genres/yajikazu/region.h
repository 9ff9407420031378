// The cells that are not shaded, as a graph: its components, and the cells whose loss would take a
// component apart. The white rung concludes from it and explain cites its walls.
#pragma once

#include <vector>

#include "genres/yajikazu/board.h"

namespace hashigo::yajikazu {

struct Components {
    static constexpr int kNone = -1;  // of a shaded cell

    std::vector<int> of;       // component of each cell
    std::vector<int> size;     // cells of each component
    std::vector<int> white;    // a white cell of each component, or kNone
    std::vector<char> is_cut;  // cells whose removal splits their component
};

// Components in the order of their first cell; cut cells by Tarjan's low links.
Components components(const Puzzle& p, const State& s);

}  // namespace hashigo::yajikazu
