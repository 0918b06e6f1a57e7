import { IntlMessageFormat } from "intl-messageformat";
import type { Language, Localised } from "@hundeblick/proto/language";
import { LANGUAGE_FACTS } from "@hundeblick/proto/languages";
import { joinUnits } from "@hundeblick/triage/join-units";
import { dogWords } from "../../texts/frame.ts";
import type { Dog } from "../composed-report.ts";
import { breedFacts } from "../breeds/breed-facts.ts";
import { kilograms, lists, months, range, weeks, years } from "./formatters.ts";

type Values = Record<string, string | number>;

/** Formats numbers, lists and sentences of one language, about one dog. */
export type Phrasebook = {
  language: Language;
  /** Formats a sentence. @throws {Error} for a missing parameter. */
  say: (text: Localised, values?: Values) => string;
  /** A label within a sentence: German keeps its capital, English and Polish do not. */
  inside: (label: Localised) => string;
  /** "33 kg", "25–32 kg". */
  kg: (low: number, high?: number) => string;
  /** "8 Monate", "9 Jahre", "5 Jahre und 10 Monate". */
  age: (months: number) => string;
  /** "6–12 Wochen". */
  weeks: (range: readonly [number, number]) => string;
  list: (items: readonly string[]) => string;
  breed: (breedId: string) => string;
};

const parsed = new Map<string, IntlMessageFormat>();
function message(text: string, locale: string): IntlMessageFormat {
  const key = `${locale}|${text}`;
  const known = parsed.get(key) ?? new IntlMessageFormat(joinUnits(text), locale, undefined, { ignoreTag: true });
  parsed.set(key, known);
  return known;
}

/** Parsed texts, cached; only our own texts are parsed, owners' texts are parameters. */
export function phrasebook(language: Language, dog: Pick<Dog, "name" | "sex">): Phrasebook {
  const { locale } = LANGUAGE_FACTS[language];
  const words: Values = { ...namesOf(dog, language), sex: dog.sex ?? "unknown" };
  return {
    language,
    say: (text, values = {}) => String(message(text[language], locale).format({ ...words, ...values })),
    inside: ({ [language]: label }) => (language === "de" ? label : label.charAt(0).toLowerCase() + label.slice(1)),
    kg: (low, high = low) => joinUnits(range(kilograms[language], [low, high])),
    age: (old) => {
      const rest = old % 12;
      if (old < 12 || (old < 24 && rest > 0)) return months[language].format(old);
      const full = years[language].format((old - rest) / 12);
      return rest === 0 ? full : lists[language].format([full, months[language].format(rest)]);
    },
    weeks: (fromTo) => range(weeks[language], fromTo),
    list: (items) => lists[language].format(items),
    breed: (breedId) => breedFacts(breedId)?.[language] ?? breedId,
  };
}

/** The dog's name, or "your dog" in the required case. */
function namesOf({ name }: Pick<Dog, "name">, language: Language): Values {
  if (!name) return Object.fromEntries(Object.entries(dogWords).map(([word, text]) => [word, text[language]]));
  const [first = "", ...rest] = name;
  return { Dog: first.toLocaleUpperCase(language) + rest.join(""), dog: name, dogAcc: name, dogDat: name };
}
