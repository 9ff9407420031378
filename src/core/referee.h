// The shape of a genre's rule table. A check reads a player's marks and lists where they break the
// rule; a violation is Broken when no further mark can mend it, and Unfinished otherwise.
#pragma once

#include <string_view>
#include <vector>

#include "core/site.h"
#include "core/text.h"

namespace hashigo::core {

enum class Standing { Broken, Unfinished };

struct Violation {
    std::string_view code;   // ours, stable
    std::string_view alias;  // puzz.link's failure code, or empty
    Standing standing = Standing::Broken;
    Text message;
    Sites sites;
};

// What a check reports about one place; the rule adds its code and sentence.
struct Lapse {
    Standing standing;
    Sites sites;
};

template <class G>
struct Rule {
    std::string_view alias;
    Phrase sentence;  // its key is the code
    std::vector<Lapse> (*check)(const typename G::Puzzle&, const typename G::State&);
};

// Every violation of every rule, in the table's order, which is the field's order of checking.
template <class G>
std::vector<Violation> judge(const typename G::Puzzle& puzzle, const typename G::State& marks) {
    std::vector<Violation> violations;
    for (const Rule<G>& rule : G::rules()) {
        for (Lapse& lapse : rule.check(puzzle, marks)) {
            violations.push_back({rule.sentence.key, rule.alias, lapse.standing, say(rule.sentence),
                                  std::move(lapse.sites)});
        }
    }
    return violations;
}

}  // namespace hashigo::core
