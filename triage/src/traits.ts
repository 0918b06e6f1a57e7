/** What rules ask about a dog. Closed, because the data are checked against it. */
export const TRAITS = [
  "puppy",
  "youngPuppy",
  "senior",
  "small",
  "giant",
  "deepChested",
  "shortNosed",
  "pregnant",
  "intactFemale",
  "intactMale",
  "male",
  "female",
  "diabetic",
  "onPainkillers",
  "onSteroids",
] as const;
export type Trait = (typeof TRAITS)[number];
