// What the clues of one line, a row or a column, ask of a count that goes along it. A clue that
// looks back needs the number of shaded cells so far; one that looks ahead, in a white cell, is a
// promise of how many are still to come. Numbers that cannot decide anything any more are
// forgotten, so that counts meet again that differ in nothing else.
#pragma once

#include <optional>
#include <vector>

#include "genres/yajikazu/board.h"

namespace hashigo::yajikazu {

// A line's two memories. 0: nothing is remembered; else the number of shaded cells seen, plus 1,
// and the number of shaded cells still due, plus 1.
struct Tally {
    int seen = 0;
    int due = 0;
};

class Track {
  public:
    // A line of marks, each place with the number of a binding clue that looks back, ahead.
    struct Place {
        Mark mark = Mark::Unknown;
        std::optional<int> back{};
        std::optional<int> ahead{};
    };
    explicit Track(const std::vector<Place>& line);

    Tally begin() const { return {kept(0, 0), 0}; }
    // Past one place; empty where a clue or promise would not hold.
    std::optional<Tally> past(int place, Tally tally, bool shaded) const;

    // The highest value of each memory, at any place.
    int most_seen() const { return most_seen_; }
    int most_due() const { return most_due_; }

  private:
    struct Range {
        int least = 0;
        int most = 0;
    };
    static std::size_t at(int place) { return static_cast<std::size_t>(place); }
    void note_back(int place, int number);
    int kept(int place, int seen) const;

    std::vector<Place> line_;
    std::vector<Range> rest_;                // shaded cells there can be from a place on
    std::vector<std::vector<char>> useful_;  // by place, by number seen
    int most_seen_ = 0;
    int most_due_ = 0;
};

}  // namespace hashigo::yajikazu
