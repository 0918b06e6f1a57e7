import { useState } from "react";
import { useTimeout } from "@mantine/hooks";
import type { EmailRecord } from "@hundeblick/proto/http/admin/emails";
import { messageOf } from "../../app/error-message.ts";
import { saveFile, today } from "../../ui/save-file.ts";
import { tellProblem } from "../../ui/tell.ts";
import { type EmailView, useExportEmailsMutation } from "./emails.api.ts";
import { BYTE_ORDER_MARK, csvOf, txtOf } from "./selection-file.ts";

const COPIED_MS = 2_000;

/** The selection, or the whole filtered list when nothing is selected, as text and as files. */
export function useHandOut(view: EmailView, selected: readonly EmailRecord[], withMark: boolean) {
  const [ask, { isLoading: isBusy, reset }] = useExportEmailsMutation();
  const [isCopied, setIsCopied] = useState(false);
  const { start, clear } = useTimeout(() => setIsCopied(false), COPIED_MS);
  const textOf = async (format: "csv" | "txt"): Promise<string | undefined> => {
    if (selected.length > 0) return format === "csv" ? csvOf(selected) : txtOf(selected);
    const { data, error } = await ask({ ...view, format });
    reset();
    if (error) tellProblem(messageOf(error, "The addresses could not be read."));
    return data;
  };
  const save = async (format: "csv" | "txt", type: string, mark = ""): Promise<void> => {
    const text = await textOf(format);
    if (text !== undefined) saveFile(`emails-${today()}.${format}`, `${type};charset=utf-8`, mark + text);
  };
  const copy = async (): Promise<void> => {
    const text = await textOf("txt");
    if (text === undefined) return;
    try {
      await navigator.clipboard.writeText(text.trimEnd());
    } catch {
      return tellProblem("This browser does not let us copy. Export a TXT instead.");
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
