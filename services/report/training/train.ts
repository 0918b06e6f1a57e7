import { writeFileSync } from "node:fs";
import { RED_FLAGS_NOW } from "@hundeblick/proto/health/answers";
import { BLOCKS, featuresOf, type Features } from "../src/domain/red-flags/model/features.ts";
import { rowOf, type Vocabulary } from "../src/domain/red-flags/model/vocabulary.ts";
import { perLanguage } from "../src/domain/free-text/per-language.ts";
import { findRedFlags } from "../src/domain/red-flags/find-red-flags.ts";
import { calibrate } from "./calibrate.ts";
import { fit, type LogisticRegression, probability } from "./logistic-regression.ts";
import { packBytes, packPlaces } from "./pack.ts";
import type { Labelled } from "./labelled.ts";
import { digestOf, trainingSentences } from "./sentences.ts";
import { chooseVocabulary, keepHeaviest } from "./choose-vocabulary.ts";

const DANGER_C = 5;
const SIGN_C = 10;
const FOLDS = 5;
const MOST_FEATURES = 27_000;
const MOST_OF_A_SIGN = 400;
const NOTHING = { at: [], value: [] };
/** The rules' own sentences repeat each other, and a phrase of two words is hardly a text. */
const countsOf = ({ writer, scenario }: Labelled) => {
  if (scenario.startsWith("short-complaint")) return 0.2;
  return scenario.startsWith("short") ? 0.1 : writer === "own" ? 0.5 : 1;
};
const isNow = (id: string) => (RED_FLAGS_NOW as readonly string[]).includes(id);

type Example = Labelled & { features: Features };
const examples: readonly Example[] = trainingSentences.map((one) => ({
  ...one,
  features: featuresOf(one.text, one.language),
}));

const sizeOf = (vocabulary: Vocabulary) => BLOCKS.reduce((sum, block) => sum + vocabulary[block].size, 0);
const dangerOf = (some: readonly Example[], vocabulary: Vocabulary): LogisticRegression =>
  fit(
    some.map((one) => ({ row: rowOf(one.features, vocabulary), positive: one.level === "now", counts: countsOf(one) })),
    sizeOf(vocabulary),
    DANGER_C,
  );

/** Every sentence judged by a model that knows neither it nor its scenario. */
function judgedUnseen() {
  const scenarios = [...new Set(examples.map(({ scenario }) => scenario))];
  const foldOf = new Map(scenarios.map((scenario, i) => [scenario, i % FOLDS]));
  return Array.from({ length: FOLDS }, (_, fold) => fold).flatMap((fold) => {
    const seen = examples.filter(({ scenario }) => foldOf.get(scenario) !== fold);
    const vocabulary = chooseVocabulary(seen.map(({ features }) => features));
    const model = dangerOf(seen, vocabulary);
    return examples
      .filter(({ scenario }) => foldOf.get(scenario) === fold)
      .map((one) => ({
        ...one,
        danger: probability(model, rowOf(one.features, vocabulary)),
        hard: one.writer !== "own",
        byRule: findRedFlags(one.text, one.language).some(({ id }) => isNow(id)),
      }));
  });
}

// Owners write plain sentences (the rules' own) and hard ones (the writers').
const judged = judgedUnseen().filter(({ scenario }) => !scenario.startsWith("short"));
const thresholds = perLanguage((language) => calibrate(judged.filter((one) => one.language === language)));

const all = chooseVocabulary(examples.map(({ features }) => features));
const vocabulary = keepHeaviest(all, dangerOf(examples, all), MOST_FEATURES);
const danger = dangerOf(examples, vocabulary);
const dangerous = examples.filter(({ level }) => level === "now");
const rows = dangerous.map(({ features }) => rowOf(features, vocabulary));
const signs = RED_FLAGS_NOW.map((id) => {
  const model = fit(
    dangerous.map(({ flags }, i) => ({ row: rows[i] ?? NOTHING, positive: flags.includes(id), counts: 1 })),
    sizeOf(vocabulary),
    SIGN_C,
  );
  const at = [...model.weights.keys()]
    .sort((a, b) => Math.abs(model.weights[b] ?? 0) - Math.abs(model.weights[a] ?? 0))
    .slice(0, MOST_OF_A_SIGN)
    .sort((a, b) => a - b);
  return [
    id,
    { bias: model.bias, at: packPlaces(at), weights: packBytes(at.map((i) => model.weights[i] ?? 0)) },
  ] as const;
});

const file = new URL("../src/domain/red-flags/model/weights.json", import.meta.url);
writeFileSync(
  file,
  `${JSON.stringify(
    {
      about: "Written by services/report/training/train.ts; see its README.",
      trainedOn: digestOf(trainingSentences),
      thresholds,
      features: Object.fromEntries(BLOCKS.map((block) => [block, [...vocabulary[block].keys()].join("\n")])),
      rarity: packBytes(BLOCKS.flatMap((block) => [...vocabulary[block].values()].map(({ rarity }) => rarity))),
      danger: { bias: danger.bias, weights: packBytes([...danger.weights]) },
      signs: Object.fromEntries(signs),
    },
    null,
    2,
  )}\n`,
);
const samples = examples
  .filter((_, i) => i % 149 === 0)
  .map(({ text, language, features }) => ({
    text,
    language,
    danger: probability(danger, rowOf(features, vocabulary)),
  }));
writeFileSync(new URL("samples.json", import.meta.url), `${JSON.stringify(samples, null, 2)}\n`);
console.log(`${examples.length} sentences, ${sizeOf(vocabulary)} features`, thresholds);
