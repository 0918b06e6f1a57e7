import type { Language } from "@hundeblick/proto/language";
import { OTHERS } from "@hundeblick/triage/aside";
import { GRAMMAR } from "../free-text/grammar.ts";
import type { Hit } from "../free-text/hit.ts";
import { type Clauses, ownClause } from "./own-clause.ts";
import { isOwners } from "./owners-illness.ts";
import { mentions, STEERING } from "./steering.ts";

/** A subject stands within the first words of its clause. */
const FIRST_WORDS = 4;

/** True if another animal or a person has what a hit names ("our cat has diabetes"), and not this dog as well. */
export function isOfAnother(hit: Hit, sentence: Clauses, language: Language): boolean {
  const { clause, place: own } = ownClause(hit, sentence);
  // whoever says or gives it speaks of the dog
  if (mentions(STEERING[language].saysOrGives, clause)) return false;
  if (isOwners(own, clause, language) || isOfPerson(hit, sentence, language)) return true;
  return clause.some((_, i) => isSubject(i, own, clause, language)) && !isDogsToo(own, clause, language);
}

/** "My son, who is diabetic": the clause before ends with whom it is about. */
function isOfPerson(hit: Hit, { words, clauses }: Clauses, language: Language): boolean {
  const { relative, verbs } = STEERING[language];
  const { clause } = ownClause(hit, { words, clauses });
  const from = clauses.indexOf(clauses[hit[0] ?? 0] ?? 0);
  const last = from - 1;
  if (last < 0 || relative.at(clause, 0) === 0 || !isSomebody(last, words, language)) return false;
  // "…, die Leber ist krank" begins with an article; a German relative clause ends with its verb
  return language !== "de" || verbs.at(clause, clause.length - 1) > 0;
}

/** A dog word beside the hit: before it, behind "in" or "with" after it, or anywhere with "too". */
function isDogsToo(own: Hit, clause: readonly string[], language: Language): boolean {
  const { too, inOrWith, beforeSubject } = STEERING[language];
  const last = own.at(-1) ?? 0;
  const isTarget = (i: number) =>
    inOrWith.at(clause, i - 1) > 0 || (beforeSubject.at(clause, i - 1) > 0 && inOrWith.at(clause, i - 2) > 0);
  const isToo = mentions(too, clause);
  const and = clause.findIndex((word, i) => i > last && GRAMMAR[language].and.has(word));
  return clause.some(
    (_, i) =>
      isThisDog(i, clause, language) &&
      !isOfSomebody(i, clause, language) &&
      (isToo || i <= last || (isTarget(i) && (and < 0 || i < and))),
  );
}

/** "The mother of our pup", "her mother": the dog only says whose. */
function isOfSomebody(at: number, clause: readonly string[], language: Language): boolean {
  const { inOrWith, determiners } = STEERING[language];
  let before = at - 1;
  while (before > 0 && (inOrWith.at(clause, before) > 0 || determiners.at(clause, before) > 0)) before -= 1;
  return [before, at + 1].some((i) => isSomebody(i, clause, language) && !isSecondDog(i, clause, language));
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
  const isAdjective = (i: number) => i === at - 1 && (isSecondDog(at, clause, language) || (i > 0 && leads(i - 1)));
  const place = at - own.filter((i) => i < at).length;
  if (place >= FIRST_WORDS || !isSomebody(at, clause, language)) return false;
  return clause.slice(0, at).every((_, i) => leads(i) || isAdjective(i));
}
