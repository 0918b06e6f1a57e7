import { Button, Modal } from "@mantine/core";
import { useState } from "react";
import { getErrorMessage } from "#shared/api/error-message.ts";
import { Notice } from "#shared/ui/Notice.tsx";
import { notify } from "#shared/ui/notify.ts";
import { type Click, useDeleteClickMutation } from "./stats.api.ts";
import { formatMoment } from "#shared/format/moment.ts";

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
  // kept while the dialog fades out
  const [shown, setShown] = useState({ click, selections });
  if (click && click !== shown.click) setShown({ click, selections });
  const close = (): void => {
    reset();
    onClose();
  };
  const confirm = async (): Promise<void> => {
    if (!click) return;
    const answer = await remove(click.id);
    if (answer.error) return;
    notify("The click was deleted.");
    close();
  };
  return (
    <Modal opened={click !== undefined} onClose={close} title="Are you sure you want to delete this click?">
      <div className="stack">
        <ul className="removes">
          <li>
            <span>
              Click on {shown.click?.productName || shown.click?.productAsin},{" "}
              {shown.click ? formatMoment(shown.click.clickedAt) : ""}
            </span>
            <b>1</b>
          </li>
        </ul>
        <p className="note">
          Total Selections becomes {Math.max(0, shown.selections - 1).toLocaleString("en")}. The report and the e-mail
          address of this person stay.
        </p>
        {error ? (
          <Notice kind="bad" title="Failed to delete click">
            {getErrorMessage(error, "Nothing was changed.")}
          </Notice>
        ) : null}
        <div className="dialog-foot">
          <Button variant="default" data-autofocus onClick={close}>
            Keep it
          </Button>
          <Button className="danger" loading={isLoading} onClick={() => void confirm()}>
            Delete 1 click
          </Button>
        </div>
      </div>
    </Modal>
  );
}
