import type { Language } from "@hundeblick/proto/language";
import type { Hit } from "../free-text/hit.ts";
import { leftOver, STEERING } from "./steering.ts";

/** "Ich selbst hab Epilepsie", "I have cancer": the first person right before the hit, and no dog right behind it. */
export function isOwners(hit: Hit, clause: readonly string[], language: Language): boolean {
  const { ownHave, selfWords, thisDog } = STEERING[language];
  const [first = 0, last = first] = [hit[0], hit.at(-1)];
  if (thisDog.at(clause, last + 1) > 0) return false;
  return clause.some((_, i) => {
    const length = ownHave.at(clause, i);
    return length > 0 && i + length <= first && leftOver(clause.slice(i + length, first), [selfWords]).length === 0;
  });
}
