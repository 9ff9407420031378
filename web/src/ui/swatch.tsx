// The sign of a highlight in a legend, as the board draws it: never colour alone.

const HATCH = "M1 5L5 1M1 11L11 1M1 17L17 1M4 19L19 4M10 19L19 10M16 19L19 16";

export function Swatch({ of }: { of: "because" | "therefore" }) {
  return (
    <svg class="swatch" viewBox="0 0 20 20" aria-hidden="true">
      <rect class={`role-${of}`} x="1" y="1" width="18" height="18" />
      {of === "because" ? (
        <path class="role-because-hatch" d={HATCH} />
      ) : (
        <rect
          class="role-therefore-ring"
          x="3"
          y="3"
          width="14"
          height="14"
          rx="3"
          stroke-width="2"
        />
      )}
    </svg>
  );
}
