import { Pagination } from "@mantine/core";

type Props = { total: number; value: number; onChange: (page: number) => void };

/** The pages of a list, by number. */
export const Pages = (pages: Props) => (
  <Pagination
    size="sm"
    radius="xl"
    getItemProps={(number) => ({ "aria-label": `Page ${number}` })}
    getControlProps={(control) => ({ "aria-label": `${control} page` })}
    {...pages}
  />
);
