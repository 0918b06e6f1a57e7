import { Button, Modal } from "@mantine/core";
import { useState } from "react";
import type { OperatorRecord } from "@hundeblick/proto/http/admin/operators";
import { getErrorMessage } from "#shared/api/error-message.ts";
import { Notice } from "#shared/ui/Notice.tsx";
import { notify } from "#shared/ui/notify.ts";
import { useSwitchOperatorMutation } from "./settings.api.ts";

export function DisableOperator({ operator, onClose }: { operator: OperatorRecord | undefined; onClose: () => void }) {
  const [change, { error, isLoading, reset }] = useSwitchOperatorMutation();
  // kept while the dialog fades out
  const [shown, setShown] = useState(operator);
  if (operator && operator !== shown) setShown(operator);
  const close = (): void => {
    reset();
    onClose();
  };
  const confirm = async (): Promise<void> => {
    if (!operator) return;
    if ((await change({ id: operator.id, to: "disable" })).error) return;
    notify(`${operator.email} is disabled.`);
    close();
  };
  return (
    <Modal opened={operator !== undefined} onClose={close} title={`Disable ${shown?.email ?? ""}?`}>
      <div className="stack">
        <p className="soft">
          All sessions of this operator end at once, and nobody can sign in with this address until you enable it again.
        </p>
        {error ? (
          <Notice kind="bad" title="Failed to disable the operator">
            {getErrorMessage(error, "Nothing was changed.")}
          </Notice>
        ) : null}
        <div className="dialog-foot">
          <Button variant="default" data-autofocus onClick={close}>
            Keep active
          </Button>
          <Button className="danger" disabled={isLoading} onClick={() => void confirm()}>
            Disable 1 operator
          </Button>
        </div>
      </div>
    </Modal>
  );
}
