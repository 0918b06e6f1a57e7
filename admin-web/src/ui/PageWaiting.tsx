import { Skeleton } from "@mantine/core";

/** Until a screen's code is here. */
export const PageWaiting = () => (
  <output className="page-waiting" aria-label="Loading">
    <Skeleton h={28} w={220} />
    <Skeleton h={320} mt="lg" />
  </output>
);
