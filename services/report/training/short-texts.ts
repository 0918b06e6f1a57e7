import { LANGUAGES } from "@hundeblick/proto/language";
import { allConcerns } from "@hundeblick/triage/all-concerns";
import { findRedFlags } from "../src/domain/red-flags/find-red-flags.ts";
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

/** What somebody comes with is mostly none: the words of these concerns alone, but where a rule knows better. */
const MILD: readonly string[] = [
  "aggression",
  "alone",
  "cough",
  "diarrhoea",
  "drinking_more",
  "ears",
  "eyes",
  "fear_noise",
  "itching_skin",
  "lump",
  "limping",
  "mouth_teeth",
  "not_eating",
  "parasites",
  "puppy_start",
  "scooting",
  "season_discharge",
  "stiff_old",
  "vomiting",
  "weight_gain",
  "weight_loss",
];
const complaints = allConcerns
  .filter(({ id }) => MILD.includes(id))
  .flatMap(({ ownerWords }) =>
    LANGUAGES.flatMap((language) =>
      ownerWords[language]
        .filter((text) => findRedFlags(text, language).length === 0)
        .map((text) => ({ text, language, level: "soon" as const, flags: [] })),
    ),
  );

/** Texts of a few words: the phrases of the rules, and names and complaints that alone are no emergency. */
export const shortTexts: readonly Labelled[] = [
  ...[...emergencies, ...names].map((one, i) => ({ ...one, writer: "own", scenario: `short-${i}` })),
  ...complaints.map((one, i) => ({ ...one, writer: "own", scenario: `short-complaint-${i}` })),
];
