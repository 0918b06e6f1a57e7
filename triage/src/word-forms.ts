import type { Language } from "@hundeblick/proto/language";
import { isOneTypoApart } from "./one-typo.ts";

const ENDINGS: Record<Language, { endings: RegExp; shortestStem: number }> = {
  de: { endings: /(?:est|end|ten|te|et|en|er|em|es|st|e|n|s|t)$/, shortestStem: 4 },
  en: { endings: /(?:ing|ed|es|s|e|y|ies)$/, shortestStem: 3 },
  pl: {
    endings:
      /(?:ami|ach|ego|emu|owi|iem|ych|ymi|ala|al|alo|yla|yl|ila|il|ow|em|om|ie|ej|ym|ac|ec|ic|yc|uje|je|a|e|i|o|u|y)$/,
    shortestStem: 3,
  },
};
/** Minimum length for one typo. */
const LONG = 6;
/** Minimum length for a wrong letter; shorter words would become others: "gebissen", "gerissen". */
const VERY_LONG = 9;
/** Minimum length for a part of a German compound: "Durchfallprobleme". */
const COMPOUND = 6;
const MAX_ENDING = 3;
/** Shorter words have no inflections. */
const SHORTEST = 3;

/** A folded search word: "humpelt" in any inflection, "hump*" as a prefix, "*bein" as a suffix. */
export type Spelling = string;

/** Index for finding which of many words a word of a text is, while typing. `exact` words have no other form: "weder". */
export function spellingIndex(
  spellings: Iterable<Spelling>,
  language: Language,
  exact: ReadonlySet<string>,
): (word: string) => ReadonlySet<Spelling> {
  const entries = [...new Set(spellings)].map((spelling) => {
    const name = spelling.replace("*", "");
    return { spelling, name, stem: stem(name, language) };
  });
  const ends = entries.filter(({ spelling }) => spelling.startsWith("*"));
  const byLetter = Map.groupBy(
    entries.filter(({ spelling }) => !spelling.startsWith("*")),
    ({ name }) => name[0],
  );
  return (word) => {
    const stemOfWord = stem(word, language);
    const near = [...new Set([word[0], stemOfWord[0]])].flatMap((letter) => byLetter.get(letter) ?? []);
    const isWord = ({ spelling, name, stem: stemOfName }: (typeof entries)[number]): boolean => {
      if (exact.has(word)) return name === word;
      if (spelling.startsWith("*")) return isEndOf(name, word);
      if (spelling.endsWith("*")) return beginsWith(name, word);
      return stemOfName === stemOfWord || isFormOf(name, word, language);
    };
    return new Set([...ends, ...near].filter(isWord).map(({ spelling }) => spelling));
  };
}

/** True for a prefix; a long one may have a typo before its last letter. */
function beginsWith(name: string, word: string): boolean {
  if (word.startsWith(name)) return true;
  if (name.length < LONG) return false;
  return [-1, 0, 1].some((more) => {
    const beginning = word.slice(0, name.length + more);
    return beginning.at(-1) === name.at(-1) && isOneTypoApart(name, beginning, VERY_LONG);
  });
}

/** True for "Hinterbeinen" and "bein": a suffix with an optional ending. */
function isEndOf(name: string, word: string): boolean {
  const at = word.lastIndexOf(name);
  return at >= 0 && word.length - at - name.length <= MAX_ENDING;
}

/** True when `word` is `name`, an inflection of it if long enough, or one typo apart. Both folded. */
function isFormOf(name: string, word: string, language: Language): boolean {
  if (name === word) return true;
  if (sharesStem(name, word)) return true;
  if (language === "de" && name.length >= COMPOUND && word.startsWith(name)) return true;
  return name.length >= LONG && word.length >= LONG - 1 && name[0] === word[0] && isOneTypoApart(name, word, VERY_LONG);
}

/** True for two long words with different endings: "wymiotuje", "wymiotował". */
function sharesStem(name: string, word: string): boolean {
  let same = 0;
  while (same < name.length && name[same] === word[same]) same += 1;
  return same >= LONG && Math.max(name.length, word.length) - same <= MAX_ENDING;
}

function stem(word: string, language: Language): string {
  if (word.length < SHORTEST) return word;
  const { endings, shortestStem } = ENDINGS[language];
  const participle = language === "de" && /^ge.+t$/.test(word) ? word.slice(2) : word;
  const short = participle.replace(endings, "");
  const plain = short.length >= shortestStem ? short : participle;
  return language === "en" ? plain.replace(/([b-df-hj-np-tv-z])\1$/, "$1") : plain;
}
