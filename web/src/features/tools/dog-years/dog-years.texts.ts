import type { PluralForms } from "#shared/language/format-text.ts";
import type { ToolSourceId } from "../../../content/tool-sources.ts";
import type { Figures, ToolText } from "../frame/tool-text.ts";
import type { Phase, Size, Tier, VetStage } from "./dog-years.ts";

export interface DogYearsText extends ToolText {
  ageLabel: string;
  ageHelp: string;
  ageWrong: string;
  sizeLabel: string;
  sizes: Record<Size, string>;
  shortSizes: Record<Size, string>;
  calculate: string;
  resultTitle: string;
  resultUnit: PluralForms;
  emptyTitle: string;
  emptyText: string;
  phaseLabel: string;
  phases: Record<Phase, string>;
  vetLabel: string;
  vetStages: Record<VetStage, string>;
  vetAdvice: Record<VetStage, string>;
  supplementLabel: string;
  supplements: Record<Tier, string>;
  tableTitle: string;
  tableCaption: string;
  dog: string;
  rowAge: PluralForms;
  shareText: PluralForms;
  shared: Record<Phase, string>;
}

/** @public Read by the build: scripts/content/tool-texts.ts. */
export const SOURCES: readonly ToolSourceId[] = ["wang2020", "aaha2019", "wikipediaAging"];
/** @public Read by the build: scripts/content/tool-entries.ts. */
export const FIGURES: Figures = {
  sizes: "own",
  shared: "own",
  "evidence.0": "wang2020",
  "evidence.1": "own",
  "evidence.2": "own",
  "vetAdvice.senior": "aaha2019",
  "sections.1.points.3": "aaha2019",
};
