// A pass keeps a copy of the table where the lower half has a row less than the upper one.
#include "genres/detour/cycles_pass.h"

#include <algorithm>
#include <istream>
#include <ostream>

#include "genres/detour/cycles_join.h"
#include "genres/detour/cycles_sweep.h"

namespace hashigo::detour::cycles {

namespace {

template <class Ring>
class PassOf final : public Pass {
  public:
    using Number = typename Ring::Number;

    PassOf(const Plan& plan, const Meanders& meanders, const Field& field, Ring ring)
        : plan_(plan),
          meanders_(meanders),
          field_(field),
          sweep_(plan, field.unit, ring, field.jobs),
          kept_(field.upper() == field.lower() ? 1 : sweep_.edge_size()) {}

    int row() const override { return sweep_.row(); }
    bool outgrown() const override { return outgrown_ || sweep_.outgrown(); }

    bool advance(core::Budget& budget) override {
        if (!sweep_.advance(budget)) return false;
        if (row() == field_.lower() && kept_.size() > 1) {
            std::copy_n(sweep_.edge(), sweep_.edge_size(), kept_.data());
        }
        return true;
    }

    std::optional<std::vector<core::Count>> close(core::Budget& budget) override {
        const Number* const lower = kept_.size() > 1 ? kept_.data() : sweep_.edge();
        const Halves<Ring> halves{plan_.row(row()), sweep_.edge(), lower, field_.unit,
                                  sweep_.ring()};
        const Joined<Ring> joined = join(halves, meanders_, field_.jobs, budget);
        if (!joined.finished) return std::nullopt;
        outgrown_ = joined.outgrown;
        std::vector<core::Count> counts;
        for (const auto& sum : joined.sums) counts.push_back(sweep_.ring().value(sum));
        return counts;
    }

    void write(std::ostream& out) const override {
        sweep_.write(out);
        out.write(reinterpret_cast<const char*>(kept_.data()), kept_bytes());
    }

    bool read(std::istream& in, int row) override {
        if (!sweep_.read(in, row)) return false;
        in.read(reinterpret_cast<char*>(kept_.data()), kept_bytes());
        return static_cast<bool>(in);
    }

  private:
    std::streamsize kept_bytes() const {
        return static_cast<std::streamsize>(kept_.size() * sizeof(Number));
    }

    const Plan& plan_;
    const Meanders& meanders_;
    Field field_;
    Sweep<Ring> sweep_;
    Room<Number> kept_;
    bool outgrown_ = false;
};

template <class Ring>
std::uint64_t bytes_of(const Plan& plan, const Field& field) {
    const std::uint64_t kept = field.upper() == field.lower() ? 0 : plan.edge() * field.unit;
    return Sweep<Ring>::bytes(plan, field.unit, field.jobs) + kept * sizeof(typename Ring::Number);
}

}  // namespace

std::unique_ptr<Pass> make_pass(const Plan& plan, const Meanders& meanders, const Field& field,
                                Numbers numbers, std::uint32_t prime) {
    switch (numbers) {
        case Numbers::Words64:
            return std::make_unique<PassOf<Whole<std::uint64_t>>>(plan, meanders, field,
                                                                  Whole<std::uint64_t>{});
        case Numbers::Words128:
            return std::make_unique<PassOf<Whole<Wide>>>(plan, meanders, field, Whole<Wide>{});
        case Numbers::Residues: break;
    }
    return std::make_unique<PassOf<Residue>>(plan, meanders, field, Residue{prime});
}

std::uint64_t pass_bytes(const Plan& plan, const Field& field, Numbers numbers) {
    switch (numbers) {
        case Numbers::Words64: return bytes_of<Whole<std::uint64_t>>(plan, field);
        case Numbers::Words128: return bytes_of<Whole<Wide>>(plan, field);
        case Numbers::Residues: break;
    }
    return bytes_of<Residue>(plan, field);
}

}  // namespace hashigo::detour::cycles
