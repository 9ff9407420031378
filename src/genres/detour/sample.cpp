// Builds the tables of a sampler and draws from them. Only the states after whole rows are kept:
// 14x14 has 50,000 after each.
#include "genres/detour/sample.h"

#include <algorithm>
#include <map>
#include <utility>

#include "core/bits.h"
#include "genres/detour/cycles_phrases.h"
#include "genres/detour/cycles_run.h"
#include "genres/detour/plug_back.h"

namespace hashigo::detour {

namespace {

using plug::Plugs;

// A state without its empty places: brackets, two bits each, leftmost lowest.
struct Brackets {
    std::uint64_t places = 0;  // a bit a place
    Plugs word = 0;
    int count = 0;
};

Brackets brackets_of(Plugs plugs) {
    Brackets brackets;
    for (int place = 0; plugs >> (2U * static_cast<unsigned>(place)) != 0; ++place) {
        const unsigned digit = plug::plug_at(plugs, place);
        if (digit == 0) continue;
        brackets.places |= std::uint64_t{1} << static_cast<unsigned>(place);
        brackets.word |= plug::plug(digit, brackets.count++);
    }
    return brackets;
}

std::vector<int> partners(Plugs word, int count) {
    std::vector<int> partner(static_cast<std::size_t>(count));
    std::vector<int> open;
    for (int at = 0; at < count; ++at) {
        if (plug::plug_at(word, at) == 1) {
            open.push_back(at);
            continue;
        }
        partner[static_cast<std::size_t>(at)] = open.back();
        partner[static_cast<std::size_t>(open.back())] = at;
        open.pop_back();
    }
    return partner;
}

bool one_loop(const std::vector<int>& above, const std::vector<int>& below) {
    std::size_t seen = 0;
    int at = 0;
    do {
        at = below[static_cast<std::size_t>(above[static_cast<std::size_t>(at)])];
        seen += 2;
    } while (at != 0);
    return seen == above.size();
}

// All bracket words of `pairs` pairs, ascending.
std::vector<Plugs> words_of(int pairs) {
    std::vector<std::pair<Plugs, int>> now{{0, 0}};  // and how many are open
    for (int left = 2 * pairs; left > 0; --left) {
        const int place = 2 * pairs - left;
        std::vector<std::pair<Plugs, int>> next;
        for (const auto& [word, open] : now) {
            if (open < left) next.emplace_back(word | plug::plug(1, place), open + 1);
            if (open > 0) next.emplace_back(word | plug::plug(2, place), open - 1);
        }
        now = std::move(next);
    }
    std::vector<Plugs> words;
    for (const auto& [word, open] : now) words.push_back(word);
    std::sort(words.begin(), words.end());
    return words;
}

std::vector<std::vector<char>> closings(const std::vector<Plugs>& words, int pairs) {
    std::vector<std::vector<int>> partner;
    for (const Plugs word : words) partner.push_back(partners(word, 2 * pairs));
    std::vector<std::vector<char>> closes(words.size(), std::vector<char>(words.size()));
    for (std::size_t a = 0; a < words.size(); ++a) {
        for (std::size_t b = 0; b <= a; ++b) {
            closes[a][b] = closes[b][a] = one_loop(partner[a], partner[b]) ? 1 : 0;
        }
    }
    return closes;
}

constexpr std::uint32_t kAbsent = 0xffffffffU;

}  // namespace

core::Count draw_below(const core::Count& bound, core::Random& random) {
    constexpr unsigned kBits = 64;
    const unsigned bits = static_cast<unsigned>(msb(bound)) + 1;
    for (;;) {
        core::Count draw = 0;
        for (unsigned at = 0; at < bits; at += kBits) draw = (draw << kBits) + random.next();
        draw >>= (kBits - bits % kBits) % kBits;
        if (draw < bound) return draw;
    }
}

core::Result<Sampler> Sampler::make(core::Size size, core::Budget& budget) {
    using namespace cycles;
    if (has_no_loop(size)) {
        const std::string name = std::to_string(size.rows) + "x" + std::to_string(size.cols);
        return phrases::refusal(core::Fault::BadInput, phrases::NoLoop, name);
    }
    Sampler sampler(size);
    sampler.flipped_ = size.cols > size.rows;
    if (sampler.flipped_) std::swap(sampler.size_.rows, sampler.size_.cols);
    // A cell at most doubles the ways to a state, and the last of a row does not.
    constexpr int kBitsOfWide = 127;
    if (sampler.upper() * (sampler.size_.cols - 1) > kBitsOfWide) {
        constexpr int kMost = 16;
        return phrases::refusal(core::Fault::Limit, phrases::TooLarge, kMost, kMost);
    }
    if (!sampler.sweep(budget) || !sampler.weigh(budget)) {
        return phrases::refusal(core::Fault::Limit, phrases::Unfinished);
    }
    return sampler;
}

bool Sampler::sweep(core::Budget& budget) {
    layers_.emplace_back();
    layers_.back().at(0)[0] = 1;
    for (int row = 0; row < upper(); ++row) {
        if (!sweep_row(budget)) return false;
    }
    return true;
}

bool Sampler::sweep_row(core::Budget& budget) {
    Layer now = layers_.back();
    Layer next;
    std::uint64_t kept = 0;
    for (const Layer& layer : layers_) kept += layer.size();
    for (int col = 0; col < size_.cols; ++col) {
        const plug::Spot spot{col, col + 1 == size_.cols, false};
        next.clear();
        for (std::size_t k = 0; k < now.size(); ++k) {
            const Plugs plugs = col == 0 ? plug::next_row(now.state(k)) : now.state(k);
            for (const auto& outcome : plug::outcomes(plugs, spot, {})) {
                if (!outcome.closes) *next.at(outcome.plugs) += *now.numbers(k);
            }
            if (!budget.spend()) return false;
        }
        std::swap(now, next);
        if (!budget.afford(Layer::bytes(kept + 2 * now.size(), 1))) return false;
    }
    layers_.push_back(std::move(now));
    return true;
}

// Sorts the states of the cut into families.
void Sampler::gather() {
    std::vector<std::vector<Plugs>> words;
    for (int pairs = 0; 2 * pairs <= size_.cols; ++pairs) {
        words.push_back(words_of(pairs));
        closes_.push_back(pairs == 0 ? std::vector<std::vector<char>>{}
                                     : closings(words.back(), pairs));
    }
    std::map<std::uint64_t, Family> families;
    const auto put = [&](const Layer& layer, std::vector<std::uint32_t> Family::*side) {
        for (std::size_t k = 0; k < layer.size(); ++k) {
            const Brackets brackets = brackets_of(layer.state(k));
            const auto& list = words[static_cast<std::size_t>(brackets.count / 2)];
            Family& family = families[brackets.places];
            family.pairs = brackets.count / 2;
            family.upper.resize(list.size(), kAbsent);
            family.lower.resize(list.size(), kAbsent);
            const auto word = std::lower_bound(list.begin(), list.end(), brackets.word);
            (family.*side)[static_cast<std::size_t>(word - list.begin())] =
                static_cast<std::uint32_t>(k);
        }
    };
    put(after(upper()), &Family::upper);
    put(after(lower()), &Family::lower);
    for (auto& [places, family] : families) {
        if (family.pairs > 0) families_.push_back(std::move(family));
    }
}

bool Sampler::weigh(core::Budget& budget) {
    gather();
    core::Count sum = 0;
    for (std::uint32_t f = 0; f < families_.size(); ++f) {
        for (std::uint32_t word = 0; word < families_[f].upper.size(); ++word) {
            if (families_[f].upper[word] == kAbsent) continue;
            if (!budget.spend()) return false;
            sum += weight_of(families_[f], word);
            drawn_.emplace_back(f, word);
            cumulative_.push_back(sum);
        }
    }
    return true;
}

core::Count Sampler::weight_of(const Family& family, std::size_t word) const {
    const auto& closes = closes_[static_cast<std::size_t>(family.pairs)][word];
    core::Count lower_ways = 0;
    for (std::size_t k = 0; k < closes.size(); ++k) {
        if (closes[k] == 0 || family.lower[k] == kAbsent) continue;
        lower_ways += core::Count(*after(lower()).numbers(family.lower[k]));
    }
    return lower_ways * core::Count(*after(upper()).numbers(family.upper[word]));
}

std::uint32_t Sampler::draw_lower(const Family& family, std::size_t word,
                                  core::Random& random) const {
    const auto& closes = closes_[static_cast<std::size_t>(family.pairs)][word];
    std::vector<std::uint32_t> states;
    std::vector<core::Count> cumulative;
    core::Count sum = 0;
    for (std::size_t k = 0; k < closes.size(); ++k) {
        if (closes[k] == 0 || family.lower[k] == kAbsent) continue;
        sum += core::Count(*after(lower()).numbers(family.lower[k]));
        states.push_back(family.lower[k]);
        cumulative.push_back(sum);
    }
    const auto at = std::upper_bound(cumulative.begin(), cumulative.end(), draw_below(sum, random));
    return states[static_cast<std::size_t>(at - cumulative.begin())];
}

std::vector<Plugs> Sampler::draw_rows(int rows, Plugs last, core::Random& random) const {
    std::vector<Plugs> states{last};
    for (int row = rows - 1; row > 0; --row) {
        const Layer& layer = after(row);
        core::Count left = draw_below(
            core::Count(*after(row + 1).numbers(*after(row + 1).find(states.back()))), random);
        for (const Plugs origin : plug::row_origins(states.back(), size_.cols)) {
            const auto state = layer.find(origin);
            if (!state) continue;
            const core::Count ways(*layer.numbers(*state));
            if (left < ways) {
                states.push_back(origin);
                break;
            }
            left -= ways;
        }
    }
    std::reverse(states.begin(), states.end());
    return states;
}

State Sampler::draw(core::Random& random) const {
    const auto at =
        std::upper_bound(cumulative_.begin(), cumulative_.end(), draw_below(loops(), random));
    const auto [f, word] = drawn_[static_cast<std::size_t>(at - cumulative_.begin())];
    const Family& family = families_[f];
    const Plugs cut = after(upper()).state(family.upper[word]);
    const Plugs cut_below = after(lower()).state(draw_lower(family, word, random));
    const auto above = draw_rows(upper(), cut, random);
    const auto below = draw_rows(lower(), cut_below, random);
    return loop(above, below);
}

// The plugs below each row are its edges downwards; those across follow, from the left.
State Sampler::loop(const std::vector<Plugs>& above, const std::vector<Plugs>& below) const {
    const core::Size size = flipped_ ? core::Size{size_.cols, size_.rows} : size_;
    State state;
    state.marks.assign(static_cast<std::size_t>(edge_count(size)), Mark::Empty);
    const auto cell = [&](int row, int col) {
        return flipped_ ? size.at(col, row) : size.at(row, col);
    };
    const auto draw = [&](int a, int b) {
        state.marks[static_cast<std::size_t>(edge_between(size, a, b))] = Mark::Line;
    };
    const auto plugs_below = [&](int row) {
        const auto at = static_cast<std::size_t>(row);
        if (at < above.size()) return above[at];
        const std::size_t from_bottom = static_cast<std::size_t>(size_.rows) - 2 - at;
        return row + 1 == size_.rows ? Plugs{0} : below[from_bottom];
    };
    for (int row = 0; row < size_.rows; ++row) {
        int left = 0;
        for (int col = 0; col < size_.cols; ++col) {
            const bool up = row > 0 && plug::plug_at(plugs_below(row - 1), col) != 0;
            const bool down = plug::plug_at(plugs_below(row), col) != 0;
            if (down) draw(cell(row, col), cell(row + 1, col));
            left = 2 - left - (up ? 1 : 0) - (down ? 1 : 0);
            if (left == 1) draw(cell(row, col), cell(row, col + 1));
        }
    }
    return state;
}

}  // namespace hashigo::detour
