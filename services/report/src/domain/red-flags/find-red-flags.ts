import type { RedFlagId } from "@hundeblick/proto/health/answers";
import type { Language } from "@hundeblick/proto/language";
import { contextOf } from "../free-text/context.ts";
import { type FlagRule, type LanguageRules, RULES } from "./flag-rules.ts";
import { GRAMMAR } from "../free-text/grammar.ts";
import { negationOf } from "../free-text/negation.ts";
import type { Hit } from "../free-text/hit.ts";
import { SentenceSearch } from "./search.ts";
import { type Sentence, sentencesOf, wordsOf } from "../free-text/tokenise.ts";
import { indexOfSequence } from "../free-text/word-sequence.ts";

/** A sign that is told by a more precise one. */
const TOLD_BY: Partial<Record<RedFlagId, readonly RedFlagId[]>> = {
  not_eating: ["puppy_not_eating"],
  gi_upset: ["bloody_gi", "bloat"],
  urine_blood: ["no_urine"],
  limping: ["paralysis"],
  eye: ["eye_injury"],
};

/** "The neighbour's dog bit him": another dog is named, and it is still our dog that is hurt. */
const OTHERS_MAY_CAUSE: ReadonlySet<RedFlagId> = new Set(["trauma", "bleeding", "eye_injury", "foreign_body"]);

/** Signs an owner describes in free text, in the order of the table. Recall comes first: "maybe" and "fine again" drop nothing. */
export function findRedFlags(texts: readonly string[], language: Language): RedFlagId[] {
  return searchTexts(texts, RULES[language]).ids;
}

/** True when no sign was found and yet a broad word ("Blut", "breath…") stands in the text: ask before anything is said. */
export function askAboutRedFlags(texts: readonly string[], language: Language): boolean {
  const { triggers } = RULES[language];
  const words = new Set(texts.flatMap((text) => wordsOf(text, language)));
  return findRedFlags(texts, language).length === 0 && [...words].some((word) => triggers.some((trigger) => trigger.fits(word)));
}

/** The search itself, with the work it took in word comparisons. */
export function searchTexts(texts: readonly string[], rules: LanguageRules): { ids: RedFlagId[]; steps: number } {
  const found = new Set<RedFlagId>();
  let steps = 0;
  for (const sentence of texts.flatMap((text) => sentencesOf(text, rules.language))) {
    const search = new SentenceSearch(withoutSafePhrases(sentence, rules), GRAMMAR[rules.language]);
    const negated = negationOf(search.sentence, rules.negation);
    const asideOf = contextOf(search.sentence, rules.context);
    for (const flag of rules.flags) {
      if (found.has(flag.id)) continue;
      const isAside = (hit: Hit) => {
        const aside = asideOf(hit);
        return aside === "other" ? !OTHERS_MAY_CAUSE.has(flag.id) : aside !== null;
      };
      const counts = (hit: Hit) => !negated(hit) && !isAside(hit) && !isHarmless(hit, flag, search.sentence);
      if (flag.patterns.some((pattern) => search.find(pattern).some(counts))) found.add(flag.id);
    }
    steps += search.steps;
  }
  const ids = rules.flags.map((flag) => flag.id).filter((id) => found.has(id) && !TOLD_BY[id]?.some((other) => found.has(other)));
  return { ids, steps };
}

function withoutSafePhrases({ words, clauses, opposed }: Sentence, { safe }: LanguageRules): Sentence {
  const cut = new Set<number>();
  for (const phrase of safe) {
    for (let at = indexOfSequence(phrase, words); at >= 0; at = indexOfSequence(phrase, words, at + 1)) {
      phrase.forEach((_, i) => cut.add(at + i));
    }
  }
  const kept = <Item>(items: readonly Item[]) => items.filter((_, i) => !cut.has(i));
  return { words: kept(words), clauses: kept(clauses), opposed };
}

function isHarmless(hit: Hit, { unless }: FlagRule, { words }: Sentence): boolean {
  const from = Math.max(0, (hit[0] ?? 0) - 3);
  const to = Math.min(words.length - 1, (hit.at(-1) ?? 0) + 3);
  for (let i = from; i <= to; i += 1) {
    if (!hit.includes(i) && unless.some(({ places }) => places.every((place, j) => i + j <= to && place.fits(words[i + j] ?? "")))) return true;
  }
  return false;
}
