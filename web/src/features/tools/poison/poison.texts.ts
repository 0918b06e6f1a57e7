import type { ToolSourceId } from "../../../content/tool-sources.ts";
import type { Figures, ToolText } from "../frame/tool-text.ts";
import type { Group, Kind, Mark, TOXINS, Unit } from "./kinds.ts";
import type { Age, SharedLevel } from "./answers.ts";

export interface PoisonText extends ToolText {
  signsHelp: string;
  weightLabel: string;
  weightHelp: string;
  weightWrong: string;
  ageLabel: string;
  ages: Record<Age, string>;
  groupLabel: string;
  groups: Record<Group, string>;
  kindLabel: string;
  kinds: Record<Kind, string>;
  /** For mixtures: cakes, sweets, sauces. */
  kindHelp: Partial<Record<Group, string>>;
  unitLabel: string;
  units: Record<Unit, string>;
  amountLabel: string;
  amountHelp: string;
  amountWrong: string;
  timeHelp: string;
  calculate: string;
  again: string;
  resultTitle: string;
  signsNow: string;
  reachedReason: string;
  /** Replaces reassuring texts of the concern. */
  careful: Record<"today" | "home", string>;
  doseTitle: string;
  dosePerKg: string;
  toxins: Record<keyof typeof TOXINS, string>;
  /** Assumed content; of a drink per millilitre. */
  contentNotes: Record<"gram" | "millilitre" | "gum" | "garlic", string>;
  reached: string;
  marks: Record<Mark["id"], string>;
  below: string;
  unknownAmount: string;
  noAmount: Partial<Record<Group, string>>;
  watchTitle: string;
  watch: Record<Group, readonly string[]>;
  callIf: string;
  doTitle: string;
  neverTitle: string;
  tellTitle: string;
  vetTitle: string;
  vetDoes: Record<Group, readonly string[]>;
  share: string;
  /** Only texts that cannot be read as an all-clear. */
  shared: Record<SharedLevel, string>;
  calendarTitle: string;
}

/** @public Read by the build: scripts/content/tool-texts.ts. */
export const SOURCES: readonly ToolSourceId[] = [
  "merckChocolate",
  "gwaltney2001",
  "cameronChocolate",
  "warman2007",
  "sanchez2017",
  "efsaCaffeine",
  "piscitelli2010",
  "avsXylitol",
  "medvetGum",
  "dvmTasty",
  "vetmedsOnion",
  "cope2005",
  "pphGarlic",
  "mckenzie2000",
  "rodenticideReview",
  "pphFirst",
];
/** @public Read by the build: scripts/content/tool-entries.ts. */
export const FIGURES: Figures = {
  "contentNotes.garlic": "pphGarlic",
  weightHelp: "own",
  weightWrong: "own",
  ages: "own",
  kinds: "merckChocolate",
  units: "own",
  "watch.chocolate.0": "cameronChocolate",
  "watch.chocolate.1": "own",
  "watch.coffee.0": "cameronChocolate",
  "watch.coffee.1": "own",
  "watch.xylitol.0": "avsXylitol",
  "watch.grapes.0": "dvmTasty",
  "watch.onion.0": "cope2005",
  "watch.onion.1": "own",
  "watch.macadamia.0": "mckenzie2000",
  "watch.macadamia.1": "own",
  "watch.bait": "rodenticideReview",
  "vetDoes.xylitol": "avsXylitol",
  "vetDoes.grapes": "dvmTasty",
  "evidence.0": "merckChocolate",
  "evidence.1": "merckChocolate",
  "evidence.2": "sanchez2017",
  "evidence.3": "efsaCaffeine",
  "evidence.4": "piscitelli2010",
  "evidence.5": "medvetGum",
  "evidence.6": "dvmTasty",
  "evidence.7": "vetmedsOnion",
  "evidence.8": "cope2005",
  "evidence.9": "pphGarlic",
  "evidence.10": "mckenzie2000",
  "evidence.11": "own",
  "faq.0": "merckChocolate",
  "faq.1": "dvmTasty",
  "faq.3": "cameronChocolate",
};
