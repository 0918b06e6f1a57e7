import { useCallback, useMemo, useState } from "react";
import type { EmailRecord } from "@hundeblick/proto/http/admin/emails";
import { getErrorMessage } from "#shared/api/error-message.ts";
import { notifyError } from "#shared/ui/notify.ts";
import { type EmailView, useAllEmailsMutation } from "./emails.api.ts";

const NONE: ReadonlyMap<string, EmailRecord> = new Map();

/** The ticked addresses, also those that are not rendered. Another search or filter begins with none. */
export function useSelection(view: EmailView) {
  const list = `${view.filter} ${view.search}`;
  const [ticked, setTicked] = useState({ list, records: NONE });
  if (ticked.list !== list) setTicked({ list, records: NONE });
  const [gather, { isLoading: isGathering, reset }] = useAllEmailsMutation();
  const clear = useCallback(() => setTicked(({ list }) => ({ list, records: NONE })), []);
  const toggle = useCallback(
    (record: EmailRecord) =>
      setTicked(({ list, records }) => {
        const next = new Map(records);
        if (!next.delete(record.email)) next.set(record.email, record);
        return { list, records: next };
      }),
    [],
  );
  const selectAll = async (): Promise<void> => {
    const { data, error } = await gather(view);
    reset();
    if (!data) return notifyError(getErrorMessage(error, "The addresses could not be read. None is selected."));
    const all = { list, records: new Map(data.map((record) => [record.email, record])) };
    // a late reply is for a list that is no longer shown
    setTicked((now) => (now.list === list ? all : now));
  };
  const records = useMemo(() => [...ticked.records.values()], [ticked]);
  return {
    records,
    count: records.length,
    has: (email: string) => ticked.records.has(email),
    isGathering,
    selectAll,
    toggle,
    clear,
  };
}
export type EmailSelection = ReturnType<typeof useSelection>;
