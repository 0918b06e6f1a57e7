import type { PluralForms } from "#shared/language/format-text.ts";
import type { ToolSourceId } from "../../../content/tool-sources.ts";
import type { Figures, ToolText } from "../frame/tool-text.ts";
import type { Basis, Build, Litter, Sign, Stage, Step } from "./pregnancy.ts";

export interface PregnancyText extends ToolText {
  basisLabel: string;
  bases: Record<Basis, string>;
  dayLabel: Record<Basis, string>;
  dayHelp: string;
  dayWrong: Record<"ahead" | "past" | "none", string>;
  buildLabel: string;
  builds: Record<Build, string>;
  litterLabel: string;
  litters: Record<Litter, string>;
  optional: string;
  calculate: string;
  again: string;
  resultTitle: string;
  window: string;
  today: string;
  inDays: PluralForms;
  daysAgo: PluralForms;
  dayOfPregnancy: string;
  stages: Record<Stage, string>;
  accuracy: Record<Basis, string>;
  buildNote: Record<Build, string>;
  litterNote: Record<Litter, string>;
  vetOver: string;
  datesTitle: string;
  steps: Record<Step, string>;
  weeksTitle: string;
  week: string;
  now: string;
  weeks: readonly { grows: string; todo: string }[];
  redFlags: { heading: string; points: readonly string[] };
  share: string;
  /** Of a month. */
  shared: string;
  calendarTitle: string;
  calendarDay: string;
  calendarNote: string;
  signsTitle: string;
  signsLead: string;
  signs: Record<Sign, string>;
  signNow: string;
  signToday: string;
  signVet: Record<"now" | "today", string>;
}

/** @public Read by the build: scripts/content/tool-texts.ts. */
export const SOURCES: readonly ToolSourceId[] = [
  "lamm2012",
  "mir2011",
  "kutzler2003",
  "okkens1993",
  "eilts2005",
  "davisPregnancy",
  "coloradoPregnancy",
  "vinHerpes",
  "geiser2014",
  "nelson2009",
  "amcDelivery",
  "oneill2017",
];
/** @public Read by the build: scripts/content/tool-entries.ts. */
export const FIGURES: Figures = {
  "dayWrong.past": "lamm2012",
  builds: "own",
  litters: "own",
  "stages.early": "davisPregnancy",
  "stages.over": "nelson2009",
  "accuracy.mating": "lamm2012",
  "accuracy.ovulation": "mir2011",
  "accuracy.rise": "kutzler2003",
  "buildNote.short": "oneill2017",
  "buildNote.tiny": "nelson2009",
  "litterNote.few": "eilts2005",
  vetOver: "nelson2009",
  "weeks.2": "lamm2012",
  "weeks.3": "lamm2012",
  "weeks.5": "coloradoPregnancy",
  "weeks.6": "vinHerpes",
  "weeks.7": "own",
  "weeks.8": "amcDelivery",
  steps: "own",
  redFlags: "nelson2009",
  signs: "nelson2009",
  "evidence.0": "lamm2012",
  "evidence.1": "eilts2005",
  "evidence.2": "geiser2014",
  "faq.0": "davisPregnancy",
  "faq.1": "okkens1993",
  "faq.3": "coloradoPregnancy",
};
