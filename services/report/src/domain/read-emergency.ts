import type { OwnerAnswers } from "@hundeblick/proto/health/answers";
import type { LocalisedEmergency } from "@hundeblick/proto/http/report";
import type { Language } from "@hundeblick/proto/language";
import { assessCheck } from "./check/assessed-check.ts";
import { composeCheck } from "./check/composed-check.ts";
import { findEmergency, textsOf } from "./find-emergency.ts";
import { perLanguage } from "./free-text/per-language.ts";
import { knownDog, NOTHING_SEEN } from "./known-dog.ts";
import { readOwnerWords } from "./owner-words/read-owner-words.ts";
import { readText } from "./red-flags/read-text.ts";
import { type AnsweredAlarm, answeredAlarms, anonymousEmergency } from "./rendering/emergency.ts";

/**
 * The emergency in an owner's answers without a report: signs by the rules of a report, and answers about a concern or
 * a check whose level is "now". null without one.
 */
export function readEmergency(answers: OwnerAnswers, language: Language): LocalisedEmergency | null {
  const written = textsOf(answers).flatMap((text) => readText(text, language).alarms);
  const words = readOwnerWords(answers, language);
  const flags = findEmergency(answers, written, words)?.flags ?? [];
  const dog = knownDog(NOTHING_SEEN, answers, answers.pregnant === true || words.pregnant, language);
  const concerns = answers.concerns?.filter((concern) => Object.keys(concern.answers).length > 0);
  const check = composeCheck({ ...answers, ...(concerns && { concerns }) }, words);
  // a sign and a concern or check may have the same name
  const isNew = ({ flag }: AnsweredAlarm): boolean => !flags.some(({ id }) => id === flag.id);
  const answered = perLanguage((one) => answeredAlarms(assessCheck(check, dog, one)).filter(isNew));
  if (flags.length + answered[language].length === 0) return null;
  return perLanguage((one) => anonymousEmergency(flags, answered[one], one));
}
