import type { PluralForms } from "#shared/language/format-text.ts";
import type { ToolSourceId } from "../../../content/tool-sources.ts";
import type { Figures, ToolText } from "../frame/tool-text.ts";
import type { Age, Cycle, CycleLength, HeatSign, Size } from "./heat-cycle.ts";

export interface HeatCycleText extends ToolText {
  lastLabel: string;
  lastHelp: string;
  lastWrong: string;
  cycleLabel: string;
  cycles: Record<Cycle, string>;
  sizeLabel: string;
  sizes: Record<Size, string>;
  ageLabel: string;
  ages: Record<Age, string>;
  optional: string;
  calculate: string;
  again: string;
  resultTitle: string;
  window: string;
  today: string;
  inDays: PluralForms;
  daysAgo: PluralForms;
  accuracy: Record<"high" | "medium", string>;
  lengths: Record<CycleLength, string>;
  seasons: Record<"spring" | "autumn", string>;
  vet: Record<"overdue" | "short", string>;
  tips: readonly string[];
  share: string;
  /** Of a month. */
  shared: string;
  calendarTitle: string;
  calendarDay: string;
  signsTitle: string;
  signsLead: string;
  signs: Record<HeatSign, string>;
  signVerdict: Record<"likely" | "possible" | "single", string>;
  signVet: string;
  signBesideVet: Record<"likely" | "possible" | "single", string>;
}

/** @public Read by the build: scripts/content/tool-texts.ts. */
export const SOURCES: readonly ToolSourceId[] = ["vcaHeat", "vcaPyometra", "wikipediaHeat"];
/** @public Read by the build: scripts/content/tool-entries.ts. */
export const FIGURES: Figures = {
  cycles: "own",
  ages: "own",
  lengths: "own",
  signVerdict: "own",
  signVet: "vcaPyometra",
  "vet.short": "own",
  "tips.2": "vcaPyometra",
  "evidence.0": "own",
  "evidence.1": "vcaHeat",
  "evidence.2": "vcaPyometra",
  "sections.0": "vcaHeat",
  "faq.0": "vcaHeat",
  "faq.1": "wikipediaHeat",
  "faq.3": "vcaHeat",
};
