// One half of a board's columns, as the half that is being swept and as the half that waits.
//
// Swept: its words have one place more than it has columns, for the plug on the side of the last
// cell. What a cell does is a list of operations on whole rows of a table, and a row is one word of
// this half with everything that the other half may be. The list is made once for each column.
// Waiting: its words are gathered into groups, a column of tiles each; nothing that is swept
// changes which places of the waiting half hold plugs, so a tile is swept alone.
//
// Cells are coloured like a chessboard. Plugs on black cells less plugs on white ones are twice the
// surplus of black among the cells done, for a path that ends in both colours has as many of each.
// So a word of one half goes only with words of one `class` of the other.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "genres/detour/cycles_words.h"

namespace hashigo::detour::cycles {

inline constexpr int kMostClass = 20;  // classes go from -kMostClass to kMostClass

constexpr std::size_t class_at(int cls) {
    return static_cast<std::size_t>(cls + kMostClass);
}

inline constexpr std::size_t kClasses = 2 * static_cast<std::size_t>(kMostClass) + 1;

// Words of which the waiting half holds the plugs at the same number of places.
struct Part {
    int plugs = 0;
    std::uint32_t count = 0;  // sets of places
    Depths base{};            // where in a row of each depth its words begin: [pattern][set]
};

// Sets of places that are swept together: all of them have the same colour sum.
struct Group {
    int colour = 0;
    std::vector<Part> parts{};
    Depths width{};  // words of each depth: the length of a row
};

struct Place {
    std::uint32_t group = 0;
    std::uint32_t part = 0;
    std::uint32_t slot = 0;
};

// The words that are there after a column, and in which order their rows stand: by class, by depth,
// and then, within these, numbered.
struct Layer {
    std::vector<std::uint32_t> row{};    // by word; kNoWord where the word cannot be
    std::vector<std::int16_t> cls{};     // by word
    std::vector<std::uint32_t> order{};  // the words, row by row
    std::vector<std::array<std::uint32_t, kDepths + 1>> first{};  // in `order`, by class and depth

    std::uint32_t rows(int in_class, std::size_t depth) const {
        const auto& of = first[class_at(in_class)];
        return of[depth + 1] - of[depth];
    }
};

// rows of `to` = sum of as many rows of each source; `also`, unless kNoWord, gets the same sum. The
// sources marked in `to_turns` turn in this cell on their way to `to`, likewise `also_turns`.
// `closing` e >= 2 adds the rows of a last source, of depth + 2, with the other half's e-th
// unmatched bracket closed.
struct Operation {
    std::uint32_t to = 0;
    std::uint32_t also = kNoWord;
    std::uint32_t rows = 1;
    std::uint32_t source = 0;  // the first, in Step::sources
    std::uint16_t to_turns = 0;
    std::uint16_t also_turns = 0;
    std::uint8_t sources = 0;  // without the closing one
    std::uint8_t closing = 0;
    std::uint8_t depth = 0;
};

struct Step {
    std::vector<std::vector<Operation>> operations{};  // by class, ascending depth
    std::vector<std::uint32_t> sources{};              // rows of the layer before
};

// Where the rows of the words begin whose last place holds a digit and whose others are a group's
// words of a depth.
struct Block {
    std::int16_t cls = 0;
    Depths first{};  // by depth of the group's words; kNoWord where there are none
};

struct Side {
    // `other` columns in the other half; `most` words of a table that a group should not exceed.
    Side(int columns, int other, std::uint64_t most);

    // Compiles the steps, which take most of the time and memory, on up to `jobs` threads.
    void compile(int jobs);

    int columns = 0;
    Words words;
    Patterns patterns;
    std::vector<Group> groups{};
    std::vector<Place> places{};   // by set of places, outermost lowest
    Layer edge{};                  // between two rows: nothing on the side
    Layer middle{};                // between the halves: ordered by last digit, group and word
    std::vector<Layer> inward{};   // after each column on the way in, but the last
    std::vector<Layer> outward{};  // before each column on the way out, but the last
    std::array<std::vector<Block>, 3> blocks{};  // of the middle, by last digit and group
    std::vector<Step> in{};                      // by place of the column's left plug
    std::vector<Step> out{};

    // The layers around the column whose plugs are at `place` and the one after it.
    const Layer& before(int place, bool is_inward) const;
    const Layer& after(int place, bool is_inward) const;

  private:
    void gather(int other, std::uint64_t most);
    void close_group(Group& group) const;
    void lay();
    void lay_middle();
    void find_blocks();
};

// Which places of a half hold plugs (outermost lowest), and the bracket pattern on them.
struct Shape {
    std::uint32_t places = 0;
    std::uint32_t pattern = 0;
    int plugs = 0;
};

// Of the `count` places of a word from `from` on.
Shape shape_of(const Words& words, std::uint32_t code, int from, int count);

// A cell's work on the words of a side; `place` is that of the outer of its two plugs.
Step compile_step(const Side& side, int place, bool is_inward);

}  // namespace hashigo::detour::cycles
