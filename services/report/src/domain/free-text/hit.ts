/** Positions of the words of one find in a sentence, ascending. */
export type Hit = readonly number[];
