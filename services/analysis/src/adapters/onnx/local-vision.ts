import type { Finding } from "@hundeblick/proto/health/findings";
import type { VisionResult } from "@hundeblick/proto/health/vision";
import { DOG_CLASSES, FIRST_DOG_CLASS } from "../../data/breeds.ts";
import type { Vision } from "../../domain/ports.ts";
import { type DogProbabilities, dogProbabilities } from "../../domain/vision/dog-probabilities.ts";
import { isSmallInPhoto } from "../../domain/vision/dog-size.ts";
import { classifyBreed, classifyDog } from "../../domain/vision/classify-dog.ts";
import {
  SEARCH_SIDE,
  searchSquares,
  severalDogs,
  type SquareResult,
  surestDog,
} from "../../domain/vision/search-squares.ts";
import { seenFinding } from "../../domain/vision/seen-findings.ts";
import { networkSquare, networkSquares } from "../sharp/photo-pixels.ts";
import type { BreedNetwork } from "./breed-network.ts";

const MODEL = "efficientnet-lite1";

/** Breed probability in the whole photo from which no search for further dogs is needed. */
const CLEAR_FROM = 0.9;

/**
 * Runs without network access. Detects whether there is a dog and its breed; says nothing about age, weight or health.
 * An uncertain photo is searched in squares for a small dog and for several dogs.
 */
export const localVision = (network: Pick<BreedNetwork, "run">): Vision => ({
  async detect({ photo, isPointedAt = false }) {
    const { logits, dogmap } = await network.run(await networkSquare(photo));
    const seen = dogProbabilities(logits);
    const first = resultOf(seen, isSmallInPhoto(strongestMap(logits, dogmap)));
    const isClear = first.verdict === "dog" && (seen.breeds[0]?.probability ?? 0) >= CLEAR_FROM;
    return isPointedAt || isClear ? first : searched(network, photo, first);
  },
});

function resultOf(seen: DogProbabilities, isSmall: boolean): VisionResult {
  const base = { provider: "local", model: MODEL, verdict: classifyDog(seen.dogMass) } as const;
  if (base.verdict !== "dog") return { ...base, breeds: [], breedVerdict: "unknown", findings: [] };
  const findings: Finding[] = isSmall ? [seenFinding("dog_small_in_photo", "low")] : [];
  return { ...base, ...classifyBreed(seen.breeds), findings };
}

async function searched(network: Pick<BreedNetwork, "run">, jpeg: Buffer, first: VisionResult): Promise<VisionResult> {
  const { photo, squares } = await networkSquares(jpeg, SEARCH_SIDE, searchSquares);
  const looks: SquareResult[] = [];
  for (const { square, rgb } of squares)
    looks.push({ square, seen: dogProbabilities((await network.run(rgb)).logits) });
  const dogs = severalDogs(looks, photo);
  if (dogs) {
    const { provider, model } = first;
    return { provider, model, verdict: "several_dogs", breeds: [], breedVerdict: "unknown", findings: [], dogs };
  }
  const small = first.verdict === "dog" ? undefined : surestDog(looks);
  return small ? likenessOnly(resultOf(small, true)) : first;
}

/** A dog found in a square never gets a single breed, because that accuracy was not measured. */
const likenessOnly = (result: VisionResult): VisionResult =>
  result.breedVerdict === "one" ? { ...result, breedVerdict: "several" } : result;

/** Activation map of the most likely class. */
function strongestMap(logits: Float32Array, dogmap: Float32Array): Float32Array {
  const cells = dogmap.length / DOG_CLASSES.length;
  const strongest = DOG_CLASSES.reduce(
    (best, { index }) => ((logits[index] ?? 0) > (logits[best] ?? 0) ? index : best),
    FIRST_DOG_CLASS,
  );
  const from = (strongest - FIRST_DOG_CLASS) * cells;
  return dogmap.subarray(from, from + cells);
}
