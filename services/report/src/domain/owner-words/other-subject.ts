import type { Language } from "@hundeblick/proto/language";
import { OTHERS } from "@hundeblick/triage/aside";
import { GRAMMAR } from "../free-text/grammar.ts";
import type { Hit } from "../free-text/hit.ts";
import { type Clauses, ownClause } from "./own-clause.ts";
import { mentions, STEERING } from "./steering.ts";

/** A subject stands within the first words of its clause. */
const FIRST_WORDS = 4;

/** True if another animal or a person has what a hit names ("our cat has diabetes"), and not this dog as well. */
export function isOfAnother(hit: Hit, sentence: Clauses, language: Language): boolean {
  const { clause, place: own } = ownClause(hit, sentence);
  if (!clause.some((_, i) => isSubject(i, own, clause, language))) return false;
  // whoever says or gives it speaks of the dog
  if (mentions(STEERING[language].saysOrGives, clause)) return false;
  return !ownStatement(clause, own, language).some((_, i) => isThisDog(i, clause, language));
}

/** The clause up to an "and" behind the hit ("and the dog is fine"); all of it for "and the dog too". */
function ownStatement(clause: readonly string[], own: Hit, language: Language): readonly string[] {
  if (mentions(STEERING[language].too, clause)) return clause;
  const and = clause.findIndex((word, i) => i > (own.at(-1) ?? 0) && GRAMMAR[language].and.has(word));
  return and < 0 ? clause : clause.slice(0, and);
}

function isSecondDog(at: number, clause: readonly string[], language: Language): boolean {
  const { secondDog, thisDog } = STEERING[language];
  return secondDog.at(clause, at - 1) > 0 && thisDog.at(clause, at) > 0;
}

const isThisDog = (at: number, clause: readonly string[], language: Language): boolean =>
  STEERING[language].thisDog.at(clause, at) > 0 && !isSecondDog(at, clause, language);

function isSomebody(at: number, clause: readonly string[], language: Language): boolean {
  const { otherSubjects, noSubjects } = STEERING[language];
  if (otherSubjects.at(clause, at) > 0 || isSecondDog(at, clause, language)) return true;
  return OTHERS[language].test(clause[at] ?? "") && noSubjects.at(clause, at) === 0;
}

/** Somebody at the beginning of the clause, behind no verb or preposition: "von meiner Oma", "hunts our cat". */
function isSubject(at: number, own: Hit, clause: readonly string[], language: Language): boolean {
  const { beforeSubject } = STEERING[language];
  const leads = (i: number) => own.includes(i) || beforeSubject.at(clause, i) > 0;
  const isAdjective = (i: number) => i === at - 1 && i > 0 && leads(i - 1);
  const place = at - own.filter((i) => i < at).length;
  if (place >= FIRST_WORDS || !isSomebody(at, clause, language)) return false;
  return clause.slice(0, at).every((_, i) => leads(i) || isAdjective(i));
}
