import { TextInput } from "@mantine/core";
import { type FormEvent, useState } from "react";
import type { PasskeyRecord } from "@hundeblick/proto/http/admin/passkeys";
import { Failure } from "#shared/ui/Failure.tsx";
import { FormFoot } from "../FormFoot.tsx";
import { useRenamePasskeyMutation } from "./passkeys.api.ts";

export function NamePasskey({ passkey, onClose }: { passkey: PasskeyRecord; onClose: () => void }) {
  const [name, setName] = useState(passkey.name);
  const [rename, { error, isLoading }] = useRenamePasskeyMutation();
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (!(await rename({ id: passkey.id, name: name.trim() })).error) onClose();
  };
  return (
    <form className="stack" onSubmit={(event) => void submit(event)} noValidate>
      <TextInput
        label="Name"
        maxLength={60}
        data-autofocus
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <Failure title="Failed to rename the passkey" error={error} />
      <FormFoot save="Save" isDisabled={isLoading || name.trim() === ""} onClose={onClose} />
    </form>
  );
}
