import { Button, Modal } from "@mantine/core";
import { useState } from "react";
import type { ResendBody, ResendReply } from "@hundeblick/proto/http/admin/dead-letters";
import { getErrorMessage } from "#shared/api/error-message.ts";
import { Notice } from "#shared/ui/Notice.tsx";
import { notify } from "#shared/ui/notify.ts";
import { useResendDeadLettersMutation } from "./status.api.ts";

export type Resend = ResendBody;

const counted = (count: number): string => (count === 1 ? "1 event" : `${count.toLocaleString("en")} events`);

/** Outcome in one sentence. */
export function formatOutcome({ handled, failed, gone }: ResendReply): string {
  const parts = [
    handled > 0 ? `${counted(handled)} handled` : "",
    failed > 0 ? `${counted(failed)} failed again and stayed` : "",
    gone > 0 ? `${counted(gone)} no longer there` : "",
  ].filter(Boolean);
  return `${parts.join(", ")}.`;
}

export function ResendDeadLetters({ wanted, onClose }: { wanted: Resend | undefined; onClose: () => void }) {
  const [resend, { error, isLoading, reset }] = useResendDeadLettersMutation();
  // kept while the dialog fades out
  const [shown, setShown] = useState(wanted);
  if (wanted && wanted !== shown) setShown(wanted);
  const close = (): void => {
    reset();
    onClose();
  };
  const confirm = async (): Promise<void> => {
    if (!wanted) return;
    const { data } = await resend(wanted);
    if (!data) return;
    notify(formatOutcome(data));
    close();
  };
  const count = counted(shown?.ids.length ?? 0);
  return (
    <Modal opened={wanted !== undefined} onClose={close} title={`Send ${count} to ${shown?.service ?? ""} again?`}>
      <div className="stack">
        <p className="soft">
          The service tries each of them once more, now. What it handles leaves the list; what fails stays in it. Look
          for the cause in the log first: without a change the same error comes again.
        </p>
        {error ? (
          <Notice kind="bad" title="Failed to send again">
            {getErrorMessage(error, "No answer came. The list shows what is still there.")}
          </Notice>
        ) : null}
        <div className="dialog-foot">
          <Button variant="default" data-autofocus onClick={close}>
            Cancel
          </Button>
          <Button loading={isLoading} onClick={() => void confirm()}>
            Send {count} again
          </Button>
        </div>
      </div>
    </Modal>
  );
}
