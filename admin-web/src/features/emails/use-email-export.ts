import { useState } from "react";
import { useTimeout } from "@mantine/hooks";
import type { EmailRecord } from "@hundeblick/proto/http/admin/emails";
import { saveFile } from "@hundeblick/web-kit/save-file.ts";
import { getErrorMessage } from "#shared/api/error-message.ts";
import { today } from "#shared/format/today.ts";
import { notifyError } from "#shared/ui/notify.ts";
import { type EmailView, useExportEmailsMutation } from "./emails.api.ts";
import { BYTE_ORDER_MARK, toCsv, toTxt } from "./selection-file.ts";

const COPIED_MS = 2_000;

/** The selection, or else the whole filtered list, as text and as files. */
export function useEmailExport(view: EmailView, selected: readonly EmailRecord[], withMark: boolean) {
  const [ask, { isLoading: isBusy, reset }] = useExportEmailsMutation();
  const [isCopied, setIsCopied] = useState(false);
  const { start, clear } = useTimeout(() => setIsCopied(false), COPIED_MS);
  const fetchFile = async (format: "csv" | "txt"): Promise<string | undefined> => {
    if (selected.length > 0) return format === "csv" ? toCsv(selected) : toTxt(selected);
    const { data, error } = await ask({ ...view, format });
    reset();
    if (error) notifyError(getErrorMessage(error, "The addresses could not be read."));
    return data;
  };
  const save = async (format: "csv" | "txt", type: string, mark = ""): Promise<void> => {
    const text = await fetchFile(format);
    if (text !== undefined)
      saveFile(new Blob([mark + text], { type: `${type};charset=utf-8` }), `emails-${today()}.${format}`);
  };
  const copy = async (): Promise<void> => {
    const text = await fetchFile("txt");
    if (text === undefined) return;
    try {
      await navigator.clipboard.writeText(text.trimEnd());
    } catch {
      return notifyError("This browser does not let us copy. Export a TXT instead.");
    }
    clear();
    setIsCopied(true);
    start();
  };
  return {
    copy,
    isCopied,
    isBusy,
    saveCsv: () => save("csv", "text/csv", withMark ? BYTE_ORDER_MARK : ""),
    saveTxt: () => save("txt", "text/plain"),
  };
}
