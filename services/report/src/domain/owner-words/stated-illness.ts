import type { Language } from "@hundeblick/proto/language";
import type { Hit } from "../free-text/hit.ts";
import { type Clauses, ownClause } from "./own-clause.ts";
import { leftOver, mentions, STEERING } from "./steering.ts";

/** Most words between "has" and the illness. */
const REACH = 2;

/**
 * True for an illness that a question takes for granted: "can he have cheese with his pancreatitis", "in case you need
 * it: he has epilepsy"; not for "if he has epilepsy" or "dogs with epilepsy".
 */
export function isStated(hit: Hit, sentence: Clauses, language: Language): boolean {
  const { hasIt, withIt, own, ifs, generic, prevents } = STEERING[language];
  const { clause, place } = ownClause(hit, sentence);
  const before = clause.slice(0, place[0] ?? 0);
  if (mentions(generic, before) || mentions(prevents, before)) return false;
  const isWith = before.some((_, i) => withIt.at(before, i) > 0 && leftOver(before.slice(i + 1), [own]).length === 0);
  return isWith || (mentions(hasIt, before.slice(-REACH)) && !mentions(ifs, before));
}
