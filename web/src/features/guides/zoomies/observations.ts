/** Least to most serious; the most serious one counts. */
const LEVELS = ["play", "watch", "vet", "now"] as const;
export type Level = (typeof LEVELS)[number];

/** Observations with their level. */
const LEVEL_OF = {
  bow: "play",
  stopsAlone: "play",
  responds: "play",
  long: "watch",
  newWhenOlder: "watch",
  stress: "watch",
  chases: "vet",
  sameWay: "vet",
  sore: "vet",
  staggers: "now",
  breathless: "now",
  poison: "now",
} as const satisfies Record<string, Level>;
export type Observation = keyof typeof LEVEL_OF;

export const OBSERVATIONS = Object.keys(LEVEL_OF) as readonly Observation[];
export const levelOf = (observation: Observation): Level => LEVEL_OF[observation];

/** The most serious level of the ticked observations. */
export const worstLevel = (ticked: readonly Observation[]): Level | undefined =>
  LEVELS.findLast((level) => ticked.some((observation) => levelOf(observation) === level));
