import { writeFileSync } from "node:fs";
import { RED_FLAGS_NOW } from "@hundeblick/proto/health/answers";
import { byBlock } from "../src/domain/red-flags/model/probability.ts";
import { rowOf, type Vocabulary } from "../src/domain/red-flags/model/vocabulary.ts";
import { perLanguage } from "../src/domain/free-text/per-language.ts";
import { findRedFlags } from "../src/domain/red-flags/find-red-flags.ts";
import { calibrate, type Judged } from "./calibrate.ts";
import { fit, type LogisticRegression, probability } from "./logistic-regression.ts";
import { packBytes, packPlaces } from "./pack.ts";
import { type Example, EVERYDAY_WRITERS, examples, FOLDS } from "./examples.ts";
import { digestOf, trainingSentences } from "./sentences.ts";
import { chooseVocabulary, keepHeaviest } from "./choose-vocabulary.ts";

const DANGER_C = 5;
const SIGN_C = 10;
/** Indices are stored as two bytes each. */
const MAX_FEATURES = 65_000;
const MAX_OF_A_SIGN = 400;
const NOTHING = { at: [], value: [] };
const isNow = (id: string) => (RED_FLAGS_NOW as readonly string[]).includes(id);

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
const vocabularyFor = (fits: (one: Example) => boolean) =>
  chooseVocabulary(examples.filter(fits).map(({ features }) => features));

/** Every sentence judged by a model that knows neither it nor its scenario. */
function judgedUnseen() {
  return Array.from({ length: FOLDS }, (_, i) => i).flatMap((unseen) => {
    const isSeen = ({ fold }: Example) => fold !== unseen;
    const vocabulary = vocabularyFor(isSeen);
    const model = dangerOf(examples.filter(isSeen), vocabulary);
    return examples
      .filter((one) => !isSeen(one))
      .map((one) => ({
        ...one,
        byBlock: byBlock(model, rowOf(one.features, vocabulary)),
        kind: kindOf(one),
        byRule: findRedFlags(one.text, one.language).some(({ id }) => isNow(id)),
      }));
  });
}

// Owners write plain sentences (the rules' own), everyday ones and hard ones (the other writers').
const judged = judgedUnseen().filter(({ scenario }) => !scenario.startsWith("short"));
const certainty = perLanguage((language) => calibrate(judged.filter((one) => one.language === language)));

const all = vocabularyFor(() => true);
const vocabulary = keepHeaviest(all, dangerOf(examples, all), MAX_FEATURES);
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
      certainty,
      features: packPlaces([...vocabulary.keys()].map((key, i, keys) => key - (keys[i - 1] ?? 0))),
      rarity: packBytes([...vocabulary.values()].map(({ rarity }) => rarity)),
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
