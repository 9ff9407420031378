// A clue that the wanted answer obeys removes some of the others; the question is how few clues
// remove all of them, at most one a cell. On a shaded cell nothing beats a number that no line can
// show: it removes every answer in which the cell is white, and any other clue there only some of
// these. On a white cell there is a choice of four arrows. So there are at most four clues a cell
// to try. Mirrored and turned answers need equally many, so one of each kind is looked at.
#include "genres/yajikazu/fewest.h"

#include <algorithm>
#include <array>
#include <map>
#include <utility>
#include <vector>

#include "core/bits.h"
#include "genres/yajikazu/limits.h"
#include "genres/yajikazu/solve.h"
#include "genres/yajikazu/state.h"

namespace hashigo::yajikazu {

namespace {

using Shading = std::uint32_t;              // bit k: cell k is shaded
using Others = std::vector<std::uint64_t>;  // a set of answers, by number

bool shaded(Shading s, int cell) {
    return ((s >> static_cast<unsigned>(cell)) & 1U) != 0;
}

int seen(core::Size size, Shading s, int cell, core::Direction d) {
    int count = 0;
    core::walk(size, cell, d, [&](int beyond) { count += shaded(s, beyond) ? 1 : 0; });
    return count;
}

struct Choice {
    int cell = 0;
    core::Direction arrow = core::Direction::Up;
    int number = 0;
    Others removes{};
    int weight = 0;
};

int weight_of(const Others& set) {
    int sum = 0;
    for (const std::uint64_t word : set) sum += core::ones(word);
    return sum;
}

bool covers(const Others& more, const Others& less) {
    for (std::size_t w = 0; w < more.size(); ++w) {
        if ((less[w] & ~more[w]) != 0) return false;
    }
    return true;
}

class Search {
  public:
    Search(core::Size size, const std::vector<Shading>& answers, core::Budget& budget)
        : size_(size), answers_(answers), budget_(budget) {}

    // Whether `clues` clues make this answer the only one. Unknown where the budget ran out.
    enum class Outcome : std::uint8_t { No, Yes, Unknown };
    Outcome can(std::size_t wanted, int clues) {
        offer(wanted);
        Others left(core::words_for(answers_.size()), 0);
        for (std::size_t k = 0; k < answers_.size(); ++k) {
            if (k != wanted) left[k / core::kWordBits] |= std::uint64_t{1} << (k % core::kWordBits);
        }
        chosen_.clear();
        return cover(left, clues);
    }
    Puzzle board() const {
        Puzzle p{size_, std::vector<Clue>(static_cast<std::size_t>(size_.cells())), {}};
        for (const Choice* choice : chosen_) {
            p.clues[static_cast<std::size_t>(choice->cell)] = {choice->arrow, choice->number, true};
        }
        return p;
    }

  private:
    void offer(std::size_t wanted) {
        choices_.clear();
        const Shading answer = answers_[wanted];
        for (int cell = 0; cell < size_.cells(); ++cell) {
            if (shaded(answer, cell)) {
                constexpr int kNever = 9;  // no line of so few cells shows that
                add({cell, core::Direction::Up, kNever});
                continue;
            }
            for (const core::Direction d : core::kDirections) {
                add({cell, d, seen(size_, answer, cell, d)});
            }
        }
        keep_best();
    }

    void add(Choice choice) {
        choice.removes.assign(core::words_for(answers_.size()), 0);
        for (std::size_t k = 0; k < answers_.size(); ++k) {
            if (shaded(answers_[k], choice.cell)) continue;
            if (seen(size_, answers_[k], choice.cell, choice.arrow) == choice.number) continue;
            choice.removes[k / core::kWordBits] |= std::uint64_t{1} << (k % core::kWordBits);
        }
        choice.weight = weight_of(choice.removes);
        if (choice.weight > 0) choices_.push_back(std::move(choice));
    }

    // Heaviest first; of a cell's arrows, none that removes only what another one removes.
    void keep_best() {
        std::stable_sort(choices_.begin(), choices_.end(),
                         [](const Choice& a, const Choice& b) { return a.weight > b.weight; });
        std::vector<Choice> best;
        for (Choice& choice : choices_) {
            const bool beaten = std::any_of(best.begin(), best.end(), [&](const Choice& b) {
                return b.cell == choice.cell && covers(b.removes, choice.removes);
            });
            if (!beaten) best.push_back(std::move(choice));
        }
        choices_ = std::move(best);
    }

    bool free(int cell) const {
        return std::none_of(chosen_.begin(), chosen_.end(),
                            [&](const Choice* c) { return c->cell == cell; });
    }

