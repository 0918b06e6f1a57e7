import { Button, Modal, PasswordInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { MIN_PASSWORD } from "@hundeblick/proto/http/admin/operators";
import { isApiError } from "@hundeblick/web-kit/api-error.ts";
import { messageOf } from "../../app/error-message.ts";
import { signedIn } from "../../app/session.slice.ts";
import { useAppDispatch } from "../../app/store.ts";
import { Notice } from "../../ui/Notice.tsx";
import { tell } from "../../ui/tell.ts";
import { useChangePasswordMutation } from "./settings.api.ts";

/** A new password for oneself; every other session of this operator ends. */
export function ChangePassword({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const dispatch = useAppDispatch();
  const [change, { error, isLoading, reset }] = useChangePasswordMutation();
  const form = useForm({
    initialValues: { current: "", password: "" },
    validate: {
      current: (value) => (value === "" ? "Enter the password you have now." : null),
      password: (value) => (value.length < MIN_PASSWORD ? `At least ${MIN_PASSWORD} characters.` : null),
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
      if (isApiError(answer.error) && answer.error.details?.["field"] === "current")
        form.setFieldError("current", "This is not your password.");
      return;
    }
    dispatch(signedIn(answer.data));
    tell("Your password was changed. All other sessions are over.");
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
          inputWrapperOrder={["label", "input", "description", "error"]}
          description={`At least ${MIN_PASSWORD} characters. Everywhere else you are signed out.`}
          {...form.getInputProps("password")}
        />
        {error && !form.errors["current"] ? (
          <Notice kind="bad" title="Failed to change the password">
            {messageOf(error, "No answer came.")}
          </Notice>
        ) : null}
        <div className="dialog-foot">
          <Button variant="default" onClick={close}>
            Not now
          </Button>
          <Button type="submit" disabled={isLoading}>
            Change password
          </Button>
        </div>
      </form>
    </Modal>
  );
}
