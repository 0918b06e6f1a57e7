import type { ToolSourceId } from "../../../content/tool-sources.ts";
import type { Figures } from "../frame/tool-text.ts";

/** @public Read by the build: scripts/content/tool-texts.ts. */
export const SOURCES: readonly ToolSourceId[] = [
  "lamm2012",
  "mir2011",
  "kutzler2003",
  "okkens1993",
  "eilts2005",
  "davisPregnancy",
  "coloradoPregnancy",
  "vinHerpes",
  "geiser2014",
  "nelson2009",
  "amcDelivery",
  "oneill2017",
];
/** @public Read by the build: scripts/content/tool-entries.ts. */
export const FIGURES: Figures = {
  "dayWrong.past": "lamm2012",
  builds: "own",
  litters: "own",
  "stages.early": "davisPregnancy",
  "stages.over": "nelson2009",
  "accuracy.mating": "lamm2012",
  "accuracy.ovulation": "mir2011",
  "accuracy.rise": "kutzler2003",
  "buildNote.short": "oneill2017",
  "buildNote.tiny": "nelson2009",
  "litterNote.few": "eilts2005",
  vetOver: "nelson2009",
  "weeks.2": "lamm2012",
  "weeks.3": "lamm2012",
  "weeks.5": "coloradoPregnancy",
  "weeks.6": "vinHerpes",
  "weeks.7": "own",
  "weeks.8": "amcDelivery",
  steps: "own",
  redFlags: "nelson2009",
  signs: "nelson2009",
  "evidence.0": "lamm2012",
  "evidence.1": "eilts2005",
  "evidence.2": "geiser2014",
  "faq.0": "davisPregnancy",
  "faq.1": "okkens1993",
  "faq.3": "coloradoPregnancy",
};
