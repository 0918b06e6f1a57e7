import { Button, TextInput } from "@mantine/core";
import { Send } from "lucide-react";
import { type FormEvent, useState } from "react";
import type { TestMailReply } from "@hundeblick/proto/http/admin/emails";
import { selectEmail } from "#shared/session/session.slice.ts";
import { useAppSelector } from "#shared/store/store.ts";
import { CardFailure } from "#shared/ui/Failure.tsx";
import { Notice } from "#shared/ui/Notice.tsx";
import { useTestMailMutation } from "./settings.api.ts";

/** Sends a test mail and shows the mail server's result. */
export function TestMail() {
  const [to, setTo] = useState(useAppSelector(selectEmail));
  const [send, { data, error, isLoading }] = useTestMailMutation();
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void send(to.trim());
  };
  return (
    <section className="card" id="mail" aria-labelledby="mail-title">
      <div className="card-head">
        <h2 id="mail-title" className="grow">
          Mail
        </h2>
      </div>
      <form className="line" onSubmit={submit} noValidate>
        <TextInput
          label="Send a test to"
          type="email"
          maw={340}
          value={to}
          onChange={(event) => setTo(event.currentTarget.value)}
        />
        <Button
          type="submit"
          variant="default"
          disabled={isLoading || to.trim() === ""}
          leftSection={<Send className="i" aria-hidden />}
        >
          {isLoading ? "Sending…" : "Send test"}
        </Button>
      </form>
      <CardFailure title="The test was not sent" error={error} />
      {data && !isLoading ? (
        <div className="pad">
          <Outcome {...data} />
        </div>
      ) : null}
    </section>
  );
}

function Outcome({ outcome, problem, server }: TestMailReply) {
  if (outcome === "sent")
    return (
      <Notice kind="good" title="The mail server took the test">
        {server} will deliver it. Look into the inbox, and into the spam folder.
      </Notice>
    );
  if (outcome === "unsure")
    return (
      <Notice kind="warn" title="Nobody knows whether the test arrived">
        {server} closed the connection after receiving the mail ({problem}).
      </Notice>
    );
  const why =
    problem?.includes("EAUTH") || problem?.includes("535")
      ? "refused the sign-in. Check user and password in SMTP_URL."
      : outcome === "refused"
        ? "refused this address."
        : "did not take the mail. Check SMTP_URL and MAIL_FROM.";
  return (
    <Notice kind="bad" title="The test did not arrive">
      {server} {why} It answered: {problem}.
    </Notice>
  );
}
