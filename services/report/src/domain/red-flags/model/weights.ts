import { RED_FLAGS_NOW, type RedFlagNow } from "@hundeblick/proto/health/answers";
import { LANGUAGES } from "@hundeblick/proto/language";
import { z } from "zod";
import { EVIDENCE } from "./certainty.ts";
import file from "./weights.json" with { type: "json" };
import type { Vocabulary } from "./vocabulary.ts";

/** One byte per number: `values` in base64, each times `scale`. */
const Packed = z.strictObject({ scale: z.number().positive(), values: z.base64() });
const Probability = z.number().min(0).max(1);

/** Output of the training (services/report/training/README.md). */
export const Weights = z.strictObject({
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
  /** Ascending hashes of the features (`keyOf`), each as the difference to the one before: two bytes each. */
  features: z.base64(),
  rarity: Packed,
  danger: z.strictObject({ bias: z.number(), weights: Packed }),
  /** Classifier of the sign: sparse, `at` holds the indices as two bytes each. */
  signs: z.record(z.enum(RED_FLAGS_NOW), z.strictObject({ bias: z.number(), at: z.base64(), weights: Packed })),
});
export type Weights = z.infer<typeof Weights>;

export type Linear = { bias: number; weights: ArrayLike<number> };
export type Model = {
  certainty: Weights["certainty"];
  vocabulary: Vocabulary;
  danger: Linear;
  signs: ReadonlyMap<RedFlagNow, Linear>;
};

/** Decoded weights. */
export function unpackWeights({ certainty, features, rarity, danger, signs }: Weights): Model {
  const rarities = unpack(rarity);
  let key = 0;
  const vocabulary = new Map(
    unpackPlaces(features).map((step, at) => [(key += step), { at, rarity: rarities[at] ?? 0 }]),
  );
  return {
    certainty,
    vocabulary,
    danger: { bias: danger.bias, weights: unpack(danger.weights) },
    signs: new Map(
      RED_FLAGS_NOW.map((id) => {
        const weights = new Float32Array(vocabulary.size);
        const values = unpack(signs[id].weights);
        unpackPlaces(signs[id].at).forEach((at, i) => {
          weights[at] = values[i] ?? 0;
        });
        return [id, { bias: signs[id].bias, weights }];
      }),
    ),
  };
}

function unpack({ scale, values }: z.infer<typeof Packed>): Float32Array {
  const bytes = Buffer.from(values, "base64");
  return Float32Array.from(bytes, (_, i) => bytes.readInt8(i) * scale);
}

function unpackPlaces(places: string): number[] {
  const bytes = Buffer.from(places, "base64");
  return Array.from({ length: bytes.length / 2 }, (_, i) => bytes.readUInt16LE(2 * i));
}

export const MODEL: Model = unpackWeights(Weights.parse(file));
