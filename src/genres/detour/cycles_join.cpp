// One job for each set of places with plugs: its states are gathered from the tables in the order
// of bracket words, and then closed. On an even width the mirrored set gives the same sum, so that
// it is taken twice instead.
#include "genres/detour/cycles_join.h"

#include <algorithm>
#include <array>
#include <atomic>

#include "core/bits.h"
#include "core/parallel.h"

namespace hashigo::detour::cycles {

namespace {

// The sets of places of the two halves, and how often their sum counts.
struct Cut {
    std::uint32_t swept = 0;
    std::uint32_t waiting = 0;
    int pairs = 0;
    int weight = 1;
};

struct Halved {
    const Side& swept;
    const Side& waiting;
};

// The words between two rows: their rows by set of places, and in that by depth and number.
struct Listed {
    using OfDepths = std::array<std::vector<std::uint32_t>, kDepths>;

    std::vector<OfDepths> rows{};
    std::vector<int> classes{};

    explicit Listed(const Side& side) : rows(side.places.size()), classes(side.places.size()) {
        for (std::uint32_t word = 0; word < side.words.count(); ++word) {
            if (side.edge.row[word] == kNoWord) continue;
            const Shape shape = shape_of(side.words, side.words.codes[word], 1, side.columns);
            const int depth = side.words.depth[word];
            auto& of_depth = rows[shape.places][static_cast<std::size_t>(depth)];
            of_depth.resize(side.patterns.count(shape.plugs, depth));
            of_depth[side.patterns.number(shape.plugs, shape.pattern)] = side.edge.row[word];
            classes[shape.places] = side.edge.cls[word];
        }
    }
};

// A pattern of the half that is read from the right, from the left: mirrored.
std::uint32_t mirrored(std::uint32_t pattern, int plugs) {
    std::uint32_t word = 0;
    for (int k = 0; k < plugs; ++k) {
        word = 2 * word + (((pattern >> static_cast<unsigned>(k)) & 1U) ^ 1U);
    }
    return word;
}

// The numbers of the bracket words that are made of a pattern of `left` brackets and one of
// `right`: by depth, then by number of the left one, then of the right one.
std::vector<std::uint32_t> merged(const Halved& sides, const Meanders& meanders, int left,
                                  int right) {
    std::vector<std::uint32_t> numbers;
    for (int d = 0; d <= std::min(left, right); ++d) {
        for (const std::uint32_t a : sides.swept.patterns.list(left, d)) {
            for (const std::uint32_t b : sides.waiting.patterns.list(right, d)) {
                const std::uint32_t high = a << static_cast<unsigned>(right);
                numbers.push_back(meanders.number((left + right) / 2, high | mirrored(b, right)));
            }
        }
    }
    return numbers;
}

template <class Ring>
class Closer {
  public:
    using Number = typename Ring::Number;

    Closer(const Halves<Ring>& halves, const Meanders& meanders)
        : halves_(halves), meanders_(meanders), sums_(sum_count()), own_(sum_count()) {
        for (int k = 0; k <= meanders.most(); ++k) {
            const std::size_t size = (k == 0 ? 0 : meanders.count(k)) * halves.unit;
            shorter_.emplace_back(size);
        }
    }

    // Adds what a cut comes to, its states being in `states` by bracket word, both halves.
    void close(const Cut& cut, const std::vector<Number>& upper, const std::vector<Number>& lower) {
        std::fill(own_.begin(), own_.end(), typename Ring::Sum{});
        lower_ = lower.data();
        leaf_ = meanders_.leaves(cut.pairs).data();
        shorten(cut.pairs, 0, upper.data());
        for (std::size_t k = 0; k < own_.size(); ++k) {
            for (int n = 0; n < cut.weight; ++n) halves_.ring.merge(sums_[k], own_[k]);
        }
    }

    const std::vector<typename Ring::Sum>& sums() const { return sums_; }
    bool outgrown() const { return halves_.ring.outgrown(seen_); }

