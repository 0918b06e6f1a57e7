import { traitsOfBreed } from "./breed-traits.ts";
import { monthsForChecks } from "./breeds/growth.ts";
import { type Dog, hasHeartDisease } from "./dog.ts";

/** Traits for the rules of checks. Ages in months; `breedMin` and `breedMax` are weights in kg. */
export type CheckDog = {
  ageMonths?: number | undefined;
  weightKg?: number | undefined;
  pregnant?: boolean | undefined;
  nursing?: boolean | undefined;
  sighthound?: boolean | undefined;
  heart?: boolean | undefined;
  /** Any chronic illness, special diet or steroids. */
  illness?: boolean | undefined;
  breedMin?: number | undefined;
  breedMax?: number | undefined;
};

/** The dog of a check; `kg`: the usual weight of its breed and sex, if known. */
export function checkDogOf(dog: Dog, kg?: readonly [number, number]): CheckDog {
  const breed = traitsOfBreed(dog.breed);
  const { ageMonths } = dog;
  return {
    ageMonths: ageMonths === undefined ? undefined : monthsForChecks(ageMonths, breed.has("giantBreed")),
    weightKg: dog.weightKg,
    pregnant: dog.pregnant,
    sighthound: breed.has("sighthound"),
    heart: hasHeartDisease(dog),
    illness: (dog.conditions?.length ?? 0) > 0 || dog.medicines?.includes("steroid"),
    breedMin: kg?.[0],
    breedMax: kg?.[1],
  };
}
