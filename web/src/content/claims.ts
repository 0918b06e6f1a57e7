import { msg } from "@hundeblick/web-kit/i18n.ts";

/**
 * A figure shown to visitors; nothing here is computed. Operators replace these in the settings of the admin area;
 * the pages are built with the ones of this file, which services/catalogue/src/data/site-claims.json repeats.
 */
export interface Claim {
  value: number;
  /** How the number is written: `98 %`, `30 seconds`, `127K+`, `2100+`, `98/100`, `24/7`. */
  unit: "percent" | "seconds" | "compactPlus" | "plus" | "of100" | "perWeek";
  text: string;
  /** Where the figure comes from. */
  source: string;
  /** false: stands here until the operator has a measured one; a note beside it says so. */
  measured: boolean;
}

const DEFAULT = "default text of the site; replace it with your own measured figure";

/** In the hero, under the dog. */
export const HERO_CLAIMS: readonly Claim[] = [
  {
    value: 30,
    unit: "seconds",
    text: msg("is about how long your report takes"),
    source: DEFAULT,
    measured: false,
  },
  { value: 99.2, unit: "percent", text: msg("accuracy"), source: DEFAULT, measured: false },
  {
    value: 127_000,
    unit: "compactPlus",
    text: msg("dogs analysed"),
    source: DEFAULT,
    measured: false,
  },
  {
    value: 24,
    unit: "perWeek",
    text: msg("available, also on a Sunday night"),
    source: DEFAULT,
    measured: false,
  },
];

/** Beside the photo upload. */
export const TRUST_CLAIMS: readonly Claim[] = [
  {
    value: 98,
    unit: "percent",
    text: msg("accuracy when naming the breed"),
    source: DEFAULT,
    measured: false,
  },
  {
    value: 2100,
    unit: "plus",
    text: msg("owners have read their report"),
    source: DEFAULT,
    measured: false,
  },
];

/** On the guides: how many dogs were analysed. */
export const GUIDE_CLAIM: Pick<Claim, "value" | "source" | "measured"> = {
  value: 14_000,
  source: DEFAULT,
  measured: false,
};

/** Facts of the product itself. */
export const FACTS: readonly { text: string; source: string }[] = [
  { text: msg("0 € and no account"), source: "the product asks for neither" },
  {
    text: msg("118 breeds known, and we say when we doubt"),
    source: "classes of the local breed network",
  },
  {
    text: msg("Your photo is deleted after 90 days, or at once if you like"),
    source: "retention rule of the analysis service",
  },
];

/** The score in the example picture of the third step. */
export const EXAMPLE_SCORE = 98;
