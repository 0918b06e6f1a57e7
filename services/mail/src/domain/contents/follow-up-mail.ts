import { Outcome } from "@hundeblick/proto/http/follow-up";
import type { Language } from "@hundeblick/proto/language";
import { FOLLOW_UP_MAIL, REPORT_MAIL } from "../../texts/mail-texts.ts";
import type { MailContent } from "../outgoing.ts";
import { toHtml, toText, type Part } from "./frame.ts";
import type { Site } from "./site.ts";
import { subjectName } from "./subject-name.ts";

/** Asks for the outcome with a link per answer; opening a link changes nothing, because mail scanners open them too. */
export function followUpMail(
  site: Site,
  language: Language,
  { dogName, token }: { dogName: string | null; token: string },
): MailContent {
  const dog = subjectName(dogName);
  const subject = dog
    ? FOLLOW_UP_MAIL.subjectWithDog[language].replace("{dog}", () => dog)
    : FOLLOW_UP_MAIL.subject[language];
  const parts: Part[] = [
    { kind: "text", text: REPORT_MAIL.greeting[language] },
    { kind: "text", text: FOLLOW_UP_MAIL.opening[language] },
    ...Outcome.options.map((answer) => ({
      kind: "button" as const,
      label: FOLLOW_UP_MAIL[answer][language],
      url: `${site.publicUrl}/api/follow-up?token=${token}&answer=${answer}&lang=${language}`,
    })),
    { kind: "small", text: FOLLOW_UP_MAIL.urgent[language] },
    { kind: "small", text: FOLLOW_UP_MAIL.onlyOne[language] },
  ];
  return { subject, text: toText(parts, language, site), html: toHtml(subject, parts, language, site) };
}
