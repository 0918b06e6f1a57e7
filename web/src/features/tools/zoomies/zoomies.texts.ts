import type { ToolSourceId } from "../../../content/tool-sources.ts";
import type { Figures, ToolText } from "../frame/tool-text.ts";
import type { Age, Duration, Frequency, Trigger, ZoomiesCategory } from "./zoomies.ts";

export interface ZoomiesText extends ToolText {
  ageLabel: string;
  ages: Record<Age, string>;
  oftenLabel: string;
  often: Record<Frequency, string>;
  triggerLabel: string;
  triggers: Record<Trigger, string>;
  lastsLabel: string;
  lasts: Record<Duration, string>;
  calculate: string;
  again: string;
  resultTitle: string;
  categories: Record<ZoomiesCategory, string>;
  explanation: Record<ZoomiesCategory, string>;
  score: string;
  scientific: string;
  triggerNote: Record<Trigger, string>;
  tips: readonly string[];
  vet: string;
  redFlags: { heading: string; points: readonly string[] };
  share: string;
}

/** @public Read by the build: scripts/content/tool-texts.ts. */
export const SOURCES: readonly ToolSourceId[] = ["wikipediaZoomies", "vcaCompulsive"];
/** @public Read by the build: scripts/content/tool-entries.ts. */
export const FIGURES: Figures = { ages: "own" };
