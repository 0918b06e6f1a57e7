import type { Guesses } from "@hundeblick/proto/rpc/mail";
import type { MailContent } from "../outgoing.ts";
import { toHtml, toText, type Part } from "./frame.ts";
import { oneLine } from "./one-line.ts";
import type { Site } from "./site.ts";

/** Warns an operator of failed sign-ins, without a sign-in link, which a phishing mail would have. */
export function guessingMail(site: Site, { account, attempts, step = "password" }: Guesses): MailContent {
  const { subject, lines } = TEXTS[step](oneLine(account, 254), attempts);
  const parts: Part[] = [
    ...lines.map((text) => ({ kind: "text" as const, text })),
    { kind: "small", text: "You get this mail at most once a day for each operator." },
  ];
  return { subject, text: toText(parts, "en", site), html: toHtml(subject, parts, "en", site) };
}

type Text = { subject: string; lines: string[] };
const TEXTS: Record<NonNullable<Guesses["step"]>, (account: string, attempts: number) => Text> = {
  password: (account, attempts) => ({
    subject: "Somebody is guessing an operator's password",
    lines: [
      `There were ${attempts} attempts to sign in to the admin area as ${account} with a wrong password, from places where this operator never signed in.`,
      "Nobody got in this way. Further attempts have to wait, up to 15 minutes each. Browsers and addresses this operator signed in from before do not wait.",
      "A passkey makes a guessed password useless: Settings, Operators. The audit log there shows every attempt.",
    ],
  }),
  second_factor: (account, attempts) => ({
    subject: "Somebody knows an operator's password",
    lines: [
      `There were ${attempts} attempts in a row to sign in to the admin area as ${account} with the correct password and a wrong passkey or recovery code.`,
      "None of them got in. If this was not you, change this password now: Settings, Operators. The audit log there shows every attempt.",
    ],
  }),
};
