import type { ToolSourceId } from "../../../content/tool-sources.ts";

export const GROUPS = [
  "chocolate",
  "coffee",
  "xylitol",
  "grapes",
  "onion",
  "macadamia",
  "medicine",
  "bait",
  "other",
] as const;
export type Group = (typeof GROUPS)[number];

/** Units; the last two are no amount. */
export const UNITS = [
  "g",
  "ml",
  "square",
  "bar",
  "teaspoon",
  "tablespoon",
  "cup",
  "espresso",
  "can",
  "gum",
  "onion",
  "clove",
  "nut",
  "crumb",
  "unknown",
] as const;
export type Unit = (typeof UNITS)[number];

/** A published amount per kg of body weight. */
export interface Mark {
  id: "mild" | "heart" | "fits" | "sugar" | "liver" | "cells" | "anaemia" | "legs";
  mgPerKg: number;
  source: ToolSourceId;
}
interface Toxin {
  /** Ascending. */
  marks: readonly [Mark, ...Mark[]];
  /** Unit of the amounts. */
  unit: "mg" | "g";
}
export const TOXINS = {
  /** Theobromine and caffeine together. */
  methylxanthines: {
    unit: "mg",
    marks: [
      { id: "mild", mgPerKg: 20, source: "merckChocolate" },
      { id: "heart", mgPerKg: 40, source: "merckChocolate" },
      { id: "fits", mgPerKg: 60, source: "merckChocolate" },
    ],
  },
  xylitol: {
    unit: "g",
    marks: [
      { id: "sugar", mgPerKg: 100, source: "piscitelli2010" },
      { id: "liver", mgPerKg: 500, source: "piscitelli2010" },
    ],
  },
  /** Fresh onion. */
  onion: {
    unit: "g",
    marks: [
      { id: "cells", mgPerKg: 5_000, source: "vetmedsOnion" },
      { id: "anaemia", mgPerKg: 15_000, source: "cope2005" },
    ],
  },
  macadamia: { unit: "g", marks: [{ id: "legs", mgPerKg: 700, source: "mckenzie2000" }] },
} as const satisfies Readonly<Record<string, Toxin>>;

/** Option of the concern "ate something". */
type Food = "choc_milk" | "choc_dark" | "fatty" | "xylitol" | "grapes" | "onion";
export interface KindFacts {
  group: Group;
  /** Missing: no food. */
  food?: Food;
  /** Missing: no comparison, because no amount is safe or none was published. */
  content?: { toxin: keyof typeof TOXINS; mgPerG: number; source: ToolSourceId };
  /** Grams per unit, for drinks millilitres. Household units are our own. */
  grams?: Grams;
}
type Grams = Partial<Record<Unit, number>>;

const chocolate = (mgPerG: number, food: Food, grams: Grams, source: ToolSourceId = "merckChocolate") => ({
  group: "chocolate" as const,
  food,
  content: { toxin: "methylxanthines" as const, mgPerG, source },
  grams,
});
const caffeine = (mgPerG: number, grams: Grams, source: ToolSourceId) => ({
  group: "coffee" as const,
  food: "choc_dark" as const,
  content: { toxin: "methylxanthines" as const, mgPerG, source },
  grams,
});
const BAR = { g: 1, square: 5, bar: 100 };
const SPOONS = { g: 1, teaspoon: 3, tablespoon: 8 };

/** The upper end of a varying content. A bar's cocoa share is its share of baking chocolate. */
export const KIND_FACTS = {
  milk: chocolate(2.3, "choc_milk", BAR),
  semisweet: chocolate(9.6, "choc_dark", BAR),
  dark: chocolate(13.6, "choc_dark", BAR),
  baking: chocolate(16, "choc_dark", BAR),
  cocoa: chocolate(28.5, "choc_dark", SPOONS),
  white: chocolate(0.04, "fatty", BAR, "warman2007"),
  grounds: caffeine(23, SPOONS, "sanchez2017"),
  instant: caffeine(44, SPOONS, "sanchez2017"),
  coffee: caffeine(0.45, { ml: 1, cup: 200 }, "efsaCaffeine"),
  espresso: caffeine(2, { espresso: 60, ml: 1 }, "sanchez2017"),
  tea: caffeine(30, SPOONS, "sanchez2017"),
  energy: caffeine(0.43, { ml: 1, can: 250 }, "sanchez2017"),
  gum: {
    group: "xylitol",
    food: "xylitol",
    content: { toxin: "xylitol", mgPerG: 1_000, source: "medvetGum" },
    grams: { gum: 1 },
  },
  sweetener: {
    group: "xylitol",
    food: "xylitol",
    content: { toxin: "xylitol", mgPerG: 1_000, source: "piscitelli2010" },
    grams: { g: 1, teaspoon: 4, tablespoon: 12 },
  },
  grapes: { group: "grapes", food: "grapes" },
  raisins: { group: "grapes", food: "grapes" },
  onion: {
    group: "onion",
    food: "onion",
    content: { toxin: "onion", mgPerG: 1_000, source: "vetmedsOnion" },
    grams: { g: 1, onion: 150 },
  },
  leek: {
    group: "onion",
    food: "onion",
    content: { toxin: "onion", mgPerG: 1_000, source: "vetmedsOnion" },
    grams: { g: 1 },
  },
  garlic: {
    group: "onion",
    food: "onion",
    content: { toxin: "onion", mgPerG: 5_000, source: "pphGarlic" },
    grams: { g: 1, clove: 6 },
  },
  powder: { group: "onion", food: "onion" },
  macadamia: {
    group: "macadamia",
    food: "onion",
    content: { toxin: "macadamia", mgPerG: 1_000, source: "mckenzie2000" },
    grams: { g: 1, nut: 2.5 },
  },
  painkiller: { group: "medicine" },
  caffeineTablets: { group: "medicine" },
  medicine: { group: "medicine" },
  ratBait: { group: "bait" },
  slugBait: { group: "bait" },
  antifreeze: { group: "bait" },
  unsure: { group: "other" },
} as const satisfies Readonly<Record<string, KindFacts>>;

export type Kind = keyof typeof KIND_FACTS;
export const KINDS = Object.keys(KIND_FACTS) as Kind[];
export const factsOf = (kind: Kind): KindFacts => KIND_FACTS[kind];

/** Kinds of a group, in display order. */
export const kindsIn = (group: Group): Kind[] => KINDS.filter((kind) => factsOf(kind).group === group);

/** Foods whose amount the concern asks for: a lick counts less. */
const ASKED_AMOUNT: readonly Food[] = ["choc_milk", "choc_dark", "fatty", "onion"];
export const concernAsksAmount = ({ food }: KindFacts): boolean => food !== undefined && ASKED_AMOUNT.includes(food);
/** Whether the amount matters. */
export const asksAmount = (facts: KindFacts): boolean => facts.grams !== undefined || concernAsksAmount(facts);

/** Units of a kind. */
export function unitsOf(kind: Kind): Unit[] {
  const facts = factsOf(kind);
  const { grams = {} } = facts;
  const crumb: Unit[] = concernAsksAmount(facts) ? ["crumb"] : [];
  return [...UNITS.filter((unit) => grams[unit] !== undefined), ...crumb, "unknown"];
}
