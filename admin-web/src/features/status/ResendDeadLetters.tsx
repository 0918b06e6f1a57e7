import type { ResendBody, ResendReply } from "@hundeblick/proto/http/admin/dead-letters";
import { formatCount } from "#shared/format/count.ts";
import { ConfirmDialog } from "#shared/ui/ConfirmDialog.tsx";
import { Failure } from "#shared/ui/Failure.tsx";
import { notify } from "#shared/ui/notify.ts";
import { useLastShown } from "#shared/ui/use-last-shown.ts";
import { useResendDeadLettersMutation } from "./status.api.ts";

export type Resend = ResendBody;

/** Outcome in one sentence. */
export function formatOutcome({ handled, failed, gone }: ResendReply): string {
  const parts = [
    handled > 0 ? `${formatCount(handled, "event")} handled` : "",
    failed > 0 ? `${formatCount(failed, "event")} failed again and stayed` : "",
    gone > 0 ? `${formatCount(gone, "event")} no longer there` : "",
  ].filter(Boolean);
  return `${parts.join(", ")}.`;
}

export function ResendDeadLetters({ wanted, onClose }: { wanted: Resend | undefined; onClose: () => void }) {
  const [resend, { error, isLoading, reset }] = useResendDeadLettersMutation();
  const shown = useLastShown(wanted);
  const confirm = async (): Promise<void> => {
    if (!wanted) return;
    const { data } = await resend(wanted);
    if (!data) return;
    notify(formatOutcome(data));
    onClose();
  };
  const count = formatCount(shown?.ids.length ?? 0, "event");
  return (
    <ConfirmDialog
      title={`Send ${count} to ${shown?.service ?? ""} again?`}
      isOpen={wanted !== undefined}
      keep="Cancel"
      label={`Send ${count} again`}
      isLoading={isLoading}
      onConfirm={confirm}
      onClose={onClose}
      onClosed={reset}
    >
      <p className="soft">
        The service tries each of them once more, now. What it handles leaves the list; what fails stays in it. Look for
        the cause in the log first: without a change the same error comes again.
      </p>
      <Failure
        title="Failed to send again"
        error={error}
        otherwise="No answer came. The list shows what is still there."
      />
    </ConfirmDialog>
  );
}
