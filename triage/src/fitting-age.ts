import type { ConcernId } from "@hundeblick/proto/health/check-lists";
import type { Language } from "@hundeblick/proto/language";
import type { PlacedWord } from "./fold.ts";

type Found = { id: ConcernId; words: string[]; weight: number };

/** Until this age a sick dog is a sick puppy. */
const PUPPY_MONTHS = 6;
const GROWN_MONTHS = 12;
/** Minimum age of cognitive decline. Source: Landsberg, Nichol, Araujo 2012. */
const OLD_MONTHS = 84;
const SICKNESS: readonly ConcernId[] = ["vomiting", "diarrhoea", "not_eating", "lethargy_fever", "trembling", "cough"];
const UPBRINGING: readonly ConcernId[] = ["aggression", "urination"];

const YOUNG: Readonly<Record<Language, RegExp>> = {
  de: /\b(?:welp\w*|hundebaby|junghund|(?<!seit |nach |vor |alle |in |fur )(?:[5-9]|1\d|2[0-4]|sieben|acht|neun|zehn|elf|zwolf) wochn?(?:en)?(?: alt)?|[2-5] monate)\b/,
  en: /\b(?:pup|pups|puppy|puppys|puppies|(?<!for |since |after |every |in )(?:[5-9]|1\d|2[0-4]|seven|eight|nine|ten|eleven|twelve) weeks?(?: old)?|[2-5] months? old)\b/,
  pl: /\b(?:szczen\w+|(?<!od |po |przez |co |za )(?:[5-9]|1\d|2[0-4]) tygodni|[2-5] miesiecy|\w+miesieczn\w+|\w+tygodniow\w+)\b/,
};
const GROWN: Readonly<Record<Language, RegExp>> = {
  de: /\b(?:jahre?n?|senior|alter|opi|oma)\b/,
  en: /\b(?:years?|yrs?|yo|elderly|senior)\b/,
  pl: /\b(?:lat|lata|senior|staruszek|staruszka)\b/,
};

/** Removes concerns that do not fit the age, as known or in the text, and adds those of puppies. */
export function fittingAge(
  found: readonly Found[],
  words: readonly PlacedWord[],
  language: Language,
  ageMonths?: number | null,
): Found[] {
  const text = words.map(({ word }) => word).join(" ");
  const isKnown = typeof ageMonths === "number";
  const isYoung = isKnown ? ageMonths <= PUPPY_MONTHS : YOUNG[language].test(text);
  const isGrown = isKnown ? ageMonths >= GROWN_MONTHS : !isYoung && GROWN[language].test(text);
  const fits = ({ id }: Found): boolean => {
    if (id === "puppy_start" || id === "puppy_poorly") return !isGrown;
    return id !== "confused_old" || !isKnown || ageMonths >= OLD_MONTHS;
  };
  const fitting = found.filter(fits);
  if (!isYoung || fitting.some(({ id }) => id === "birth")) return fitting;
  return withPuppy("puppy_poorly", SICKNESS, withPuppy("puppy_start", UPBRINGING, fitting));
}

/** Puts a concern of puppies first if one of its related concerns was found. */
function withPuppy(id: ConcernId, standsFor: readonly ConcernId[], found: Found[]): Found[] {
  const [one] = found.filter((other) => standsFor.includes(other.id)).sort((a, b) => b.weight - a.weight);
  if (!one) return found;
  const own = found.find((other) => other.id === id);
  const most = Math.max(...found.map(({ weight }) => weight));
  return [
    ...found.filter((other) => other.id !== id),
    { id, words: [...new Set([...(own?.words ?? []), ...one.words])], weight: most + 1 },
  ];
}
