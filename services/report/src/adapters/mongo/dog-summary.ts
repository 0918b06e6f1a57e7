import type { DogSummary } from "@hundeblick/proto/events/report.v1";
import type { z } from "zod";
import type { NewReport } from "../../domain/ports.ts";
import { phrasebook } from "../../domain/rendering/phrasebook.ts";
import { breedName } from "../../domain/rendering/profile.ts";

/** What facts tell about a dog, in the language of its report. */
export function dogSummary({
  composed: { dog },
  language,
}: Pick<NewReport, "composed" | "language">): z.output<typeof DogSummary> {
  return {
    name: dog.name,
    breed: breedName(dog.breed, phrasebook(language, dog)),
    ageMonths: dog.ageMonths,
    weightKg: dog.weightKg,
  };
}
