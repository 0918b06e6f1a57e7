import { isRedFlagNow, type RedFlagId } from "@hundeblick/proto/health/answers";
import type { Language } from "@hundeblick/proto/language";

/**
 * One sentence and what it is: an emergency, a sign for a visit soon, or nothing. `scenario` joins its versions in
 * other languages.
 */
export type Labelled = {
  text: string;
  language: Language;
  level: "now" | "soon" | "none";
  flags: readonly RedFlagId[];
  writer: string;
  scenario: string;
};

export const levelOf = (flags: readonly string[]): Labelled["level"] =>
  flags.some(isRedFlagNow) ? "now" : flags.length > 0 ? "soon" : "none";
