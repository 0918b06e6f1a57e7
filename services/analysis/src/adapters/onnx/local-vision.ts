import type { Finding } from "@hundeblick/proto/health/findings";
import { DOG_CLASSES, FIRST_DOG_CLASS } from "../../data/breeds.ts";
import type { Vision } from "../../domain/ports.ts";
import { dogProbabilities } from "../../domain/vision/dog-probabilities.ts";
import { isSmallInPhoto } from "../../domain/vision/dog-size.ts";
import { classifyBreed, classifyDog } from "../../domain/vision/classify-dog.ts";
import { seenFinding } from "../../domain/vision/seen-findings.ts";
import { networkSquare } from "../sharp/photo-pixels.ts";
import type { BreedNetwork } from "./breed-network.ts";

const MODEL = "efficientnet-lite1";

/**
 * Looks without any network connection. It can tell a dog from something else and name the breed it looks like; it
 * knows nothing about age, weight or health and says nothing about them.
 */
export const localVision = (network: Pick<BreedNetwork, "run">): Vision => ({
  async detect({ photo }) {
    const { logits, dogmap } = await network.run(await networkSquare(photo));
    const { dogMass, breeds } = dogProbabilities(logits);
    const verdict = classifyDog(dogMass);
    const said = { provider: "local", model: MODEL, verdict } as const;
    if (verdict !== "dog") return { ...said, breeds: [], breedVerdict: "unknown", findings: [] };
    const small: Finding[] = isSmallInPhoto(strongestMap(logits, dogmap))
      ? [seenFinding("dog_small_in_photo", "low")]
      : [];
    return { ...said, ...classifyBreed(breeds), findings: small };
  },
});

/** The cells of the picture as the most likely class sees them. */
function strongestMap(logits: Float32Array, dogmap: Float32Array): Float32Array {
  const cells = dogmap.length / DOG_CLASSES.length;
  const strongest = DOG_CLASSES.reduce(
    (best, { index }) => ((logits[index] ?? 0) > (logits[best] ?? 0) ? index : best),
    FIRST_DOG_CLASS,
  );
  const from = (strongest - FIRST_DOG_CLASS) * cells;
  return dogmap.subarray(from, from + cells);
}
