import type { RedFlagId } from "@hundeblick/proto/health/answers";
import type { Language } from "@hundeblick/proto/language";
import { negations, type RedFlag, redFlags } from "../../data/red-flags.ts";
import { contextRules, type ContextRules } from "../free-text/context.ts";
import { negationRules, type NegationRules } from "../free-text/negation.ts";
import { combinationsOf } from "../../data/red-flag-words.ts";
import { compilePattern, compilePhrase, type Pattern } from "./pattern.ts";
import { place, type Place } from "./place.ts";
import { perLanguage } from "../free-text/per-language.ts";
import { toWordSequence, type WordSequence } from "../free-text/word-sequence.ts";

export type FlagRule = {
  id: RedFlagId;
  patterns: readonly Pattern[];
  /** Asked back at least. */
  asked: readonly Pattern[];
  /** Words that make a hit harmless within three words of it ("weicher Bauch"). */
  unless: readonly { places: readonly Place[] }[];
};

/** Compiled rules of one language, once per process. */
export type LanguageRules = {
  language: Language;
  flags: readonly FlagRule[];
  negation: NegationRules;
  context: ContextRules;
  /** Harmless phrases, removed before the search. */
  safe: readonly WordSequence[];
};

const compile = (language: Language): LanguageRules => ({
  language,
  flags: redFlags.map((flag) => flagRule(flag, language)),
  negation: negationRules(language),
  context: contextRules(language),
  safe: negations[language].safe.map((text) => toWordSequence(text, language)),
});

function flagRule(flag: RedFlag, language: Language): FlagRule {
  const patterns = (sources: readonly string[]) => sources.map((source) => compilePattern(source, language));
  const asked = patterns(flag.asked?.[language] ?? []);
  return {
    id: flag.id,
    patterns: [
      ...patterns([...flag.patterns[language], ...combinationsOf(flag.id)]),
      ...flag.phrases[language].map((source) => compilePhrase(source, language)),
      ...asked,
    ],
    asked: [...asked, ...patterns(flag.askedOnly?.[language] ?? [])],
    unless: flag.unless[language].map((source) => ({
      places: source.split(" ").map((item) => place(item, language)),
    })),
  };
}

export const RULES: Readonly<Record<Language, LanguageRules>> = perLanguage(compile);
