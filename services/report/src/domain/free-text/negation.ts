import type { Language } from "@hundeblick/proto/language";
import { negations } from "../../data/red-flags.ts";
import { GRAMMAR, LIST_NEGATORS, SUBJECT } from "./grammar.ts";
import type { Hit } from "./hit.ts";
import type { Sentence } from "./tokenise.ts";
import { indexOfSequence, toWordSequence, type WordSequence } from "./word-sequence.ts";

export type NegationRules = {
  language: Language;
  before: ReadonlySet<string>;
  after: ReadonlySet<string>;
  giving: ReadonlySet<string>;
  eaten: ReadonlySet<string>;
  goesOn: ReadonlySet<string>;
  /** Look like a negation and are none: "not only", "weiß nicht". */
  pseudo: readonly WordSequence[];
};

export function negationRules(language: Language): NegationRules {
  const rules = negations[language];
  const sequences = (texts: readonly string[]) => texts.map((text) => toWordSequence(text, language));
  const singles = (texts: readonly string[]) =>
    new Set(sequences(texts).flatMap(([words, ...more]) => (words && more.length === 0 ? words : [])));
  return {
    language,
    before: singles(rules.pre),
    after: singles(rules.post),
    giving: singles(rules.giving),
    eaten: singles(rules.eaten),
    goesOn: singles(rules.continue),
    pseudo: sequences(rules.pseudo),
  };
}

/** Negations before a hit that only one of the languages has. */
export function withoutWordsOf(rules: NegationRules, other: NegationRules): NegationRules {
  const before = new Set([...rules.before].filter((word) => !other.before.has(word)));
  return { ...rules, before, after: new Set(), giving: new Set(), eaten: new Set() };
}

/** Positions of the negators in a text, without pseudo-negations. */
export function negatorsIn(words: readonly string[], rules: NegationRules): ReadonlySet<number> {
  const masked = pseudoNegations(words, rules);
  return new Set(
    words.flatMap((word, i) => (!masked.has(i) && (rules.before.has(word) || rules.after.has(word)) ? [i] : [])),
  );
}

/** Whether a hit of one sentence is negated ("kein Husten", "isn't limping"). */
export function negationOf({ words, clauses, opposed }: Sentence, rules: NegationRules): (hit: Hit) => boolean {
  const { and } = GRAMMAR[rules.language];
  const masked = pseudoNegations(words, rules);
  const negatesBefore = words.map((word, i) => rules.before.has(word) && !masked.has(i));
  const negatesAfter = words.map((word, i) => rules.after.has(word) && !masked.has(i));
  const clauseWords = (clause: number) => words.flatMap((_, i) => (clauses[i] === clause ? [i] : []));

  return (hit) => {
    const [first, last] = [hit[0] ?? 0, hit.at(-1) ?? 0];
    return (
      negatedInside(first, last, hit) ||
      negatedBefore(first) ||
      negatedAfter(last) ||
      neverGiven(last) ||
      neverEaten(last)
    );
  };

  function negatedInside(first: number, last: number, hit: Hit): boolean {
    for (let i = first + 1; i < last; i += 1) {
      if (negatesBefore[i] && !hit.includes(i) && clauses[i] === clauses[last]) return true;
    }
    return false;
  }

  /** Up to five words back in the clause, not past an "and"; then lists and "neither … nor". */
  function negatedBefore(first: number): boolean {
    const clause = clauses[first] ?? 0;
    let i = first - 1;
    for (let n = 0; i >= 0 && clauses[i] === clause && n < 5; i -= 1, n += 1) {
      if (negatesBefore[i]) return true;
      if (and.has(words[i] ?? "")) break;
    }
    const clauseStart = i < 0 || clauses[i] !== clause;
    return (clauseStart && continuesNegatedList(clause)) || continuesNegation(first, clause);
  }

  /**
   * "kein Husten, Erbrechen": a short list of nouns carries the "no" over a comma; a clause with its own subject does
   * not.
   */
  function continuesNegatedList(clause: number): boolean {
    if (opposed.has(clause)) return false;
    const [own, previous] = [clauseWords(clause), clauseWords(clause - 1)];
    const [opener, listOpener] = [own[0], previous[0]];
    if (opener === undefined || listOpener === undefined || own.length > 4 || previous.length > 4) return false;
    if (own.length > 2 && !rules.goesOn.has(words[opener] ?? "")) return false;
    if (masked.has(listOpener) || !LIST_NEGATORS.has(words[listOpener] ?? "")) return false;
    return !own.some((i) => SUBJECT.has(words[i] ?? ""));
  }

  /** "no X or Y": an "or" right before the hit carries a "no" of the last eight words on. */
  function continuesNegation(first: number, clause: number): boolean {
    const inClause = (i: number) => i >= 0 && clauses[i] === clause;
    const joined = [first - 1, first - 2].some((i) => inClause(i) && rules.goesOn.has(words[i] ?? ""));
    return joined && negatesBefore.slice(Math.max(0, first - 8), first).includes(true);
  }

  /** Two words after it ("Husten: nein"); outside German only at the end of the clause. */
  function negatedAfter(last: number): boolean {
    for (let i = last + 1; i <= last + 2 && i < words.length && clauses[i] === clauses[last]; i += 1) {
      if (and.has(words[i] ?? "")) return false;
      if (negatesAfter[i] && (rules.language === "de" || clauses[i + 1] !== clauses[i])) return true;
    }
    return false;
  }

  /** "Rosinen bekommt er natürlich nicht": a verb of giving soon after it, and the "not" ends the clause. */
  function neverGiven(last: number): boolean {
    const rest = clauseWords(clauses[last] ?? 0).filter((i) => i > last);
    const end = rest.at(-1) ?? last;
    return (
      rest.slice(0, 3).some((i) => rules.giving.has(words[i] ?? "")) &&
      (negatesAfter[end] === true || negatesBefore[end] === true)
    );
  }

  /** "Giftköder hat er bestimmt keinen gefressen": the clause ends with the "not" and its only verb of eating. */
  function neverEaten(last: number): boolean {
    const clause = clauseWords(clauses[last] ?? 0);
    const end = clause.at(-1) ?? last;
    if (end - 1 <= last || negatesBefore[end - 1] !== true || !rules.eaten.has(words[end] ?? "")) return false;
    return (
      !clause.some((i) => i > last && i < end && and.has(words[i] ?? "")) &&
      !clause.some((i) => i < end && rules.eaten.has(words[i] ?? ""))
    );
  }
}

/** Positions of negators that are none here ("not only", "no appetite"). */
function pseudoNegations(words: readonly string[], { pseudo, before, after }: NegationRules): ReadonlySet<number> {
  const masked = new Set<number>();
  for (const sequence of pseudo) {
    for (let at = indexOfSequence(sequence, words); at >= 0; at = indexOfSequence(sequence, words, at + 1)) {
      for (let i = at; i < at + sequence.length; i += 1)
        if (before.has(words[i] ?? "") || after.has(words[i] ?? "")) masked.add(i);
    }
  }
  return masked;
}
