import { Button, TextInput } from "@mantine/core";
import { KeyRound } from "lucide-react";
import { type FormEvent, useState } from "react";
import { getErrorMessage } from "#shared/api/error-message.ts";
import { createPasskey } from "#shared/session/webauthn.ts";
import { Notice } from "#shared/ui/Notice.tsx";
import { useAddPasskeyMutation, usePasskeyOptionsMutation } from "./passkeys.api.ts";

type Props = {
  /** Recovery codes come with the first passkey only. */
  onAdded: (recoveryCodes: string[] | null) => void;
  onCancel?: () => void;
};

/** Asks for a name, then registers a passkey. */
export function AddPasskey({ onAdded, onCancel }: Props) {
  const [name, setName] = useState("");
  const [problem, setProblem] = useState<string>();
  const [askOptions, asking] = usePasskeyOptionsMutation();
  const [add, adding] = useAddPasskeyMutation();
  const isBusy = asking.isLoading || adding.isLoading;
  const make = async (): Promise<void> => {
    setProblem(undefined);
    const options = await askOptions();
    if (!options.data) return setProblem(getErrorMessage(options.error));
    const made = await createPasskey(options.data);
    if (!made.response) return setProblem(made.problem);
    const added = await add({ name: name.trim(), response: made.response });
    if (added.data === undefined) return setProblem(getErrorMessage(added.error));
    onAdded(added.data);
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void make();
  };
  return (
    <form className="stack" onSubmit={submit} noValidate>
      <TextInput
        label="Name"
        description="So that you know later which one it is: the phone, the laptop, the key on the ring."
        maxLength={60}
        data-autofocus
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      {problem === undefined ? null : (
        <Notice kind="bad" title="No passkey was added">
          {problem}
        </Notice>
      )}
      <div className="dialog-foot">
        {onCancel ? (
          <Button variant="default" onClick={onCancel}>
            Not now
          </Button>
        ) : null}
        <Button
          type="submit"
          disabled={isBusy || name.trim() === ""}
          leftSection={<KeyRound className="i" aria-hidden />}
        >
          {isBusy ? "Waiting for the browser…" : "Create passkey"}
        </Button>
      </div>
    </form>
  );
}
