import type { Language } from "@hundeblick/proto/language";
import { GRAMMAR } from "../free-text/grammar.ts";
import type { Hit } from "../free-text/hit.ts";
import { type Clauses, ownClause } from "./own-clause.ts";
import { mentions, STEERING } from "./steering.ts";

/** Most words between "of" and the illness, with "of" itself. */
const REACH = 2;

/** True for what an earlier dog died of ("our old dog died of cancer"): the dog asked about lives. */
export function isOfDead(hit: Hit, sentence: Clauses, language: Language): boolean {
  const { died, causes, nearly, dogPronouns, thisDog } = STEERING[language];
  const { clause, place } = ownClause(hit, sentence);
  const first = place[0] ?? 0;
  if (!mentions(died, clause) || mentions(nearly, clause) || mentions(dogPronouns, clause)) return false;
  const at = clause.findIndex((_, i) => died.at(clause, i) > 0);
  const between = clause.slice(Math.min(at + 1, first), Math.max(at, first));
  if (between.some((word, i) => GRAMMAR[language].and.has(word) || thisDog.at(between, i) > 0)) return false;
  return mentions(causes, clause.slice(Math.max(0, first - REACH), first));
}
