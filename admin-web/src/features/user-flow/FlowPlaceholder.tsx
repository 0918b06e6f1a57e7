import { Skeleton } from "@mantine/core";

const BARS = [100, 58, 54, 26, 24, 9];

/** Skeleton of the screen. */
export const FlowPlaceholder = () => (
  <output className="stack" aria-label="Loading analytics">
    <span className="card pad stack">
      <Skeleton h={18} w={180} />
      <span className="flow-placeholder">
        {BARS.map((height) => (
          <Skeleton key={height} h={`${height}%`} radius={6} />
        ))}
      </span>
    </span>
    <span className="cols c4">
      {BARS.slice(0, 4).map((height) => (
        <span className="card pad" key={height}>
          <Skeleton h={14} w="60%" />
          <Skeleton h={26} w={90} mt={10} />
        </span>
      ))}
    </span>
    <span className="card pad stack">
      {BARS.map((height) => (
        <Skeleton key={height} h={14} w={`${Math.max(40, height)}%`} />
      ))}
    </span>
  </output>
);
