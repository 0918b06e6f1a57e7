import { Button, TextInput } from "@mantine/core";
import { KeyRound } from "lucide-react";
import { type FormEvent, useState } from "react";
import type { CookieSession, SecondFactorDetails } from "@hundeblick/proto/http/admin/sign-in";
import { isApiError } from "@hundeblick/web-kit/api-error.ts";
import { getErrorMessage } from "#shared/api/error-message.ts";
import { signWithPasskey } from "#shared/session/webauthn.ts";
import { Notice } from "#shared/ui/Notice.tsx";
import { OtherAddress } from "#shared/ui/OtherAddress.tsx";
import { useFinishSignInMutation, useSignInOptionsMutation } from "./sign-in.api.ts";

type Props = { asked: SecondFactorDetails; onSignedIn: (session: CookieSession) => void; onBack: () => void };

/** Focused, because the password step is gone. */
const focus = (node: HTMLElement | null): void => node?.focus();

/** The second half of a sign-in: a passkey or a recovery code. */
export function SecondFactorStep({ asked, onSignedIn, onBack }: Props) {
  const { ticket, origin, recoveryCodesLeft } = asked;
  const isHere = origin === window.location.origin;
  const [hasNoPasskey, setHasNoPasskey] = useState(!isHere);
  const [problem, setProblem] = useState<string>();
  const [askOptions, asking] = useSignInOptionsMutation();
  const [finish, { isLoading }] = useFinishSignInMutation();
  const isBusy = asking.isLoading || isLoading;
  const failed = (error: unknown): void =>
    setProblem(
      isApiError(error) && error.details?.["reason"] === "expired"
        ? "This took too long or failed too often. Please begin again with your password."
        : getErrorMessage(error),
    );
  const prove = async (proof: Parameters<typeof finish>[0]): Promise<void> => {
    const { data, error } = await finish(proof);
    if (data) onSignedIn(data);
    else failed(error);
  };
  const withPasskey = async (): Promise<void> => {
    setProblem(undefined);
    const { data, error } = await askOptions(ticket);
    if (!data) return failed(error);
    const signed = await signWithPasskey(data);
    if (signed.response) await prove({ ticket, passkey: signed.response });
    else setProblem(signed.problem);
  };
  return (
    <div className="card">
      <div>
        <h1 tabIndex={-1} ref={focus}>
          {hasNoPasskey ? "Your recovery code" : "Your passkey"}
        </h1>
        <p className="soft">
          {hasNoPasskey
            ? `The password is right. One of your recovery codes opens the rest; ${recoveryCodesLeft} left.`
            : "The password is right. Now confirm with your passkey."}
        </p>
      </div>
      {isHere ? null : <OtherAddress origin={origin} />}
      {problem === undefined ? null : (
        <Notice kind="bad" title="Login failed">
          {problem}
        </Notice>
      )}
      {hasNoPasskey ? (
        <RecoveryCode isBusy={isBusy} onCode={(recoveryCode) => void prove({ ticket, recoveryCode })} />
      ) : (
        <Button
          size="md"
          fullWidth
          disabled={isBusy}
          leftSection={<KeyRound className="i" aria-hidden />}
          onClick={() => void withPasskey()}
        >
          {isBusy ? "Signing in..." : "Use passkey"}
        </Button>
      )}
      <div className="row wrap">
        {isHere ? (
          <Button variant="subtle" size="xs" onClick={() => setHasNoPasskey(!hasNoPasskey)}>
            {hasNoPasskey ? "Use the passkey" : "Use a recovery code"}
          </Button>
        ) : null}
        <Button variant="subtle" size="xs" onClick={onBack}>
          Begin again
        </Button>
      </div>
    </div>
  );
}

function RecoveryCode({ isBusy, onCode }: { isBusy: boolean; onCode: (code: string) => void }) {
  const [code, setCode] = useState("");
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    onCode(code);
  };
  return (
    <form className="stack" onSubmit={submit} noValidate>
      <TextInput
        size="md"
        label="Recovery code"
        placeholder="XXXX-XXXX-XXXX-XXXX"
        autoComplete="one-time-code"
        spellCheck={false}
        maxLength={100}
        value={code}
        onChange={(event) => setCode(event.currentTarget.value)}
      />
      <Button type="submit" size="md" fullWidth disabled={isBusy || code.trim() === ""}>
        {isBusy ? "Signing in..." : "Sign in"}
      </Button>
    </form>
  );
}
