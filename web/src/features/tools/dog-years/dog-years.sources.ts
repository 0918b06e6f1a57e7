import type { ToolSourceId } from "../../../content/tool-sources.ts";
import type { Figures } from "../frame/tool-text.ts";

// read by the build: scripts/content/tool-texts.ts and tool-entries.ts
export const SOURCES: readonly ToolSourceId[] = ["wang2020", "aaha2019", "wikipediaAging"];
export const FIGURES: Figures = {
  sizes: "own",
  shared: "own",
  "evidence.0": "wang2020",
  "evidence.1": "own",
  "evidence.2": "own",
  "vetAdvice.senior": "aaha2019",
  "faq.1": "aaha2019",
  "sections.1.points.3": "aaha2019",
};
