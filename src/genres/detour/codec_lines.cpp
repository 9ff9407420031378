// Lines in and out; see codec_lines.h. Names of regions are looked up in a map, since a file may
// name them as it likes; ours are numbers in the order of first cells.
#include "genres/detour/codec_lines.h"

#include <algorithm>
#include <map>
#include <string_view>

#include "core/codec_phrases.h"
#include "genres/detour/phrases.h"
#include "genres/detour/state.h"

namespace hashigo::detour {

namespace codec = core::codec;

namespace {

using MaybeError = std::optional<core::Error>;

constexpr std::string_view kWall = "wall:";
constexpr std::string_view kOpen = "?";
constexpr char kCellSign = '+';

// Calls take(token) for every token of a line, however many there are.
template <class Take>
MaybeError each_token(core::Token line, Take&& take) {
    std::size_t at = 0;
    while (at < line.text.size()) {
        const std::size_t begin = at;
        while (at < line.text.size() && !core::is_blank(line.text[at])) ++at;
        if (at > begin) {
            if (auto error =
                    take(core::Token{line.text.substr(begin, at - begin), line.offset + begin})) {
                return error;
            }
        }
        while (at < line.text.size() && core::is_blank(line.text[at])) ++at;
    }
    return std::nullopt;
}

bool is_name(std::string_view text) {
    return !text.empty() && std::all_of(text.begin(), text.end(), [](char c) {
        return core::is_digit(c) || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_';
    });
}

core::Error bad_region(core::Token token) {
    return core::fail(phrases::phrase(phrases::BadRegion), token.offset, core::quote(token.text));
}
core::Error bad_clue(core::Token token) {
    return core::fail(codec::phrase(codec::BadClue), token.offset, core::quote(token.text));
}

// "r3c4", counted from 1, as a cell; or -1.
int cell_named(core::Size size, std::string_view text) {
    const std::size_t c = text.find('c');
    if (text.substr(0, 1) != "r" || c == std::string_view::npos) return -1;
    const int row = core::whole_number(text.substr(1, c - 1)).value_or(0);
    const int col = core::whole_number(text.substr(c + 1)).value_or(0);
    return size.contains(row - 1, col - 1) ? size.at(row - 1, col - 1) : -1;
}

int edge_named(core::Size size, std::string_view text) {
    const std::size_t dash = text.find('-');
    if (dash == std::string_view::npos) return -1;
    const int a = cell_named(size, text.substr(0, dash));
    const int b = cell_named(size, text.substr(dash + 1));
    return a < 0 || b < 0 ? -1 : edge_between(size, a, b);
}

class PuzzleReader {
  public:
    explicit PuzzleReader(Puzzle& p) : p_(p) {}

    MaybeError read_regions(const LineSource& lines) {
        const core::Block block{p_.size, codec::words(codec::Regions)};
        core::Line line;
        for (int row = 0; row < p_.size.rows; ++row) {
            const std::size_t before = lines.offset();
            const bool there = lines.next(line);
            if (!there || begins_marks(line)) {
                return core::fail(codec::phrase(codec::MissingRows),
                                  there ? line.whole.offset : before, row, p_.size.rows,
                                  block.name);
            }
            const auto take = [&](core::Token token) { return take_name(token); };
            if (auto error = core::read_tokens(line, row, block, take)) return error;
        }
        p_ = puzzle_of_regions(p_.size, region_);
        return check_connected();
    }

    MaybeError take_given(core::Token token) {
        if (token.text.substr(0, kWall.size()) == kWall) return take_wall(token);
        const std::size_t equals = token.text.find('=');
        if (equals == std::string_view::npos) return core::surplus(token);
        const auto name = names_.find(token.text.substr(0, equals));
        if (name == names_.end()) {
            return core::fail(phrases::phrase(phrases::UnknownRegion), token.offset,
                              core::quote(token.text.substr(0, equals)));
        }
        const core::Token number{token.text.substr(equals + 1), token.offset + equals + 1};
        return take_number(name->second, number, token);
    }

