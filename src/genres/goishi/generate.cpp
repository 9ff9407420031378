// What is refused rests on this. A symmetry of the board maps answers to answers, and no order of
// two or more stones is its own image, so a symmetric board has an even number of answers or none.
// No board of 2 to 6 stones has one answer: lines without stones do not matter, so it is enough to
// count the finitely many boards without such lines. A board of one or two rows that can be picked
// up has an answer that works backwards as well (the README proves it). The rest was counted in
// full (the census). Of two or more stones the rung line cannot tell the first.
//
// On a board with more lines than its stones can join, a strewn board falls apart. Lines without
// stones do not matter, so the puzzle is made on some of the lines and spread over the board.
#include "genres/goishi/generate.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <string>

#include "core/grade.h"
#include "genres/goishi/climb.h"
#include "genres/goishi/generate_phrases.h"
#include "genres/goishi/genre.h"

namespace hashigo::goishi {

namespace {

namespace words = generate_phrases;

constexpr int kLeastStones = 7;
constexpr int kUsualMost = 40;  // beyond this, boards with one answer are slow to find
constexpr std::uint64_t kPatience = 60'000'000;  // nodes, where the caller sets no limit

// Grids that were counted in full, the shorter side first: the least and most stones of a puzzle.
struct Counted {
    core::Size size;
    int least = 0;
    int most = 0;
};
constexpr std::array<Counted, 14> kCountedGrids = {{
    {{3, 3}, 0, 0},
    {{3, 4}, 7, 7},
    {{3, 5}, 7, 10},
    {{3, 6}, 7, 12},
    {{3, 7}, 7, 14},
    {{3, 8}, 7, 16},
    {{3, 9}, 7, 18},
    {{3, 10}, 7, 20},
    {{4, 4}, 7, 10},
    {{4, 5}, 7, 13},
    {{4, 6}, 7, 15},
    {{4, 7}, 7, 17},
    {{5, 5}, 7, 15},
    {{5, 6}, 7, 18},
}};

const Counted* counted(core::Size size) {
    const core::Size lying{std::min(size.rows, size.cols), std::max(size.rows, size.cols)};
    const auto* const found = std::find_if(kCountedGrids.begin(), kCountedGrids.end(),
                                           [&](const Counted& grid) { return grid.size == lying; });
    return found == kCountedGrids.end() ? nullptr : found;
}

template <class... Args>
core::Error refuse(const core::Phrase& phrase, const Args&... args) {
    core::Error error = core::fail(phrase, std::nullopt, args...);
    error.fault = core::Fault::Usage;
    return error;
}

struct Wish {
    Puzzle like;  // size and variant
    int stones = 0;
    Laying laying = Laying::Strew;
    std::string grade;  // empty: any
    std::uint64_t least_effort = 0;
    std::uint64_t most_effort = core::Budget::kUnlimited;

    bool asks_grade() const {
        return !grade.empty() || least_effort > 0 || most_effort < core::Budget::kUnlimited;
    }
};

// Takes numbers from the choices; keeps the first error.
class Numbers {
  public:
    explicit Numbers(const app::Choices& choices) : choices_(choices) {}

    std::uint64_t take(const core::Phrase& option, std::uint64_t fallback) {
        const auto found = choices_.find(option.key);
        if (found == choices_.end()) return fallback;
        const std::string& text = found->second;
        std::uint64_t value = 0;
        const auto read = std::from_chars(text.data(), text.data() + text.size(), value);
        const bool whole = read.ec == std::errc() && read.ptr == text.data() + text.size();
        if (!whole && !error) error = refuse(words::kNumber, option.key, text);
        return whole ? value : fallback;
    }
    std::optional<core::Error> error{};

