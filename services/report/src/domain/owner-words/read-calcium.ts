import type { Language } from "@hundeblick/proto/language";
import { wordsOf } from "../free-text/tokenise.ts";
import { mentions, STEERING } from "./steering.ts";

/** True when a text speaks of calcium, bone meal or eggshell at all: "not yet" and "how much?" want the same answer. */
export const mentionsCalcium = (texts: readonly string[], language: Language): boolean =>
  texts.some((text) => mentions(STEERING[language].calcium, wordsOf(text, language)));
