import type { ToolSourceId } from "../../../content/tool-sources.ts";
import type { Figures } from "../frame/tool-text.ts";

// read by the build: scripts/content/tool-texts.ts and tool-entries.ts
export const SOURCES: readonly ToolSourceId[] = [
  "fediaf2025",
  "klein2019",
  "salt2017",
  "saltData2017",
  "salt2020",
  "grant2022",
  "german2006",
  "purinaGrowth",
  "dobenecker1998",
  "tuftsCalcium",
  "bvna2022",
];
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
  "quartiles.caption": "saltData2017",
  "big.1": "tuftsCalcium",
  kgHelp: "own",
  kgWrong: "own",
  full: "own",
  "evidence.0": "fediaf2025",
  "evidence.1": "klein2019",
  "evidence.2": "salt2017",
  "evidence.3": "saltData2017",
  "evidence.4": "salt2020",
  "evidence.5": "own",
  "evidence.6": "german2006",
  "faq.0": "fediaf2025",
  "faq.3": "purinaGrowth",
  "faq.4": "dobenecker1998",
};
