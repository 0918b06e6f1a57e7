import { Button, Skeleton } from "@mantine/core";
import { getErrorMessage } from "#shared/api/error-message.ts";
import { formatCount } from "#shared/format/count.ts";
import { CountList } from "#shared/ui/CountList.tsx";
import { Notice } from "#shared/ui/Notice.tsx";
import { notify } from "#shared/ui/notify.ts";
import { useRemoveSessionsMutation, useSessionsOfAddressQuery } from "./analytics.api.ts";

/** Number of visits to delete, and the button. */
export function DeletePreview({
  address,
  onClose,
  onAnother,
}: {
  address: string;
  onClose: () => void;
  onAnother: (() => void) | undefined;
}) {
  const { currentData: found, error } = useSessionsOfAddressQuery(address);
  const [remove, { isLoading, error: failed }] = useRemoveSessionsMutation();
  const confirm = async (): Promise<void> => {
    const answer = await remove(address);
    if (!answer.data) return;
    notify(`${formatCount(answer.data.sessions, "session")} deleted.`);
    onClose();
  };
  return (
    <>
      {error ? (
        <Notice kind="bad" title={`They cannot be counted: ${getErrorMessage(error)}`} />
      ) : found === undefined ? (
        <output aria-label="Counting sessions">
          <Skeleton h={96} radius={12} />
        </output>
      ) : (
        <>
          <p className="soft">
            {found.by === "network"
              ? "Addresses are stored shortened, so this may be more than one household:"
              : "Everything this one address left here:"}
          </p>
          <CountList
            counts={[
              ["Sessions", found.sessions],
              ["Of these with a report", found.withReport],
              ["Product clicks in them", found.clicks],
            ]}
          />
          <p className="note">Reports and e-mail addresses stay. The funnel is counted again at once.</p>
        </>
      )}
      {failed ? <Notice kind="bad" title={`Failed to delete sessions: ${getErrorMessage(failed)}`} /> : null}
      <div className="dialog-foot">
        {onAnother ? (
          <Button variant="subtle" onClick={onAnother}>
            Another address
          </Button>
        ) : null}
        <Button variant="default" data-autofocus onClick={onClose}>
          Keep them
        </Button>
        <Button
          className="danger"
          disabled={!found || found.sessions === 0 || isLoading}
          onClick={() => void confirm()}
        >
          {found ? `Delete ${formatCount(found.sessions, "session")}` : "Delete"}
        </Button>
      </div>
    </>
  );
}
