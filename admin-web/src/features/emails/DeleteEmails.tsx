import { Button, Modal, Skeleton } from "@mantine/core";
import { useEffect, useState } from "react";
import { getErrorMessage } from "#shared/api/error-message.ts";
import { Notice } from "#shared/ui/Notice.tsx";
import { notify } from "#shared/ui/notify.ts";
import { formatEmailCount } from "./email-format.ts";
import { useRemoveEmailsMutation } from "./emails.api.ts";

const NO_ANSWER = "the server did not answer";

/** Confirms deleting addresses with a preview. */
export function DeleteEmails({
  emails,
  onClose,
  onDeleted,
}: {
  emails: readonly string[] | undefined;
  onClose: () => void;
  onDeleted: () => void;
}) {
  const [count, { data: goes, error: uncounted, reset: resetCount }] = useRemoveEmailsMutation();
  const [remove, { isLoading, error, reset }] = useRemoveEmailsMutation();
  // kept while the dialog fades out
  const [shown, setShown] = useState(emails);
  if (emails && emails !== shown) setShown(emails);
  useEffect(() => {
    if (emails) void count({ emails, preview: true });
  }, [emails, count]);
  const number = shown?.length ?? 0;
  const close = (): void => {
    reset();
    onClose();
  };
  const confirm = async (): Promise<void> => {
    if (!emails) return;
    const answer = await remove({ emails, preview: false });
    if (answer.error) return;
    notify(`${formatEmailCount(answer.data.emails)} deleted.`);
    onDeleted();
    close();
  };
  return (
    <Modal
      opened={emails !== undefined}
      onClose={close}
      onExitTransitionEnd={resetCount}
      title={`Delete ${number.toLocaleString("en")} selected email${number === 1 ? "" : "s"}?`}
    >
      <div className="stack">
        <p className="soft">What goes with them:</p>
        {uncounted ? (
          <Notice kind="bad" title={`They cannot be counted: ${getErrorMessage(uncounted, NO_ANSWER)}`} />
        ) : goes === undefined ? (
          <output aria-label="Counting">
            <Skeleton h={150} radius={12} />
          </output>
        ) : (
          <ul className="removes">
            <li>
              <span>E-mail addresses</span>
              <b>{goes.emails.toLocaleString("en")}</b>
            </li>
            <li>
              <span>Links from reports to a person</span>
              <b>{goes.reportLinks.toLocaleString("en")}</b>
            </li>
            <li>
              <span>Newsletter subscriptions</span>
              <b>{(goes.newsletters ?? 0).toLocaleString("en")}</b>
            </li>
            <li>
              <span>E-mails waiting or kept</span>
              <b>{goes.mails.toLocaleString("en")}</b>
            </li>
            <li>
              <span>Contact messages</span>
              <b>{goes.messages.toLocaleString("en")}</b>
            </li>
          </ul>
        )}
        <p className="note">
          The reports stay, without a name. These addresses are remembered as a keyed hash, so no import brings them
          back to the newsletter.
        </p>
        {error ? <Notice kind="bad" title={`Failed to delete emails: ${getErrorMessage(error, NO_ANSWER)}`} /> : null}
        <div className="dialog-foot">
          <Button variant="default" data-autofocus onClick={close}>
            Keep them
          </Button>
          <Button className="danger" disabled={goes === undefined} loading={isLoading} onClick={() => void confirm()}>
            Delete {formatEmailCount(number)}
          </Button>
        </div>
      </div>
    </Modal>
  );
}
