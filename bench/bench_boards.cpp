// Times the proof of uniqueness on a file of boards, from text to verdict, and checks it against
// published solutions where the file has them. A line is an address, or a JSON object with "url",
// or with "puzzle" (and "genre", or --genre NAME for all), and perhaps "solution".
#include <algorithm>
#include <chrono>
#include <cstdio>
#include <fstream>
#include <map>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "app/any_genre.h"
#include "core/sniff.h"
#include "core/table.h"

namespace {

using namespace hashigo;
using Json = nlohmann::json;

struct Board {
    std::string name;
    std::string text;
    Json solution;  // null, or rows of '#' and '.'
};

Board read_line(const std::string& line, const std::string& genre) {
    if (line.empty() || line.front() != '{') return {line, line, nullptr};
    Json row = Json::parse(line);
    Board board{row.value("id", "?"), "", row.value("solution", Json())};
    // A row that holds a state to check has no solution, though it may fill that field.
    if (row.value("expect", "").rfind("failcheck", 0) == 0) board.solution = nullptr;
    if (row.contains("url") && row["url"].is_string()) {
        board.text = row["url"];
        return board;
    }
    board.text = Json{{"genre", row.value("genre", genre)},
                      {"rows", row.at("rows")},
                      {"cols", row.at("cols")},
                      {"puzzle", row.at("puzzle")}}
                     .dump();
    return board;
}

std::vector<Board> read_boards(const std::string& path, const std::string& genre) {
    std::ifstream file(path);
    std::vector<Board> boards;
    for (std::string line; std::getline(file, line);) {
        if (!line.empty() && line.front() != '#') boards.push_back(read_line(line, genre));
    }
    return boards;
}

struct Timed {
    core::Verdict verdict = core::Verdict::Unknown;
    core::Size size;
    double milliseconds = 0;
    bool differs = false;  // from the published solution
};

bool same(const app::AnyGenre& genre, const std::string& answer, const Json& solution) {
    if (solution.is_null()) return true;
    Json marks = Json::parse(genre.convert(answer, core::Format::Json).value().text).at("marks");
    for (Json& row : marks) {
        std::string text = row;
        std::replace(text.begin(), text.end(), '+', '.');
        row = text;
    }
    return marks == solution;
}

// The median of several runs: one run of a small board is shorter than a tick of noise.
Timed time_board(const app::AnyGenre& genre, const Board& board) {
    constexpr int kRuns = 9;
    Timed timed;
    std::vector<double> runs;
    for (int k = 0; k < kRuns; ++k) {
        core::Budget budget;
        budget.limit_seconds(60);
        const auto begin = std::chrono::steady_clock::now();
        const auto report = genre.solve(board.text, {}, {}, budget);
        const std::chrono::duration<double, std::milli> spent =
            std::chrono::steady_clock::now() - begin;
        runs.push_back(spent.count());
        if (!report) throw std::runtime_error(report.error().message.en);
        timed.verdict = report->verdict;
        timed.size = report->about.size;
        timed.differs =
            !report->answers.empty() && !same(genre, report->answers.front(), board.solution);
    }
    std::nth_element(runs.begin(), runs.begin() + kRuns / 2, runs.end());
    timed.milliseconds = runs[kRuns / 2];
    return timed;
}

struct Row {
    std::vector<double> times;
    int unique = 0;
    int other = 0;
    int differs = 0;
};

void print(const std::map<std::pair<int, int>, Row>& rows) {
    core::Table table{
        "", {"size", "boards", "unique", "other", "differs", "median ms", "max ms"}, {}};
    for (const auto& [size, row] : rows) {
        std::vector<double> times = row.times;
        std::sort(times.begin(), times.end());
        table.rows.push_back({std::to_string(size.first) + "x" + std::to_string(size.second),
                              std::to_string(times.size()), std::to_string(row.unique),
                              std::to_string(row.other), std::to_string(row.differs),
                              core::decimal(times[times.size() / 2], 4),
                              core::decimal(times.back(), 4)});
    }
    std::fputs(core::to_text(table).c_str(), stdout);
}

int run(const std::string& path, const std::string& genre_name) {
    std::map<std::pair<int, int>, Row> rows;
    int failed = 0;
    for (const Board& board : read_boards(path, genre_name)) {
        const auto sniffed = core::sniff(board.text);
        const app::AnyGenre* genre = sniffed ? app::find_genre(sniffed->genre_id) : nullptr;
        if (genre == nullptr) {
            std::fprintf(stderr, "%s: no genre reads this\n", board.name.c_str());
            ++failed;
            continue;
        }
        const Timed timed = time_board(*genre, board);
        Row& row = rows[{timed.size.rows, timed.size.cols}];
        row.times.push_back(timed.milliseconds);
        const bool unique = timed.verdict == core::Verdict::Unique;
        row.unique += unique ? 1 : 0;
        row.other += unique ? 0 : 1;
        row.differs += timed.differs ? 1 : 0;
        if (!unique || timed.differs) {
            std::fprintf(stderr, "%s: %s\n", board.name.c_str(),
                         unique ? "differs from its solution" : "is not proved unique");
            ++failed;
        }
    }
    print(rows);
    return failed == 0 ? 0 : 1;
}

}  // namespace

int main(int argc, char** argv) {
    std::string genre;
    std::string path;
    for (int k = 1; k < argc; ++k) {
        const std::string word = argv[k];
        if (word == "--genre" && k + 1 < argc) {
            genre = argv[++k];
        } else {
            path = word;
        }
    }
    if (path.empty() || !std::ifstream(path)) {
        std::fprintf(stderr, "usage: bench_boards FILE [--genre NAME]\n");
        return 2;
    }
    try {
        return run(path, genre);
    } catch (const std::exception& problem) {
        std::fprintf(stderr, "%s: %s\n", path.c_str(), problem.what());
        return 3;
    }
}
