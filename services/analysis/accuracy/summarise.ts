import type { BreedGuess, PhotoVerdict, VisionResult } from "@hundeblick/proto/health/vision";
import type { Label } from "./labels.ts";

export type Assessed = {
  label: Label;
  verdict: PhotoVerdict;
  breeds: readonly BreedGuess[];
  breedVerdict: VisionResult["breedVerdict"];
};
type Share = { count: number; of: number };
const BINS = 10;
const GROUPS = ["light", "sharpness", "size"] as const;

export const share = <T>(all: readonly T[], holds: (one: T) => boolean): Share => ({
  count: all.filter(holds).length,
  of: all.length,
});
export const isFirstRight = ({ label, breeds }: Assessed): boolean => breeds[0]?.breedId === label.breed;
const isAmongThree = ({ label, breeds }: Assessed): boolean => breeds.some(({ breedId }) => breedId === label.breed);
const isAccepted = ({ verdict }: Assessed): boolean => verdict === "dog";

/** A rejected dog of a labelled breed counts as wrong. */
const breedShares = (all: readonly Assessed[]) => ({
  firstRight: share(all, isFirstRight),
  amongThree: share(all, isAmongThree),
});

export function summarise(all: readonly Assessed[]) {
  const ofBreed = all.filter(({ label }) => label.isDog && label.breed !== undefined);
  return {
    photos: all.length,
    ...breedShares(ofBreed),
    dogsRefused: share(
      all.filter(({ label }) => label.isDog),
      (one) => !isAccepted(one),
    ),
    othersAccepted: share(
      all.filter(({ label }) => !label.isDog),
      isAccepted,
    ),
    calibration: calibrationOf(ofBreed),
    groups: Object.fromEntries(
      GROUPS.map((group) => [
        group,
        Object.fromEntries(
          [...Map.groupBy(ofBreed, ({ label }) => label[group])].flatMap(([value, these]) =>
            value === undefined ? [] : [[value, breedShares(these)]],
          ),
        ),
      ]),
    ),
  };
}

/** Confidence of the first name and its accuracy per range; empty ranges are missing. */
function calibrationOf(ofBreed: readonly Assessed[]) {
  const named = ofBreed.flatMap((one) => {
    const probability = one.breeds[0]?.probability;
    return probability === undefined ? [] : [{ probability, isRight: isFirstRight(one) }];
  });
  const bins = Map.groupBy(named, ({ probability }) => Math.min(BINS - 1, Math.floor(probability * BINS)));
  return [...bins]
    .toSorted(([a], [b]) => a - b)
    .map(([bin, these]) => ({
      from: bin / BINS,
      to: (bin + 1) / BINS,
      meanProbability: round(these.reduce((sum, { probability }) => sum + probability, 0) / these.length),
      right: share(these, ({ isRight }) => isRight),
    }));
}

const round = (value: number): number => Math.round(value * 1_000) / 1_000;
