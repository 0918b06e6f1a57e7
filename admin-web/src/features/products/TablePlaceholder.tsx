import { Skeleton } from "@mantine/core";

const ROWS = [58, 47, 64, 52, 61, 44];

/** Skeleton of the list. */
export const TablePlaceholder = () => (
  <output className="waiting" aria-label="Loading products">
    {ROWS.map((width) => (
      <div className="row" key={width}>
        <Skeleton h={40} w={40} radius={9} />
        <div className="grow">
          <Skeleton h={12} w={`${width}%`} />
          <Skeleton h={10} mt={8} w={`${width * 0.6}%`} />
        </div>
        <Skeleton h={12} w={60} />
      </div>
    ))}
  </output>
);
