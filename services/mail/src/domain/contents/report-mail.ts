import type { Language } from "@hundeblick/proto/language";
import { REPORT_MAIL } from "../../texts/mail-texts.ts";
import type { MailContent } from "../outgoing.ts";
import { toHtml, toText, type Part } from "./frame.ts";
import type { Site } from "./site.ts";
import { subjectName } from "./subject-name.ts";

/** The mail with the link to the report, without shop links and tracking. */
export function reportMail(
  site: Site,
  language: Language,
  { reportId, dogName }: { reportId: string; dogName: string | null },
): MailContent {
  const dog = subjectName(dogName);
  const subject = dog
    ? REPORT_MAIL.subjectWithDog[language].replace("{dog}", () => dog)
    : REPORT_MAIL.subject[language];
  const parts: Part[] = [
    { kind: "text", text: REPORT_MAIL.greeting[language] },
    { kind: "text", text: REPORT_MAIL.opening[language] },
    { kind: "button", label: REPORT_MAIL.button[language], url: `${site.publicUrl}/${language}/report/${reportId}` },
    { kind: "text", text: REPORT_MAIL.sharing[language] },
    { kind: "small", text: REPORT_MAIL.deleting[language] },
    { kind: "small", text: REPORT_MAIL.vet[language] },
    { kind: "small", text: REPORT_MAIL.notYou[language] },
  ];
  return { subject, text: toText(parts, language, site), html: toHtml(subject, parts, language, site) };
}
