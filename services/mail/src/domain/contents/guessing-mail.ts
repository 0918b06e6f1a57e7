import type { MailContent } from "../outgoing.ts";
import { toHtml, toText, type Part } from "./frame.ts";
import { oneLine } from "./one-line.ts";
import type { Site } from "./site.ts";

/** Warns an operator of failed sign-ins, without a sign-in link, which a phishing mail would have. */
export function guessingMail(site: Site, { account, attempts }: { account: string; attempts: number }): MailContent {
  const subject = "Somebody is guessing an operator's password";
  const parts: Part[] = [
    {
      kind: "text",
      text: `There were ${attempts} attempts to sign in to the admin area as ${oneLine(account, 254)} with a wrong password, from places where this operator never signed in.`,
    },
    {
      kind: "text",
      text: "Nobody got in this way. Further attempts have to wait, up to 15 minutes each. Browsers and addresses this operator signed in from before do not wait.",
    },
    {
      kind: "text",
      text: "A passkey makes a guessed password useless: Settings, Operators. The audit log there shows every attempt.",
    },
    { kind: "small", text: "You get this mail at most once a day for each operator." },
  ];
  return { subject, text: toText(parts, "en", site), html: toHtml(subject, parts, "en", site) };
}
