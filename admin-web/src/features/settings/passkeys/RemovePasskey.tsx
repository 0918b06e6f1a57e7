import type { PasskeyRecord } from "@hundeblick/proto/http/admin/passkeys";
import { isApiError } from "@hundeblick/web-kit/api-error.ts";
import { getErrorMessage } from "#shared/api/error-message.ts";
import { ConfirmDialog } from "#shared/ui/ConfirmDialog.tsx";
import { Notice } from "#shared/ui/Notice.tsx";
import { notify } from "#shared/ui/notify.ts";
import { useRemovePasskeyMutation } from "./passkeys.api.ts";

type Props = { passkey: PasskeyRecord; isLast: boolean; onClose: () => void };

export function RemovePasskey({ passkey: { id, name }, isLast, onClose }: Props) {
  const [remove, { error, isLoading }] = useRemovePasskeyMutation();
  const confirm = async (): Promise<void> => {
    if ((await remove(id)).error) return;
    notify(`${name} was removed.`);
    onClose();
  };
  const isNeeded = isApiError(error) && error.details?.["reason"] === "passkey required";
  return (
    <ConfirmDialog
      title={`Remove ${name}?`}
      isOpen
      keep="Keep it"
      label="Remove passkey"
      isDangerous
      isLoading={isLoading}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p className="soft">
        It no longer opens the admin area.{" "}
        {isLast ? "It is your last one: after that your password alone is enough, and your recovery codes go too." : ""}
      </p>
      {error ? (
        <Notice kind="bad" title="Failed to remove the passkey">
          {isNeeded
            ? "Every operator needs a passkey here, and this is your last. Add another one first."
            : getErrorMessage(error, "Nothing was changed.")}
        </Notice>
      ) : null}
    </ConfirmDialog>
  );
}
