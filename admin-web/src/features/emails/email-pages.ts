import { useDebouncedValue } from "@mantine/hooks";
import { useDeferredValue, useMemo } from "react";
import type { EmailRecord } from "@hundeblick/proto/http/admin/emails";
import { type EmailView, useEmailsQuery } from "./emails.api.ts";

/** More than one screen shows, so that what is visible lies on two pages at most. */
export const PAGE_ROWS = 100;
/** Pages that fly past are not asked for. */
const SETTLE_MS = 80;

const toPage = (index: number): number => Math.floor(index / PAGE_ROWS);

/** The records of the visible rows; a row that is not here yet is undefined. */
export function useEmailPages(
  view: EmailView,
  first: number,
  last: number,
): (index: number) => EmailRecord | undefined {
  const [above] = useDebouncedValue(toPage(first), SETTLE_MS);
  const [below] = useDebouncedValue(toPage(last), SETTLE_MS);
  const { currentData: upper } = useEmailsQuery({ ...view, offset: above * PAGE_ROWS, limit: PAGE_ROWS });
  const { currentData: lower } = useEmailsQuery({ ...view, offset: below * PAGE_ROWS, limit: PAGE_ROWS });
  const pages = useMemo(
    () =>
      new Map([
        [below, lower],
        [above, upper],
      ]),
    [above, upper, below, lower],
  );
  // a page that arrives is drawn in pieces, so that the list goes on moving meanwhile
  const shown = useDeferredValue(pages);
  return (index) => shown.get(toPage(index))?.emails[index % PAGE_ROWS];
}
