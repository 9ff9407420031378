// The steps of a memory. Joining two parts answers every question that holds both; a part that has
// left the frontier joins nothing any more and is struck out of the questions.
#include "genres/yajikazu/maximal_memory.h"

#include <algorithm>
#include <array>
#include <cstddef>

namespace hashigo::yajikazu {

namespace {

using Cell = MaximalMemory::Cell;
using Kind = Cell::Kind;

constexpr Parts kBorder = 1;

bool several(Parts parts) {
    return (parts & (parts - 1)) != 0;
}

// A link into a part: the second one into the same part settles the cell.
void link(Cell& cell, Parts part) {
    if (cell.kind != Kind::Asking) return;
    if ((cell.parts & part) != 0) cell = {};
    cell.parts |= cell.kind == Kind::Asking ? part : 0;
}

void settle(Cell& cell) {
    if (cell.kind == Kind::Asking) cell = {};
}

void rename(Cell& cell, Parts gone, Parts kept) {
    if ((cell.parts & gone) == 0) return;
    if (cell.kind == Kind::Asking && (cell.parts & kept) != 0) {
        cell = {};
        return;
    }
    cell.parts = (cell.parts & ~gone) | kept;
}

// Two parts become one. False if they were: a loop.
bool join(MaximalMemory& memory, Parts& mine, Parts other) {
    if (mine == other) return false;
    const Parts kept = std::min(mine, other);
    const Parts gone = std::max(mine, other);
    for (Cell& cell : memory.columns) rename(cell, gone, kept);
    rename(memory.corner, gone, kept);
    std::erase_if(memory.questions, [&](Parts q) { return (q & gone) != 0 && (q & kept) != 0; });
    for (Parts& q : memory.questions) q = (q & gone) != 0 ? (q & ~gone) | kept : q;
    mine = kept;
    return true;
}

Parts fresh_part(const MaximalMemory& memory) {
    Parts used = kBorder | memory.corner.parts;
    for (const Cell& cell : memory.columns) used |= cell.parts;
    for (const Parts q : memory.questions) used |= q;
    return ~used & (used + 1);
}

// A cell that nothing to come can meet: what it still asks is asked of the parts.
void leave(MaximalMemory& memory, const Cell& cell) {
    if (cell.kind == Kind::Asking) memory.questions.push_back(cell.parts);
}

Cell white_cell(const MaximalMemory& memory, std::size_t col, bool on_border) {
    const auto& columns = memory.columns;
    const bool above = columns[col].kind == Kind::Shaded;
    const bool before = col > 0 && columns[col - 1].kind == Kind::Shaded;
    if (above || before) return {};
    Cell cell{Kind::Asking, on_border ? kBorder : 0};
    if (memory.corner.kind == Kind::Shaded) link(cell, memory.corner.parts);
    if (col + 1 < columns.size() && columns[col + 1].kind == Kind::Shaded) {
        link(cell, columns[col + 1].parts);
    }
    return cell;
}

bool shade(MaximalMemory& memory, std::size_t col, bool on_border) {
    auto& columns = memory.columns;
    Cell* before = col > 0 ? &columns[col - 1] : nullptr;
    Cell* right = col + 1 < columns.size() ? &columns[col + 1] : nullptr;
    if (columns[col].kind == Kind::Shaded) return false;
    if (before != nullptr && before->kind == Kind::Shaded) return false;
    Parts part = on_border ? kBorder : fresh_part(memory);
    if (memory.corner.kind == Kind::Shaded && !join(memory, part, memory.corner.parts))
        return false;
    if (right != nullptr && right->kind == Kind::Shaded && !join(memory, part, right->parts)) {
        return false;
    }
    if (before != nullptr) settle(*before);
    link(memory.corner, part);
    if (right != nullptr) link(*right, part);
    leave(memory, memory.corner);
    memory.corner = {};
    columns[col] = {Kind::Shaded, part};
    return true;
}

// Parts that shaded cells to come can meet; the border always.
Parts living(const MaximalMemory& memory) {
    Parts parts = kBorder;
    for (const Cell& cell : memory.columns) parts |= cell.kind == Kind::Shaded ? cell.parts : 0;
    return parts | (memory.corner.kind == Kind::Shaded ? memory.corner.parts : 0);
}

void keep_least_questions(std::vector<Parts>& questions) {
    std::sort(questions.begin(), questions.end());
    questions.erase(std::unique(questions.begin(), questions.end()), questions.end());
    std::vector<Parts> least;
    for (const Parts q : questions) {
        const bool implied = std::any_of(questions.begin(), questions.end(), [&](Parts other) {
            return other != q && (other & q) == other;
        });
        if (!implied) least.push_back(q);
    }
    questions = std::move(least);
}

// Old numbers to new ones, in the order in which shaded cells show them.
class Renumbering {
  public:
    explicit Renumbering(const MaximalMemory& memory) {
        name(kBorder);
        for (const Cell& cell : memory.columns) {
            if (cell.kind == Kind::Shaded) name(cell.parts);
        }
        if (memory.corner.kind == Kind::Shaded) name(memory.corner.parts);
    }
    Parts operator()(Parts parts) const {
        Parts out = 0;
        for (std::size_t k = 0; k < count_; ++k) {
            if ((parts & old_[k]) != 0) out |= Parts{1} << k;
        }
        return out;
    }

  private:
    void name(Parts part) {
        const auto end = old_.begin() + static_cast<std::ptrdiff_t>(count_);
        if (std::find(old_.begin(), end, part) == end) old_[count_++] = part;
    }
    std::array<Parts, 32> old_{};
    std::size_t count_ = 0;
};

}  // namespace

bool go_past(MaximalMemory& memory, int col, bool on_border, bool shaded) {
    const auto at = static_cast<std::size_t>(col);
    if (shaded) return shade(memory, at, on_border);
    const Cell cell = white_cell(memory, at, on_border);
    leave(memory, memory.corner);
    memory.corner = memory.columns[at];
    memory.columns[at] = cell;
    return true;
}

bool end_row(MaximalMemory& memory) {
    leave(memory, memory.corner);
    memory.corner = {};
    return tidy(memory);
}

bool all_answered(MaximalMemory& memory) {
    for (const Cell& cell : memory.columns) leave(memory, cell);
    return memory.questions.empty();
}

bool tidy(MaximalMemory& memory) {
    const Parts alive = living(memory);
    for (Parts& q : memory.questions) {
        q &= alive;
        if (!several(q)) return false;
    }
    const Renumbering renumbered(memory);
    for (Cell& cell : memory.columns) cell.parts = renumbered(cell.parts & alive);
    memory.corner.parts = renumbered(memory.corner.parts & alive);
    for (Parts& q : memory.questions) q = renumbered(q);
    keep_least_questions(memory.questions);
    return true;
}

}  // namespace hashigo::yajikazu
