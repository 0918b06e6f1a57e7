// Without zod, so that a page can validate its client state.

/** Signs the specification lists to tick before the upload. */
const RED_FLAG_TICKS = [
  "bloat",
  "breathing",
  "gums",
  "collapse",
  "seizure",
  "poison",
  "no_urine",
  "heatstroke",
  "bleeding",
  "eye_injury",
  "birth",
  "paralysis",
  "bloody_gi",
  "puppy_not_eating",
  "trauma",
  "foreign_body",
  "face_swelling",
] as const;
/** Emergencies (level `now` of the red-flag table): the list's and five more. */
export const RED_FLAGS_NOW = [
  ...RED_FLAG_TICKS,
  "burn",
  "electric",
  "near_drowning",
  "snake_sting",
  "pyometra",
] as const;
/** Signs that deserve an appointment soon (level `soon`). */
export const RED_FLAGS_SOON = [
  "limping",
  "not_eating",
  "eye",
  "ear",
  "weight_loss",
  "lump",
  "cough",
  "thirst",
  "gi_upset",
  "itch_skin",
  "urine_blood",
  "mouth_teeth",
  "pain_behaviour",
  "lethargy",
  "female_discharge",
] as const;

/** When a sign occurred: now (or today), earlier and over, or never. */
export const SIGN_ANSWERS = ["now", "earlier", "no"] as const;
