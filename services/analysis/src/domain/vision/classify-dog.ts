import type { BreedGuess, VisionResult, PhotoVerdict } from "@hundeblick/proto/health/vision";

const DOG_FROM = 0.6;
const UNSURE_FROM = 0.2;
const ONE_BREED_FROM = 0.85;
/** Below this no breed is named. */
const ANY_BREED_FROM = 0.25;

/** From the summed probability of all dog classes. */
export function classifyDog(dogMass: number): Extract<PhotoVerdict, "dog" | "dog_unsure" | "no_dog"> {
  if (dogMass >= DOG_FROM) return "dog";
  return dogMass >= UNSURE_FROM ? "dog_unsure" : "no_dog";
}

/** One name, the three likeliest, or none; likeliest first. */
export function classifyBreed(guesses: readonly BreedGuess[]): Pick<VisionResult, "breeds" | "breedVerdict"> {
  const breeds = guesses.slice(0, 3);
  const best = breeds[0]?.probability ?? 0;
  if (best >= ONE_BREED_FROM) return { breeds, breedVerdict: "one" };
  return best >= ANY_BREED_FROM ? { breeds, breedVerdict: "several" } : { breeds: [], breedVerdict: "unknown" };
}
