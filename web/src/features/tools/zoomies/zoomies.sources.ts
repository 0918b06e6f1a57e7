import type { ToolSourceId } from "../../../content/tool-sources.ts";
import type { Figures } from "../frame/tool-text.ts";

/** @public Read by the build: scripts/content/tool-texts.ts. */
export const SOURCES: readonly ToolSourceId[] = ["wikipediaZoomies", "vcaCompulsive"];
/** @public Read by the build: scripts/content/tool-entries.ts. */
export const FIGURES: Figures = { ages: "own" };
