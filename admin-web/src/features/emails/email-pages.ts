import { useDebouncedValue } from "@mantine/hooks";
import { useDeferredValue, useMemo } from "react";
import type { EmailRecord } from "@hundeblick/proto/http/admin/emails";
import { type EmailView, useEmailsQuery } from "./emails.api.ts";

/** More than fit on a screen, so that visible rows are on two pages at most. */
export const PAGE_ROWS = 100;
/** Delay before loading, so that pages scrolled past quickly are not fetched. */
const SETTLE_MS = 80;

const toPage = (index: number): number => Math.floor(index / PAGE_ROWS);

/** Records of the visible rows; undefined while loading. */
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
  // rendered as a transition, so that scrolling stays smooth
  const shown = useDeferredValue(pages);
  return (index) => shown.get(toPage(index))?.emails[index % PAGE_ROWS];
}
