import type { Localised } from "@hundeblick/proto/language";

/** Sentences with a quotation of the owner. Older reports without quotations keep the previous wording. */
export const quoted = (after: Localised, before: Localised): Localised => ({
  de: `{quoted, select, yes {Du schreibst: „{quote}“. ${after.de}} other {${before.de}}}`,
  en: `{quoted, select, yes {You write: “{quote}”. ${after.en}} other {${before.en}}}`,
  pl: `{quoted, select, yes {Piszesz: „{quote}”. ${after.pl}} other {${before.pl}}}`,
});

/** A red flag of level soon. */
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
