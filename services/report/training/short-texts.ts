import { LANGUAGES } from "@hundeblick/proto/language";
import { allergies, conditions, medications } from "../src/data/medications.ts";
import { redFlags } from "../src/data/red-flags.ts";
import type { Labelled } from "./labelled.ts";

const emergencies = redFlags.flatMap(({ id, level, phrases }) =>
  LANGUAGES.flatMap((language) => phrases[language].map((text) => ({ text, language, level, flags: [id] }))),
);
/** A medicine, an illness or a food alone is none: owners name them in their answers. */
const names = [...medications.filter(({ warning }) => !warning), ...allergies, ...conditions].flatMap(({ synonyms }) =>
  LANGUAGES.flatMap((language) =>
    synonyms[language].map((text) => ({ text, language, level: "none" as const, flags: [] })),
  ),
);

/** Texts of a few words: the phrases of the rules, and names that alone say nothing about an emergency. */
export const shortTexts: readonly Labelled[] = [...emergencies, ...names].map((one, i) => ({
  ...one,
  writer: "own",
  scenario: `short-${i}`,
}));
