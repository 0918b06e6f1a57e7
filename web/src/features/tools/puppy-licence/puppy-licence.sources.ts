import type { ToolSourceId } from "../../../content/tool-sources.ts";
import type { Figures } from "../frame/tool-text.ts";

// read by the build: scripts/content/tool-texts.ts and tool-entries.ts
export const SOURCES: readonly ToolSourceId[] = ["avsabPuppy", "wikipediaPuppy"];
export const FIGURES: Figures = {
  ages: "own",
  "facts.under-8": "own",
  "facts.8-12": "avsabPuppy",
  "facts.12-16": "avsabPuppy",
  "facts.over-16": "own",
  "evidence.1": "avsabPuppy",
};
