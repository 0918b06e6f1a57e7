import type { ToolSourceId } from "../../../content/tool-sources.ts";
import type { Figures, ToolText } from "../frame/tool-text.ts";
import type { Example, Group, Service } from "./fees.ts";
import type { Time } from "./vet-fees.ts";

export interface VetFeesText extends ToolText {
  /** Where the schedule is law, and differences elsewhere. */
  where: string;
  timeLabel: string;
  times: Record<Time, string>;
  examplesLabel: string;
  examples: Record<Example, string>;
  servicesLabel: string;
  groups: Record<Group, string>;
  services: Record<Service, string>;
  calculate: string;
  again: string;
  resultTitle: string;
  range: string;
  how: Record<Time, string>;
  only: string;
  onTop: readonly string[];
  tips: readonly string[];
  tableTitle: string;
  service: string;
  number: string;
  rate: string;
  sum: string;
  share: string;
  shared: Record<Time, string>;
}

/** @public Read by the build: scripts/content/tool-texts.ts. */
export const SOURCES: readonly ToolSourceId[] = [
  "got2022",
  "gotBavaria",
  "gotEvaluation",
  "cma2026",
  "polishPrices2025",
];
/** @public Read by the build: scripts/content/tool-entries.ts. */
export const FIGURES: Figures = {
  times: "got2022",
  services: "own",
  how: "got2022",
  onTop: "got2022",
  evidence: "got2022",
  sections: "got2022",
  faq: "got2022",
};
