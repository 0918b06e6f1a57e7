import { useCallback, useMemo, useState } from "react";
import type { EmailRecord } from "@hundeblick/proto/http/admin/emails";
import { getErrorMessage } from "#shared/api/error-message.ts";
import { notifyError } from "#shared/ui/notify.ts";
import { type EmailView, useAllEmailsMutation } from "./emails.api.ts";

/** The ticked addresses, also those that are not rendered. */
export function useSelection(view: EmailView) {
  const [ticked, setTicked] = useState<ReadonlyMap<string, EmailRecord>>(new Map());
  const [gather, { isLoading: isGathering, reset }] = useAllEmailsMutation();
  const clear = useCallback(() => setTicked(new Map()), []);
  const toggle = useCallback(
    (record: EmailRecord) =>
      setTicked((now) => {
        const next = new Map(now);
        if (!next.delete(record.email)) next.set(record.email, record);
        return next;
      }),
    [],
  );
  const selectAll = async (): Promise<void> => {
    const { data, error } = await gather(view);
    reset();
    if (data) setTicked(new Map(data.map((record) => [record.email, record])));
    else notifyError(getErrorMessage(error, "The addresses could not be read. None is selected."));
  };
  const records = useMemo(() => [...ticked.values()], [ticked]);
  return {
    records,
    count: ticked.size,
    has: (email: string) => ticked.has(email),
    isGathering,
    selectAll,
    toggle,
    clear,
  };
}
export type EmailSelection = ReturnType<typeof useSelection>;
