import { newId } from "@hundeblick/proto/ids";
import type { TestMailReply } from "@hundeblick/proto/http/admin/emails";
import type { Language } from "@hundeblick/proto/language";
import type { Mailer } from "./ports.ts";

type TestMailDeps = { mailer: Mailer; messageDomain: string; mailServer: string };

/** Sends one mail at once, bypassing the queue, to test the mail server. */
export async function sendTest(
  { mailer, messageDomain, mailServer }: TestMailDeps,
  { to, language }: { to: string; language: Language },
): Promise<TestMailReply> {
  const sent = await mailer.send(
    { to, language, messageId: `<test-${newId()}@${messageDomain}>` },
    {
      subject: "Hundeblick: test mail",
      text: "This mail was sent from the settings of the admin area. If you can read it, mail works.\n",
    },
  );
  return {
    outcome: sent.outcome === "unreachable" ? "failed" : sent.outcome,
    problem: sent.outcome === "sent" ? null : sent.problem,
    server: mailServer,
  };
}
