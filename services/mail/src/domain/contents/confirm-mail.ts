import type { Language } from "@hundeblick/proto/language";
import { CONFIRM_MAIL } from "../../texts/mail-texts.ts";
import type { MailContent } from "../outgoing.ts";
import { toHtml, toText, type Part } from "./frame.ts";
import type { Site } from "./site.ts";

/** Second step of the double opt-in, without any advertising. */
export function confirmMail(
  site: Site,
  language: Language,
  { confirmToken, unsubscribeToken }: { confirmToken: string; unsubscribeToken: string },
): MailContent {
  const page = (act: string, token: string): string =>
    `${site.publicUrl}/api/newsletter/${act}?token=${encodeURIComponent(token)}&lang=${language}`;
  const subject = CONFIRM_MAIL.subject[language];
  const unsubscribeUrl = page("unsubscribe", unsubscribeToken);
  const parts: Part[] = [
    { kind: "text", text: CONFIRM_MAIL.greeting[language] },
    { kind: "text", text: CONFIRM_MAIL.opening[language] },
    { kind: "button", label: CONFIRM_MAIL.button[language], url: page("confirm", confirmToken) },
    { kind: "text", text: CONFIRM_MAIL.validity[language] },
    { kind: "small", text: CONFIRM_MAIL.notYou[language] },
    { kind: "link", url: unsubscribeUrl },
  ];
  return { subject, text: toText(parts, language, site), html: toHtml(subject, parts, language, site), unsubscribeUrl };
}
