import type { OwnerAnswers } from "@hundeblick/proto/health/answers";
import type { LocalisedEmergency } from "@hundeblick/proto/http/report";
import type { Language } from "@hundeblick/proto/language";
import { emergencyOf, textsOf } from "./compose-report.ts";
import { perLanguage } from "./free-text/per-language.ts";
import { readOwnerWords } from "./owner-words/read-owner-words.ts";
import { readText } from "./red-flags/read-text.ts";
import { anonymousEmergency } from "./rendering/emergency.ts";

/** The emergency in an owner's answers, by the rules of a report; null without one. */
export function readEmergency(answers: OwnerAnswers, language: Language): LocalisedEmergency | null {
  const written = textsOf(answers).flatMap((text) => readText(text, language).alarms);
  const found = emergencyOf(answers, written, readOwnerWords(answers, language));
  if (!found) return null;
  return perLanguage((one) => anonymousEmergency(found.flags, one));
}
