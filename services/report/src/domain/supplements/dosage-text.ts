import type { Language, Localised } from "@hundeblick/proto/language";
import { numbers, range } from "../rendering/formatters.ts";
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
/** From here on the amount is shown in grams. */
const GRAMS_FROM_MG = 10_000;

/** The amount as text: "1.500–2.250 mg am Tag (bei 25 kg)". Weight in kg. */
export function dosageText(
  choice: Pick<SupplementChoice, "dose" | "doseNote" | "doseOf">,
  weightKg: number | undefined,
  language: Language,
): string {
  const { dose } = choice;
  if (dose.kind === "as_text") return choice.doseNote[language];
  const of = choice.doseOf ? `${choice.doseOf[language]} ` : "";
  if (dose.kind === "per_kg") return `${range(numbers[language], dose.perKgMg)}${NBSP}mg ${of}${PER_KG[language]}`;
  const amount = `${amountText(dose, language)} ${of}${PER_DAY[language]}`;
  return weightKg === undefined
    ? amount
    : `${amount} (${FOR_WEIGHT[language]} ${numbers[language].format(weightKg)}${NBSP}kg)`;
}

function amountText({ minMg, maxMg }: Extract<Dose, { kind: "per_day" }>, language: Language): string {
  if (minMg >= GRAMS_FROM_MG) return `${range(numbers[language], [minMg / 1_000, maxMg / 1_000])}${NBSP}g`;
  return `${range(numbers[language], [minMg, maxMg])}${NBSP}mg`;
}
