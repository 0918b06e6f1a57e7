import type { ToolSourceId } from "../../../content/tool-sources.ts";
import type { Figures } from "../frame/tool-text.ts";

// read by the build: scripts/content/tool-texts.ts and tool-entries.ts
export const SOURCES: readonly ToolSourceId[] = ["vcaHeat", "vcaPyometra", "hagmanPyometra", "wikipediaHeat"];
export const FIGURES: Figures = {
  cycles: "own",
  ages: "own",
  lengths: "own",
  signVerdict: "own",
  signVet: "hagmanPyometra",
  "vet.short": "own",
  "tips.2": "hagmanPyometra",
  "evidence.0": "own",
  "evidence.1": "vcaHeat",
  "evidence.2": "vcaPyometra",
  "sections.0": "vcaHeat",
  "faq.0": "vcaHeat",
  "faq.1": "wikipediaHeat",
  "faq.3": "vcaHeat",
};
