// A count written down after a row: a line of text that says which and how far, the residues of the
// passes that are done, and the pass's tables in this machine's bytes. What is read back is checked
// before anything is allocated for it.
#include <algorithm>
#include <istream>
#include <ostream>
#include <string>
#include <utility>

#include "core/refusal.h"
#include "genres/detour/cycles_phrases.h"
#include "genres/detour/cycles_run.h"

namespace hashigo::detour::cycles {

namespace {

constexpr const char* kHead = "hashigo-cycles-1";

struct Head {
    Wish wish{};
    int numbers = 0;
    int row = 0;
    std::size_t passes = 0;  // done
};

std::optional<Head> read_head(std::istream& in) {
    std::string word;
    Head head;
    in >> word >> head.wish.size.rows >> head.wish.size.cols >> head.wish.by_turns >>
        head.numbers >> head.row >> head.passes;
    const bool well_formed = in && in.get() == '\n' && word == kHead;
    if (!well_formed || !core::valid(head.wish.size)) return std::nullopt;
    const auto [narrow, wide] = std::minmax(head.wish.size.rows, head.wish.size.cols);
    if (narrow > kMostShort && !has_no_loop(head.wish.size)) return std::nullopt;
    const bool in_range =
        head.numbers >= 0 && head.numbers <= 2 && head.row >= 0 && head.row <= (wide + 1) / 2;
    return in_range ? std::optional(head) : std::nullopt;
}

core::Error unreadable() {
    return phrases::refusal(core::Fault::BadInput, phrases::Unreadable);
}

}  // namespace

void Run::Inside::write(std::ostream& out) const {
    out << kHead << ' ' << wish_.size.rows << ' ' << wish_.size.cols << ' ' << wish_.by_turns << ' '
        << static_cast<int>(numbers_) << ' ' << (pass_ && !done_ ? pass_->row() : 0) << ' '
        << results_.size() << '\n';
    for (const auto& result : results_) {
        for (const core::Count& count : result) out << count << ' ';
    }
    out << '\n';
    if (!done_) pass_->write(out);
}

bool Run::Inside::read(std::istream& in, int row, std::size_t results) {
    if (results > passes()) return false;
    for (std::size_t k = 0; k < results; ++k) {
        std::vector<core::Count> result(2 * field_.unit - 1);
        for (core::Count& count : result) in >> count;
        results_.push_back(std::move(result));
    }
    if (!in || in.get() != (results == 0 ? '\n' : ' ')) return false;
    if (results != 0 && in.get() != '\n') return false;
    done_ = done_ || results_.size() == passes();
    if (done_) return true;
    next_pass();
    return pass_->read(in, row);
}

void Run::write(std::ostream& out) const {
    inside_->write(out);
}

core::Result<Run> Run::read(std::istream& in, int jobs, core::Budget& budget) {
    auto head = read_head(in);
    if (!head) return unreadable();
    head->wish.jobs = jobs;
    auto inside = std::make_unique<Inside>(head->wish, static_cast<Numbers>(head->numbers));
    const std::uint64_t bytes = inside->bytes(inside->numbers());
    if (!budget.afford(bytes)) return core::needs_bytes(budget);
    inside->begin();
    if (!inside->read(in, head->row, head->passes)) return unreadable();
    return Run(std::move(inside));
}

}  // namespace hashigo::detour::cycles
