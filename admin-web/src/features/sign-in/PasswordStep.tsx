import { Button, PasswordInput, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import type { CookieSession } from "@hundeblick/proto/http/admin/sign-in";
import { isApiError } from "@hundeblick/web-kit/api-error.ts";
import { getErrorMessage } from "#shared/api/error-message.ts";
import { formatCount } from "#shared/format/count.ts";
import { selectNotice } from "#shared/session/session.slice.ts";
import { useAppSelector } from "#shared/store/store.ts";
import { Notice } from "#shared/ui/Notice.tsx";
import { useSignInMutation } from "./sign-in.api.ts";

type Props = { onSignedIn: (session: CookieSession) => void; onSecondFactor: (details: unknown) => void };

export function PasswordStep({ onSignedIn, onSecondFactor }: Props) {
  const notice = useAppSelector(selectNotice);
  const [signIn, { isLoading, error }] = useSignInMutation();
  const form = useForm({
    initialValues: { email: "", password: "" },
    validate: {
      email: (value) => (value.trim() === "" ? "Enter your e-mail." : null),
      password: (value) => (value === "" ? "Enter your password." : null),
    },
  });
  const submit = form.onSubmit(async ({ email, password }) => {
    const answer = await signIn({ email: email.trim(), password });
    if (answer.data) onSignedIn(answer.data);
    else if (isApiError(answer.error) && answer.error.code === "second_factor_required")
      onSecondFactor(answer.error.details);
  });
  return (
    <form className="card" onSubmit={submit} noValidate>
      <div>
        <h1>Sign in</h1>
        <p className="soft">Hundeblick admin, for operators.</p>
      </div>
      {error ? (
        <Notice kind="bad" title="Login failed">
          {[getErrorMessage(error, ""), tryAgain(error)].filter(Boolean).join(" ") || undefined}
        </Notice>
      ) : null}
      {notice !== null && !error ? (
        <Notice kind="warn" title={notice}>
          {notice.startsWith("Session expired") ? "Sessions end after 30 minutes without activity." : undefined}
        </Notice>
      ) : null}
      <TextInput
        size="md"
        label="E-mail"
        type="email"
        autoComplete="username"
        withAsterisk={false}
        required
        {...form.getInputProps("email")}
      />
      <PasswordInput
        size="md"
        label="Password"
        autoComplete="current-password"
        withAsterisk={false}
        required
        {...form.getInputProps("password")}
      />
      <Button type="submit" size="md" fullWidth disabled={isLoading}>
        {isLoading ? "Signing in..." : "Sign in"}
      </Button>
    </form>
  );
}

/** When the next attempt is allowed; empty if unknown. */
function tryAgain(error: unknown): string {
  const seconds = isApiError(error) ? error.details?.["retryAfterSeconds"] : undefined;
  return typeof seconds === "number" ? `You can try again in ${formatCount(seconds, "second")}.` : "";
}
