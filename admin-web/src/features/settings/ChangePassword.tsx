import { Modal, PasswordInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { MAX_PASSWORD } from "@hundeblick/proto/http/admin/operators";
import type { PasswordProblem } from "@hundeblick/proto/http/admin/password";
import { isApiError } from "@hundeblick/web-kit/api-error.ts";
import { selectEmail, signedIn } from "#shared/session/session.slice.ts";
import { useAppDispatch, useAppSelector } from "#shared/store/store.ts";
import { Failure } from "#shared/ui/Failure.tsx";
import { notify } from "#shared/ui/notify.ts";
import { FormFoot } from "./FormFoot.tsx";
import { PASSWORD_PROBLEMS, PasswordMeter } from "./PasswordMeter.tsx";
import { useChangePasswordMutation } from "./settings.api.ts";

/** Changes the own password; ends all other sessions. */
export function ChangePassword({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const dispatch = useAppDispatch();
  const email = useAppSelector(selectEmail);
  const [change, { error, isLoading, reset }] = useChangePasswordMutation();
  const form = useForm({
    initialValues: { current: "", password: "" },
    validate: {
      current: (value) => (value === "" ? "Enter the password you have now." : null),
      password: (value) => (value === "" ? "Enter a new password." : null),
    },
  });
  const close = (): void => {
    reset();
    form.reset();
    onClose();
  };
  const submit = form.onSubmit(async (values) => {
    const answer = await change(values);
    if (!answer.data) {
      const { field, reason } = (isApiError(answer.error) && answer.error.details) || {};
      if (field === "current") form.setFieldError("current", "This is not your password.");
      if (field === "password") form.setFieldError("password", PASSWORD_PROBLEMS[reason as PasswordProblem]);
      return;
    }
    dispatch(signedIn(answer.data));
    notify("Your password was changed. All other sessions are over.");
    close();
  });
  return (
    <Modal opened={isOpen} onClose={close} title="Change password">
      <form className="stack" onSubmit={submit} noValidate>
        <PasswordInput
          label="Password now"
          autoComplete="current-password"
          data-autofocus
          {...form.getInputProps("current")}
        />
        <PasswordInput
          label="New password"
          autoComplete="new-password"
          maxLength={MAX_PASSWORD}
          {...form.getInputProps("password")}
        />
        <PasswordMeter password={form.values.password} email={email} />
        <p className="note">Everywhere else you are signed out.</p>
        {error && !form.errors["current"] && !form.errors["password"] ? (
          <Failure title="Failed to change the password" error={error} />
        ) : null}
        <FormFoot save="Change password" isDisabled={isLoading} onClose={close} />
      </form>
    </Modal>
  );
}
