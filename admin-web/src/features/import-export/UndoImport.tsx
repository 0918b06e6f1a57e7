import { Button, Modal } from "@mantine/core";
import type { ImportState } from "@hundeblick/proto/http/catalogue-import";
import { getErrorMessage } from "#shared/api/error-message.ts";
import { Notice } from "#shared/ui/Notice.tsx";
import { notify } from "#shared/ui/notify.ts";
import { useUndoImportMutation } from "./import-export.api.ts";
import { formatCount } from "./import-labels.ts";

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
  const when = new Date(startedAt).toLocaleString("en-GB", {
    day: "numeric",
    month: "short",
    hour: "2-digit",
    minute: "2-digit",
  });
  const touched = counts.productsAdded + counts.productsUpdated + counts.productsRemoved;
  const close = (): void => {
    reset();
    onClose();
  };
  const confirm = async (): Promise<void> => {
    const answer = await undo(importId);
    if (answer.error) return;
    const kept = answer.data?.kept ?? 0;
    notify(
      kept > 0
        ? `The import was undone. ${formatCount(kept, "product")} edited since stayed.`
        : "The import was undone.",
    );
    close();
  };
  return (
    <Modal opened={isOpen} onClose={close} title={`Undo the import of ${when}?`}>
      <div className="stack">
        <p className="soft">The catalogue goes back to what it was before:</p>
        <ul className="removes">
          <li>
            <span>Products removed again</span>
            <b>{counts.productsAdded.toLocaleString("en")}</b>
          </li>
          <li>
            <span>Products set back</span>
            <b>{counts.productsUpdated.toLocaleString("en")}</b>
          </li>
          {counts.productsRemoved > 0 ? (
            <li>
              <span>Products brought back</span>
              <b>{counts.productsRemoved.toLocaleString("en")}</b>
            </li>
          ) : null}
        </ul>
        <p className="note">What somebody has edited since then stays as it is.</p>
        {error ? (
          <Notice kind="bad" title="Nothing was undone">
            {getErrorMessage(error, "The catalogue did not answer.")}
          </Notice>
        ) : null}
        <div className="dialog-foot">
          <Button variant="default" data-autofocus onClick={close}>
            Keep the import
          </Button>
          <Button className="danger" loading={isLoading} onClick={() => void confirm()}>
            Undo {formatCount(touched, "product")}
          </Button>
        </div>
      </div>
    </Modal>
  );
}
