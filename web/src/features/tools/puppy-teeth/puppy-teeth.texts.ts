import type { ToolSourceId } from "../../../content/tool-sources.ts";
import type { Figures, ToolText } from "../frame/tool-text.ts";
import type { Age, Found, Observation, Size, TeethCategory, TeethPhase, Tooth } from "./puppy-teeth.ts";

export interface PuppyTeethText extends ToolText {
  ageLabel: string;
  ages: Record<Age, string>;
  sizeLabel: string;
  sizes: Record<Size, string>;
  seenLabel: string;
  seen: Record<Observation, string>;
  foundLabel: string;
  found: Record<Found, string>;
  calculate: string;
  again: string;
  resultTitle: string;
  categories: Record<TeethCategory, string>;
  score: string;
  scoreBesideVet: string;
  phases: Record<TeethPhase, { name: string; text: string }>;
  foundNote: Record<Found, string>;
  tooEarly: string;
  vetHint: string;
  vet: Record<"double" | "late" | "unfinished", string>;
  timeline: string;
  teeth: Record<Tooth, string>;
  span: string;
  now: string;
  tips: readonly string[];
  share: string;
  calendar: string;
  calendarDone: string;
  calendarNote: string;
}

/** @public Read by the build: scripts/content/tool-texts.ts. */
export const SOURCES: readonly ToolSourceId[] = ["vcaTeeth", "wikipediaTeeth"];
/** @public Read by the build: scripts/content/tool-entries.ts. */
export const FIGURES: Figures = {
  "phases.milk": "own",
  "phases.final": "vcaTeeth",
  tooEarly: "own",
  vetHint: "own",
  "vet.late": "own",
  "vet.unfinished": "own",
  "evidence.0": "vcaTeeth",
  "sections.0": "own",
};
