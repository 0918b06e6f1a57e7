import { RED_FLAGS_NOW, type RedFlagNow } from "@hundeblick/proto/health/answers";
import { LANGUAGES } from "@hundeblick/proto/language";
import { z } from "zod";
import { EVIDENCE } from "./certainty.ts";
import file from "./weights.json" with { type: "json" };
import { unpackAscending, unpackBytes, unpackHalfBytes } from "./unpack.ts";
import { RARITY_STEP, type Vocabulary } from "./vocabulary.ts";

/** One byte per number: `values` in base64, each times `scale`. */
const Packed = z.strictObject({ scale: z.number().positive(), values: z.base64() });
const Probability = z.number().min(0).max(1);

/** Output of the training (services/report/training/README.md). */
const Weights = z.strictObject({
  about: z.string(),
  /** SHA-256 of the training sentences. */
  trainedOn: z.string(),
  /** Weights of `evidenceOf` per language, and the thresholds for an alarm and for a question. */
  certainty: z.record(
    z.enum(LANGUAGES),
    z.strictObject({
      bias: z.number(),
      weights: z.array(z.number()).length(EVIDENCE),
      alarm: Probability,
      ask: Probability,
    }),
  ),
  /** Ascending hashes of the features (`keyOf`), as differences. */
  features: z.base64(),
  /** Inverse document frequencies in `RARITY_STEP`s, four bits each. */
  rarity: z.base64(),
  danger: z.strictObject({ bias: z.number(), weights: Packed }),
  /** Classifier of the sign: sparse, `at` holds the ascending indices, as differences. */
  signs: z.record(z.enum(RED_FLAGS_NOW), z.strictObject({ bias: z.number(), at: z.base64(), weights: Packed })),
});
type Weights = z.infer<typeof Weights>;

export type Linear = { bias: number; weights: ArrayLike<number> };
export type Model = {
  certainty: Weights["certainty"];
  vocabulary: Vocabulary;
  danger: Linear;
  signs: ReadonlyMap<RedFlagNow, Linear>;
};

/** Decoded weights. */
function unpackWeights({ certainty, features, rarity, danger, signs }: Weights): Model {
  const rarities = unpackHalfBytes(rarity);
  const vocabulary = new Map(
    unpackAscending(features).map((key, at) => [key, { at, rarity: (rarities[at] ?? 0) * RARITY_STEP }]),
  );
  return {
    certainty,
    vocabulary,
    danger: { bias: danger.bias, weights: unpackBytes(danger.weights) },
    signs: new Map(
      RED_FLAGS_NOW.map((id) => {
        const weights = new Float32Array(vocabulary.size);
        const values = unpackBytes(signs[id].weights);
        unpackAscending(signs[id].at).forEach((at, i) => {
          weights[at] = values[i] ?? 0;
        });
        return [id, { bias: signs[id].bias, weights }];
      }),
    ),
  };
}

export const MODEL: Model = unpackWeights(Weights.parse(file));
