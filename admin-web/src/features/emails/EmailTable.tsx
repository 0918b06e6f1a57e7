import { useVirtualizer } from "@tanstack/react-virtual";
import { type KeyboardEvent, type ReactNode, useCallback, useEffect, useRef, useState } from "react";
import type { EmailSort } from "@hundeblick/proto/http/admin/emails";
import { formatCount } from "#shared/format/count.ts";
import { SortHeader } from "#shared/ui/SortHeader.tsx";
import { useEmailPages } from "./email-pages.ts";
import { EmailRow } from "./EmailRow.tsx";
import type { EmailView } from "./emails.api.ts";
import { useRowHeight } from "./use-row-height.ts";
import type { EmailSelection } from "./use-selection.ts";

const OVERSCAN = 6;
const JUMP = 10;

/** Virtualised list of all addresses. One row is a tab stop; the arrow keys move it. */
export function EmailTable({
  view,
  matching,
  selection,
  onSort,
}: {
  view: EmailView;
  matching: number;
  selection: EmailSelection;
  onSort: (sort: EmailSort) => void;
}) {
  const box = useRef<HTMLDivElement>(null);
  const [row, setRow] = useState({ index: 0, wantsFocus: false });
  const body = useRef<HTMLTableSectionElement>(null);
  const rowHeight = useRowHeight(body);
  const virtual = useVirtualizer({
    count: matching,
    getScrollElement: () => box.current,
    estimateSize: () => rowHeight,
    overscan: OVERSCAN,
    useFlushSync: false,
  });
  const items = virtual.getVirtualItems();
  const [first, last] = [items[0]?.index ?? 0, items.at(-1)?.index ?? 0];
  const recordAt = useEmailPages(view, first, last);
  const tabStop = Math.min(Math.max(row.index, first), last);
  const focused = useCallback((index: number) => setRow({ index, wantsFocus: false }), []);
  const { scrollToIndex, measure } = virtual;
  useEffect(() => measure(), [rowHeight, measure]);
  const moved = useCallback(
    (event: KeyboardEvent, from: number): void => {
      const to = {
        ArrowDown: from + 1,
        ArrowUp: from - 1,
        PageDown: from + JUMP,
        PageUp: from - JUMP,
        Home: 0,
        End: matching - 1,
      }[event.key];
      if (to === undefined) return;
      event.preventDefault();
      const index = Math.min(Math.max(to, 0), matching - 1);
      setRow({ index, wantsFocus: true });
      scrollToIndex(index);
    },
    [matching, scrollToIndex],
  );
  const head = (sort: EmailSort, label: string, className?: string): ReactNode => (
    <SortHeader
      label={label}
      sorted={view.sort === sort ? (view.descending === "true" ? "descending" : "ascending") : undefined}
      {...(className !== undefined && { className })}
      onSort={() => {
        focused(0);
        scrollToIndex(0);
        onSort(sort);
      }}
    />
  );
  // also before the first row is rendered, because a box without height shows none
  const below = virtual.getTotalSize() - (items.at(-1)?.end ?? 0);
  return (
    <>
      <div className="tbl emails" ref={box}>
        <table className="table" aria-rowcount={matching + 1}>
          <caption className="vh">Collected e-mails</caption>
          <thead>
            <tr aria-rowindex={1}>
              <th scope="col">
                <span className="vh">Select</span>
              </th>
              {head("email", "E-mail")}
              {head("breed", "Dog breed")}
              <th scope="col" className="n lo">
                Dog age
              </th>
              <th scope="col">Report</th>
              <th scope="col">Newsletter</th>
              {head("created", "Created", "n")}
            </tr>
          </thead>
          <tbody ref={body}>
            <tr className="gap" aria-hidden style={{ height: items[0]?.start ?? 0 }} />
            {items.map(({ index }) => {
              const record = recordAt(index);
              return (
                <EmailRow
                  key={index}
                  index={index}
                  record={record}
                  isTicked={record !== undefined && selection.has(record.email)}
                  isTabStop={index === tabStop}
                  wantsFocus={row.wantsFocus && index === row.index}
                  onFocus={focused}
                  onKeyDown={moved}
                  onToggle={selection.toggle}
                />
              );
            })}
            <tr className="gap" aria-hidden style={{ height: below }} />
          </tbody>
        </table>
      </div>
      <div className="foot">
        <output>{formatCount(matching, "address", "addresses")}</output>
      </div>
    </>
  );
}
