import type { PasskeyRecord } from "@hundeblick/proto/http/admin/passkeys";
import { isApiError } from "@hundeblick/web-kit/api-error.ts";
import { ConfirmDialog } from "#shared/ui/ConfirmDialog.tsx";
import { Failure } from "#shared/ui/Failure.tsx";
import { Notice } from "#shared/ui/Notice.tsx";
import { notify } from "#shared/ui/notify.ts";
import { useLastShown } from "#shared/ui/use-last-shown.ts";
import { useRemovePasskeyMutation } from "./passkeys.api.ts";

type Props = { passkey: PasskeyRecord | undefined; isLast: boolean; onClose: () => void };

export function RemovePasskey({ passkey, isLast, onClose }: Props) {
  const [remove, { error, isLoading, reset }] = useRemovePasskeyMutation();
  const name = useLastShown(passkey)?.name ?? "";
  const wasLast = useLastShown(passkey && isLast);
  const confirm = async (): Promise<void> => {
    if (!passkey || (await remove(passkey.id)).error) return;
    notify(`${name} was removed.`);
    onClose();
  };
  const isNeeded = isApiError(error) && error.details?.["reason"] === "passkey required";
  return (
    <ConfirmDialog
      title={`Remove ${name}?`}
      isOpen={passkey !== undefined}
      keep="Keep it"
      label="Remove passkey"
      isDangerous
      isLoading={isLoading}
      onConfirm={confirm}
      onClose={onClose}
      onClosed={reset}
    >
      <p className="soft">
        It no longer opens the admin area.{" "}
        {wasLast
          ? "It is your last one: after that your password alone is enough, and your recovery codes go too."
          : ""}
      </p>
      {isNeeded ? (
        <Notice kind="bad" title="Failed to remove the passkey">
          Every operator needs a passkey here, and this is your last. Add another one first.
        </Notice>
      ) : (
        <Failure title="Failed to remove the passkey" error={error} what="the passkey" />
      )}
    </ConfirmDialog>
  );
}
