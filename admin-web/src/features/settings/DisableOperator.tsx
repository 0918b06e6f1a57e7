import type { OperatorRecord } from "@hundeblick/proto/http/admin/operators";
import { ConfirmDialog } from "#shared/ui/ConfirmDialog.tsx";
import { Failure } from "#shared/ui/Failure.tsx";
import { notify } from "#shared/ui/notify.ts";
import { useLastShown } from "#shared/ui/use-last-shown.ts";
import { useSwitchOperatorMutation } from "./settings.api.ts";

export function DisableOperator({ operator, onClose }: { operator: OperatorRecord | undefined; onClose: () => void }) {
  const [change, { error, isLoading, reset }] = useSwitchOperatorMutation();
  const shown = useLastShown(operator);
  const confirm = async (): Promise<void> => {
    if (!operator || (await change({ id: operator.id, to: "disable" })).error) return;
    notify(`${operator.email} is disabled.`);
    onClose();
  };
  return (
    <ConfirmDialog
      title={`Disable ${shown?.email ?? ""}?`}
      isOpen={operator !== undefined}
      keep="Keep active"
      label="Disable 1 operator"
      isDangerous
      isLoading={isLoading}
      onConfirm={confirm}
      onClose={onClose}
      onClosed={reset}
    >
      <p className="soft">
        All sessions of this operator end at once, and nobody can sign in with this address until you enable it again.
      </p>
      <Failure title="Failed to disable the operator" error={error} what="the operator" />
    </ConfirmDialog>
  );
}
