import type { SourcedWeight } from "@hundeblick/triage/breeds/breeds";
import type { BreedFacts } from "../breeds/breed-facts.ts";

type Provenance = Pick<BreedFacts, "weights" | "rangeFrom">;

/** What was read of kennel clubs and breed pages; studies of pets are no standard, memory is no source. */
export const readWeights = ({ weights }: Pick<Provenance, "weights">): SourcedWeight[] =>
  weights.filter(({ source, checked }) => checked === "seen in search" && source !== "study");

/** False where the whole range is remembered: then nothing may be said about the weight. */
export const hasWeightSource = ({ rangeFrom }: Pick<Provenance, "rangeFrom">): boolean => rangeFrom !== "recalled";

/** True where an end of the range is only remembered. */
export const isUncheckedWeight = ({ rangeFrom }: Pick<Provenance, "rangeFrom">): boolean => rangeFrom !== "seen";

/** Id of a breed's weight sources in the list of a report. */
export const weightSourceId = (breedId: string): string => `weight:${breedId}`;
