import type { Goal, RedFlagSoon } from "@hundeblick/proto/health/answers";
import type { ConcernId } from "@hundeblick/proto/health/check";
import type { FindingArea } from "@hundeblick/proto/health/findings";

type Place = { area: FindingArea; goal?: Goal };

/** Area of a concern, and the goal whose supplements are withheld while a visit for it is advised. */
const PLACES: Readonly<Record<ConcernId, Place>> = {
  aggression: { area: "energy", goal: "anxiety" },
  alone: { area: "energy", goal: "anxiety" },
  ate_something: { area: "general", goal: "gut" },
  back_neck_pain: { area: "mobility", goal: "joints" },
  birth: { area: "general" },
  breathing_fast: { area: "energy" },
  collapse_faint: { area: "energy" },
  confused_old: { area: "energy", goal: "anxiety" },
  cough: { area: "energy" },
  diarrhoea: { area: "general", goal: "gut" },
  drinking_more: { area: "general" },
  ears: { area: "coat", goal: "skin_coat" },
  eyes: { area: "general" },
  fear_noise: { area: "energy", goal: "anxiety" },
  itching_skin: { area: "coat", goal: "skin_coat" },
  lethargy_fever: { area: "energy", goal: "anxiety" },
  limping: { area: "mobility", goal: "joints" },
  lump: { area: "coat", goal: "skin_coat" },
  mouth_teeth: { area: "general" },
  not_eating: { area: "weight", goal: "gut" },
  overheated: { area: "energy" },
  parasites: { area: "coat", goal: "skin_coat" },
  puppy_poorly: { area: "general" },
  puppy_start: { area: "general" },
  scooting: { area: "coat", goal: "gut" },
  season_discharge: { area: "general" },
  seizure: { area: "energy", goal: "anxiety" },
  stiff_old: { area: "mobility", goal: "joints" },
  straining_stool: { area: "general", goal: "gut" },
  swelling_hives: { area: "coat", goal: "skin_coat" },
  trembling: { area: "energy", goal: "anxiety" },
  urination: { area: "general" },
  vomiting: { area: "general", goal: "gut" },
  weight_gain: { area: "weight" },
  weight_loss: { area: "weight", goal: "gut" },
  wound_bite: { area: "coat", goal: "skin_coat" },
};

export const placeOf = (id: ConcernId): Place => PLACES[id];

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
