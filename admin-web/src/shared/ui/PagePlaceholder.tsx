import { Skeleton } from "@mantine/core";

export const PagePlaceholder = () => (
  <output className="page-placeholder" aria-label="Loading">
    <Skeleton h={28} w={220} />
    <Skeleton h={320} mt="lg" />
  </output>
);
