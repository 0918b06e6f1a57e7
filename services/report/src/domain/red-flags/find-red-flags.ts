import type { RedFlagId } from "@hundeblick/proto/health/answers";
import type { Language } from "@hundeblick/proto/language";
import { redFlags } from "../../data/red-flags.ts";
import { type Aside, contextOf } from "../free-text/context.ts";
import { GRAMMAR } from "../free-text/grammar.ts";
import type { Hit } from "../free-text/hit.ts";
import { negationOf, type NegationRules, withoutWordsOf } from "../free-text/negation.ts";
import { type Sentence, sentencesOf } from "../free-text/tokenise.ts";
import { indexOfSequence } from "../free-text/word-sequence.ts";
import { writtenIn } from "../free-text/written-in.ts";
import { type FlagRule, type LanguageRules, RULES } from "./flag-rules.ts";
import type { Pattern } from "./pattern.ts";
import { SentenceSearch } from "./search.ts";

/** A sign that a more specific one includes. */
const TOLD_BY: Partial<Record<RedFlagId, readonly RedFlagId[]>> = {
  not_eating: ["puppy_not_eating"],
  gi_upset: ["bloody_gi", "bloat"],
  urine_blood: ["no_urine"],
  limping: ["paralysis"],
  eye: ["eye_injury"],
};

/** "The neighbour's dog bit him": names another dog, but ours is hurt. */
const OTHERS_MAY_CAUSE: ReadonlySet<RedFlagId> = new Set([
  "trauma",
  "bleeding",
  "eye_injury",
  "foreign_body",
  "snake_sting",
]);

/** A sign found by a rule, and its first and last word, counted through the text. */
export type RuleSign = { id: RedFlagId; first: number; last: number };
type Search = { signs: RuleSign[]; asked: RuleSign[]; steps: number };
type Found = Record<"signs" | "asked", Map<RedFlagId, RuleSign>>;

/**
 * Signs in free text by rules alone, in the order of the table; "maybe" and "fine again" drop nothing. Searches in the
 * page's language and in the text's; a few words may be of any.
 */
export const findRedFlags = (text: string, language: Language): RuleSign[] => searchPage(text, language).signs;

/** The same, with the signs that are asked back at least (`asked`). */
export const searchPage = (text: string, language: Language): Search =>
  searchText(text, [...new Set([language, ...writtenIn(text, language)])]);

/** The search, with its cost in word comparisons. */
export function searchText(text: string, languages: readonly Language[]): Search {
  const found: Found = { signs: new Map(), asked: new Map() };
  const [page = "de"] = languages;
  let steps = 0;
  for (const language of languages) {
    const own = RULES[language].negation;
    // "no diarrhoea" on an English page: a German rule knows the word, but not the "no"
    const negations = language === page ? [own] : [own, withoutWordsOf(RULES[page].negation, own)];
    for (const sentence of sentencesOf(text, language))
      steps += searchSentence(sentence, RULES[language], negations, found);
  }
  const signs = redFlags.flatMap(({ id }) => {
    const sign = found.signs.get(id);
    return sign && !TOLD_BY[id]?.some((other) => found.signs.has(other)) ? [sign] : [];
  });
  return { signs, asked: [...found.asked.values()], steps };
}

/** Adds the signs of one sentence to `found`; returns the cost. */
function searchSentence(
  sentence: Sentence,
  rules: LanguageRules,
  negations: readonly NegationRules[],
  found: Found,
): number {
  const search = new SentenceSearch(withoutSafePhrases(sentence, rules), GRAMMAR[rules.language]);
  const judges = negations.map((one) => negationOf(search.sentence, one));
  const isNegated = (hit: Hit) => judges.some((negates) => negates(hit));
  const asideOf = contextOf(search.sentence, rules.context);
  for (const flag of rules.flags) {
    const counts = (hit: Hit) =>
      !isNegated(hit) && !isAside(asideOf(hit), flag.id) && !isHarmless(hit, flag, search.sentence);
    for (const [kind, patterns] of [
      ["signs", flag.patterns],
      ["asked", flag.asked],
    ] as const) {
      if (found[kind].has(flag.id)) continue;
      const hit = firstHit(patterns, (pattern) => search.find(pattern).find(counts));
      if (hit) found[kind].set(flag.id, signAt(flag.id, hit, search.sentence));
    }
  }
  return search.steps;
}

function firstHit(patterns: readonly Pattern[], find: (pattern: Pattern) => Hit | undefined): Hit | undefined {
  for (const pattern of patterns) {
    const hit = find(pattern);
    if (hit) return hit;
  }
  return undefined;
}

const signAt = (id: RedFlagId, hit: Hit, { positions }: Sentence): RuleSign => ({
  id,
  first: positions[hit[0] ?? 0] ?? 0,
  last: positions[hit.at(-1) ?? 0] ?? 0,
});

const isAside = (aside: Aside | null, id: RedFlagId): boolean =>
  aside === "other" ? !OTHERS_MAY_CAUSE.has(id) : aside !== null;

function withoutSafePhrases({ words, clauses, positions, opposed }: Sentence, { safe }: LanguageRules): Sentence {
  const cut = new Set<number>();
  for (const phrase of safe) {
    for (let at = indexOfSequence(phrase, words); at >= 0; at = indexOfSequence(phrase, words, at + 1)) {
      phrase.forEach((_, i) => cut.add(at + i));
    }
  }
  const kept = <Item>(items: readonly Item[]) => items.filter((_, i) => !cut.has(i));
  return { words: kept(words), clauses: kept(clauses), positions: kept(positions), opposed };
}

function isHarmless(hit: Hit, { unless }: FlagRule, { words }: Sentence): boolean {
  const from = Math.max(0, (hit[0] ?? 0) - 3);
  const to = Math.min(words.length - 1, (hit.at(-1) ?? 0) + 3);
  for (let i = from; i <= to; i += 1) {
    if (
      unless.some(
        ({ places }) =>
          // two words may overlap the hit by one ("no problems peeing"), a single word may not
          (places.length > 1 || !hit.includes(i)) &&
          places.every((place, j) => i + j <= to && place.fits(words[i + j] ?? "")),
      )
    )
      return true;
  }
  return false;
}
