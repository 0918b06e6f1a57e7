import type { ToolSourceId } from "../../../content/tool-sources.ts";
import type { Figures } from "../frame/tool-text.ts";

// read by the build: scripts/content/tool-texts.ts and tool-entries.ts
export const SOURCES: readonly ToolSourceId[] = ["vcaTeeth", "wikipediaTeeth"];
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
