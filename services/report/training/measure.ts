import { LANGUAGES, type Language } from "@hundeblick/proto/language";
import { readText } from "../src/domain/red-flags/read-text.ts";
import type { Labelled } from "./labelled.ts";

/**
 * Counts over sentences of one language. `raised` and `asked` of emergencies, `falseAlarms` and `askedHarmless` of
 * harmless ones.
 */
export type Figures = {
  dangerous: number;
  raised: number;
  asked: number;
  rightSign: number;
  harmless: number;
  falseAlarms: number;
  askedHarmless: number;
};

export function measure(sentences: readonly Labelled[]): Record<Language, Figures> & { all: Figures } {
  const read = sentences.map((one) => ({ ...one, ...readText(one.text, one.language) }));
  const figures = (some: typeof read): Figures => {
    const dangerous = some.filter(({ level }) => level === "now");
    const harmless = some.filter(({ level }) => level === "none");
    const raised = dangerous.filter(({ alarms }) => alarms.length > 0);
    return {
      dangerous: dangerous.length,
      raised: raised.length,
      asked: dangerous.filter(({ alarms, ask }) => alarms.length === 0 && ask.length > 0).length,
      rightSign: raised.filter(({ alarms, flags }) => alarms.some(({ id }) => flags.includes(id))).length,
      harmless: harmless.length,
      falseAlarms: harmless.filter(({ alarms }) => alarms.length > 0).length,
      askedHarmless: harmless.filter(({ alarms, ask }) => alarms.length === 0 && ask.length > 0).length,
    };
  };
  const of = (language: Language) => figures(read.filter((one) => one.language === language));
  return { de: of("de"), en: of("en"), pl: of("pl"), all: figures(read) };
}

export const languagesAndAll = [...LANGUAGES, "all"] as const;
