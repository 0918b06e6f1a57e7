import { SIGN_ANSWERS } from "@hundeblick/proto/health/answers";
import type { ReadSigns } from "@hundeblick/proto/http/read-text";
import type { Language } from "@hundeblick/proto/language";
import { FIRST_AID } from "@hundeblick/triage/emergency/first-aid";
import { answerTexts, askingTexts, youWrote } from "../../texts/asking.ts";
import { readText, type Sign } from "./read-text.ts";
import { redFlagFacts } from "./red-flag-facts.ts";

/** The emergencies of a text in one language, as the page shows them. */
export function replyOf(text: string, language: Language): ReadSigns {
  const { alarms, ask } = readText(text, language);
  const answers = SIGN_ANSWERS.map((id) => ({ id, text: answerTexts[id][language] }));
  return {
    alarms: alarms.map((sign) => warningOf(sign, language)),
    ask: ask.map((sign) => ({
      ...warningOf(sign, language),
      question: `${youWrote[language].replace("{words}", () => sign.words)} ${askingTexts[sign.id][language]}`,
      answers,
    })),
  };
}

function warningOf({ id, words, suspected }: Sign, language: Language) {
  const { label, advice } = redFlagFacts(id);
  return { id, words, suspected, label: label[language], advice: advice[language], firstAid: FIRST_AID[id][language] };
}
