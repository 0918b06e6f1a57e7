import { getErrorMessage } from "#shared/api/error-message.ts";
import { Badge } from "#shared/ui/Badge.tsx";
import { notifyError } from "#shared/ui/notify.ts";
import { useRenewRecoveryCodesMutation } from "./passkeys.api.ts";
import { SmallButton } from "#shared/ui/SmallButton.tsx";

/** A warning is shown below this number. */
const FEW = 3;

export function RecoveryCodesRow({ left, onCodes }: { left: number; onCodes: (codes: readonly string[]) => void }) {
  const [renew, { isLoading }] = useRenewRecoveryCodesMutation();
  const ask = async (): Promise<void> => {
    const { data, error } = await renew();
    if (data) onCodes(data);
    else notifyError(`Failed to make new codes: ${getErrorMessage(error, "no answer came.")}`);
  };
  return (
    <div className="line">
      <div>
        <div className="strong">
          Recovery codes {left < FEW ? <Badge kind="warn" text={left === 0 ? "none left" : `${left} left`} /> : null}
        </div>
        <div className="note">For the day no passkey is at hand. {left} of 10 are unused; new ones replace them.</div>
      </div>
      <SmallButton disabled={isLoading} onClick={() => void ask()}>
        New codes
      </SmallButton>
    </div>
  );
}
