import { type Features, featuresOf } from "../src/domain/red-flags/model/features.ts";
import type { Labelled } from "./labelled.ts";
import { trainingSentences } from "./sentences.ts";

export const FOLDS = 5;

/** One sentence to learn from; `counts` is how much a mistake about it counts (1 = as much as any). */
export type Example = Labelled & { features: Features; fold: number; counts: number };

/** The rules' own sentences repeat each other, and a phrase of two words is hardly a text. */
const countsOf = ({ writer, scenario }: Labelled) => {
  if (scenario.startsWith("short-complaint")) return 0.2;
  return scenario.startsWith("short") ? 0.1 : writer === "own" ? 0.5 : 1;
};

const scenarios = [...new Set(trainingSentences.map(({ scenario }) => scenario))];
const folds = new Map(scenarios.map((scenario, i) => [scenario, i % FOLDS]));

export const examples: readonly Example[] = trainingSentences.map((one) => ({
  ...one,
  features: featuresOf(one.text, one.language),
  fold: folds.get(one.scenario) ?? 0,
  counts: countsOf(one),
}));
