// A cell as operations on rows. What a word of the layer after can have been before the cell:
//
//   12 at the cell's places   a corner begins: it was 00
//   x0 or 0x                  one line goes on: it was x0 or 0x
//   00                        two lines met: 21; or 11 or 22, and then the bracket that paired with
//                             the inner 1 (the outer 2) was the other kind of bracket
//
// Where the inner 1 of a meeting 11 pairs with a bracket of the other half, it is that half's
// bracket that changes. This cannot happen to 22: a word's closing brackets all pair within the
// word. Neighbouring rows of a layer mostly come from neighbouring rows, and are merged into one
// operation.
#include <utility>

#include "genres/detour/cycles_side.h"

namespace hashigo::detour::cycles {

namespace {

class Compiler {
  public:
    Compiler(const Side& side, int place, bool is_inward)
        : words_(side.words),
          before_(side.before(place, is_inward)),
          after_(side.after(place, is_inward)),
          place_(place),
          is_inward_(is_inward) {
        step_.operations.resize(kClasses);
    }

    Step run() {
        for (const std::uint32_t word : after_.order) compile(word);
        for (auto& operations : step_.operations) operations.shrink_to_fit();
        step_.sources.shrink_to_fit();
        return std::move(step_);
    }

  private:
    void compile(std::uint32_t word) {
        const std::uint32_t code = words_.codes[word];
        const unsigned outer = words_.digit(code, place_);
        const unsigned inner = words_.digit(code, place_ + 1);
        const std::uint32_t rest = code - with(outer, inner);
        Operation op;
        op.to = after_.row[word];
        op.depth = words_.depth[word];
        op.source = static_cast<std::uint32_t>(step_.sources.size());
        if (outer == 0 && inner == 0) {
            meet(op, rest);
        } else if (outer == 1 && inner == 2) {
            take(op, rest, false);
        } else if (outer == 0 || inner == 0) {
            if (!go_on(op, rest, outer, inner)) return;
        }
        emit(op, after_.cls[word]);
    }

    // One line goes on. Its two ways on have the same sources and are one operation, which stands
    // with the word x0 if there is one.
    bool go_on(Operation& op, std::uint32_t rest, unsigned outer, unsigned inner) {
        const unsigned digit = outer + inner;
        const std::uint32_t sideways = is_inward_ ? with(digit, 0) : with(0, digit);
        const std::uint32_t straight = is_inward_ ? with(0, digit) : with(digit, 0);
        if (inner != 0 && row_after(rest + with(digit, 0)) != kNoWord) return false;
        op.also = outer != 0 ? row_after(rest + with(0, digit)) : kNoWord;
        take(op, rest + sideways, true);
        take(op, rest + straight, false);
        // A line that came from the side and leaves by the side goes straight on.
        const bool to_is_down = (outer != 0) == is_inward_;
        (to_is_down ? op.also_turns : op.to_turns) = 0;
        return true;
    }

    void meet(Operation& op, std::uint32_t rest) {
        take(op, rest + with(2, 1), true);
        outer_partners(op, rest);
        inner_partners(op, rest);
    }

    // 11: the inner one's partner lies further in, where now a bracket opens, or in the other half.
    void inner_partners(Operation& op, std::uint32_t rest) {
        int depth = 0;
        for (int place = place_ + 2; place < words_.length; ++place) {
            const unsigned digit = words_.digit(rest, place);
            if (digit == 1 && depth == 0) {
                take(op, rest + with(1, 1) + words_.weight(place), true);
            }
            if (digit == 2 && depth == 0) return;
            depth += digit == 1 ? 1 : digit == 2 ? -1 : 0;
        }
        const std::uint32_t row = row_before(rest + with(1, 1));
        if (row == kNoWord) return;
        step_.sources.push_back(row);
        op.closing = static_cast<std::uint8_t>(open_outside(rest) + 2);
    }

    // Brackets that stay open further out than the cell.
    int open_outside(std::uint32_t rest) const {
        int depth = 0;
        for (int place = 0; place < place_; ++place) {
            const unsigned digit = words_.digit(rest, place);
            depth += digit == 1 ? 1 : digit == 2 ? -1 : 0;
        }
        return depth;
    }

    // 22: the outer one's partner lies further out, where now a bracket closes.
    void outer_partners(Operation& op, std::uint32_t rest) {
        int depth = 0;
        for (int place = place_ - 1; place >= 0; --place) {
            const unsigned digit = words_.digit(rest, place);
            if (digit == 2 && depth == 0) {
                take(op, rest + with(2, 2) - words_.weight(place), true);
            }
            if (digit == 1 && depth == 0) return;
            depth += digit == 2 ? 1 : digit == 1 ? -1 : 0;
        }
    }

    // Adds a source if the layer before has it. A turn is marked for both targets.
    void take(Operation& op, std::uint32_t code, bool turns) {
        const std::uint32_t row = row_before(code);
        if (row == kNoWord) return;
        const auto mark = static_cast<std::uint16_t>(turns ? 1U << op.sources : 0U);
        op.to_turns = static_cast<std::uint16_t>(op.to_turns | mark);
        op.also_turns = static_cast<std::uint16_t>(op.also_turns | mark);
        step_.sources.push_back(row);
        ++op.sources;
    }

    void emit(const Operation& op, int cls) {
        auto& operations = step_.operations[class_at(cls)];
        if (!operations.empty() && follows(operations.back(), op)) {
            ++operations.back().rows;
            step_.sources.resize(op.source);
        } else {
            operations.push_back(op);
        }
    }

    bool follows(const Operation& last, const Operation& op) const {
        const bool alike = last.closing == 0 && op.closing == 0 && last.sources == op.sources &&
                           last.depth == op.depth && last.to_turns == op.to_turns &&
                           last.also_turns == op.also_turns &&
                           (last.also == kNoWord) == (op.also == kNoWord);
        if (!alike || last.to + last.rows != op.to) return false;
        if (op.also != kNoWord && last.also + last.rows != op.also) return false;
        for (std::uint32_t k = 0; k < op.sources; ++k) {
            const std::uint32_t row = step_.sources[last.source + k];
            if (row + last.rows != step_.sources[op.source + k]) return false;
        }
        return true;
    }

    std::uint32_t with(unsigned outer, unsigned inner) const {
        return outer * words_.weight(place_) + inner * words_.weight(place_ + 1);
    }
    std::uint32_t row_before(std::uint32_t code) const { return row_in(before_, code); }
    std::uint32_t row_after(std::uint32_t code) const { return row_in(after_, code); }
    std::uint32_t row_in(const Layer& layer, std::uint32_t code) const {
        const std::uint32_t word = words_.at[code];
        return word == kNoWord ? kNoWord : layer.row[word];
    }

    const Words& words_;
    const Layer& before_;
    const Layer& after_;
    int place_;
    bool is_inward_;
    Step step_{};
};

}  // namespace

Step compile_step(const Side& side, int place, bool is_inward) {
    return Compiler(side, place, is_inward).run();
}

}  // namespace hashigo::detour::cycles
