import { LANGUAGES } from "@hundeblick/proto/language";
import { findRedFlags } from "../src/domain/red-flags/find-red-flags.ts";
import { allergies, conditions, medications } from "../src/data/medications.ts";
import { redFlags } from "../src/data/red-flags.ts";
import type { Labelled } from "./labelled.ts";
import said from "./sentences/complaints.json" with { type: "json" };

const emergencies = redFlags.flatMap(({ id, level, phrases }) =>
  LANGUAGES.flatMap((language) => phrases[language].map((text) => ({ text, language, level, flags: [id] }))),
);
/** A medicine, an illness or a food alone is none: owners name them in their answers. */
const names = [...medications.filter(({ warning }) => !warning), ...allergies, ...conditions].flatMap(({ synonyms }) =>
  LANGUAGES.flatMap((language) =>
    synonyms[language].map((text) => ({ text, language, level: "none" as const, flags: [] })),
  ),
);

/** What somebody comes with or has long known, in a few words, is mostly no emergency, but where a rule knows better. */
const complaints = Object.values(said).flatMap((words) =>
  LANGUAGES.flatMap((language) =>
    words[language]
      .filter((text) => findRedFlags(text, language).length === 0)
      .map((text) => ({ text, language, level: "soon" as const, flags: [] })),
  ),
);

/** Texts of a few words: the phrases of the rules, and names and complaints that alone are no emergency. */
export const shortTexts: readonly Labelled[] = [
  ...[...emergencies, ...names].map((one, i) => ({ ...one, writer: "own", scenario: `short-${i}` })),
  ...complaints.map((one, i) => ({ ...one, writer: "own", scenario: `short-complaint-${i}` })),
];
