import type { Language, Localised } from "@hundeblick/proto/language";
import type { Dose, SupplementChoice } from "./supplement-choice.ts";

const PER_DAY: Localised = { de: "am Tag", en: "a day", pl: "dziennie" };
const PER_KG: Localised = {
  de: "pro kg Körpergewicht am Tag",
  en: "per kg body weight a day",
  pl: "na kg masy ciała dziennie",
};
const FOR_WEIGHT: Localised = { de: "bei", en: "at", pl: "przy" };
/** Keeps a number and its unit on one line. */
const NBSP = "\u00A0";
/** From here on grams read better than milligrams. */
const GRAMS_FROM_MG = 10_000;

/** The amount in words, with the language's own numbers: "1.500–2.250 mg am Tag (bei 25 kg)". Weight in kg. */
export function dosageText(
  choice: Pick<SupplementChoice, "dose" | "doseNote">,
  weightKg: number | undefined,
  language: Language,
): string {
  const { dose } = choice;
  if (dose.kind === "as_text") return choice.doseNote[language];
  if (dose.kind === "per_kg") return `${range(dose.perKgMg, language)}${NBSP}mg ${PER_KG[language]}`;
  const amount = `${amountText(dose, language)} ${PER_DAY[language]}`;
  return weightKg === undefined
    ? amount
    : `${amount} (${FOR_WEIGHT[language]} ${number(language).format(weightKg)}${NBSP}kg)`;
}

function amountText({ minMg, maxMg }: Extract<Dose, { kind: "per_day" }>, language: Language): string {
  if (minMg >= GRAMS_FROM_MG) return `${range([minMg / 1_000, maxMg / 1_000], language)}${NBSP}g`;
  return `${range([minMg, maxMg], language)}${NBSP}mg`;
}

function range([low, high]: readonly [number, number], language: Language): string {
  return low === high ? number(language).format(low) : number(language).formatRange(low, high);
}

const LOCALE: Record<Language, string> = { de: "de-DE", en: "en-GB", pl: "pl-PL" };
const number = (language: Language) => new Intl.NumberFormat(LOCALE[language], { maximumFractionDigits: 2 });
