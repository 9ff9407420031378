// A census written down after a layer: a line of text that says which, the counts so far, the
// puzzles so far, and the sweep's table in this machine's bytes. What is read back is checked
// before anything is allocated for it.
#include <istream>
#include <ostream>
#include <string>

#include "genres/goishi/census.h"
#include "genres/goishi/limits.h"

namespace hashigo::goishi::census {

namespace {

constexpr const char* kHead = "hashigo-census-1";

struct Head {
    Wish wish{};
    int layer = 0;
    std::uint64_t listed = 0;
};

void write_head(std::ostream& out, const Head& head) {
    out << kHead << ' ' << head.wish.size.rows << ' ' << head.wish.size.cols << ' '
        << int{head.wish.free} << ' ' << int{head.wish.list} << ' ' << head.layer << ' '
        << head.listed << '\n';
}

std::optional<Head> read_head(std::istream& in) {
    std::string word;
    Head head;
    in >> word >> head.wish.size.rows >> head.wish.size.cols >> head.wish.free >> head.wish.list >>
        head.layer >> head.listed;
    const bool well_formed = in && in.get() == '\n' && word == kHead;
    if (!well_formed || !core::valid(head.wish.size)) return std::nullopt;
    const int cells = head.wish.size.cells();
    if (cells > kMostCells || head.layer < 0 || head.layer > cells) return std::nullopt;
    return head.listed >> static_cast<unsigned>(cells) == 0 ? std::optional(head) : std::nullopt;
}

template <class Value>
void put(std::ostream& out, const Value& value) {
    out.write(reinterpret_cast<const char*>(&value), sizeof value);
}

template <class Value>
void take_in(std::istream& in, Value& value) {
    in.read(reinterpret_cast<char*>(&value), sizeof value);
}

core::Error unreadable() {
    return refusal(core::Fault::BadInput, phrases::CensusUnreadable);
}

}  // namespace

void Run::write(std::ostream& out) const {
    Finds all;
    for (const Finds& finds : finds_) {
        for (std::size_t k = 0; k < all.by_stones.size(); ++k) {
            all.by_stones[k].add(finds.by_stones[k]);
        }
        all.puzzles.insert(all.puzzles.end(), finds.puzzles.begin(), finds.puzzles.end());
    }
    write_head(out, {wish_, layer(), all.puzzles.size()});
    for (const Tally& tally : all.by_stones) put(out, tally);
    for (const Mask mask : all.puzzles) put(out, mask);
    sweep_->write(out);
}

core::Result<Run> Run::read(std::istream& in, int jobs, core::Budget& budget) {
    auto head = read_head(in);
    if (!head) return unreadable();
    head->wish.jobs = jobs;
    auto run = start(head->wish, budget);
    if (!run) return run;
    Finds& finds = run->finds_.front();
    for (Tally& tally : finds.by_stones) take_in(in, tally);
    for (std::uint64_t k = 0; in && k < head->listed; ++k) {
        Mask mask = 0;
        take_in(in, mask);
        if (std::uint64_t{mask} >> static_cast<unsigned>(head->wish.size.cells()) != 0) {
            return unreadable();
        }
        finds.puzzles.push_back(mask);
    }
    if (!run->sweep_->read(in, head->layer)) return unreadable();
    return run;
}

}  // namespace hashigo::goishi::census
