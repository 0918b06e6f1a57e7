import { Button, Modal, TextInput } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { isApiError } from "@hundeblick/web-kit/api-error.ts";
import { getErrorMessage } from "#shared/api/error-message.ts";
import { Notice } from "#shared/ui/Notice.tsx";
import { FormFoot } from "./FormFoot.tsx";
import { useAddOperatorMutation } from "./settings.api.ts";

/** Adds an operator; the password is shown once. */
export function AddOperator({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const [add, { data, error, isLoading, reset }] = useAddOperatorMutation();
  const [email, setEmail] = useState("");
  const close = (): void => {
    reset();
    setEmail("");
    onClose();
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void add(email.trim());
  };
  const why =
    isApiError(error) && error.code === "conflict"
      ? "This address has an operator already."
      : isApiError(error) && error.status === 400
        ? "This does not look like an e-mail address."
        : getErrorMessage(error);
  return (
    <Modal opened={isOpen} onClose={close} title="Add operator">
      {data ? (
        <div className="stack">
          <Notice kind="good" title={`${data.email} can sign in`}>
            The password is shown only this once. Hand it over and ask its owner to choose a new one in Settings.
          </Notice>
          <code className="once mono" aria-label="Password">
            {data.password}
          </code>
          <div className="dialog-foot">
            <Button onClick={close}>Done</Button>
          </div>
        </div>
      ) : (
        <form className="stack" onSubmit={submit} noValidate>
          <TextInput
            label="E-mail"
            type="email"
            autoComplete="off"
            data-autofocus
            value={email}
            onChange={(event) => setEmail(event.currentTarget.value)}
          />
          {error ? (
            <Notice kind="bad" title="Failed to add the operator">
              {why}
            </Notice>
          ) : null}
          <FormFoot save="Add operator" isDisabled={isLoading || email.trim() === ""} onClose={close} />
        </form>
      )}
    </Modal>
  );
}
