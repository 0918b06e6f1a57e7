import type { Breed } from "./breeds.ts";

/** Ranges of shows or pooled types: many healthy dogs are outside. Source: breed table. */
const SHOW_RANGES: ReadonlySet<string> = new Set([
  "chihuahua",
  "yorkshire-terrier",
  "miniature-schnauzer",
  "cocker-spaniel",
  "collie",
  "dachshund",
  "miniature-dachshund",
]);
export const isShowRange = (breedId: string): boolean => SHOW_RANGES.has(breedId);

/** False if the whole range is unverified: then nothing may be said about the weight. */
export const hasWeightSource = ({ rangeFrom }: Pick<Breed, "rangeFrom">): boolean => rangeFrom !== "recalled";

/** Whether a weight outside the range says something about one dog. */
export const allowsWeightVerdict = (breed: Pick<Breed, "id" | "weightVerdict" | "rangeFrom">): boolean =>
  breed.weightVerdict && hasWeightSource(breed) && !isShowRange(breed.id);