    // Walls that part a region would leave its number without a home.
    MaybeError settle() {
        if (!wall_) return std::nullopt;
        const std::vector<Clue> clues = p_.clues;
        settle_regions(p_);
        if (p_.clues.size() != clues.size()) {
            return core::fail(phrases::phrase(phrases::WallParts), wall_->offset,
                              core::quote(wall_->text));
        }
        p_.clues = clues;
        return std::nullopt;
    }

  private:
    MaybeError take_name(core::Token token) {
        if (!is_name(token.text)) return bad_region(token);
        const int next = static_cast<int>(names_.size());
        region_.push_back(names_.emplace(std::string(token.text), next).first->second);
        tokens_.push_back(token.offset);
        return std::nullopt;
    }

    // Maps names to regions; a name whose cells lie apart is an error.
    MaybeError check_connected() {
        std::vector<int> home(names_.size(), -1);
        for (std::size_t cell = 0; cell < region_.size(); ++cell) {
            int& region = home[static_cast<std::size_t>(region_[cell])];
            const int here = p_.region_of(static_cast<int>(cell));
            if (region < 0) region = here;
            if (region == here) continue;
            return core::fail(phrases::phrase(phrases::RegionApart), tokens_[cell],
                              name_of(region_[cell]), cell_name(p_, static_cast<int>(cell)));
        }
        for (auto& [name, region] : names_) region = home[static_cast<std::size_t>(region)];
        return std::nullopt;
    }

    std::string name_of(int number) const {
        const auto found = std::find_if(names_.begin(), names_.end(),
                                        [&](const auto& name) { return name.second == number; });
        return core::quote(found->first);
    }

    MaybeError take_number(int region, core::Token digits, core::Token whole) {
        Clue clue{core::whole_number(digits.text), true};
        if (!clue.number && digits.text != kOpen) return bad_clue(whole);
        if (clue.number.value_or(0) > kMaxNumber) {
            return core::fail(codec::phrase(codec::NumberRange), digits.offset,
                              core::quote(digits.text), kMaxNumber);
        }
        Clue& own = p_.clues[static_cast<std::size_t>(region)];
        if (own.there && !(own == clue)) {
            const auto cell = std::find(p_.region.begin(), p_.region.end(), region);
            return two_numbers(p_, static_cast<int>(cell - p_.region.begin()), own, clue,
                               whole.offset);
        }
        own = clue;
        return std::nullopt;
    }

    MaybeError take_wall(core::Token token) {
        const int edge = edge_named(p_.size, token.text.substr(kWall.size()));
        if (edge < 0) {
            return core::fail(phrases::phrase(phrases::WallNowhere), token.offset,
                              core::quote(token.text));
        }
        p_.walls[static_cast<std::size_t>(edge)] = 1;
        wall_ = {std::string(token.text), token.offset};
        return std::nullopt;
    }

    struct LastWall {
        std::string text;
        std::size_t offset = 0;
    };

