import { msg } from "@hundeblick/web-kit/i18n.ts";

/** Number of breeds of the local network: services/analysis/src/data/breeds.json. */
export const KNOWN_BREEDS = 117;

/** Facts about the product. */
export const SOURCED_STATEMENTS: readonly { text: string; source: string }[] = [
  { text: msg("0 € and no account"), source: "the product asks for neither" },
  {
    text: msg("117 breeds known, and we say so when we are not sure"),
    source: "breeds the local network tells apart",
  },
  {
    text: msg("Your photo is deleted after 90 days, or at once if you like"),
    source: "retention rule of the analysis service",
  },
];

/** The score in the example picture of the third step. */
export const EXAMPLE_SCORE = 98;
