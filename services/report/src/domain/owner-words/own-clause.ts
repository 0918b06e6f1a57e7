import type { Hit } from "../free-text/hit.ts";
import type { Sentence } from "../free-text/tokenise.ts";

/** Words of a sentence and the clause of each. */
export type Clauses = Pick<Sentence, "words" | "clauses">;

/** The words of a hit's clause, and the hit's positions among them. */
export function ownClause(hit: Hit, { words, clauses }: Clauses): { clause: readonly string[]; place: Hit } {
  const own = clauses[hit[0] ?? 0] ?? 0;
  const from = clauses.indexOf(own);
  return { clause: words.filter((_, i) => clauses[i] === own), place: hit.map((i) => i - from) };
}
