// One sweep of the upper half with one kind of numbers, and its closing. The kind is hidden, so
// that a run can go through several.
#pragma once

#include <iosfwd>
#include <memory>
#include <optional>
#include <vector>

#include "core/budget.h"
#include "core/count.h"
#include "genres/detour/cycles.h"
#include "genres/detour/cycles_meander.h"
#include "genres/detour/cycles_plan.h"

namespace hashigo::detour::cycles {

// A board as it is swept: its columns are the shorter side.
struct Field {
    int rows = 0;
    int cols = 0;
    std::size_t unit = 1;  // coefficients of a number
    int jobs = 1;

    int upper() const { return (rows + 1) / 2; }
    int lower() const { return rows / 2; }
};

class Pass {
  public:
    virtual ~Pass() = default;
    Pass() = default;
    Pass(const Pass&) = delete;
    Pass& operator=(const Pass&) = delete;

    // Rows of the upper half that are done.
    virtual int row() const = 0;
    virtual bool advance(core::Budget& budget) = 0;
    // Whether some number may have outgrown its word.
    virtual bool outgrown() const = 0;
    // Loops by half of their turns, or of any number of turns; nothing where the budget ran out.
    virtual std::optional<std::vector<core::Count>> close(core::Budget& budget) = 0;

    virtual void write(std::ostream& out) const = 0;
    virtual bool read(std::istream& in, int row) = 0;
};

// `prime` is for residues. The plan and the meanders outlive the pass.
std::unique_ptr<Pass> make_pass(const Plan& plan, const Meanders& meanders, const Field& field,
                                Numbers numbers, std::uint32_t prime);

// Bytes of its tables.
std::uint64_t pass_bytes(const Plan& plan, const Field& field, Numbers numbers);

}  // namespace hashigo::detour::cycles
