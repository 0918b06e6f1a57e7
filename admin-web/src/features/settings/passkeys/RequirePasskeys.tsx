import { Switch } from "@mantine/core";
import { useState } from "react";
import { getErrorMessage } from "#shared/api/error-message.ts";
import { ConfirmDialog } from "#shared/ui/ConfirmDialog.tsx";
import { notify, notifyError } from "#shared/ui/notify.ts";
import { useSaveSignInRulesMutation } from "./passkeys.api.ts";

/** The rule for all operators; enabling needs a confirmation, because it blocks those without a passkey. */
export function RequirePasskeys({ isRequired, hasOne }: { isRequired: boolean; hasOne: boolean }) {
  const [isAsking, setIsAsking] = useState(false);
  const [save, { isLoading }] = useSaveSignInRulesMutation();
  const set = async (passkeyRequired: boolean): Promise<void> => {
    setIsAsking(false);
    const { error } = await save({ passkeyRequired });
    if (error) notifyError(`Failed to save: ${getErrorMessage(error, "no answer came.")}`);
    else notify(passkeyRequired ? "Every operator needs a passkey now." : "A passkey is optional now.");
  };
  return (
    <div className="line">
      <div>
        <div className="strong">Every operator needs a passkey</div>
        <div className="note">
          {hasOne
            ? "Who has none sets one up at the next step, before anything else."
            : "Add a passkey of your own first: then you know that it works."}
        </div>
      </div>
      <Switch
        aria-label="Every operator needs a passkey"
        checked={isRequired}
        disabled={isLoading || (!hasOne && !isRequired)}
        onChange={() => (isRequired ? void set(false) : setIsAsking(true))}
      />
      <ConfirmDialog
        title="Require a passkey of every operator?"
        isOpen={isAsking}
        keep="Not now"
        label="Require passkeys"
        onConfirm={() => set(true)}
        onClose={() => setIsAsking(false)}
      >
        <p className="soft">
          Operators without one can do nothing but set one up, from their next click on. Programs that sign in with a
          password alone are stopped as well.
        </p>
      </ConfirmDialog>
    </div>
  );
}
