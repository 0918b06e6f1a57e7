import { Skeleton } from "@mantine/core";

const CARDS = ["products", "active", "selections"];
const ROWS = [80, 66, 74, 58];

export const StatsPlaceholder = () => (
  <output className="stack" aria-label="Loading statistics">
    <span className="cols c3">
      {CARDS.map((card) => (
        <span className="card stat" key={card}>
          <Skeleton h={12} w="55%" />
          <Skeleton h={26} w="35%" mt={10} />
        </span>
      ))}
    </span>
    <span className="card pad stack">
      {ROWS.map((width) => (
        <span className="item" key={width}>
          <Skeleton h={40} w={40} radius={9} />
          <Skeleton h={12} w={`${width}%`} />
        </span>
      ))}
    </span>
  </output>
);
