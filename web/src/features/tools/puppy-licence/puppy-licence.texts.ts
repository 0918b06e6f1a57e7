import type { ToolSourceId } from "../../../content/tool-sources.ts";
import type { Figures, ToolText } from "../frame/tool-text.ts";
import type { Age, Behaviour, Dogs, Place, Risk } from "./puppy-licence.ts";

export interface PuppyLicenceText extends ToolText {
  ageLabel: string;
  ages: Record<Age, string>;
  placeLabel: string;
  places: Record<Place, string>;
  dogsLabel: string;
  dogs: Record<Dogs, string>;
  behaviourLabel: string;
  behaviours: Record<Behaviour, string>;
  calculate: string;
  again: string;
  resultTitle: string;
  risks: Record<Risk, string>;
  explanation: Record<Risk, string>;
  myth: string;
  reality: string;
  bar: string;
  warning: string;
  facts: Record<Age, string>;
  tips: Record<Place | Dogs | Behaviour, string>;
  share: string;
  vetHint: string;
}

/** @public Read by the build: scripts/content/tool-texts.ts. */
export const SOURCES: readonly ToolSourceId[] = ["avsabPuppy", "wikipediaPuppy"];
/** @public Read by the build: scripts/content/tool-entries.ts. */
export const FIGURES: Figures = {
  ages: "own",
  "facts.under-8": "own",
  "facts.8-12": "avsabPuppy",
  "facts.12-16": "avsabPuppy",
  "facts.over-16": "own",
  "evidence.1": "avsabPuppy",
};
