import type { Localised } from "@hundeblick/proto/language";

/**
 * The owner's own sentence, then what we make of it. Reports made before sentences were quoted have none and keep the
 * words they had.
 */
export const quoted = (after: Localised, before: Localised): Localised => ({
  de: `{quoted, select, yes {Du schreibst: „{quote}“. ${after.de}} other {${before.de}}}`,
  en: `{quoted, select, yes {You write: “{quote}”. ${after.en}} other {${before.en}}}`,
  pl: `{quoted, select, yes {Piszesz: „{quote}”. ${after.pl}} other {${before.pl}}}`,
});

/** A sign that deserves a visit soon. */
export const flag = quoted(
  {
    de: "Das sollte sich bald jemand in der Praxis ansehen.",
    en: "A vet should look at this soon.",
    pl: "Niech wkrótce obejrzy to weterynarz.",
  },
  {
    de: "Du beschreibst: {flag}. Das sollte sich bald jemand in der Praxis ansehen.",
    en: "You describe: {flag}. A vet should look at this soon.",
    pl: "Z twojego opisu: {flag}. Niech wkrótce obejrzy to weterynarz.",
  },
);
