import type { ConditionId, MedicineId } from "@hundeblick/proto/health/check-lists";
import { breedTraits } from "./breed-traits.ts";
import type { Trait } from "./traits.ts";

/** Known facts of a dog. Ages in months, weights in kg; `breed` is an id or a name in any language. */
export type Dog = {
  ageMonths?: number | undefined;
  weightKg?: number | undefined;
  sex?: "male" | "female" | undefined;
  neutered?: boolean | undefined;
  pregnant?: boolean | undefined;
  breed?: string | undefined;
  conditions?: readonly ConditionId[] | undefined;
  medicines?: readonly MedicineId[] | undefined;
};

const PUPPY_MONTHS = 6;
/** 16 weeks are 3.7 months; ages are whole months. */
const YOUNG_PUPPY_MONTHS = 4;
/** Milk teeth change until about 7 months. */
const ADULT_TEETH_MONTHS = 8;
/** Bitches of nearly all breeds have been in season by then. */
const YOUNG_MONTHS = 18;
const SENIOR_MONTHS = 8 * 12;
const SMALL_KG = 5;
const GIANT_KG = 40;

const PAINKILLERS: readonly MedicineId[] = ["nsaid", "metamizole", "opioid"];

const has = (dog: Dog, condition: ConditionId): boolean => !!dog.conditions?.includes(condition);
const takes = (dog: Dog, medicines: readonly MedicineId[]): boolean =>
  !!dog.medicines?.some((id) => medicines.includes(id));

/** Told as an illness or by its medicine. */
export const hasHeartDisease = (dog: Dog): boolean => has(dog, "heart_disease") || takes(dog, ["heart_medicine"]);

/** Traits of this dog for the rules; unknown ones are missing. */
export function traitsOf(dog: Dog): ReadonlySet<Trait> {
  const { ageMonths = Number.NaN, weightKg = Number.NaN, sex, neutered, pregnant } = dog;
  const known: Record<Exclude<Trait, "deepChested" | "shortNosed">, boolean> = {
    puppy: ageMonths < PUPPY_MONTHS,
    youngPuppy: ageMonths < YOUNG_PUPPY_MONTHS,
    young: ageMonths < YOUNG_MONTHS,
    adultTeeth: ageMonths >= ADULT_TEETH_MONTHS,
    senior: ageMonths > SENIOR_MONTHS,
    small: weightKg < SMALL_KG,
    giant: weightKg > GIANT_KG,
    pregnant: pregnant === true,
    intactFemale: sex === "female" && neutered === false,
    intactMale: sex === "male" && neutered === false,
    spayed: sex === "female" && neutered === true,
    male: sex === "male",
    female: sex === "female",
    diabetic: has(dog, "diabetes") || takes(dog, ["insulin"]),
    heartDisease: hasHeartDisease(dog),
    addison: has(dog, "addison"),
    kidneyDisease: has(dog, "kidney_disease"),
    pancreatitis: has(dog, "pancreatitis"),
    onPainkillers: takes(dog, PAINKILLERS),
    onSteroids: takes(dog, ["steroid"]),
    onBloodThinners: takes(dog, ["anticoagulant"]),
  };
  const traits = Object.entries(known).flatMap(([trait, holds]) => (holds ? [trait as Trait] : []));
  return new Set([...traits, ...breedTraits(dog.breed)]);
}
