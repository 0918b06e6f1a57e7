/** Validates an answer; answers are strings, because they are stored in the query. */
export interface Field<Text extends string> {
  accepts: (text: string) => text is Text;
  optional: boolean;
}

export type Fields<Answers> = {
  readonly [Key in keyof Answers]-?: Field<Extract<Answers[Key], string>>;
};

/** One of these words. */
export const choice = <const Text extends string>(
  options: readonly Text[],
  { optional = false } = {},
): Field<Text> => ({
  accepts: (text): text is Text => options.some((option) => option === text),
  optional,
});

/** A text that passes a check. */
export const text = (accepts: (text: string) => boolean, { optional = false } = {}): Field<string> => ({
  accepts: (given): given is string => accepts(given),
  optional,
});

const EMPTY_LIST = "none";
/** A list of these words, joined by dots, `none` if empty; null if one is unknown or repeated. */
export function readList<const Word extends string>(options: readonly Word[], given: string): Word[] | null {
  if (given === EMPTY_LIST) return [];
  const words = given.split(".").map((word) => options.find((option) => option === word));
  const known = words.filter((word) => word !== undefined);
  return known.length === words.length && new Set(known).size === known.length ? known : null;
}
export const writeList = (words: readonly string[]): string => words.join(".") || EMPTY_LIST;

/** A list of these words, for `readList`. */
export const list = (options: readonly string[]): Field<string> => text((given) => readList(options, given) !== null);

/** Reads an answer from an object of any shape. */
export const answerOf = (answers: object) => (key: string) => {
  const value: unknown = Reflect.get(answers, key);
  return typeof value === "string" ? value : null;
};

/** Valid answers of a query or an unfinished form; null while a required one is missing. */
export function readAnswers<Answers>(
  fields: Fields<Answers>,
  answer: (key: string) => string | null | undefined,
): Answers | null {
  const isWhole = Object.entries<Field<string>>(fields).every(([key, field]) => {
    const given = answer(key);
    return given ? field.accepts(given) : field.optional;
  });
  return isWhole ? (acceptedAnswers(fields, answer) as Answers) : null;
}

/** The answers that the fields accept; a link may fill in the first ones. */
export const acceptedAnswers = <Answers>(
  fields: Fields<Answers>,
  answer: (key: string) => string | null | undefined,
): Partial<Answers> =>
  Object.fromEntries(
    Object.entries<Field<string>>(fields).flatMap(([key, field]) => {
      const given = answer(key);
      return given && field.accepts(given) ? [[key, given]] : [];
    }),
  ) as Partial<Answers>;
