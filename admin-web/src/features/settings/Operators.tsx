import { Button, Modal } from "@mantine/core";
import { Ban, Check, KeyRound, ScrollText, UserPlus } from "lucide-react";
import { useState } from "react";
import type { OperatorRecord } from "@hundeblick/proto/http/admin/operators";
import { getErrorMessage } from "#shared/api/error-message.ts";
import { Badge } from "#shared/ui/Badge.tsx";
import { FetchedCard } from "#shared/ui/FetchedCard.tsx";
import { notify, notifyError } from "#shared/ui/notify.ts";
import { AddOperator } from "./AddOperator.tsx";
import { AuditLog } from "./AuditLog.tsx";
import { ChangePassword } from "./ChangePassword.tsx";
import { DisableOperator } from "./DisableOperator.tsx";
import { formatMoment } from "#shared/format/moment.ts";
import { useOperatorsQuery, useSwitchOperatorMutation } from "./settings.api.ts";
import { SmallButton } from "#shared/ui/SmallButton.tsx";
import { DataTable, hidden, numbers } from "#shared/ui/DataTable.tsx";

type Dialog = "add" | "password" | "audit" | OperatorRecord;

export function Operators() {
  const { data, error } = useOperatorsQuery();
  const [open, setOpen] = useState<Dialog>();
  const close = (): void => setOpen(undefined);
  return (
    <FetchedCard
      id="operators"
      title="Operators"
      sub="Everyone here can do everything."
      action={
        <SmallButton icon={UserPlus} onClick={() => setOpen("add")}>
          Add operator
        </SmallButton>
      }
      error={error}
      failed="Failed to fetch operators"
      isThere={data !== undefined}
    >
      {data ? (
        <div className="tbl">
          <DataTable caption="Operators" columns={["E-mail", "Status", numbers("Last sign-in"), hidden("Actions")]}>
            {data.operators.map((one) => (
              <Row key={one.id} one={one} onPassword={() => setOpen("password")} onDisable={() => setOpen(one)} />
            ))}
          </DataTable>
        </div>
      ) : null}
      <div className="card-foot">
        <Button
          variant="subtle"
          size="xs"
          leftSection={<ScrollText className="i" aria-hidden />}
          onClick={() => setOpen("audit")}
        >
          Audit log: who did what
        </Button>
      </div>
      <AddOperator isOpen={open === "add"} onClose={close} />
      <ChangePassword isOpen={open === "password"} onClose={close} />
      <DisableOperator operator={typeof open === "object" ? open : undefined} onClose={close} />
      <Modal opened={open === "audit"} onClose={close} title="Audit log" size="lg">
        <AuditLog />
      </Modal>
    </FetchedCard>
  );
}

function Row({ one, onPassword, onDisable }: { one: OperatorRecord; onPassword: () => void; onDisable: () => void }) {
  const [change, { isLoading }] = useSwitchOperatorMutation();
  const enable = async (): Promise<void> => {
    const { error } = await change({ id: one.id, to: "enable" });
    if (error) notifyError(`Failed to enable ${one.email}: ${getErrorMessage(error, "no answer came.")}`);
    else notify(`${one.email} can sign in again.`);
  };
  return (
    <tr>
      <td className="full">
        {one.email} {one.isYou ? <Badge text="you" /> : null}
      </td>
      <td data-l="Status">
        {one.isDisabled ? <Badge icon={Ban} text="Disabled" /> : <Badge kind="good" icon={Check} text="Active" />}{" "}
        {one.passkeys > 0 ? <Badge icon={KeyRound} text="Passkey" /> : null}
      </td>
      <td className="n soft" data-l="Last sign-in">
        {one.lastSignIn ? formatMoment(one.lastSignIn) : "never"}
      </td>
      <td className="full acts-cell">
        {one.isYou ? (
          <SmallButton icon={KeyRound} onClick={onPassword}>
            Change password
          </SmallButton>
        ) : null}
        {!one.isYou && one.isDisabled ? (
          <SmallButton disabled={isLoading} aria-label={`Enable ${one.email}`} onClick={() => void enable()}>
            Enable
          </SmallButton>
        ) : null}
        {!one.isYou && !one.isDisabled ? (
          <SmallButton aria-label={`Disable ${one.email}`} onClick={onDisable}>
            Disable
          </SmallButton>
        ) : null}
      </td>
    </tr>
  );
}
