import type { Language } from "@hundeblick/proto/language";
import type { Concern, Question } from "./concern.ts";
import { numberFormat } from "./number-format.ts";
import type { Reason } from "./holds.ts";
import { TRAIT_NAMES } from "./trait-names.ts";

/** A reason as text. `question` is null for a trait of the dog. */
export type Because = { question: string | null; answer: string | number; text: string };

/** The options the owner chose that matched a rule, as text. */
export function becauseOf(concern: Concern, reasons: readonly Reason[]): Because[] {
  return reasons.map((reason) => {
    if ("trait" in reason)
      return { question: null, answer: reason.trait, text: TRAIT_NAMES[reason.trait][concern.language] };
    const question = concern.questions.find(({ id }) => id === reason.question);
    return {
      ...reason,
      text: question ? readAlone(question, reason.answer, concern.language) : String(reason.answer),
    };
  });
}

/** Shorter answers are unclear without their question. */
const ENOUGH_WORDS = 4;
const YES_OR_NO = /^(ja|nein|yes|no|tak|nie)(,|$)/i;

/** An answer as text, with its question if it is short: "Bleibt Wasser drin? Nein". */
function readAlone(question: Question, answer: string | number, language: Language): string {
  const text = answerText(question, answer, language);
  const isShort = text.split(/\s+/).length < ENOUGH_WORDS || YES_OR_NO.test(text);
  return isShort && question.kind !== "many" ? `${question.text} ${text}` : text;
}

/** An answer as text: the option, or the number with its unit. */
export function answerText(question: Question, answer: string | number, language: Language): string {
  if (question.kind === "number") return amountText(Number(answer), question.unit, language);
  return question.options.find(({ id }) => id === answer)?.text ?? String(answer);
}

type Unit = (Question & { kind: "number" })["unit"];
const UNITS = { days: "day", hours: "hour", minutes: "minute", celsius: "celsius" } as const;
const BREATHS: Record<Language, Partial<Record<Intl.LDMLPluralRule, string>>> = {
  de: { one: "Atemzug pro Minute", other: "Atemzüge pro Minute" },
  en: { one: "breath a minute", other: "breaths a minute" },
  pl: { one: "oddech na minutę", few: "oddechy na minutę", many: "oddechów na minutę", other: "oddechu na minutę" },
};

function amountText(value: number, unit: Unit, language: Language): string {
  if (unit === "breaths_per_minute") {
    const words = BREATHS[language];
    const number = numberFormat(language).format(value);
    return `${number} ${words[new Intl.PluralRules(language).select(value)] ?? words.other}`;
  }
  const unitDisplay = unit === "celsius" ? "short" : "long";
  return numberFormat(language, { style: "unit", unit: UNITS[unit], unitDisplay }).format(value);
}