  private:
    std::size_t sum_count() const { return 2 * halves_.unit - 1; }

    void shorten(int k, int from, const Number* upper) {
        if (k == 1) {
            multiply(upper, lower_ + *leaf_++ * halves_.unit);
            return;
        }
        std::vector<Number>& shorter = shorter_[static_cast<std::size_t>(k) - 1];
        for (int at = std::max(from, 0); at < k; ++at) {
            std::fill(shorter.begin(), shorter.end(), Number{});
            tie(meanders_.tied(k, at), upper, shorter.data());
            shorten(k - 1, at - 1, shorter.data());
        }
    }

    void tie(const std::vector<std::uint32_t>& tied, const Number* upper, Number* shorter) {
        const std::size_t unit = halves_.unit;
        if (unit > 1) {
            for (std::size_t n = 0; n < tied.size(); ++n) {
                if (tied[n] == kNoWord) continue;
                seen_ |= add_to(halves_.ring, shorter + tied[n] * unit, upper + n * unit, unit);
            }
            return;
        }
        Number seen{};
        for (std::size_t n = 0; n < tied.size(); ++n) {
            if (tied[n] == kNoWord) continue;
            shorter[tied[n]] = halves_.ring.add(shorter[tied[n]], upper[n]);
            seen |= shorter[tied[n]];
        }
        seen_ |= seen;
    }

    void multiply(const Number* a, const Number* b) {
        for (std::size_t i = 0; i < halves_.unit; ++i) {
            if (a[i] == 0) continue;
            for (std::size_t j = 0; j < halves_.unit; ++j) {
                if (b[j] != 0) halves_.ring.add_product(own_[i + j], a[i], b[j]);
            }
        }
    }

    const Halves<Ring>& halves_;
    const Meanders& meanders_;
    std::vector<typename Ring::Sum> sums_;
    std::vector<typename Ring::Sum> own_;
    std::vector<std::vector<Number>> shorter_{};
    const Number* lower_ = nullptr;
    const std::uint32_t* leaf_ = nullptr;
    Number seen_{};
};

// Every cut, the longest first.
std::vector<Cut> cuts_of(const RowPlan& plan, const Listed& swept) {
    const bool symmetric = plan.first == plan.second;
    std::vector<Cut> cuts;
    for (std::uint32_t a = 0; a < plan.first->places.size(); ++a) {
        for (std::uint32_t b = 0; b < plan.second->places.size(); ++b) {
            const int plugs = core::ones(a) + core::ones(b);
            const int cls = plan.edge[plan.second->places[b].group].cls;
            if (plugs == 0 || plugs % 2 == 1 || swept.classes[a] != cls) continue;
            if (symmetric && b > a) continue;
            cuts.push_back({a, b, plugs / 2, symmetric && a != b ? 2 : 1});
        }
    }
    std::stable_sort(cuts.begin(), cuts.end(),
                     [](const Cut& a, const Cut& b) { return a.pairs > b.pairs; });
    return cuts;
}

template <class Ring>
class Gatherer {
  public:
    using Number = typename Ring::Number;

    Gatherer(const Halves<Ring>& halves, const Meanders& meanders)
        : halves_(halves),
          meanders_(meanders),
          sides_{*halves.plan.first, *halves.plan.second},
          swept_(sides_.swept) {
        merged_.resize(static_cast<std::size_t>(sides_.swept.columns) + 1);
        for (int left = 0; left <= sides_.swept.columns; ++left) {
            for (int right = 0; right <= sides_.waiting.columns; ++right) {
                const bool whole = (left + right) % 2 == 0 && left + right > 0 &&
                                   left + right <= 2 * meanders.most();
                merged_[static_cast<std::size_t>(left)].push_back(
                    whole ? merged(sides_, meanders, left, right) : std::vector<std::uint32_t>{});
            }
        }
    }