    Puzzle& p_;
    std::map<std::string, int, std::less<>> names_;  // to a number, later to the region
    std::vector<int> region_;
    std::vector<std::size_t> tokens_;
    std::optional<LastWall> wall_;
};

std::optional<Mark> mark_of(std::string_view sign) {
    if (sign == "-" || sign == "|") return Mark::Line;
    if (sign == "x") return Mark::Empty;
    if (sign == ".") return Mark::Unknown;
    return std::nullopt;
}

// A line of the drawing: cells with the edges between them, or the edges below the cells.
MaybeError read_mark_line(const core::Line& line, int row, core::Size size, bool cells,
                          std::vector<Mark>& marks) {
    const int width = cells ? 2 * size.cols - 1 : size.cols;
    int count = 0;
    const auto take = [&](core::Token sign) -> MaybeError {
        const bool cell = cells && count++ % 2 == 0;
        const std::optional<Mark> mark = mark_of(sign.text);
        const bool fits = cell ? sign.text == std::string_view(&kCellSign, 1) : mark.has_value();
        if (!fits) {
            return core::fail(codec::phrase(codec::BadMark), sign.offset, core::quote(sign.text));
        }
        if (!cell) marks.push_back(*mark);
        return std::nullopt;
    };
    const core::Block block{{2 * size.rows - 1, width}, codec::words(codec::Marks)};
    return core::read_signs(line.whole, row, block, take);
}

char sign_of(Mark mark, char line) {
    if (mark == Mark::Unknown) return '.';
    return mark == Mark::Line ? line : 'x';
}

}  // namespace

bool begins_marks(const core::Line& line) {
    return !line.tokens.empty() && line.tokens.front().text.front() == kCellSign;
}

std::optional<core::Error> read_puzzle_lines(const LineSource& lines, Puzzle& p,
                                             std::optional<core::Line>& marks) {
    PuzzleReader reader(p);
    if (auto error = reader.read_regions(lines)) return error;
    core::Line line;
    while (lines.next(line)) {
        if (begins_marks(line)) {
            marks = line;
            break;
        }
        const auto take = [&](core::Token token) { return reader.take_given(token); };
        if (auto error = each_token(line.whole, take)) return error;
    }
    return reader.settle();
}

std::optional<core::Error> read_mark_lines(const LineSource& lines,
                                           const std::optional<core::Line>& first, core::Size size,
                                           State& s) {
    const int rows = 2 * size.rows - 1;
    std::vector<Mark> across;
    std::vector<Mark> down;
    core::Line line;
    for (int row = 0; row < rows; ++row) {
        const std::size_t before = lines.offset();
        if (row == 0 && first) {
            line = *first;
        } else if (!lines.next(line)) {
            return core::fail(codec::phrase(codec::MissingRows), before, row, rows,
                              codec::words(codec::Marks));
        }
        const bool cells = row % 2 == 0;
        if (auto error = read_mark_line(line, row, size, cells, cells ? across : down)) {
            return error;
        }
    }
    if (lines.next(line)) return core::surplus(line.whole);
    s.marks = std::move(across);
    s.marks.insert(s.marks.end(), down.begin(), down.end());
    return std::nullopt;
}

std::vector<std::string> region_rows(const Puzzle& p) {
    std::vector<std::string> rows(static_cast<std::size_t>(p.size.rows));
    for (int cell = 0; cell < p.size.cells(); ++cell) {
        std::string& row = rows[static_cast<std::size_t>(p.size.row(cell))];
        row += (row.empty() ? "" : " ") + std::to_string(p.region_of(cell));
    }
    return rows;
}

std::vector<std::string> given_signs(const Puzzle& p) {
    std::vector<std::string> signs;
    for (int edge = 0; edge < edge_count(p.size); ++edge) {
        const auto [a, b] = ends(p.size, edge);
        const bool within = p.region_of(a) == p.region_of(b);
        if (p.walls[static_cast<std::size_t>(edge)] == 0 || !within) continue;
        signs.push_back(std::string(kWall) + edge_name(p, edge));
    }
    for (int region = 0; region < p.regions(); ++region) {
        const Clue& clue = p.clues[static_cast<std::size_t>(region)];
        if (!clue.there) continue;
        signs.push_back(std::to_string(region) + "=" +
                        (clue.number ? std::to_string(*clue.number) : std::string(kOpen)));
    }
    return signs;
}

std::vector<std::string> mark_rows(core::Size size, const State& s) {
    std::vector<std::string> rows;
    for (int row = 0; row < size.rows; ++row) {
        std::string cells;
        std::string below;
        for (int col = 0; col < size.cols; ++col) {
            const int cell = size.at(row, col);
            const auto sign = [&](core::Direction side, char line) {
                const int edge = edge_at(size, cell, side);
                return edge < 0
                           ? std::string()
                           : std::string(1, sign_of(s.marks[static_cast<std::size_t>(edge)], line));
            };
            cells += kCellSign + sign(core::Direction::Right, '-');
            below += (col == 0 ? "" : " ") + sign(core::Direction::Down, '|');
        }
        rows.push_back(cells);
        if (row + 1 < size.rows) rows.push_back(below);
    }
    return rows;
}

core::Error two_numbers(const Puzzle& p, int cell, const Clue& one, const Clue& other,
                        std::size_t offset) {
    const auto shown = [](const Clue& clue) {
        return clue.number ? std::to_string(*clue.number) : std::string(kOpen);
    };
    return core::fail(phrases::phrase(phrases::TwoNumbers), offset, cell_name(p, cell), shown(one),
                      shown(other));
}

}  // namespace hashigo::detour
