// A run's course: sweep the rows of the upper half, close, and where that is not the end, begin
// again: with wider words where one was outgrown, or modulo the next prime. So many primes are
// taken that their product exceeds the number of loops: a loop is settled by its vertical edges, as
// those of a row and the ones above settle the horizontal ones; a row of n cells has at most (n
// choose n/2) sets of edges downwards, since black and white ones are out by a fixed number.
#include "genres/detour/cycles.h"

#include <algorithm>
#include <utility>

#include "core/refusal.h"
#include "genres/detour/cycles_phrases.h"
#include "genres/detour/cycles_run.h"

namespace hashigo::detour::cycles {

namespace {

// Table numbers of a tile: about what a processor's own cache holds twice.
std::uint64_t tile_numbers(const Field& field, Numbers numbers) {
    constexpr std::uint64_t kTileBytes = std::uint64_t{1} << 19U;
    const std::uint64_t bytes = numbers == Numbers::Words64    ? 8
                                : numbers == Numbers::Words128 ? 16
                                                               : 4;
    return kTileBytes / (bytes * field.unit) + 1;
}

Field field_of(const Wish& wish) {
    Field field;
    field.rows = std::max(wish.size.rows, wish.size.cols);
    field.cols = std::min(wish.size.rows, wish.size.cols);
    field.jobs = wish.jobs;
    const auto cells = static_cast<std::size_t>(field.upper() * field.cols);
    if (wish.by_turns) field.unit = cells / 2 + 2;
    return field;
}

bool is_prime(std::uint32_t number) {
    for (std::uint32_t factor = 2; factor * factor <= number && factor < 65536; ++factor) {
        if (number % factor == 0) return false;
    }
    return true;
}

// Primes below 2^31, largest first, until their product exceeds every possible count.
std::vector<std::uint32_t> primes_for(const Field& field) {
    const auto cols = static_cast<std::uint64_t>(field.cols);
    const core::Count bound = boost::multiprecision::pow(core::choose(cols, cols / 2),
                                                         static_cast<unsigned>(field.rows - 1));
    std::vector<std::uint32_t> primes;
    core::Count product = 1;
    for (std::uint32_t number = 0x7fffffffU; product <= bound; number -= 2) {
        if (!is_prime(number)) continue;
        primes.push_back(number);
        product *= number;
    }
    return primes;
}

core::Count power_modulo(core::Count base, std::uint32_t exponent, std::uint32_t modulus) {
    core::Count result = 1;
    for (base %= modulus; exponent > 0; exponent /= 2) {
        if (exponent % 2 == 1) result = result * base % modulus;
        base = base * base % modulus;
    }
    return result;
}

// The number below the product of the primes that leaves these residues.
core::Count combine(const std::vector<std::uint32_t>& primes,
                    const std::vector<std::vector<core::Count>>& residues, std::size_t at) {
    core::Count value = 0;
    core::Count product = 1;
    for (std::size_t k = 0; k < residues.size(); ++k) {
        const std::uint32_t p = primes[k];
        const core::Count gap = (residues[k][at] + p - value % p) % p;
        value += product * (gap * power_modulo(product, p - 2, p) % p);
        product *= p;
    }
    return value;
}

}  // namespace

bool has_no_loop(core::Size size) {
    return size.cells() % 2 == 1 || std::min(size.rows, size.cols) < 2;
}

Numbers likely_numbers(core::Size size) {
    // Half a board's largest number has about 0.48 bits a cell, less 7.
    constexpr int kCellsOf64 = 130;
    constexpr int kCellsOf128 = 256;
    const int cells = size.cells() / 2;
    if (cells <= kCellsOf64) return Numbers::Words64;
    return cells <= kCellsOf128 ? Numbers::Words128 : Numbers::Residues;
}

Run::Inside::Inside(const Wish& wish, Numbers first)
    : wish_(wish), field_(field_of(wish)), numbers_(first), done_(has_no_loop(wish.size)) {
    if (done_) return;
    use(first);
    primes_ = primes_for(field_);
}

void Run::Inside::use(Numbers numbers) {
    numbers_ = numbers;
    if (!done_) plan_ = std::make_unique<Plan>(field_.cols, tile_numbers(field_, numbers_));
}

std::uint64_t Run::Inside::bytes(Numbers numbers) const {
    if (done_) return 0;
    return plan_->compiled_bytes() + pass_bytes(*plan_, field_, numbers);
}

void Run::Inside::begin() {
    if (done_) return;
    plan_->compile(field_.jobs);
    meanders_ = std::make_unique<Meanders>(field_.cols / 2);
    next_pass();
}

void Run::Inside::next_pass() {
    pass_.reset();  // before the next one's tables are allocated
    const std::uint32_t prime = primes_[std::min(results_.size(), primes_.size() - 1)];
    pass_ = make_pass(*plan_, *meanders_, field_, numbers_, prime);
}

std::size_t Run::Inside::passes() const {
    return numbers_ == Numbers::Residues ? primes_.size() : 1;
}

std::uint64_t Run::Inside::work() const {
    if (done_) return 0;
    const auto upper = static_cast<std::uint64_t>(field_.upper());
    const std::uint64_t swept =
        upper * results_.size() + (pass_ ? static_cast<std::uint64_t>(pass_->row()) : 0);
    const std::uint64_t rows = upper * passes() - swept;
    return rows * plan_->work() * field_.unit / kAdditionsOfNode;
}

bool Run::Inside::advance(core::Budget& budget) {
    if (done_) return true;
    if (pass_->row() == field_.upper()) return close(budget);
    if (!pass_->advance(budget)) return false;
    return pass_->outgrown() ? widen(budget) : true;
}

bool Run::Inside::close(core::Budget& budget) {
    auto counts = pass_->close(budget);
    if (!counts) return false;
    if (pass_->outgrown()) return widen(budget);
    results_.push_back(std::move(*counts));
    done_ = results_.size() == passes();
    if (!done_) next_pass();
    return true;
}

bool Run::Inside::widen(core::Budget& budget) {
    pass_.reset();
    numbers_ = numbers_ == Numbers::Words64 ? Numbers::Words128 : Numbers::Residues;
    if (!budget.afford(bytes(numbers_))) return false;
    next_pass();
    return true;
}

Counted Run::Inside::counted() const {
    Counted all;
    all.numbers = numbers_;
    all.passes = static_cast<int>(results_.size());
    if (results_.empty()) return all;
    for (std::size_t half = 0; half < results_.front().size(); ++half) {
        const core::Count loops = numbers_ == Numbers::Residues ? combine(primes_, results_, half)
                                                                : results_.front()[half];
        all.loops += loops;
        if (!wish_.by_turns) continue;
        all.by_turns.resize(2 * half + 1, 0);
        all.by_turns[2 * half] = loops;
    }
    while (!all.by_turns.empty() && all.by_turns.back() == 0) all.by_turns.pop_back();
    return all;
}

Run::Run(std::unique_ptr<Inside> inside) : inside_(std::move(inside)) {}
Run::Run(Run&& other) noexcept = default;
Run& Run::operator=(Run&& other) noexcept = default;
Run::~Run() = default;

core::Result<Run> Run::start(const Wish& wish, core::Budget& budget) {
    if (!has_no_loop(wish.size) && std::min(wish.size.rows, wish.size.cols) > kMostShort) {
        return core::too_wide(kMostShort, least_bytes(wish), budget);
    }
    auto inside =
        std::make_unique<Inside>(wish, wish.begin_with.value_or(likely_numbers(wish.size)));
    core::Budget look = budget;
    if (!look.afford(inside->bytes(inside->numbers()))) inside->use(Numbers::Residues);
    const std::uint64_t bytes = inside->bytes(inside->numbers());
    if (!budget.afford(bytes)) return core::needs_bytes(budget);
    inside->begin();
    return Run(std::move(inside));
}

std::uint64_t Run::work() const {
    return inside_->work();
}

bool Run::is_of(const Wish& wish) const {
    const Wish& own = inside_->wish();
    return own.size == wish.size && own.by_turns == wish.by_turns;
}

bool Run::done() const {
    return inside_->done();
}

bool Run::advance(core::Budget& budget) {
    return inside_->advance(budget);
}

Counted Run::counted() const {
    return inside_->counted();
}

std::uint64_t bytes_needed(const Wish& wish, Numbers numbers) {
    if (has_no_loop(wish.size)) return 0;
    const Field field = field_of(wish);
    const Plan plan(field.cols, tile_numbers(field, numbers));
    return plan.compiled_bytes() + pass_bytes(plan, field, numbers);
}

core::Result<Counted> count(const Wish& wish, core::Budget& budget,
                            const std::function<void(std::uint64_t)>& expect,
                            const core::Shelf& shelf) {
    auto run = core::begin_or_resume(
        shelf, [&] { return Run::start(wish, budget); },
        [&](std::istream& in) { return Run::read(in, wish.jobs, budget); },
        [&](const Run& kept) { return kept.is_of(wish); });
    if (!run) return run.error();
    if (expect) expect(run->work());
    const auto unfinished = phrases::refusal(core::Fault::Limit, phrases::Unfinished);
    if (auto ended = core::complete(*run, shelf, budget, unfinished)) return *ended;
    return run->counted();
}

}  // namespace hashigo::detour::cycles
