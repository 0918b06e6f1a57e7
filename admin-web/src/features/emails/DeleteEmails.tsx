import { Skeleton } from "@mantine/core";
import { useEffect } from "react";
import { getErrorMessage } from "#shared/api/error-message.ts";
import { formatCount } from "#shared/format/count.ts";
import { ConfirmDialog } from "#shared/ui/ConfirmDialog.tsx";
import { CountList } from "#shared/ui/CountList.tsx";
import { Notice } from "#shared/ui/Notice.tsx";
import { notify } from "#shared/ui/notify.ts";
import { useLastShown } from "#shared/ui/use-last-shown.ts";
import { useRemoveEmailsMutation } from "./emails.api.ts";

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
  const shown = useLastShown(emails);
  useEffect(() => {
    if (emails) void count({ emails, preview: true });
  }, [emails, count]);
  const number = shown?.length ?? 0;
  const confirm = async (): Promise<void> => {
    if (!emails) return;
    const answer = await remove({ emails, preview: false });
    if (answer.error) return;
    notify(`${formatCount(answer.data.emails, "email")} deleted.`);
    onDeleted();
    onClose();
  };
  return (
    <ConfirmDialog
      title={`Delete ${formatCount(number, "selected email")}?`}
      isOpen={emails !== undefined}
      keep="Keep them"
      label={`Delete ${formatCount(number, "email")}`}
      isDangerous
      isDisabled={goes === undefined}
      isLoading={isLoading}
      onConfirm={confirm}
      onClose={onClose}
      onClosed={() => {
        resetCount();
        reset();
      }}
    >
      <p className="soft">What goes with them:</p>
      {uncounted ? (
        <Notice kind="bad" title={`They cannot be counted: ${getErrorMessage(uncounted)}`} />
      ) : goes === undefined ? (
        <output aria-label="Counting">
          <Skeleton h={150} radius={12} />
        </output>
      ) : (
        <CountList
          counts={[
            ["E-mail addresses", goes.emails],
            ["Links from reports to a person", goes.reportLinks],
            ["Newsletter subscriptions", goes.newsletters ?? 0],
            ["E-mails waiting or kept", goes.mails],
            ["Contact messages", goes.messages],
          ]}
        />
      )}
      <p className="note">
        The reports stay, without a name. These addresses are remembered as a keyed hash, so no import brings them back
        to the newsletter.
      </p>
      {error ? <Notice kind="bad" title={`Failed to delete emails: ${getErrorMessage(error)}`} /> : null}
    </ConfirmDialog>
  );
}
