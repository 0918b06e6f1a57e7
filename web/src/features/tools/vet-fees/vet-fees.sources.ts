import type { ToolSourceId } from "../../../content/tool-sources.ts";
import type { Figures } from "../frame/tool-text.ts";

// read by the build: scripts/content/tool-texts.ts and tool-entries.ts
export const SOURCES: readonly ToolSourceId[] = [
  "got2022",
  "gotBavaria",
  "gotEvaluation",
  "cma2026",
  "polishPrices2025",
];
export const FIGURES: Figures = {
  times: "got2022",
  services: "own",
  how: "got2022",
  onTop: "got2022",
  evidence: "got2022",
  sections: "got2022",
  faq: "got2022",
};
