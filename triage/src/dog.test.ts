import { expect, test } from "vitest";
import { traitsOf } from "./dog.ts";

const traits = (...dog: Parameters<typeof traitsOf>): string[] => [...traitsOf(...dog)].sort();

test("an unknown dog has no traits", () => expect(traits({})).toEqual([]));

test.each([
  [{ ageMonths: 3 }, ["puppy", "young", "youngPuppy"]],
  [{ ageMonths: 4 }, ["puppy", "young"]],
  [{ ageMonths: 7 }, ["young"]],
  [{ ageMonths: 8 }, ["adultTeeth", "young"]],
  [{ ageMonths: 17 }, ["adultTeeth", "young"]],
  [{ ageMonths: 18 }, ["adultTeeth"]],
  [{ ageMonths: 96 }, ["adultTeeth"]],
  [{ ageMonths: 97 }, ["adultTeeth", "senior"]],
  [{ weightKg: 4.9 }, ["small"]],
  [{ weightKg: 5 }, []],
  [{ weightKg: 40 }, []],
  [{ weightKg: 40.5 }, ["giant"]],
  [{ sex: "female" as const }, ["female"]],
  [{ sex: "female" as const, neutered: false }, ["female", "intactFemale"]],
  [{ sex: "female" as const, neutered: true }, ["female", "spayed"]],
  [{ sex: "male" as const, neutered: false }, ["intactMale", "male"]],
  [{ conditions: ["diabetes" as const] }, ["diabetic"]],
  [{ medicines: ["insulin" as const] }, ["diabetic"]],
  [{ conditions: ["heart_disease" as const] }, ["heartDisease"]],
  [{ medicines: ["heart_medicine" as const] }, ["heartDisease"]],
  [{ conditions: ["addison" as const], medicines: ["anticoagulant" as const] }, ["addison", "onBloodThinners"]],
  [{ medicines: ["nsaid" as const, "steroid" as const] }, ["onPainkillers", "onSteroids"]],
])("%j has the traits %j", (dog, expected) => expect(traits(dog)).toEqual(expected));

test.each([
  ["boxer", ["deepChested", "shortNosed"]],
  ["Mops-Mischling", ["shortNosed"]],
  ["Französische Bulldogge", ["shortNosed"]],
  ["owczarek niemiecki", ["deepChested"]],
  ["great-pyrenees", ["deepChested"]],
  ["Border Collie", []],
  ["Italian Greyhound", []],
  ["Hund", []],
])("the breed %s has the traits %j", (breed, expected) => expect(traits({ breed })).toEqual(expected));
