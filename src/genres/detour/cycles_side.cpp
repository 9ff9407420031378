// Lays out one half: groups of waiting words, and the layers of swept ones. The sign of a place is
// that of its cell's colour; the plug on a cell's side is one place further in than its cell when
// sweeping inwards and one further out when sweeping outwards, so its sign is turned round.
#include "genres/detour/cycles_side.h"

#include <algorithm>
#include <numeric>
#include <tuple>
#include <utility>

#include "core/bits.h"
#include "core/parallel.h"

namespace hashigo::detour::cycles {

namespace {

int sign(int place) {
    return place % 2 == 0 ? 1 : -1;
}

int colour_of(std::uint32_t places) {
    constexpr std::uint32_t kEven = 0x55555555U;
    return core::ones(places & kEven) - core::ones(places & ~kEven);
}

// Which words a layer has. `side` is the place of the plug on a cell's side, `pair` the outer of
// the two plugs of the cell just done (or -1): the pairs 11, 22 and 21 cannot follow from any cell.
struct Spec {
    int side = 0;
    int pair = -1;
    int base = 0;  // what the class leaves out of the colour sum
    bool closed = false;
};

bool can_follow(unsigned outer, unsigned inner) {
    return outer == 0 || inner == 0 || (outer == 1 && inner == 2);
}

bool admits(const Words& words, std::uint32_t code, const Spec& spec) {
    if (spec.closed && words.digit(code, spec.side) != 0) return false;
    return spec.pair < 0 ||
           can_follow(words.digit(code, spec.pair), words.digit(code, spec.pair + 1));
}

int class_of(const Words& words, std::uint32_t code, const Spec& spec) {
    int sum = -spec.base;
    for (int place = 0; place < words.length; ++place) {
        if (words.digit(code, place) == 0) continue;
        sum += place == spec.side ? -sign(place) : sign(place);
    }
    return sum;
}

// The layer, its rows in the order of `sequence` within each class and depth.
Layer layer_of(const Words& words, const Spec& spec, const std::vector<std::uint32_t>& sequence) {
    Layer layer;
    layer.row.assign(words.count(), kNoWord);
    layer.cls.assign(words.count(), 0);
    layer.first.assign(kClasses, {});
    std::array<Depths, kClasses> counts{};
    for (std::uint32_t word = 0; word < words.count(); ++word) {
        if (!admits(words, words.codes[word], spec)) continue;
        const int cls = class_of(words, words.codes[word], spec);
        layer.cls[word] = static_cast<std::int16_t>(cls);
        layer.row[word] = 0;
        ++counts[class_at(cls)][words.depth[word]];
    }
    std::uint32_t begin = 0;
    for (std::size_t c = 0; c < kClasses; ++c) {
        for (std::size_t d = 0; d < kDepths; ++d) {
            layer.first[c][d] = begin;
            begin += counts[c][d];
        }
        layer.first[c][kDepths] = begin;
    }
    layer.order.assign(begin, 0);
    std::array<Depths, kClasses> filled{};
    for (const std::uint32_t word : sequence) {
        if (layer.row[word] == kNoWord) continue;
        const std::size_t c = class_at(layer.cls[word]);
        const std::uint32_t row = filled[c][words.depth[word]]++;
        layer.row[word] = row;
        layer.order[layer.first[c][words.depth[word]] + row] = word;
    }
    return layer;
}

// About how many table words one set of places with k plugs brings along in the widest layer.
std::vector<std::uint64_t> burdens(const Words& others, const Patterns& patterns, int columns) {
    std::array<std::uint64_t, kDepths> rows{};
    for (const std::uint8_t depth : others.depth) ++rows[depth];
    std::vector<std::uint64_t> burden;
    for (int k = 0; k <= columns; ++k) {
        std::uint64_t sum = 0;
        for (int d = k % 2; d <= k; d += 2) {
            sum += rows[static_cast<std::size_t>(d)] * patterns.count(k, d);
        }
        burden.push_back(2 * sum / static_cast<std::uint64_t>(others.length) + 1);
    }
    return burden;
}

}  // namespace

Shape shape_of(const Words& words, std::uint32_t code, int from, int count) {
    Shape shape;
    for (int k = 0; k < count; ++k) {
        const unsigned digit = words.digit(code, from + k);
        if (digit == 0) continue;
        shape.places |= std::uint32_t{1} << static_cast<unsigned>(k);
        shape.pattern = 2 * shape.pattern + (digit == 1 ? 1 : 0);
        ++shape.plugs;
    }
    return shape;
}

Side::Side(int columns_here, int other, std::uint64_t most)
    : columns(columns_here), words(columns_here + 1), patterns(columns_here) {
    gather(other, most);
    lay();
    lay_middle();
    find_blocks();
}

void Side::gather(int other, std::uint64_t most) {
    const Words others(other + 1);
    const std::vector<std::uint64_t> burden = burdens(others, patterns, columns);
    std::vector<std::uint32_t> sets(std::size_t{1} << static_cast<unsigned>(columns));
    std::iota(sets.begin(), sets.end(), 0U);
    const auto key = [](std::uint32_t set) {
        return std::tuple(colour_of(set), core::ones(set), set);
    };
    std::sort(sets.begin(), sets.end(),
              [&](std::uint32_t a, std::uint32_t b) { return key(a) < key(b); });
    places.resize(sets.size());
    std::uint64_t load = 0;
    for (const std::uint32_t set : sets) {
        const int plugs = core::ones(set);
        const std::uint64_t more = burden[static_cast<std::size_t>(plugs)];
        if (groups.empty() || groups.back().colour != colour_of(set) || load + more > most) {
            groups.push_back({colour_of(set), {}, {}});
            load = 0;
        }
        load += more;
        auto& parts = groups.back().parts;
        if (parts.empty() || parts.back().plugs != plugs) parts.push_back({plugs, 0, {}});
        places[set] = {static_cast<std::uint32_t>(groups.size() - 1),
                       static_cast<std::uint32_t>(parts.size() - 1), parts.back().count++};
    }
    for (Group& group : groups) close_group(group);
}

void Side::close_group(Group& group) const {
    for (Part& part : group.parts) {
        for (int d = 0; d <= part.plugs; ++d) {
            const auto at = static_cast<std::size_t>(d);
            part.base[at] = group.width[at];
            group.width[at] += patterns.count(part.plugs, d) * part.count;
        }
    }
}

void Side::lay() {
    std::vector<std::uint32_t> sequence(words.count());
    std::iota(sequence.begin(), sequence.end(), 0U);
    edge = layer_of(words, {0, -1, 0, true}, sequence);
    for (int place = 0; place + 1 < columns; ++place) {
        const int surplus = place % 2 == 0 ? 2 : 0;
        inward.push_back(layer_of(words, {place + 1, place, surplus, false}, sequence));
        // Before the column at `place` is after the one at the next place inwards.
        outward.push_back(layer_of(words, {place + 1, place + 1, surplus, false}, sequence));
    }
}

void Side::lay_middle() {
    const int last = columns;
    using Key = std::tuple<unsigned, std::uint32_t, std::uint32_t, std::uint32_t>;
    std::vector<std::pair<Key, std::uint32_t>> keyed;
    for (std::uint32_t word = 0; word < words.count(); ++word) {
        const std::uint32_t code = words.codes[word];
        const Shape shape = shape_of(words, code, 0, columns);
        const Place& place = places[shape.places];
        const Part& part = groups[place.group].parts[place.part];
        const std::uint32_t number = patterns.number(shape.plugs, shape.pattern);
        keyed.push_back(
            {{words.digit(code, last), place.group, place.part, number * part.count + place.slot},
             word});
    }
    std::sort(keyed.begin(), keyed.end());
    std::vector<std::uint32_t> sequence;
    for (const auto& [key, word] : keyed) sequence.push_back(word);
    middle = layer_of(words, {last, -1, (columns - 1) % 2 == 0 ? 2 : 0, false}, sequence);
}

void Side::find_blocks() {
    Block none;
    none.first.fill(kNoWord);
    for (auto& of_digit : blocks) of_digit.assign(groups.size(), none);
    for (const std::uint32_t word : middle.order) {
        const std::uint32_t code = words.codes[word];
        const unsigned digit = words.digit(code, columns);
        const Shape shape = shape_of(words, code, 0, columns);
        Block& block = blocks[digit][places[shape.places].group];
        block.cls = middle.cls[word];
        const int depth = words.depth[word] - (digit == 1 ? 1 : 0) + (digit == 2 ? 1 : 0);
        std::uint32_t& first = block.first[static_cast<std::size_t>(depth)];
        first = std::min(first, middle.row[word]);
    }
}

const Layer& Side::before(int place, bool is_inward) const {
    if (is_inward) return place == 0 ? edge : inward[static_cast<std::size_t>(place) - 1];
    return place + 1 == columns ? middle : outward[static_cast<std::size_t>(place)];
}

const Layer& Side::after(int place, bool is_inward) const {
    if (is_inward) return place + 1 == columns ? middle : inward[static_cast<std::size_t>(place)];
    return place == 0 ? edge : outward[static_cast<std::size_t>(place) - 1];
}

void Side::compile(int jobs) {
    const auto count = static_cast<std::size_t>(columns);
    in.resize(count);
    out.resize(count);
    core::parallel_for(2 * count, jobs, [&](std::size_t k) {
        const bool is_inward = k < count;
        const int place = static_cast<int>(is_inward ? k : k - count);
        (is_inward ? in[k] : out[k - count]) = compile_step(*this, place, is_inward);
    });
}

}  // namespace hashigo::detour::cycles
