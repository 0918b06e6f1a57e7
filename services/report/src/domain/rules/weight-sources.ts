import type { SourcedWeight } from "@hundeblick/triage/breeds/breeds";
import type { BreedFacts } from "../breeds/breed-facts.ts";

type Provenance = Pick<BreedFacts, "weights" | "rangeFrom">;

/** Verified figures of kennel clubs and breed pages; not those of pet studies. */
export const readWeights = ({ weights }: Pick<Provenance, "weights">): SourcedWeight[] =>
  weights.filter(({ source, checked }) => checked === "seen in search" && source !== "study");

/** True if an end of the range is unverified. */
export const isUncheckedWeight = ({ rangeFrom }: Pick<Provenance, "rangeFrom">): boolean => rangeFrom !== "seen";

/** Id of a breed's weight sources in the list of a report. */
export const weightSourceId = (breedId: string): string => `weight:${breedId}`;
