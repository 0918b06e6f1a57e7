/** A quarter of the outer circle (radius 105), with a gap of 5 degrees at both ends. */
const QUARTER = "M204.4 109.2A105 105 0 0 1 109.2 204.4";

/** One arc per area: solid with ground, dotted without. */
export function GroundArcs({ ground }: { ground: boolean[] }) {
  return ground.map((hasGround, index) => (
    <path
      key={`${index}-${hasGround}`}
      className={hasGround ? "ground" : "ground is-open"}
      d={QUARTER}
      transform={`rotate(${index * 90 - 90} 100 100)`}
    />
  ));
}
