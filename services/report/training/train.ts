import { writeFileSync } from "node:fs";
import { isRedFlagNow, RED_FLAGS_NOW } from "@hundeblick/proto/health/answers";
import { byBlock } from "../src/domain/red-flags/model/probability.ts";
import { RARITY_STEP, rowOf, type Vocabulary } from "../src/domain/red-flags/model/vocabulary.ts";
import { perLanguage } from "../src/domain/free-text/per-language.ts";
import { findRedFlags } from "../src/domain/red-flags/find-red-flags.ts";
import { calibrate, type Judged } from "./calibrate.ts";
import { fit, type LogisticRegression, probability } from "./logistic-regression.ts";
import { packAscending, packBytes, packHalfBytes } from "./pack.ts";
import { type Example, EVERYDAY_WRITERS, examples, FOLDS } from "./examples.ts";
import { digestOf, trainingSentences } from "./sentences.ts";
import { chooseVocabulary, keepHeaviest } from "./choose-vocabulary.ts";

const DANGER_C = 5;
const SIGN_C = 10;
/** As many as 400 kB hold. */
const MAX_FEATURES = 95_000;
const MAX_OF_A_SIGN = 400;
const NOTHING = { at: [], value: [] };

const kindOf = ({ writer }: Example): Judged["kind"] =>
  writer === "own" ? "plain" : EVERYDAY_WRITERS.includes(writer) ? "everyday" : "hard";
const dangerOf = (some: readonly Example[], vocabulary: Vocabulary): LogisticRegression =>
  fit(
    some.map(({ features, level, counts }) => ({
      row: rowOf(features, vocabulary),
      positive: level === "now",
      counts,
    })),
    vocabulary.size,
    DANGER_C,
  );
const vocabularyOf = (some: readonly Example[]): Vocabulary => {
  const all = chooseVocabulary(some.map(({ features }) => features));
  return keepHeaviest(all, dangerOf(some, all), MAX_FEATURES);
};

/** Every sentence judged by a model that knows neither it nor its scenario. */
function judgedUnseen() {
  return Array.from({ length: FOLDS }, (_, i) => i).flatMap((unseen) => {
    const seen = examples.filter(({ fold }) => fold !== unseen);
    const vocabulary = vocabularyOf(seen);
    const model = dangerOf(seen, vocabulary);
    return examples
      .filter(({ fold }) => fold === unseen)
      .map((one) => ({
        ...one,
        byBlock: byBlock(model, rowOf(one.features, vocabulary)),
        kind: kindOf(one),
        byRule: findRedFlags(one.text, one.language).some(({ id }) => isRedFlagNow(id)),
      }));
  });
}

// Owners write plain sentences (the rules' own), everyday ones and hard ones (the other writers'). Harmless ones of
// writers 14, 16, 24 and 29 sound like emergencies on purpose, more often than an owner's do, and those with times of
// day repeat each other: they teach, and set no threshold.
const judged = judgedUnseen().filter(
  ({ scenario, writer }) => !scenario.startsWith("short") && !["w14", "w16", "w24", "w29", "times"].includes(writer),
);
const certainty = perLanguage((language) => calibrate(judged.filter((one) => one.language === language)));

const vocabulary = vocabularyOf(examples);
const danger = dangerOf(examples, vocabulary);
const dangerous = examples.filter(({ level }) => level === "now");
const rows = dangerous.map(({ features }) => rowOf(features, vocabulary));
const signs = RED_FLAGS_NOW.map((id) => {
  const model = fit(
    dangerous.map(({ flags }, i) => ({ row: rows[i] ?? NOTHING, positive: flags.includes(id), counts: 1 })),
    vocabulary.size,
    SIGN_C,
  );
  const at = [...model.weights.keys()]
    .sort((a, b) => Math.abs(model.weights[b] ?? 0) - Math.abs(model.weights[a] ?? 0))
    .slice(0, MAX_OF_A_SIGN)
    .sort((a, b) => a - b);
  return [
    id,
    { bias: model.bias, at: packAscending(at), weights: packBytes(at.map((i) => model.weights[i] ?? 0)) },
  ] as const;
});

const file = new URL("../src/domain/red-flags/model/weights.json", import.meta.url);
writeFileSync(
  file,
  `${JSON.stringify(
    {
      about: "Written by services/report/training/train.ts; see its README.",
      trainedOn: digestOf(trainingSentences),
      certainty,
      features: packAscending([...vocabulary.keys()]),
      rarity: packHalfBytes([...vocabulary.values()].map(({ rarity }) => Math.round(rarity / RARITY_STEP))),
      danger: { bias: danger.bias, weights: packBytes([...danger.weights]) },
      signs: Object.fromEntries(signs),
    },
    null,
    2,
  )}\n`,
);
const samples = examples
  .filter((_, i) => i % 189 === 0)
  .map(({ text, language, features }) => ({
    text,
    language,
    danger: probability(danger, rowOf(features, vocabulary)),
  }));
writeFileSync(new URL("samples.json", import.meta.url), `${JSON.stringify(samples, null, 2)}\n`);
console.log(`${examples.length} sentences, ${vocabulary.size} features`, certainty);
