import type { Language } from "@hundeblick/proto/language";
import { isSimilar } from "./similar.ts";

const ENDINGS: Record<Language, { endings: RegExp; shortestStem: number }> = {
  de: { endings: /(?:en|er|es|e|n)$/, shortestStem: 4 },
  en: { endings: /(?:es|s)$/, shortestStem: 3 },
  pl: {
    endings: /(?:ami|ach|ego|emu|owi|iem|ych|ymi|ow|em|om|ie|ej|ym|a|e|i|o|u|y)$/,
    shortestStem: 3,
  },
};

/** True when `word` is `name`, a form of it ("kurczakiem"), or one typo apart from 7 letters on. Both normalised. */
export function isFormOf(name: string, word: string, language: Language): boolean {
  return isSimilar(name, word) || stem(name, language) === stem(word, language);
}

/** True for a German compound with `name`: "Hühnerfleisch", "Lachsöl", "Insulinspritze". */
export function isBuiltWith(name: string, word: string, shortest: number): boolean {
  return name.length >= shortest && (word.startsWith(name) || (name.length > shortest && word.endsWith(name)));
}

function stem(word: string, language: Language): string {
  const { endings, shortestStem } = ENDINGS[language];
  const short = word.replace(endings, "");
  return short.length >= shortestStem ? short : word;
}
