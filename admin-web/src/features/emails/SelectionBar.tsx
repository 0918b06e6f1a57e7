import { Button, Checkbox } from "@mantine/core";
import { Check, Copy, FileSpreadsheet, FileText, Trash2 } from "lucide-react";
import { useState } from "react";
import { notifyError } from "#shared/ui/notify.ts";
import type { EmailView } from "./emails.api.ts";
import { useEmailExport } from "./use-email-export.ts";
import type { EmailSelection } from "./use-selection.ts";

type Props = { view: EmailView; matching: number; selection: EmailSelection; onDelete: () => void };

/** Actions on the selection, or else on the filtered list. Delete needs a selection. */
export function SelectionBar({ view, matching, selection, onDelete }: Props) {
  const [withMark, setWithMark] = useState(true);
  const { copy, isCopied, saveCsv, saveTxt, isBusy } = useEmailExport(view, selection.records, withMark);
  const isNone = selection.count === 0;
  const isEmpty = isNone && matching === 0;
  return (
    <section className="selbar" aria-label="Actions">
      <span className="lead">
        <b>{(isNone ? matching : selection.count).toLocaleString("en")}</b>{" "}
        {isNone ? "in the filtered list" : "selected"}
        {isNone ? null : (
          <Button size="compact-xs" variant="subtle" onClick={selection.clear}>
            Clear
          </Button>
        )}
      </span>
      <Button
        size="xs"
        disabled={isEmpty || isBusy}
        leftSection={isCopied ? <Check className="i" aria-hidden /> : <Copy className="i" aria-hidden />}
        onClick={() => void copy()}
      >
        <span aria-live="polite">{isCopied ? "Copied!" : "Copy"}</span>
      </Button>
      <Button
        size="xs"
        disabled={isEmpty || isBusy}
        leftSection={<FileSpreadsheet className="i" aria-hidden />}
        onClick={() => void saveCsv()}
      >
        <span className="more">Export&nbsp;</span>CSV
      </Button>
      <Button
        size="xs"
        disabled={isEmpty || isBusy}
        leftSection={<FileText className="i" aria-hidden />}
        onClick={() => void saveTxt()}
      >
        <span className="more">Export&nbsp;</span>TXT
      </Button>
      <Button
        size="xs"
        className="del"
        aria-disabled={isNone}
        leftSection={<Trash2 className="i" aria-hidden />}
        onClick={() => (isNone ? notifyError("No emails selected") : onDelete())}
      >
        Delete
      </Button>
      <Checkbox
        className="mark"
        size="xs"
        label="CSV with byte order mark, for Excel"
        checked={withMark}
        onChange={(event) => setWithMark(event.currentTarget.checked)}
      />
    </section>
  );
}
