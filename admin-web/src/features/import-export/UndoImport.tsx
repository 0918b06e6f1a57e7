import type { ImportState } from "@hundeblick/proto/http/catalogue-import";
import { formatCount } from "#shared/format/count.ts";
import { formatDayAndTime } from "#shared/format/moment.ts";
import { ConfirmDialog } from "#shared/ui/ConfirmDialog.tsx";
import { CountList } from "#shared/ui/CountList.tsx";
import { Failure } from "#shared/ui/Failure.tsx";
import { notify } from "#shared/ui/notify.ts";
import { useUndoImportMutation } from "./import-export.api.ts";

export function UndoImport({
  latest: { importId, startedAt, counts },
  isOpen,
  onClose,
}: {
  latest: ImportState;
  isOpen: boolean;
  onClose: () => void;
}) {
  const [undo, { isLoading, error, reset }] = useUndoImportMutation();
  const touched = counts.productsAdded + counts.productsUpdated + counts.productsRemoved;
  const confirm = async (): Promise<void> => {
    const answer = await undo(importId);
    if (answer.error) return;
    const { state, kept = 0 } = answer.data ?? {};
    notify(
      state === "undoing"
        ? "The catalogue is going back. It goes on by itself; how it ended stands below."
        : kept > 0
          ? `The import was undone. ${formatCount(kept, "product")} edited since stayed.`
          : "The import was undone.",
    );
    onClose();
  };
  return (
    <ConfirmDialog
      title={`Undo the import of ${formatDayAndTime(startedAt)}?`}
      isOpen={isOpen}
      keep="Keep the import"
      label={`Undo ${formatCount(touched, "product")}`}
      isDangerous
      isLoading={isLoading}
      onConfirm={confirm}
      onClose={onClose}
      onClosed={reset}
    >
      <p className="soft">The catalogue goes back to what it was before:</p>
      <CountList
        counts={[
          ["Products removed again", counts.productsAdded],
          ["Products set back", counts.productsUpdated],
          ...(counts.productsRemoved > 0 ? [["Products brought back", counts.productsRemoved] as const] : []),
        ]}
      />
      <p className="note">What somebody has edited since then stays as it is.</p>
      <Failure title="Failed to undo the import" error={error} otherwise="The catalogue did not answer." />
    </ConfirmDialog>
  );
}
