/** Words separated by spaces, for lists that read like a line of text. */
export const wordSet = (words: string): ReadonlySet<string> => new Set(words.split(" "));
