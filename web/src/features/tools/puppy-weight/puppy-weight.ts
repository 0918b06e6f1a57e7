import type { WeighedBreed } from "@hundeblick/triage/breeds/breed-weights";
import { averageKg, type KgRange, widestRange } from "@hundeblick/triage/breeds/growth";
import type { Sex } from "@hundeblick/triage/breeds/growth-quartiles";
import { addDays, differenceInCalendarDays } from "date-fns";
import { readDecimal } from "#shared/ui/decimal.ts";
import { choice, type Fields, text } from "../frame/answers.ts";
import { readDay } from "../frame/dates.ts";
import { readWeighings } from "./weighings.ts";

export const SEXES = ["female", "male"] as const satisfies readonly Sex[];

export interface PuppyWeightAnswers {
  /** Id of a breed, or the kg of the grown dog as they were typed. */
  dog: string;
  sex?: Sex;
  /** Birthday. */
  born: string;
  /** As `readWeighings` takes them. */
  weights?: string;
}

const ADULT_KG = { min: 0.8, max: 120 };
export function readAdultKg(typed: string): number | null {
  const kg = readDecimal(typed);
  return kg !== null && kg >= ADULT_KG.min && kg <= ADULT_KG.max ? kg : null;
}
const isBreedId = (dog: string): boolean => /^[a-z]+(-[a-z]+)*$/.test(dog);

/** What is known of the grown dog. */
export const KNOWN = ["breed", "adult"] as const;
export type Known = (typeof KNOWN)[number];
export const knownOf = (dog: string | undefined): Known | undefined =>
  dog === undefined ? undefined : readAdultKg(dog) === null ? "breed" : "adult";

export const FIELDS: Fields<PuppyWeightAnswers> = {
  dog: text((dog) => isBreedId(dog) || readAdultKg(dog) !== null),
  sex: choice(SEXES, { optional: true }),
  born: text((day) => {
    const born = readDay(day);
    return born !== null && differenceInCalendarDays(new Date(), born) >= 0;
  }),
  weights: text((list) => readWeighings(list) !== null, { optional: true }),
};

/** What the grown dog weighs, and of what breed it is, if any. */
export interface GrownDog {
  adultKg: KgRange;
  /** Average of both sexes, by which the quartiles are grouped. */
  averageKg: number;
  breed?: WeighedBreed;
}

/** The grown dog of these answers; null when nobody knows such a breed. Without a sex the range is that of both. */
export function grownDogOf(
  { dog, sex }: Pick<PuppyWeightAnswers, "dog" | "sex">,
  breeds: readonly WeighedBreed[],
): GrownDog | null {
  const kg = readAdultKg(dog);
  if (kg !== null) return { adultKg: [kg, kg], averageKg: kg };
  const breed = breeds.find(({ id }) => id === dog);
  if (!breed) return null;
  return { adultKg: sex ? breed.kg[sex] : widestRange(breed.kg), averageKg: averageKg(breed.kg), breed };
}

/** Age in weeks and parts of them. */
export const weeksOld = (born: Date, on: Date): number => differenceInCalendarDays(on, born) / 7;

const MAX_DAYS = 2 * 365;
export const WEEKS = { min: 1, max: 104 };

/** Why a day is no birthday of a puppy. */
export function wrongBirthday(day: string, today: Date): "ahead" | "past" | "none" | null {
  const born = readDay(day);
  if (!born) return "none";
  const days = differenceInCalendarDays(today, born);
  if (days < 0) return "ahead";
  return days > MAX_DAYS ? "past" : null;
}

/** The birthday of a dog that is so many weeks old; null when no puppy is. */
export function birthdayOf(typedWeeks: string, today: Date): Date | null {
  const weeks = readDecimal(typedWeeks);
  return weeks !== null && weeks >= WEEKS.min && weeks <= WEEKS.max ? addDays(today, -Math.round(weeks * 7)) : null;
}
