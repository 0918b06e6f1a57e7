import { createHash } from "node:crypto";
import { type Features, featuresOf } from "../src/domain/red-flags/model/features.ts";
import type { Labelled } from "./labelled.ts";
import { trainingSentences } from "./sentences.ts";

export const FOLDS = 5;

/** One sentence to learn from; `counts` is how much a mistake about it counts (1 = as much as any). */
export type Example = Labelled & { features: Features; fold: number; counts: number };

/** Writers of everyday complaints; the sentences of the others are harder. */
export const EVERYDAY_WRITERS: readonly string[] = ["everyday", "w12", "w13", "w17", "w20", "w21", "w22", "w26", "w27"];

/** The rules' own sentences, writer 29's and those with times of day repeat each other; two words are hardly a text. */
const countsOf = ({ writer, scenario }: Labelled) => {
  if (writer === "times" || scenario.startsWith("short-complaint")) return 0.2;
  if (scenario.startsWith("short")) return 0.1;
  return ["own", "w29"].includes(writer) || EVERYDAY_WRITERS.includes(writer) ? 0.5 : 1;
};

/** Independent of other sentences, so that trainings on different sets can be compared. */
const foldOf = (scenario: string) => createHash("sha256").update(`fold ${scenario}`).digest().readUInt32BE() % FOLDS;

export const examples: readonly Example[] = trainingSentences.map((one) => ({
  ...one,
  features: featuresOf(one.text, one.language),
  fold: foldOf(one.scenario),
  counts: countsOf(one),
}));
