import type { RedFlagId } from "@hundeblick/proto/health/answers";
import { LANGUAGES, type Language } from "@hundeblick/proto/language";
import { redFlags } from "../../data/red-flags.ts";
import { type Aside, contextOf } from "../free-text/context.ts";
import { GRAMMAR } from "../free-text/grammar.ts";
import type { Hit } from "../free-text/hit.ts";
import { negationOf, type NegationRules, withoutWordsOf } from "../free-text/negation.ts";
import { type Sentence, sentencesOf, wordsOf } from "../free-text/tokenise.ts";
import { indexOfSequence } from "../free-text/word-sequence.ts";
import { type FlagRule, type LanguageRules, RULES } from "./flag-rules.ts";
import { redFlagFacts } from "./red-flag-facts.ts";
import { SentenceSearch } from "./search.ts";

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

/**
 * Signs an owner describes in free text, in the order of the table. Recall comes first: "maybe" and "fine again" drop nothing.
 * The page's language is searched first, then the other two: owners write in their own language, and in our sentences no rule fired in a foreign one.
 */
export function findRedFlags(texts: readonly string[], language: Language): RedFlagId[] {
  return searchTexts(texts, [language, ...LANGUAGES.filter((other) => other !== language)]).ids;
}

/** True when no emergency was found and yet a broad word ("Blut", "breath…") stands in the text: ask before anything is said. */
export function askAboutRedFlags(
  texts: readonly string[],
  language: Language,
  found = findRedFlags(texts, language),
): boolean {
  if (found.some((id) => redFlagFacts(id).level === "now")) return false;
  const words = new Set(texts.flatMap((text) => wordsOf(text, language)));
  return [...words].some((word) => RULES[language].triggers.some((trigger) => trigger.fits(word)));
}

/** The search itself, with the work it took in word comparisons. */
export function searchTexts(
  texts: readonly string[],
  languages: readonly Language[],
): { ids: RedFlagId[]; steps: number } {
  const found = new Set<RedFlagId>();
  const [page = "de"] = languages;
  let steps = 0;
  for (const language of languages) {
    const own = RULES[language].negation;
    // "no diarrhoea" on an English page: a German rule knows the word and not the "no".
    const negations = language === page ? [own] : [own, withoutWordsOf(RULES[page].negation, own)];
    for (const sentence of texts.flatMap((text) => sentencesOf(text, language)))
      steps += searchSentence(sentence, RULES[language], negations, found);
  }
  const ids = redFlags
    .map(({ id }) => id)
    .filter((id) => found.has(id) && !TOLD_BY[id]?.some((other) => found.has(other)));
  return { ids, steps };
}

/** Adds what one sentence tells to `found`; returns the work it took. */
function searchSentence(
  sentence: Sentence,
  rules: LanguageRules,
  negations: readonly NegationRules[],
  found: Set<RedFlagId>,
): number {
  const search = new SentenceSearch(withoutSafePhrases(sentence, rules), GRAMMAR[rules.language]);
  const judges = negations.map((one) => negationOf(search.sentence, one));
  const isNegated = (hit: Hit) => judges.some((negates) => negates(hit));
  const asideOf = contextOf(search.sentence, rules.context);
  for (const flag of rules.flags) {
    const counts = (hit: Hit) =>
      !isNegated(hit) && !isAside(asideOf(hit), flag.id) && !isHarmless(hit, flag, search.sentence);
    if (!found.has(flag.id) && flag.patterns.some((pattern) => search.find(pattern).some(counts))) found.add(flag.id);
  }
  return search.steps;
}

const isAside = (aside: Aside | null, id: RedFlagId): boolean =>
  aside === "other" ? !OTHERS_MAY_CAUSE.has(id) : aside !== null;

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
    if (
      unless.some(
        ({ places }) =>
          // Two words may share one with the hit ("no problems peeing"), a single word may not.
          (places.length > 1 || !hit.includes(i)) &&
          places.every((place, j) => i + j <= to && place.fits(words[i + j] ?? "")),
      )
    )
      return true;
  }
  return false;
}
