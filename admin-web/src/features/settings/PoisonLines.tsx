import { useState } from "react";
import { type AdminPoisonLinesReply, MAX_POISON_LINES, type PoisonLine } from "@hundeblick/proto/http/poison-lines";
import { isCurrent } from "@hundeblick/triage/emergency";
import { formatCount } from "#shared/format/count.ts";
import { Dialog } from "#shared/ui/Dialog.tsx";
import { Failure } from "#shared/ui/Failure.tsx";
import { Notice } from "#shared/ui/Notice.tsx";
import { EditedCard } from "./EditedCard.tsx";
import { notify } from "#shared/ui/notify.ts";
import { EditedListActions } from "./EditedListActions.tsx";
import { EditPoisonLine } from "./EditPoisonLine.tsx";
import { NEW_POISON_LINE } from "./poison-line-labels.ts";
import { PoisonLineRow } from "./PoisonLineRow.tsx";
import { usePoisonLinesQuery, useSavePoisonLinesMutation } from "./settings.api.ts";
import { DataTable, hidden } from "#shared/ui/DataTable.tsx";

/** Poison helplines shown to owners. */
export function PoisonLines() {
  const { data, error } = usePoisonLinesQuery();
  return (
    <EditedCard id="poison-lines" title="Emergency lines" failed="Failed to fetch emergency lines" error={error}>
      {data && <LineList data={data} />}
    </EditedCard>
  );
}

function LineList({ data: { lines, version, edited } }: { data: AdminPoisonLinesReply }) {
  const [save, { error, isLoading, reset }] = useSavePoisonLinesMutation();
  /** Index of the edited one; the length of the list for a new one. */
  const [open, setOpen] = useState<number>();
  const [now] = useState(() => new Date());
  const outdated = lines.filter((line) => !isCurrent(line, now)).length;
  const keep = async (next: PoisonLine[] | null): Promise<void> => {
    if ((await save({ lines: next, version })).error) return;
    notify(next ? "Saved. The site shows it within a minute or two." : "The site shows its own lines again.");
    setOpen(undefined);
  };
  const close = (): void => {
    reset();
    setOpen(undefined);
  };
  const checkedToday = (at: number, line: PoisonLine): void =>
    void keep(lines.with(at, { ...line, checkedOn: now.toISOString().slice(0, 10) }));
  return (
    <>
      <div className="card-head">
        <h2 id="poison-lines-title">Emergency lines</h2>
        <span className="sub grow">Telephone lines for poisoned dogs. Shown for a year after the last check.</span>
        <EditedListActions
          edited={edited}
          isSaving={isLoading}
          isFull={lines.length >= MAX_POISON_LINES}
          add="Add line"
          onAdd={() => setOpen(lines.length)}
          onReset={() => void keep(null)}
        />
      </div>
      <div className="pad stack">
        {outdated > 0 ? (
          <Notice kind="warn" title={`${formatCount(outdated, "line is", "lines are")} not shown`}>
            Nobody has checked {outdated === 1 ? "it" : "them"} in the last year. Ring the number, look at its page,
            then press “Checked today”.
          </Notice>
        ) : null}
        {open === undefined ? <Failure title="Failed to save emergency lines" error={error} what="the lines" /> : null}
        {lines.length === 0 ? <p className="soft">No line: owners are sent to the nearest emergency vet.</p> : null}
      </div>
      {lines.length > 0 ? (
        <div className="tbl">
          <DataTable caption="Emergency lines" columns={["Line", "Country", "Last check", hidden("Edit")]}>
            {lines.map((line, at) => (
              <PoisonLineRow
                key={`${line.country} ${line.number}`}
                line={line}
                isShown={isCurrent(line, now)}
                isSaving={isLoading}
                onEdit={() => setOpen(at)}
                onChecked={() => checkedToday(at, line)}
              />
            ))}
          </DataTable>
        </div>
      ) : null}
      <Dialog title={lines[open ?? -1] ? "Edit emergency line" : "Add emergency line"} size="lg" onClose={close}>
        {open === undefined ? null : (
          <EditPoisonLine
            key={open}
            line={lines[open] ?? NEW_POISON_LINE}
            isNew={open >= lines.length}
            isSaving={isLoading}
            error={error}
            onClose={close}
            onSave={(line) => void keep(lines.toSpliced(open, 1, line))}
            onRemove={() => void keep(lines.toSpliced(open, 1))}
          />
        )}
      </Dialog>
    </>
  );
}
