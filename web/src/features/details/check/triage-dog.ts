import { CONDITIONS, MEDICINES } from "@hundeblick/proto/health/check-lists";
import type { Dog } from "@hundeblick/triage/dog";
import type { DogInfo } from "#shared/session/dog-info.ts";
import { readWeight } from "#shared/session/read-answers.ts";

/** Traits of the form's dog for the rules; unknown ones are missing. */
export function triageDog(dog: DogInfo): Dog {
  const ageMonths = Number.parseInt(dog.age_months, 10);
  const weight = readWeight(dog.weight_kg);
  const isFemale = dog.sex === "female";
  return {
    ageMonths: Number.isInteger(ageMonths) ? ageMonths : undefined,
    weightKg: weight.kind === "value" ? weight.value : undefined,
    sex: dog.sex === "" ? undefined : dog.sex,
    neutered: dog.neutered ?? undefined,
    pregnant: (isFemale && dog.neutered !== true && dog.pregnant) || undefined,
    breed: dog.breed.trim() || undefined,
    conditions: CONDITIONS.filter((id) => dog.conditions.includes(id)),
    medicines: MEDICINES.filter((id) => dog.medicines.includes(id)),
  };
}
