/** Traits of a dog in rules. Closed, because the data are validated against it. */
export const TRAITS = [
  "puppy",
  "youngPuppy",
  "young",
  "adultTeeth",
  "senior",
  "small",
  "giant",
  "deepChested",
  "shortNosed",
  "pregnant",
  "intactFemale",
  "intactMale",
  "spayed",
  "male",
  "female",
  "diabetic",
  "onPainkillers",
  "onSteroids",
] as const;
export type Trait = (typeof TRAITS)[number];
