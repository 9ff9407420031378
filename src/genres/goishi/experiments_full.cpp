// Full boards: every cell holds a stone. The recurrence was found from small boards, so its column
// is computed from counts only, and agreement is a test of it.
#include <map>
#include <optional>
#include <vector>

#include "genres/goishi/count.h"
#include "genres/goishi/experiments.h"
#include "genres/goishi/experiments_phrases.h"

namespace hashigo::goishi {

namespace {

namespace words = experiments_phrases;
using core::Kind;
using core::Size;

std::vector<Size> sizes_of(core::Scale scale) {
    std::vector<Size> sizes = {{1, 2}, {1, 3}, {1, 4}, {1, 8}, {1, 16}};
    const int widest = scale == core::Scale::Quick ? 7 : scale == core::Scale::Article ? 9 : 10;
    for (int n = 1; n <= widest; ++n) sizes.push_back({2, n});
    for (const Size size : {Size{3, 3}, Size{3, 4}, Size{3, 5}}) sizes.push_back(size);
    if (scale == core::Scale::Quick) return sizes;
    sizes.push_back({3, 6});
    sizes.push_back({4, 4});
    if (scale == core::Scale::Full) sizes.push_back({4, 5});
    return sizes;
}

// From the three counts before, of boards of two rows; from the fifth term on it is a prediction.
core::Cell recurrence(const std::map<int, core::Count>& two_rows, Size size) {
    constexpr int kFirst = 5;
    if (size.rows != 2 || size.cols < kFirst) return {};
    const auto before = [&](int back) { return two_rows.at(size.cols - back); };
    const core::Count value = 4 * before(1) - before(2) - 6 * before(3);
    return core::words(core::decimal(value));
}

}  // namespace

core::Result<core::Findings> full_table(core::Lab& lab) {
    core::Findings findings;
    findings.columns = {{words::kGrid, Kind::Key},
                        {words::kAnswers, Kind::Exact},
                        {words::kRecurrence, Kind::Exact}};
    std::map<int, core::Count> two_rows;
    const std::vector<Size> sizes = sizes_of(lab.scale);
    for (const Size size : sizes) {
        const auto answers = count_answers(full_board(size), lab.budget);
        if (!answers) return answers.error();
        if (size.rows == 2) two_rows[size.cols] = *answers;
        findings.rows.push_back({core::words(grid_name(size)), core::words(core::decimal(*answers)),
                                 recurrence(two_rows, size)});
        if (lab.progress) lab.progress(findings.rows.size(), sizes.size());
    }
    return findings;
}

}  // namespace hashigo::goishi
