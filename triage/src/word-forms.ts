import type { Language } from "@hundeblick/proto/language";

const ENDINGS: Record<Language, { endings: RegExp; shortestStem: number }> = {
  de: { endings: /(?:est|end|ten|te|et|en|er|em|es|st|e|n|s|t)$/, shortestStem: 4 },
  en: { endings: /(?:ing|ed|es|s|e|y|ies)$/, shortestStem: 3 },
  pl: {
    endings:
      /(?:ami|ach|ego|emu|owi|iem|ych|ymi|ala|al|alo|yla|yl|ila|il|ow|em|om|ie|ej|ym|ac|ec|ic|yc|uje|je|a|e|i|o|u|y)$/,
    shortestStem: 3,
  },
};
/** From this length on one slip of the finger is forgiven. */
const LONG = 6;
/** From this length on a German word may be part of a longer one: "Durchfallprobleme". */
const COMPOUND = 6;

/** True when `word` is `name`, another form of it, or one slip apart. Both folded. */
export function isFormOf(name: string, word: string, language: Language): boolean {
  if (name === word) return true;
  if (name.length < 3 || word.length < 3) return false;
  if (stem(name, language) === stem(word, language)) return true;
  if (sharesStem(name, word)) return true;
  if (language === "de" && name.length >= COMPOUND && word.startsWith(name)) return true;
  return name.length >= LONG && word.length >= LONG - 1 && name[0] === word[0] && isOneSlipApart(name, word);
}

/** True for long words with most of their beginning in common: "wymiotuje", "wymiotował". */
function sharesStem(name: string, word: string): boolean {
  let same = 0;
  while (same < name.length && name[same] === word[same]) same += 1;
  return same >= 6 && same >= 0.6 * Math.max(name.length, word.length);
}

function stem(word: string, language: Language): string {
  const { endings, shortestStem } = ENDINGS[language];
  const participle = language === "de" && /^ge.+t$/.test(word) ? word.slice(2) : word;
  const short = participle.replace(endings, "");
  const plain = short.length >= shortestStem ? short : participle;
  return language === "en" ? plain.replace(/([b-df-hj-np-tv-z])\1$/, "$1") : plain;
}

/** True for at most one letter missing, added, wrong, or swapped with its neighbour. */
function isOneSlipApart(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  let i = 0;
  while (i < a.length && i < b.length && a[i] === b[i]) i += 1;
  const [restA, restB] = [a.slice(i), b.slice(i)];
  if (restA.slice(1) === restB.slice(1) || restA.slice(1) === restB || restA === restB.slice(1)) return true;
  return restA[0] === restB[1] && restA[1] === restB[0] && restA.slice(2) === restB.slice(2);
}
