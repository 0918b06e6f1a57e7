import type { RedFlagSoon } from "@hundeblick/proto/health/answers";
import type { CheckId, ConcernId } from "@hundeblick/proto/health/check";
import type { FindingArea } from "@hundeblick/proto/health/findings";
import type { SupplementArea } from "../../data/ingredients.ts";

type Place = { area: FindingArea; supplements?: SupplementArea };

/** Area of a concern, and the supplements withheld while a visit for it is advised. */
const PLACES: Readonly<Record<ConcernId, Place>> = {
  aggression: { area: "energy", supplements: "anxiety" },
  alone: { area: "energy", supplements: "anxiety" },
  ate_something: { area: "general", supplements: "gut" },
  back_neck_pain: { area: "mobility", supplements: "joints" },
  birth: { area: "general" },
  breathing_fast: { area: "energy" },
  collapse_faint: { area: "energy" },
  confused_old: { area: "energy", supplements: "anxiety" },
  cough: { area: "energy" },
  diarrhoea: { area: "general", supplements: "gut" },
  drinking_more: { area: "general" },
  ears: { area: "coat", supplements: "skin_coat" },
  eyes: { area: "general" },
  fear_noise: { area: "energy", supplements: "anxiety" },
  itching_skin: { area: "coat", supplements: "skin_coat" },
  lethargy_fever: { area: "energy", supplements: "anxiety" },
  limping: { area: "mobility", supplements: "joints" },
  lump: { area: "coat", supplements: "skin_coat" },
  mouth_teeth: { area: "general", supplements: "dental" },
  not_eating: { area: "weight", supplements: "gut" },
  overheated: { area: "energy" },
  parasites: { area: "coat", supplements: "skin_coat" },
  puppy_poorly: { area: "general" },
  puppy_start: { area: "general" },
  scooting: { area: "coat", supplements: "gut" },
  season_discharge: { area: "general" },
  seizure: { area: "energy", supplements: "anxiety" },
  stiff_old: { area: "mobility", supplements: "joints" },
  straining_stool: { area: "general", supplements: "gut" },
  swelling_hives: { area: "coat", supplements: "skin_coat" },
  trembling: { area: "energy", supplements: "anxiety" },
  urination: { area: "general" },
  vomiting: { area: "general", supplements: "gut" },
  weight_gain: { area: "weight" },
  weight_loss: { area: "weight", supplements: "gut" },
  wound_bite: { area: "coat", supplements: "skin_coat" },
};

export const placeOf = (id: ConcernId): Place => PLACES[id];

/** Supplements withheld while a visit is advised by a hands-on check. */
export const SUPPLEMENTS_OF_CHECK: Readonly<Partial<Record<CheckId, SupplementArea>>> = {
  getting_up: "joints",
  muscle: "joints",
  pain_signs: "joints",
  skin_coat: "skin_coat",
  ears: "skin_coat",
  teeth: "dental",
};

/** Concerns with questions about a sign found in the owner's words. */
export const CONCERNS_OF: Readonly<Record<RedFlagSoon, readonly ConcernId[]>> = {
  limping: ["limping", "stiff_old", "back_neck_pain"],
  not_eating: ["not_eating"],
  eye: ["eyes"],
  ear: ["ears"],
  weight_loss: ["weight_loss"],
  lump: ["lump"],
  cough: ["cough"],
  thirst: ["drinking_more"],
  gi_upset: ["vomiting", "diarrhoea", "straining_stool"],
  itch_skin: ["itching_skin", "parasites"],
  urine_blood: ["urination"],
  mouth_teeth: ["mouth_teeth"],
  pain_behaviour: ["stiff_old", "limping", "back_neck_pain", "aggression"],
  lethargy: ["lethargy_fever"],
  female_discharge: ["season_discharge"],
};

/** Concerns whose answers replace the owner's words about a sign, where other concerns ask about less than the sign. */
const REPLACED_BY: Readonly<Partial<Record<RedFlagSoon, readonly ConcernId[]>>> = {
  gi_upset: ["vomiting", "diarrhoea"],
  pain_behaviour: ["stiff_old", "back_neck_pain"],
};

export const replaces = (concern: ConcernId, sign: RedFlagSoon): boolean =>
  (REPLACED_BY[sign] ?? CONCERNS_OF[sign] ?? []).includes(concern);