  private:
    const app::Choices& choices_;
};

bool chosen(const app::Choices& choices, const core::Phrase& option, std::string_view value) {
    const auto found = choices.find(option.key);
    return found != choices.end() && found->second == value;
}

core::Result<Wish> read_wish(const app::GenerateRequest& request) {
    Wish wish;
    wish.like.size = request.size;
    if (auto error = Goishi::configure(wish.like, request.choices)) return *error;
    const auto symmetry = request.choices.find(words::kSymmetry.key);
    if (symmetry != request.choices.end() && symmetry->second != "none") {
        return refuse(words::kSymmetric);
    }
    Numbers numbers(request.choices);
    const auto usual = static_cast<std::uint64_t>(usual_stones(request.size));
    const std::uint64_t stones = numbers.take(words::kStones, usual);
    wish.least_effort = numbers.take(words::kLeastEffort, 0);
    wish.most_effort = numbers.take(words::kMostEffort, core::Budget::kUnlimited);
    if (numbers.error) return *numbers.error;
    if (wish.least_effort > wish.most_effort) return refuse(words::kNoEffort);
    const auto cells = static_cast<std::uint64_t>(request.size.cells());
    if (stones > cells) return refuse(words::kMany, stones, cells);
    wish.stones = static_cast<int>(stones);
    wish.laying = chosen(request.choices, words::kMethod, words::kAlongAWalk.key)
                      ? Laying::AnswerFirst
                      : Laying::Strew;
    const auto grade = request.choices.find(words::kGrade.key);
    if (grade != request.choices.end() && grade->second != "any") wish.grade = grade->second;
    if (wish.stones > 1 && wish.grade == Goishi::ladder().front().id())
        return refuse(words::kLineAlone);
    return wish;
}

// ---- fewer lines -------------------------------------------------------------------------------

// The lines on which the puzzle is made: all, unless the stones could not join so many.
core::Size workshop(core::Size size, int stones) {
    constexpr int kSpare = 10;
    if (size.rows + size.cols <= stones + 1) return size;
    const int lines = std::max(7, (stones + kSpare) / 2);
    int rows = std::clamp(lines / 2, 1, size.rows);
    const int cols = std::clamp(lines - rows, 1, size.cols);
    rows = std::clamp(lines - cols, 1, size.rows);
    return {rows, cols};
}

// `count` of the numbers below `all`, in order.
std::vector<int> some_lines(int count, int all, core::Random& random) {
    std::vector<int> lines;
    for (int line = 0; line < all; ++line) {
        const auto open = static_cast<std::uint64_t>(all - line);
        const auto wanted = static_cast<std::uint64_t>(count) - lines.size();
        if (random.below(open) < wanted) lines.push_back(line);
    }
    return lines;
}

Puzzle spread(const Puzzle& small, core::Size size, core::Random& random) {
    if (small.size == size) return small;
    Puzzle puzzle{size, std::vector<char>(static_cast<std::size_t>(size.cells()), 0),
                  small.variant};
    const std::vector<int> rows = some_lines(small.size.rows, size.rows, random);
    const std::vector<int> cols = some_lines(small.size.cols, size.cols, random);
    for (int cell = 0; cell < small.size.cells(); ++cell) {
        const int row = rows[static_cast<std::size_t>(small.size.row(cell))];
        const int col = cols[static_cast<std::size_t>(small.size.col(cell))];
        puzzle.stones[static_cast<std::size_t>(size.at(row, col))] =
            small.stones[static_cast<std::size_t>(cell)];
    }
    return puzzle;
}

bool fits(const Puzzle& p, const Wish& wish, core::Budget& budget) {
    if (!wish.asks_grade()) return true;
    const core::Grade grade = core::grade<Goishi>(p, budget);
    if (!grade.rung || grade.effort < wish.least_effort || grade.effort > wish.most_effort) {
        return false;
    }
    if (wish.grade.empty()) return true;
    const auto rungs = Goishi::ladder();
    return wish.grade == (*grade.rung == core::kSearchRung
                              ? app::kSearch
                              : rungs[static_cast<std::size_t>(*grade.rung)].id());
}

std::optional<Puzzle> search(const Wish& wish, const core::Random& random, core::Budget& budget) {
    Puzzle like = wish.like;
    like.size = workshop(wish.like.size, wish.stones);
    Toil toil;
    for (std::uint64_t k = 0; !budget.exhausted(); ++k) {
        core::Random own = random.fork(k);
        const auto made = make_unique(like, wish.stones, wish.laying, own, budget, toil);
        if (!made) break;
        Puzzle puzzle = spread(*made, wish.like.size, own);
        if (fits(puzzle, wish, budget)) return puzzle;
    }
    return std::nullopt;
}

}  // namespace

std::vector<core::Option> generate_options() {
    constexpr double kMostEffort = 1e9;
    using Kind = core::Option::Kind;
    core::Option method{words::kMethod.key, Kind::Choice, core::say(words::kMethod)};
    for (const core::Phrase& choice : {words::kStrewn, words::kAlongAWalk}) {
        method.choices.push_back(choice.key);
        method.names.push_back(core::say(choice));
    }
    method.fallback = words::kStrewn.key;
    core::Option grade{words::kGrade.key, Kind::Choice, core::say(words::kGrade)};
    grade.choices = {"any"};
    for (const auto& rung : Goishi::ladder()) grade.choices.push_back(rung.id());
    grade.choices.push_back(app::kSearch);
    grade.fallback = "any";
    core::Option symmetry{words::kSymmetry.key, Kind::Choice, core::say(words::kSymmetry)};
    symmetry.choices = {words::kUnsymmetric.key, "half-turn", "left-right", "up-down"};
    symmetry.names = {core::say(words::kUnsymmetric)};
    symmetry.fallback = words::kUnsymmetric.key;
    const auto number = [](const core::Phrase& phrase, double least, double most) {
        return core::Option{phrase.key, Kind::Integer, core::say(phrase), {}, {}, {}, least, most};
    };
    return {method,
            number(words::kStones, 1, core::kMaxCells),
            grade,
            number(words::kLeastEffort, 0, kMostEffort),
            number(words::kMostEffort, 0, kMostEffort),
            symmetry};
}

int usual_stones(core::Size size) {
    constexpr int kBase = 10;
    const int by_lines = 2 * (size.rows + size.cols) - kBase;
    const Counted* const grid = counted(size);
    const int most = grid != nullptr && grid->most > 0 ? grid->most : kUsualMost;
    const int fitting = std::min(std::max(by_lines, kLeastStones), most);
    return std::min(fitting, size.cells());
}

std::optional<core::Error> impossible(core::Size size, int stones) {
    if (stones > size.cells()) return refuse(words::kMany, stones, size.cells());
    const int shorter = std::min(size.rows, size.cols);
    if (shorter <= 2) return refuse(words::kThin, size.rows, size.cols);
    if (const Counted* const grid = counted(size)) {
        if (grid->most == 0) return refuse(words::kNoneCounted, size.rows, size.cols);
        if (stones < grid->least || stones > grid->most) {
            return refuse(words::kCounted, size.rows, size.cols, grid->least, grid->most);
        }
    }
    if (stones < kLeastStones) return refuse(words::kFew, kLeastStones - 1, kLeastStones);
    return std::nullopt;
}

core::Result<Puzzle> generate(const app::GenerateRequest& request, core::Budget& budget) {
    const auto wish = read_wish(request);
    if (!wish) return wish.error();
    if (!wish->like.variant.reversal) {
        if (auto error = impossible(request.size, wish->stones)) return *error;
    }
    core::Budget part = budget.slice(kPatience);
    const auto made = search(*wish, request.random, part);
    budget.absorb(part);
    if (made) return *made;
    return core::Error{"limit", core::say(words::kGaveUp), {}, core::Fault::Limit};
}

}  // namespace hashigo::goishi
