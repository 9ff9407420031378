// Detour's boards for a race: shipped, clued (a number in every region), and minimal (every number
// is needed).
#include <sstream>

#include "boards.h"
#include "genres/detour/generate.h"
#include "genres/detour/genre.h"
#include "genres/detour/shipped.h"

namespace hashigo::bench {

namespace {

using detour::Puzzle;

std::string facts(const Puzzle& p) {
    std::ostringstream text;
    for (int cell = 0; cell < p.size.cells(); ++cell) {
        const int row = p.size.row(cell);
        const int col = p.size.col(cell);
        text << "cell(" << row << ',' << col << ").\n";
        if (!p.clue_of(cell).binds()) continue;
        text << "in(" << row << ',' << col << ',' << p.region_of(cell) << ").\n";
    }
    for (int region = 0; region < p.regions(); ++region) {
        const auto& clue = p.clues[static_cast<std::size_t>(region)];
        if (clue.binds()) text << "number(" << region << ',' << *clue.number << ").\n";
    }
    return text.str();
}

Board board_of(const Puzzle& p) {
    return bench::board_of<detour::Detour>(p, facts(p));
}

Board shipped(int side, std::uint64_t seed) {
    return board_of(detour::shipped_boards(square(side)).at(seed - 1));
}

Board made(int side, std::uint64_t seed, bool all_numbers) {
    const core::Size size{side, side};
    detour::Recipe recipe;
    recipe.region = detour::usual_region(size);
    recipe.all_numbers = all_numbers;
    core::Random random(seed);
    core::Budget budget;
    const auto answers = detour::AnswerSource::make(size, budget);
    return board_of(*detour::attempt(size, *answers, recipe, random, budget));
}

Board clued(int side, std::uint64_t seed) {
    return made(side, seed, true);
}

Board minimal(int side, std::uint64_t seed) {
    return made(side, seed, false);
}

Board read(std::string_view address) {
    return board_of(read_puzzle<detour::Detour>(address));
}

constexpr Kind kKinds[] = {{"shipped", shipped}, {"clued", clued}, {"minimal", minimal}};

}  // namespace

const Genre kDetour = {"detour", kKinds, read};

}  // namespace hashigo::bench
