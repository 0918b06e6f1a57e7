import { Button, Modal, PasswordInput } from "@mantine/core";
import { useWindowEvent } from "@mantine/hooks";
import { KeyRound } from "lucide-react";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { isApiError } from "@hundeblick/web-kit/api-error.ts";
import { provideConfirmation } from "#shared/api/confirmation.ts";
import { getErrorMessage } from "#shared/api/error-message.ts";
import { useConfirmMutation, useConfirmOptionsMutation } from "#shared/session/session.api.ts";
import { signWithPasskey } from "#shared/session/webauthn.ts";
import { Notice } from "#shared/ui/Notice.tsx";

/** Asks for the password or a passkey when a call needs it, and then repeats the call. */
export function ConfirmIdentity() {
  const [isOpen, setIsOpen] = useState(false);
  const answer = useRef<(isConfirmed: boolean) => void>(undefined);
  useEffect(
    () =>
      provideConfirmation(
        () =>
          new Promise((resolve) => {
            answer.current = resolve;
            setIsOpen(true);
          }),
      ),
    [],
  );
  const close = (isConfirmed: boolean): void => {
    setIsOpen(false);
    answer.current?.(isConfirmed);
  };
  // mounted before every other dialog, so that its listener comes first: theirs would close them as well
  useWindowEvent(
    "keydown",
    (event) => {
      if (!isOpen || event.key !== "Escape" || event.isComposing) return;
      event.stopImmediatePropagation();
      close(false);
    },
    { capture: true },
  );
  return (
    <Modal
      opened={isOpen}
      onClose={() => close(false)}
      closeOnEscape={false}
      title="Confirm that it is you"
      zIndex={300}
    >
      <Confirm onDone={() => close(true)} onCancel={() => close(false)} />
    </Modal>
  );
}

function Confirm({ onDone, onCancel }: { onDone: () => void; onCancel: () => void }) {
  const [password, setPassword] = useState("");
  const [problem, setProblem] = useState<string>();
  const [askOptions] = useConfirmOptionsMutation();
  const [confirm, { isLoading }] = useConfirmMutation();
  const settle = async (proof: Parameters<typeof confirm>[0]): Promise<void> => {
    const { error } = await confirm(proof);
    if (!error) onDone();
    else
      setProblem(
        isApiError(error) && error.details?.["field"] === "password"
          ? "This is not your password."
          : getErrorMessage(error),
      );
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setProblem(undefined);
    void settle({ password });
  };
  const withPasskey = async (): Promise<void> => {
    setProblem(undefined);
    const { data, error } = await askOptions();
    if (!data) {
      const hasNone = isApiError(error) && error.status === 404;
      return setProblem(hasNone ? "This account has no passkey yet." : getErrorMessage(error));
    }
    const signed = await signWithPasskey(data);
    if (signed.response) await settle({ passkey: signed.response });
    else setProblem(signed.problem);
  };
  return (
    <form className="stack" onSubmit={submit} noValidate>
      <p className="soft">Changes to operators and sign-in need your password or passkey. It holds for five minutes.</p>
      <PasswordInput
        label="Your password"
        autoComplete="current-password"
        data-autofocus
        value={password}
        onChange={(event) => setPassword(event.currentTarget.value)}
      />
      {problem === undefined ? null : (
        <Notice kind="bad" title="Not confirmed">
          {problem}
        </Notice>
      )}
      <div className="dialog-foot">
        <Button variant="default" onClick={onCancel}>
          Not now
        </Button>
        <Button
          variant="default"
          disabled={isLoading}
          leftSection={<KeyRound className="i" aria-hidden />}
          onClick={() => void withPasskey()}
        >
          Use passkey
        </Button>
        <Button type="submit" disabled={isLoading || password === ""}>
          Confirm
        </Button>
      </div>
    </form>
  );
}
