import { Skeleton } from "@mantine/core";

export const CardPlaceholder = () => (
  <output className="card pad stack" aria-label="Loading">
    <Skeleton h={22} w="40%" />
    <Skeleton h={90} />
  </output>
);
