import type { ToolSourceId } from "../../../content/tool-sources.ts";
import type { Figures, ToolText } from "../frame/tool-text.ts";
import type { Age, Country, Group, Habit, Person, Roundworm, Sign, Tapeworm, Travel } from "./worms-ticks.ts";

export interface WormsTicksText extends ToolText {
  countryLabel: string;
  countries: Record<Country, string>;
  ageLabel: string;
  ages: Record<Age, string>;
  habitsLabel: string;
  habits: Record<Habit, string>;
  householdLabel: string;
  household: Record<Person, string>;
  travelsLabel: string;
  travels: Record<Travel, string>;
  noneOf: string;
  lastLabel: string;
  lastHelp: string;
  lastWrong: string;
  arrivalLabel: string;
  arrivalHelp: string;
  arrivalWrong: string;
  calculate: string;
  again: string;
  resultTitle: string;
  groups: Record<Group, string>;
  groupNote: Record<Group, string>;
  pup: string;
  young: string;
  roundworm: Record<Roundworm, string>;
  tapeworm: Record<Tapeworm, string>;
  next: string;
  householdNote: string;
  slugsNote: string;
  foxNote: Record<Country, string>;
  testNote: Record<"good" | "limited" | "puppy", string>;
  travelTitle: string;
  entryNote: string;
  entryDays: string;
  travelNote: Record<"fox" | "south", string>;
  nowTitle: string;
  todayTitle: string;
  signs: Record<Sign, string>;
  tips: readonly string[];
  ticksTitle: string;
  season: string;
  mild: string;
  carries: Record<Country, readonly string[]>;
  share: string;
  calendarRound: string;
  calendarTape: string;
  calendarBoth: string;
  calendarNote: string;
  calendarTicks: string;
  calendarEntry: string;
}

/** @public Read by the build: scripts/content/tool-texts.ts. */
export const SOURCES: readonly ToolSourceId[] = [
  "esccapScheme",
  "esccapGl1",
  "esccapCh2020",
  "tihoWorming",
  "esccapGranulosus",
  "bva2025",
  "vetTimes2025",
  "gawor2006",
  "laboklinFox",
  "govTapeworm",
  "probst2023",
  "duscher2013",
  "porchet2007",
  "dwuznik2021",
  "abdullah2016",
  "wright2018",
  "deWaal2020",
  "esccapTravel",
];
/** @public Read by the build: scripts/content/tool-entries.ts. */
export const FIGURES: Figures = {
  ages: "esccapGl1",
  household: "esccapGl1",
  "groupNote.a": "esccapScheme",
  pup: "esccapGl1",
  young: "esccapGl1",
  roundworm: "esccapScheme",
  "tapeworm.month": "esccapScheme",
  "tapeworm.sixWeeks": "esccapGl1",
  "tapeworm.upToQuarter": "esccapGranulosus",
  "foxNote.gb": "esccapGranulosus",
  "foxNote.pl": "gawor2006",
  testNote: "esccapCh2020",
  entryNote: "govTapeworm",
  entryDays: "own",
  "travelNote.fox": "esccapGl1",
  "travelNote.south": "esccapTravel",
  signs: "own",
  tips: "own",
  "carries.at": "probst2023",
  "carries.de": "probst2023",
  "carries.gb": "abdullah2016",
  "carries.pl": "dwuznik2021",
  evidence: "esccapScheme",
  sections: "tihoWorming",
  faq: "esccapScheme",
};
