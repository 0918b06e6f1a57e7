import type { DogSummary } from "@hundeblick/proto/health/dog-summary";
import type { NewReport } from "./ports.ts";
import { phrasebook } from "./rendering/phrasebook.ts";
import { breedName } from "./rendering/profile.ts";

/** Summary of a dog for other services, in the language of its report. */
export function dogSummary({ composed: { dog }, language }: Pick<NewReport, "composed" | "language">): DogSummary {
  return {
    name: dog.name,
    breed: breedName(dog.breed, phrasebook(language, dog)),
    ageMonths: dog.ageMonths,
    weightKg: dog.weightKg,
  };
}
