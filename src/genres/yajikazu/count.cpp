// Which way to count. A strip needs none: its white cells are one stretch, so only its two ends can
// be shaded.
#include "genres/yajikazu/count.h"

#include <algorithm>

#include "core/refusal.h"
#include "genres/yajikazu/count_board.h"
#include "genres/yajikazu/count_rows.h"
#include "genres/yajikazu/enumerate.h"
#include "genres/yajikazu/frontier.h"
#include "genres/yajikazu/limits.h"
#include "genres/yajikazu/propagate.h"
#include "genres/yajikazu/referee.h"
#include "genres/yajikazu/state.h"

namespace hashigo::yajikazu {

namespace {

using Expect = std::function<void(std::uint64_t)>;

core::Count strip_answers(const Puzzle& p) {
    const int last = p.size.cells() - 1;
    core::Count answers = 0;
    for (const bool first_shaded : {false, true}) {
        for (const bool last_shaded : {false, true}) {
            if (last == 0 && last_shaded) continue;  // one cell is both ends
            State s{std::vector<Mark>(p.clues.size(), Mark::White)};
            if (first_shaded) s.marks.front() = Mark::Shaded;
            if (last_shaded) s.marks.back() = Mark::Shaded;
            answers += legal(p, s) ? 1 : 0;
        }
    }
    return answers;
}

bool clueless(const Puzzle& p) {
    return std::none_of(p.clues.begin(), p.clues.end(), [](const Clue& c) { return c.binds(); });
}

core::Result<core::Count> by_rows(const Puzzle& p, core::Budget& budget, const Expect& expect,
                                  const core::Shelf& shelf) {
    const bool unconnected = p.variant.unconnected;
    auto count = core::begin_or_resume(
        shelf, [&] { return RowCount::start(p.size, unconnected, budget); },
        [&](std::istream& in) { return RowCount::read(in, budget); },
        [&](const RowCount& kept) { return kept.is_of(p.size, unconnected); });
    if (!count) return count.error();
    if (expect) expect(budget.spent() + count->work());
    if (auto ended = core::complete(*count, shelf, budget, unfinished())) return *ended;
    return count->total();
}

core::Result<core::Count> with_clues(const Puzzle& p, core::Budget& budget) {
    constexpr std::uint64_t kFewNodes = 20000;
    Propagator board(p);
    if (!board.begin(start(p))) return core::Count(0);
    const State marks = board.state();
    const bool by_cells = counts_by_cells(p, marks);
    core::Budget part = budget.slice(by_cells ? kFewNodes : core::Budget::kUnlimited);
    const auto found = enumerate(p, board, {core::Budget::kUnlimited, 0}, part);
    budget.absorb(part);
    if (found.exact) return core::Count(found.count);
    return by_cells ? count_by_cells(p, marks, budget) : unfinished();
}

// Answers of a bare board are far too many to be found one by one.
core::Error too_wide(const Puzzle& p, const core::Budget& budget) {
    const bool unconnected = p.variant.unconnected;
    return core::too_wide(widest_by_rows(unconnected), RowCount::bytes(p.size, unconnected),
                          budget);
}

// An answer without a shaded cell, where one is demanded, is not one.
core::Count bare_answers(const Puzzle& p) {
    const State bare{std::vector<Mark>(p.clues.size(), Mark::White)};
    return p.variant.some_shaded && legal({p.size, p.clues, {false, p.variant.unconnected}}, bare)
               ? 1
               : 0;
}

}  // namespace

core::Result<core::Count> count_answers(const Puzzle& p, core::Budget& budget, const Expect& expect,
                                        const core::Shelf& shelf) {
    const int narrow = std::min(p.size.rows, p.size.cols);
    const bool bare = clueless(p);
    const bool rows = bare && counts_by_rows(p.size, p.variant.unconnected);
    if (shelf.there() && !rows) return core::cannot_be_kept();
    if (narrow == 1 && !p.variant.unconnected) return strip_answers(p);
    Puzzle any = p;
    any.variant.some_shaded = false;
    if (bare && narrow > widest_by_rows(p.variant.unconnected)) return too_wide(any, budget);
    auto count = rows ? by_rows(any, budget, expect, shelf) : with_clues(any, budget);
    if (count) *count -= bare_answers(p);
    return count;
}

}  // namespace hashigo::yajikazu
