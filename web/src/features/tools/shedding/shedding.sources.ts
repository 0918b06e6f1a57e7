import type { ToolSourceId } from "../../../content/tool-sources.ts";
import type { Figures } from "../frame/tool-text.ts";

// read by the build: scripts/content/tool-texts.ts and tool-entries.ts
export const SOURCES: readonly ToolSourceId[] = ["wikipediaCoat", "vcaThyroid"];
export const FIGURES: Figures = { sizeNote: "own", coatTips: "own", checkVerdict: "own" };
