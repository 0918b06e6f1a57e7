/** Positions of a match's words in a sentence, ascending. */
export type Hit = readonly number[];