    const Listed& swept() const { return swept_; }

    // The states of a cut in a table, by number of bracket word.
    void gather(const Cut& cut, const Number* table, std::vector<Number>& states) const {
        const std::size_t unit = halves_.unit;
        const Place& place = sides_.waiting.places[cut.waiting];
        const Group& group = sides_.waiting.groups[place.group];
        const Part& part = group.parts[place.part];
        const Tile& tile = halves_.plan.edge[place.group];
        const Starts starts = starts_of(sides_.swept.edge, tile.cls, group.width);
        const int left = 2 * cut.pairs - part.plugs;
        const std::uint32_t* number =
            merged_[static_cast<std::size_t>(left)][static_cast<std::size_t>(part.plugs)].data();
        states.resize(meanders_.count(cut.pairs) * unit);
        for (std::size_t d = 0; d <= static_cast<std::size_t>(std::min(left, part.plugs)); ++d) {
            const std::uint32_t count =
                sides_.waiting.patterns.count(part.plugs, static_cast<int>(d));
            for (const std::uint32_t row : swept_.rows[cut.swept][d]) {
                std::uint64_t at = tile.at + starts[d] + std::uint64_t{row} * group.width[d] +
                                   part.base[d] + place.slot;
                for (std::uint32_t b = 0; b < count; ++b, at += part.count) {
                    std::copy_n(table + at * unit, unit, &states[*number++ * unit]);
                }
            }
        }
    }

  private:
    const Halves<Ring>& halves_;
    const Meanders& meanders_;
    Halved sides_;
    Listed swept_;
    std::vector<std::vector<std::vector<std::uint32_t>>> merged_{};  // by brackets left and right
};

}  // namespace

template <class Ring>
Joined<Ring> join(const Halves<Ring>& halves, const Meanders& meanders, int jobs,
                  core::Budget& budget) {
    using Number = typename Ring::Number;
    const Gatherer<Ring> gatherer(halves, meanders);
    const std::vector<Cut> cuts = cuts_of(halves.plan, gatherer.swept());
    if (jobs < 1) jobs = core::machine_jobs();
    std::vector<Closer<Ring>> closers(static_cast<std::size_t>(jobs),
                                      Closer<Ring>(halves, meanders));
    Joined<Ring> joined;
    constexpr std::size_t kWave = 4096;
    for (std::size_t begin = 0; begin < cuts.size(); begin += kWave) {
        const std::size_t end = std::min(cuts.size(), begin + kWave);
        std::atomic<std::size_t> next{begin};
        core::parallel_for(closers.size(), jobs, [&](std::size_t k) {
            std::vector<Number> upper;
            std::vector<Number> lower;
            for (std::size_t cut = next++; cut < end; cut = next++) {
                gatherer.gather(cuts[cut], halves.upper, upper);
                if (halves.lower != halves.upper) gatherer.gather(cuts[cut], halves.lower, lower);
                closers[k].close(cuts[cut], upper, halves.lower != halves.upper ? lower : upper);
            }
        });
        joined.finished = joined.finished && budget.spend() && budget.look();
        if (!joined.finished) return joined;
    }
    joined.sums.resize(2 * halves.unit - 1);
    for (const Closer<Ring>& closer : closers) {
        joined.outgrown = joined.outgrown || closer.outgrown();
        for (std::size_t k = 0; k < joined.sums.size(); ++k) {
            halves.ring.merge(joined.sums[k], closer.sums()[k]);
        }
    }
    return joined;
}

template Joined<Whole<std::uint64_t>> join(const Halves<Whole<std::uint64_t>>&, const Meanders&,
                                           int, core::Budget&);
template Joined<Whole<Wide>> join(const Halves<Whole<Wide>>&, const Meanders&, int, core::Budget&);
template Joined<Residue> join(const Halves<Residue>&, const Meanders&, int, core::Budget&);

}  // namespace hashigo::detour::cycles
