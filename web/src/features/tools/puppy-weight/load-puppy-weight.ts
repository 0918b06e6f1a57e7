import type { Language } from "@hundeblick/proto/language";
import { loadBreedWeights } from "@hundeblick/triage/breeds/load";
import { loadCheck } from "@hundeblick/triage/load";
import { loadOnce } from "#shared/load-once.ts";

/** Breeds with their weights, and the check whose rules say what a change of weight means. */
export const loadPuppyWeight = (language: Language) =>
  loadOnce(`puppy weight ${language}`, async () => {
    const [breeds, check] = await Promise.all([loadBreedWeights(language), loadCheck("weight_trend", language)]);
    return { breeds, check };
  });

/** What assesses and draws the result; it comes while the questions are answered. */
export const loadPuppyWeightResult = () =>
  loadOnce("puppy weight result", async () => (await import("./PuppyWeightResult.tsx")).PuppyWeightResult);
