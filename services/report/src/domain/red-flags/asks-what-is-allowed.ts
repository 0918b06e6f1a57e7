import type { RedFlagNow } from "@hundeblick/proto/health/answers";
import type { Language } from "@hundeblick/proto/language";
import { contextRules } from "../free-text/context.ts";
import { perLanguage } from "../free-text/per-language.ts";
import { wordsOf } from "../free-text/tokenise.ts";
import { indexOfSequence, type WordSequence } from "../free-text/word-sequence.ts";

const RULES = perLanguage(contextRules);

/** "Can I give him raisins": a question about food in a text where nothing has been eaten or given. */
export function asksWhatIsAllowed(id: RedFlagNow, text: string, language: Language): boolean {
  if (id !== "poison") return false;
  const words = wordsOf(text, language);
  const has = (sequences: readonly WordSequence[]) => sequences.some((one) => indexOfSequence(one, words) >= 0);
  const { may, eaten } = RULES[language];
  return has(may) && !has(eaten);
}
