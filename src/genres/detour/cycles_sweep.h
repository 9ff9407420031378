// The sweep itself, over numbers of one kind: two tables, a row at a time. Each number of a state
// may be a row of `unit` coefficients, by number of turns.
//
// A line that runs along a row has turned an odd number of times in all so far exactly where a plug
// is on the side of the last cell. So half the turns, rounded down, say as much, and they rise only
// where a line from the side turns down or ends. To turn is then to read one number further back:
// the last coefficient of every state is 0, as long as `unit` exceeds all half turns.
#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <iosfwd>
#include <memory>
#include <vector>

#include "core/budget.h"
#include "genres/detour/cycles_kernel.h"
#include "genres/detour/cycles_plan.h"
#include "genres/detour/cycles_ring.h"
#include "genres/detour/cycles_room.h"

namespace hashigo::detour::cycles {

template <class Ring>
class Sweep {
  public:
    using Number = typename Ring::Number;

    Sweep(const Plan& plan, std::size_t unit, Ring ring, int jobs);

    // One row more; a node of budget pays for kAdditionsOfNode additions. False where the budget
    // ran out; the sweep is then of no more use.
    bool advance(core::Budget& budget);

    int row() const { return row_; }  // rows done
    const Ring& ring() const { return ring_; }
    std::size_t unit() const { return unit_; }
    bool outgrown() const { return outgrown_; }
    // The table between two rows, as plan.row(row()) lays it out.
    const Number* edge() const { return edge_.data() + 1; }
    std::uint64_t edge_size() const { return plan_.edge() * unit_; }

    // The table after a row, in this machine's bytes.
    void write(std::ostream& out) const;
    bool read(std::istream& in, int row);

    static std::uint64_t bytes(const Plan& plan, std::size_t unit, int jobs);

  private:
    struct Worker {
        Room<Number> one;
        Room<Number> two;
    };
    // A tile's way through the columns of a half.
    struct Columns {
        const Side& side;
        const Side& waiting;
        const Group& group;
        int cls = 0;
        bool is_inward = true;
    };

    // Two groups, one of each half, and the last digit of the half that has been swept.
    struct Meeting {
        std::size_t waiting = 0;
        std::size_t swept = 0;
        std::size_t digit = 0;
    };
    bool phase(core::Budget& budget, bool is_inward);
    bool pay(core::Budget& budget);
    void sweep_in(std::size_t group, Worker& worker);
    void sweep_out(std::size_t group, Worker& worker);
    void hand_over(std::size_t group, const Number* from);
    const Number* columns(const Columns& what, const Number* from, Worker& worker, Number* last);
    void hand_over_to(const Meeting& at, const Starts& starts, const Number* from);
    Number step(const Columns& what, int place, const Number* from, Number* to) const;
    Number put_turning(const Operation& op, Number* target, const Sources<Number>& sources,
                       std::size_t row) const;
    Number close(const Columns& what, const Operation& op, const Number* from, Number* to) const;

    const Plan& plan_;
    std::size_t unit_;
    Ring ring_;
    int row_ = 0;
    std::uint64_t unpaid_ = 0;  // additions, less than a node's
    std::atomic<bool> outgrown_{false};
    Room<Number> edge_;
    Room<Number> middle_;
    std::vector<Worker> workers_;
};

extern template class Sweep<Whole<std::uint64_t>>;
extern template class Sweep<Whole<Wide>>;
extern template class Sweep<Residue>;

}  // namespace hashigo::detour::cycles
