import type { Language } from "@hundeblick/proto/language";
import { wordsOf } from "../free-text/tokenise.ts";
import { mentions, STEERING } from "./steering.ts";

/** True if calcium, bone meal or eggshell is mentioned at all: "not yet" and "how much?" need the same answer. */
export const mentionsCalcium = (texts: readonly string[], language: Language): boolean =>
  texts.some((text) => mentions(STEERING[language].calcium, wordsOf(text, language)));