    // The answer that fewest choices remove, of the first few that are left.
    std::size_t hardest(const Others& left) const {
        constexpr int kLooked = 24;
        std::size_t best = 0;
        std::size_t fewest = choices_.size() + 1;
        int looked = 0;
        for (std::size_t k = 0; k < answers_.size() && looked < kLooked; ++k) {
            if (!has(left, k)) continue;
            ++looked;
            const auto ways = static_cast<std::size_t>(
                std::count_if(choices_.begin(), choices_.end(),
                              [&](const Choice& c) { return has(c.removes, k) && free(c.cell); }));
            if (ways >= fewest) continue;
            fewest = ways;
            best = k;
        }
        return best;
    }

    static bool has(const Others& set, std::size_t k) {
        return ((set[k / core::kWordBits] >> (k % core::kWordBits)) & 1U) != 0;
    }

    Outcome cover(const Others& left, int clues) {
        const int due = weight_of(left);
        if (due == 0) return Outcome::Yes;
        // The heaviest choice removes at most its weight.
        if (clues == 0 || std::int64_t{choices_.front().weight} * clues < due) return Outcome::No;
        const std::size_t next = hardest(left);
        Others after(left.size(), 0);
        for (const Choice& choice : choices_) {
            if (!has(choice.removes, next) || !free(choice.cell)) continue;
            if (!budget_.spend()) return Outcome::Unknown;
            if (clues == 1) {
                if (!covers(choice.removes, left)) continue;
                chosen_.push_back(&choice);
                return Outcome::Yes;
            }
            for (std::size_t w = 0; w < left.size(); ++w) after[w] = left[w] & ~choice.removes[w];
            chosen_.push_back(&choice);
            const Outcome outcome = cover(after, clues - 1);
            if (outcome != Outcome::No) return outcome;
            chosen_.pop_back();
        }
        return Outcome::No;
    }

    core::Size size_;
    const std::vector<Shading>& answers_;
    core::Budget& budget_;
    std::vector<Choice> choices_;
    std::vector<const Choice*> chosen_;
};

// Where each symmetry of the rectangle takes the cells.
std::vector<std::vector<int>> symmetries(core::Size size) {
    std::vector<std::vector<int>> all;
    for (unsigned kind = 0; kind < (size.rows == size.cols ? 8U : 4U); ++kind) {
        std::vector<int> to;
        for (int cell = 0; cell < size.cells(); ++cell) {
            int row = size.row(cell);
            int col = size.col(cell);
            if ((kind & 1U) != 0) row = size.rows - 1 - row;
            if ((kind & 2U) != 0) col = size.cols - 1 - col;
            if ((kind & 4U) != 0) std::swap(row, col);
            to.push_back(size.at(row, col));
        }
        all.push_back(std::move(to));
    }
    return all;
}

Shading least_image(Shading s, const std::vector<std::vector<int>>& maps) {
    Shading least = ~Shading{0};
    for (const auto& to : maps) {
        Shading image = 0;
        for (std::size_t k = 0; k < to.size(); ++k) {
            if (shaded(s, static_cast<int>(k))) image |= Shading{1} << static_cast<unsigned>(to[k]);
        }
        least = std::min(least, image);
    }
    return least;
}

// One answer of each kind, with how many there are of it.
std::vector<std::pair<std::size_t, std::uint64_t>> kinds(core::Size size,
                                                         const std::vector<Shading>& answers) {
    const auto maps = symmetries(size);
    std::map<Shading, std::pair<std::size_t, std::uint64_t>> found;
    for (std::size_t k = 0; k < answers.size(); ++k) {
        ++found.try_emplace(least_image(answers[k], maps), k, 0).first->second.second;
    }
    std::vector<std::pair<std::size_t, std::uint64_t>> all;
    for (const auto& [image, kind] : found) all.push_back(kind);
    return all;
}

}  // namespace

core::Result<Fewest> fewest_clues(core::Size size, core::Budget& budget) {
    const Puzzle empty{size, std::vector<Clue>(static_cast<std::size_t>(size.cells())), {}};
    const auto found =
        solve(empty, start(empty), {core::Budget::kUnlimited, ~std::size_t{0}}, budget);
    if (!found.exact) return unfinished();
    std::vector<Shading> answers;
    for (const State& s : found.kept) {
        Shading shading = 0;
        for (std::size_t k = 0; k < s.marks.size(); ++k) {
            if (s.marks[k] == Mark::Shaded) shading |= Shading{1} << k;
        }
        answers.push_back(shading);
    }
    const auto classes = kinds(size, answers);
    Search search(size, answers, budget);
    for (Fewest fewest{answers.size()};; ++fewest.clues) {
        for (const auto& [answer, alike] : classes) {
            const auto outcome = search.can(answer, fewest.clues);
            if (outcome == Search::Outcome::Unknown) return unfinished();
            if (outcome == Search::Outcome::No) continue;
            if (fewest.reached_by == 0) fewest.example = search.board();
            fewest.reached_by += alike;
        }
        if (fewest.reached_by > 0) return fewest;
    }
}

}  // namespace hashigo::yajikazu
