import type { Language } from "@hundeblick/proto/language";
import { type Aside, contextOf, contextRules } from "../free-text/context.ts";
import type { Hit } from "../free-text/hit.ts";
import { negationOf, negationRules } from "../free-text/negation.ts";
import { perLanguage } from "../free-text/per-language.ts";
import { type Sentence, sentencesOf } from "../free-text/tokenise.ts";
import { isOfAnother } from "./other-subject.ts";

/** A sentence of a free text, with its context and negations. */
export type ParsedSentence = Sentence & {
  isNegated: (hit: Hit) => boolean;
  asideOf: (hit: Hit) => Aside | null;
};

const RULES = perLanguage((language) => ({
  negation: negationRules(language),
  context: contextRules(language),
}));

export function parseSentences(text: string, language: Language): ParsedSentence[] {
  const { negation, context } = RULES[language];
  return sentencesOf(text, language).map((sentence) => {
    const asideOf = contextOf(sentence, context);
    return {
      ...sentence,
      isNegated: negationOf(sentence, negation),
      asideOf: (hit) => (isOfAnother(hit, sentence, language) ? "other" : asideOf(hit)),
    };
  });
}
