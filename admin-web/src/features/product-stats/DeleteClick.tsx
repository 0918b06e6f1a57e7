import { formatMoment } from "#shared/format/moment.ts";
import { ConfirmDialog } from "#shared/ui/ConfirmDialog.tsx";
import { CountList } from "#shared/ui/CountList.tsx";
import { Failure } from "#shared/ui/Failure.tsx";
import { notify } from "#shared/ui/notify.ts";
import { useLastShown } from "#shared/ui/use-last-shown.ts";
import { type Click, useDeleteClickMutation } from "./stats.api.ts";

export function DeleteClick({
  click,
  selections,
  onClose,
}: {
  click: Click | undefined;
  selections: number;
  onClose: () => void;
}) {
  const [remove, { isLoading, error, reset }] = useDeleteClickMutation();
  const shown = useLastShown(click);
  const shownSelections = useLastShown(click && selections) ?? 0;
  const confirm = async (): Promise<void> => {
    if (!click || (await remove(click.id)).error) return;
    notify("The click was deleted.");
    onClose();
  };
  const when = shown ? formatMoment(shown.clickedAt) : "";
  return (
    <ConfirmDialog
      title="Are you sure you want to delete this click?"
      isOpen={click !== undefined}
      keep="Keep it"
      label="Delete 1 click"
      isDangerous
      isLoading={isLoading}
      onConfirm={confirm}
      onClose={onClose}
      onClosed={reset}
    >
      <CountList counts={[[`Click on ${shown?.productName || shown?.productAsin}, ${when}`, 1]]} />
      <p className="note">
        Total Selections becomes {Math.max(0, shownSelections - 1).toLocaleString("en")}. The report and the e-mail
        address of this person stay.
      </p>
      <Failure title="Failed to delete click" error={error} what="the click" />
    </ConfirmDialog>
  );
}
