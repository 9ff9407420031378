// Tables of exact numbers: shadings of empty boards, the maximal ones among them, and the fewest
// clues that leave one answer. They must be the same everywhere.
#include <string>
#include <vector>

#include "genres/yajikazu/codec.h"
#include "genres/yajikazu/count.h"
#include "genres/yajikazu/experiments.h"
#include "genres/yajikazu/experiments_phrases.h"
#include "genres/yajikazu/fewest.h"
#include "genres/yajikazu/maximal.h"
#include "genres/yajikazu/state.h"

namespace hashigo::yajikazu {

namespace {

namespace words = experiments_phrases;
using core::Kind;
using core::Size;
using Sizes = std::vector<Size>;

core::Cell name(Size size) {
    return core::words(std::to_string(size.rows) + "x" + std::to_string(size.cols));
}

core::Cell exact(const core::Count& count) {
    return core::words(core::decimal(count));
}

core::Result<core::Count> shadings(Size size, bool unconnected, core::Budget& budget) {
    const std::vector<Clue> none(static_cast<std::size_t>(size.cells()));
    return count_answers({size, none, {false, unconnected}}, budget);
}

// Squares up to a side, then wider boards of one, two and three rows up to a width.
Sizes ledger_sizes(int side, int width) {
    Sizes sizes;
    for (int n = 1; n <= side; ++n) sizes.push_back({n, n});
    for (int rows = 1; rows <= 3; ++rows) {
        for (int n = rows + 1; n <= width; ++n) sizes.push_back({rows, n});
    }
    return sizes;
}

// A row for each size, in order.
template <class Row>
core::Result<core::Findings> by_size(core::Lab& lab, const Sizes& sizes, core::Findings findings,
                                     Row row) {
    for (const Size size : sizes) {
        core::Result<std::vector<core::Cell>> cells = row(size);
        if (!cells) return core::unfinished();
        findings.rows.push_back(std::move(*cells));
        if (lab.progress) lab.progress(findings.rows.size(), sizes.size());
    }
    return findings;
}

Sizes squares(int side) {
    Sizes sizes;
    for (int n = 1; n <= side; ++n) sizes.push_back({n, n});
    return sizes;
}

// Each rectangle of at most so many cells once, lying on its longer side, small ones first.
Sizes rectangles(int cells) {
    Sizes sizes;
    for (int cols = 1; cols <= 8; ++cols) {
        for (int rows = 1; rows <= cols; ++rows) {
            if (rows * cols <= cells) sizes.push_back({rows, cols});
        }
    }
    return sizes;
}

}  // namespace

core::Result<core::Findings> ledger_table(core::Lab& lab) {
    core::Findings findings;
    findings.columns = {{words::kGrid, Kind::Key},
                        {words::kConnected, Kind::Exact},
                        {words::kIndependent, Kind::Exact}};
    const Sizes sizes =
        lab.by_scale(ledger_sizes(7, 8), ledger_sizes(12, 12), ledger_sizes(16, 20));
    using Row = core::Result<std::vector<core::Cell>>;
    return by_size(lab, sizes, std::move(findings), [&](Size size) -> Row {
        const auto connected = shadings(size, false, lab.budget);
        if (!connected) return connected.error();
        const auto all = shadings(size, true, lab.budget);
        if (!all) return all.error();
        return std::vector{name(size), exact(*connected), exact(*all)};
    });
}

core::Result<core::Findings> maximal_table(core::Lab& lab) {
    core::Findings findings;
    findings.columns = {{words::kGrid, Kind::Key},
                        {words::kConnected, Kind::Exact},
                        {words::kMaximalColumn, Kind::Exact}};
    using Row = core::Result<std::vector<core::Cell>>;
    return by_size(lab, squares(lab.by_scale(5, 8, 10)), std::move(findings),
                   [&](Size size) -> Row {
                       const auto all = shadings(size, false, lab.budget);
                       if (!all) return all.error();
                       const auto maximal = count_maximal(size, lab.budget);
                       if (!maximal) return maximal.error();
                       return std::vector{name(size), exact(*all), exact(*maximal)};
                   });
}

core::Result<core::Findings> fewest_table(core::Lab& lab) {
    core::Findings findings;
    findings.columns = {{words::kGrid, Kind::Key},
                        {words::kAnswers, Kind::Exact},
                        {words::kClues, Kind::Exact},
                        {words::kReached, Kind::Exact},
                        {words::kExample, Kind::Exact}};
    using Row = core::Result<std::vector<core::Cell>>;
    return by_size(lab, rectangles(lab.by_scale(12, 16, 20)), std::move(findings),
                   [&](Size size) -> Row {
                       const auto fewest = fewest_clues(size, lab.budget);
                       if (!fewest) return fewest.error();
                       const Puzzle& p = fewest->example;
                       const auto url = write({p, start(p)}, core::Format::Url);
                       return std::vector{name(size), core::whole(fewest->answers),
                                          core::whole(static_cast<std::uint64_t>(fewest->clues)),
                                          core::whole(fewest->reached_by),
                                          core::words(url ? *url : std::string())};
                   });
}

}  // namespace hashigo::yajikazu
