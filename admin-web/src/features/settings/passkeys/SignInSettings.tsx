import "./passkeys.css";
import { Modal } from "@mantine/core";
import { KeyRound } from "lucide-react";
import { useState } from "react";
import type { PasskeyRecord, PasskeysReply } from "@hundeblick/proto/http/admin/passkeys";
import { Dialog } from "#shared/ui/Dialog.tsx";
import { FetchedCard } from "#shared/ui/FetchedCard.tsx";
import { OtherAddress } from "#shared/ui/OtherAddress.tsx";
import { notify } from "#shared/ui/notify.ts";
import { AddPasskey } from "./AddPasskey.tsx";
import { NamePasskey } from "./NamePasskey.tsx";
import { PasskeyRow } from "./PasskeyRow.tsx";
import { usePasskeysQuery } from "./passkeys.api.ts";
import { RecoveryCodes } from "./RecoveryCodes.tsx";
import { RecoveryCodesRow } from "./RecoveryCodesRow.tsx";
import { RemovePasskey } from "./RemovePasskey.tsx";
import { RequirePasskeys } from "./RequirePasskeys.tsx";
import { SmallButton } from "#shared/ui/SmallButton.tsx";

type Opened =
  | { kind: "add" }
  | { kind: "codes"; codes: readonly string[] }
  | { kind: "rename" | "remove"; passkey: PasskeyRecord };

/** The own passkeys and recovery codes, and the rule for all. */
export function SignInSettings() {
  const { data, error } = usePasskeysQuery();
  const [open, setOpen] = useState<Opened>();
  const close = (): void => setOpen(undefined);
  const added = (codes: readonly string[] | null): void => {
    notify("The passkey was added. You are asked for it when you sign in.");
    setOpen(codes ? { kind: "codes", codes } : undefined);
  };
  return (
    <FetchedCard
      id="sign-in"
      title="Passkeys"
      sub="Your second factor: after the password."
      action={
        <SmallButton
          disabled={data?.origin !== window.location.origin}
          icon={KeyRound}
          onClick={() => setOpen({ kind: "add" })}
        >
          Add passkey
        </SmallButton>
      }
      error={error}
      failed="Failed to fetch your passkeys"
      isThere={data !== undefined}
    >
      {data ? <Own data={data} onOpen={setOpen} /> : null}
      <Modal opened={open?.kind === "add"} onClose={close} title="Add passkey">
        <AddPasskey onAdded={added} onCancel={close} />
      </Modal>
      <Modal
        opened={open?.kind === "codes"}
        onClose={close}
        title="Your recovery codes"
        closeOnClickOutside={false}
        closeOnEscape={false}
        withCloseButton={false}
      >
        {open?.kind === "codes" ? <RecoveryCodes codes={open.codes} onDone={close} /> : null}
      </Modal>
      <Dialog title={open?.kind === "rename" ? `Rename ${open.passkey.name}` : ""} onClose={close}>
        {open?.kind === "rename" ? <NamePasskey passkey={open.passkey} onClose={close} /> : null}
      </Dialog>
      <RemovePasskey
        passkey={open?.kind === "remove" ? open.passkey : undefined}
        isLast={data?.passkeys.length === 1}
        onClose={close}
      />
    </FetchedCard>
  );
}

function Own({ data, onOpen }: { data: PasskeysReply; onOpen: (dialog: Opened) => void }) {
  return (
    <>
      {data.origin === window.location.origin ? null : (
        <div className="pad">
          <OtherAddress origin={data.origin ?? ""} />
        </div>
      )}
      {data.passkeys.map((passkey) => (
        <PasskeyRow
          key={passkey.id}
          passkey={passkey}
          onRename={() => onOpen({ kind: "rename", passkey })}
          onRemove={() => onOpen({ kind: "remove", passkey })}
        />
      ))}
      {data.passkeys.length === 0 ? (
        <p className="pad soft">You have none: your password alone opens the admin area.</p>
      ) : (
        <RecoveryCodesRow left={data.recoveryCodesLeft} onCodes={(codes) => onOpen({ kind: "codes", codes })} />
      )}
      <RequirePasskeys isRequired={data.passkeyRequired} hasOne={data.passkeys.length > 0} />
    </>
  );
}
