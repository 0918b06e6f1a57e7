import type { Language } from "@hundeblick/proto/language";
import { LANGUAGE_FACTS } from "@hundeblick/proto/languages";
import { numberFormat } from "@hundeblick/triage/number-format";
import type { LifeFigure, LifeNote } from "@hundeblick/triage/breeds/life-figures";
import type { BreedLink, BreedPageFacts } from "@hundeblick/triage/breeds/page-facts";
import { pageTexts } from "#shared/language/page-texts.ts";

type PageFacts = BreedPageFacts;
export type Risk = PageFacts["risks"][number];
type Stage = NonNullable<Risk["from"]>;

/** Texts of the pages about breeds; those about one breed are made from its figures. */
export interface BreedTexts {
  list: Record<
    | "title"
    | "heading"
    | "lead"
    | "description"
    | "search"
    | "searchHelp"
    | "group"
    | "size"
    | "coat"
    | "all"
    | "none"
    | "reset"
    | "cross"
    | "crosses"
    | "compare"
    | "noScript",
    string
  >;
  count: (n: number) => string;
  compare: Record<"title" | "heading" | "lead" | "description" | "first" | "second" | "choose" | "same", string>;
  illnesses: Record<"title" | "heading" | "lead" | "description", string>;
  versus: (one: string, other: string) => string;
  groups: Readonly<Record<number, string>>;
  noGroup: string;
  sizes: Readonly<Record<PageFacts["sizeClass"], string>>;
  coats: Readonly<Record<PageFacts["coat"]["length"], string>>;
  labels: Record<
    | "male"
    | "female"
    | "weight"
    | "height"
    | "life"
    | "group"
    | "coat"
    | "sheds"
    | "energy"
    | "breed"
    | "years"
    | "source"
    | "recalled"
    | "given"
    | "ours"
    | "range"
    | "weightTitle"
    | "weightNote"
    | "healthTitle"
    | "healthNote"
    | "ageNote"
    | "rarer"
    | "growthTitle"
    | "network"
    | "grown"
    | "older"
    | "urgent"
    | "bothParents"
    | "oneParent"
    | "sameBreed"
    | "particular"
    | "unread"
    | "asHeavy"
    | "alikeTitle"
    | "help"
    | "crossTitle"
    | "parentsTitle"
    | "sources"
    | "noExamination"
    | "calculator"
    | "age"
    | "kg"
    | "sex"
    | "toCheck"
    | "copied",
    string
  >;
  /** A label with the sex behind it. */
  bySex: (label: string, sex: "male" | "female") => string;
  stage: (stage: Stage, life: PageFacts["life"]) => string;
  weightSource: (source: string) => string;
  title: (facts: PageFacts) => string;
  description: (facts: PageFacts) => string;
  lead: (facts: PageFacts) => string;
  /** Synonyms, and names in the other languages. */
  names: (facts: PageFacts) => string;
  hints: (facts: PageFacts) => string[];
  coat: (coat: PageFacts["coat"]) => string;
  sheds: (coat: PageFacts["coat"]) => string;
  /** By level of energy, 2 to 5. */
  energies: Readonly<Record<number, string>>;
  lifeSources: Readonly<Record<LifeFigure["study"], string>>;
  lifeNotes: Readonly<Record<LifeNote, string>>;
  years: (years: number, to?: number) => string;
  noLife: string;
  /** The range of life is the AKC's. */
  clubLife: string;
  older: (count: number, of: number) => string;
  /** Months at which a dog of this weight is grown; the first is missing if a source only names the latest. */
  grownAt: (from: number | null, to: number) => string;
  odds: (risk: Risk) => string | null;
  /** Introduces breeds in which a study found an illness more often. */
  foundMore: (illness: string) => string;
  /** "et al." */
  andOthers: string;
  /** What a study says of the breed's growth. */
  growth: (facts: PageFacts) => string | undefined;
  knows: (isClass: boolean) => string;
  confused: (name: string, as: string, percent: number) => string;
  kg: (range: readonly [number | null, number | null]) => string;
  /** Text of the calculator: `share` of the adult weight in percent, `expected` in kg if a curve is published. */
  growing: (name: string, months: number, share: [number, number], expected: string | null) => string;
  grown: (name: string, place: "below" | "within" | "above", range: string) => string;
  curve: (sex: "male" | "female") => string;
  tableCaption: string;
  toTool: string;
  badInput: string;
}

/** A number in the language's format, with one decimal. */
export const written = (language: Language, n: number): string => inDigits(language, n, 1);
export const writeRange = (language: Language, [low, high]: readonly [number, number]): string =>
  low === high ? written(language, low) : `${written(language, low)}–${written(language, high)}`;
/** A number as a study printed it. */
export const exact = (language: Language, n: number): string => inDigits(language, n, MAX_DIGITS);

/** Digits after the point that a study may print. */
const MAX_DIGITS = 6;
const inDigits = (language: Language, n: number, maximumFractionDigits: number): string =>
  numberFormat(LANGUAGE_FACTS[language].locale, { maximumFractionDigits, useGrouping: false }).format(n);

export const listed = (language: Language, links: readonly BreedLink[]): string =>
  new Intl.ListFormat(LANGUAGE_FACTS[language].locale).format(links.map(({ name }) => name[language]));

/** Years at which the last quarter of the life expectancy begins (AAHA 2019). */
export const seniorFrom = ([low, high]: readonly [number, number]): number => Math.round(((low + high) / 2) * 0.75);

/** Meta description, with one more sentence if it fits. */
export const described = (text: string, more: string): string =>
  text.length + more.length < 165 ? `${text} ${more}` : text;

export const { load: loadBreedTexts, useTexts: useBreedTexts } = pageTexts<BreedTexts>(
  "breeds",
  (language) => import(`./texts/${language}.ts`),
);
