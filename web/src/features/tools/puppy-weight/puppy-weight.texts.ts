import type { PluralForms } from "#shared/language/format-text.ts";
import type { ToolSourceId } from "../../../content/tool-sources.ts";
import type { Figures, ToolText } from "../frame/tool-text.ts";
import type { Known, Sex } from "./puppy-weight.ts";

export interface PuppyWeightText extends ToolText {
  knownLabel: string;
  known: Record<Known, string>;
  breedLabel: string;
  breedChoose: string;
  breedHelp: string;
  sexLabel: string;
  sexes: Record<Sex, string>;
  adultLabel: string;
  adultHelp: string;
  adultWrong: string;
  bornLabel: string;
  bornHelp: string;
  bornWrong: Record<"ahead" | "past" | "none", string>;
  weeksLabel: string;
  weeksHelp: string;
  weeksWrong: string;
  calculate: string;
  again: string;
  edit: string;
  resultTitle: Record<"weighed" | "expected", string>;
  noCurve: string;
  weighed: string;
  /** At an age for which no curve is published. */
  weighedOutside: string;
  enterFirst: string;
  ageWeeks: PluralForms;
  ageMonths: PluralForms;
  ofSex: Record<Sex, string>;
  adult: string;
  typical: string;
  oneOnly: string;
  tooSoon: string;
  steady: string;
  crossing: Record<"up" | "down", string>;
  meanOnly: string;
  noCharts: string;
  tooYoung: string;
  unpublished: string;
  grown: string;
  nextTitle: string;
  bigTitle: string;
  big: readonly string[];
  tips: readonly string[];
  notWell: string;
  notWellLink: string;
  breedLink: string;
  curveTitle: string;
  weighTitle: string;
  weighHelp: string;
  kgLabel: string;
  kgHelp: string;
  kgWrong: string;
  dayLabel: string;
  dayHelp: string;
  dayWrong: Record<"ahead" | "before" | "none", string>;
  add: string;
  save: string;
  cancel: string;
  noWeights: string;
  full: string;
  table: { caption: string; day: string; kg: string; ofMean: string; actions: string };
  change: string;
  remove: string;
  removed: string;
  undo: string;
  curveCaption: string;
  share: Record<"weighed" | "expected", string>;
  shared: Record<"weighed" | "expected", string>;
  calendarTitle: string;
  calendarNote: string;
}

/** @public Read by the build: scripts/content/tool-texts.ts. */
export const SOURCES: readonly ToolSourceId[] = [
  "fediaf2025",
  "klein2019",
  "salt2017",
  "salt2020",
  "grant2022",
  "german2006",
  "purinaGrowth",
  "dobenecker1998",
  "tuftsCalcium",
  "bvna2022",
];
/** @public Read by the build: scripts/content/tool-entries.ts. */
export const FIGURES: Figures = {
  adultHelp: "own",
  adultWrong: "own",
  "bornWrong.past": "own",
  weeksWrong: "own",
  tooSoon: "own",
  steady: "own",
  noCharts: "grant2022",
  tooYoung: "fediaf2025",
  unpublished: "fediaf2025",
  "big.1": "tuftsCalcium",
  kgHelp: "own",
  kgWrong: "own",
  full: "own",
  "evidence.0": "fediaf2025",
  "evidence.1": "klein2019",
  "evidence.2": "salt2017",
  "evidence.3": "salt2020",
  "evidence.4": "own",
  "evidence.5": "german2006",
  "faq.0": "fediaf2025",
  "faq.3": "purinaGrowth",
  "faq.4": "dobenecker1998",
};
